package com.example.permissions;

import dev.keyloom.Plan;
import java.io.PrintStream;
import java.util.List;

/** Prints the story: titles, calls with their requests, and results. */
final class Screen {
  private static final int WIDTH = 110;

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
    plan.toString().lines().forEach(line -> wrap("    " + line));
  }

  void results(List<?> results) {
    results.forEach(result -> out.println(" -> " + result));
  }

  /** Breaks a long line between the attributes of an item. */
  private void wrap(String line) {
    String rest = line;
    while (rest.length() > WIDTH && rest.lastIndexOf(", ", WIDTH) > 0) {
      int end = rest.lastIndexOf(", ", WIDTH) + 1;
      out.println(rest.substring(0, end));
      rest = " ".repeat(15) + rest.substring(end);
    }
    out.println(rest);
  }
}
