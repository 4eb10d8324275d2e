package com.example;

@Deprecated(forRemoval = true)
public enum Since {
  @Deprecated(forRemoval = true)
  ONE,
  TWO
}
