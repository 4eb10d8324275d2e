package com.example;

import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;

/** The components are in no natural order, and other constructors and factories come first. */
@Table("Greek")
@Model
@Key(pk = "{alpha}", sk = "{gamma}")
public record Greek(String gamma, String alpha, String beta)
    implements HasBeta, HasAlpha, Comparable<Greek> {
  public Greek(String alpha, String beta) {
    this("g", alpha, beta);
  }

  public Greek {
    if (gamma.isEmpty()) {
      throw new IllegalArgumentException("gamma");
    }
  }

  public static Greek of(String alpha, String beta, String gamma) {
    return new Greek(gamma, alpha, beta);
  }

  public String delta() {
    return "not a component";
  }

  @Override
  public String alpha() {
    return alpha;
  }

  @Override
  public int compareTo(Greek other) {
    return alpha.compareTo(other.alpha);
  }
}
