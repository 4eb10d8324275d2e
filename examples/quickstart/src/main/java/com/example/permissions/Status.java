package com.example.permissions;

/** Whether a user may sign in. */
public enum Status {
  ACTIVE,
  SUSPENDED
}
