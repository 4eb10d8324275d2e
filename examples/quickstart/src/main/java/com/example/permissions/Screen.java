package com.example.permissions;

import dev.keyloom.Plan;
import java.io.PrintStream;
import java.util.List;

/** Prints the story: titles, calls with their requests, and results. */
final class Screen {
  private final PrintStream out;

  Screen(PrintStream out) {
    this.out = out;
  }

  void title(String text) {
    out.println();
    out.println("== " + text);
  }

  void line(String text) {
    out.println(text);
  }

  void lines(List<String> lines) {
    lines.forEach(out::println);
  }

  /** A call as it is written in Java, and the requests that it makes. */
  void call(String call, Plan plan) {
    out.println("table." + call);
    plan.toString().lines().forEach(line -> out.println("    " + line));
  }

  void results(List<?> results) {
    results.forEach(result -> out.println(" -> " + result));
  }
}
