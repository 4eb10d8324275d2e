package com.example.permissions;

public enum Role {
  ADMIN,
  MEMBER
}
