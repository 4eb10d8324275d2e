package dev.keyloom.docs;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;

/** A model that is a class. */
// region model
@Model
@Key(pk = "MEMBER#{id}", sk = "META")
public final class Member implements Club {
  private final String id;

  @Attribute(name = "full_name")
  private final String name;

  public Member(String id, String name) {
    this.id = id;
    this.name = name;
  }

  public String getId() {
    return id;
  }

  public String getName() {
    return name;
  }
}
// endregion
