package com.example.base;

import dev.keyloom.annotation.Attribute;

public abstract class Base<T> {
  @Attribute(name = "key_id")
  private T id;

  protected Base(T id) {
    this.id = id;
  }

  public T getId() {
    return id;
  }

  public void setId(T id) {
    this.id = id;
  }
}
