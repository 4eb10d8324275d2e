package com.example.shop;

public enum Status {
  OPEN,
  DONE {
    @Override
    public String toString() {
      return "done and dusted";
    }
  }
}
