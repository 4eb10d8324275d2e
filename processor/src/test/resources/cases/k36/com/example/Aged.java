package com.example;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;

/** The model, its table, a component, an enum and a constant of it are on their way out. */
@Deprecated
@Table("Aged")
@Model
@Key(pk = "{id}", sk = "A#{since}")
@Gsi(index = "GSI1", name = "bySince", pk = "{since}#{name}")
@SuppressWarnings({"deprecation", "removal"})
public record Aged(
    String id, @Deprecated String name, Since since, List<Since> all, Part part, List<Part> parts) {}
