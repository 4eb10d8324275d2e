package com.example;

interface HasAlpha {
  String alpha();

  default String omega() {
    return "not a component";
  }
}
