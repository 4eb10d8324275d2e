package com.example;

interface HasBeta {
  String beta();
}
