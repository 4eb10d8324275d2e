package dev.keyloom.docs;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.Locale;
import java.util.Optional;

/** A model with a type that the library does not know. */
// region model
@Table("Readers")
@Model
@Key(pk = "READER#{id}", sk = "PROFILE")
public record Reader(
    String id,
    Optional<String> nick,
    @Attribute(converter = LocaleConverter.class) Locale locale) {}
// endregion
