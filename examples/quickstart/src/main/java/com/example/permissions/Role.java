package com.example.permissions;

/** What a member is in a group. */
public enum Role {
  ADMIN,
  MEMBER
}
