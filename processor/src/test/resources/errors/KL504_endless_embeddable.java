package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@interface NullMarked {}

@interface Nullable {}

@NullMarked
@Embeddable
record Node(
    String name,
    Node next) {} // ERROR KL504

@NullMarked
@Embeddable
record Left(Right right) {} // ERROR KL504

@NullMarked
@Embeddable
record Right(Left left) {} // ERROR KL504

@NullMarked
@Embeddable
record Tree(List<Tree> children, @Nullable Tree parent) {}

@Embeddable
record Unmarked(Unmarked next) {}
