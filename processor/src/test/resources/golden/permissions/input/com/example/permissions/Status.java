package com.example.permissions;

public enum Status {
  ACTIVE,
  SUSPENDED
}
