package com.example.permissions;

import dev.keyloom.codec.Codecs;
import dev.keyloom.codec.FieldNames;
import dev.keyloom.codec.ItemReader;
import dev.keyloom.codec.ItemWriter;
import dev.keyloom.support.EntityCodec;
import dev.keyloom.support.EntitySpec;
import java.lang.Object;
import java.lang.Override;
import java.lang.String;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;
import org.jspecify.annotations.Nullable;

/** Writes and reads the items of {@link Group}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class GroupCodec extends EntityCodec<Group> {
  private static final FieldNames FIELDS = FieldNames.of("groupId", "name");

  /** The only instance. */
  public static final GroupCodec INSTANCE = new GroupCodec();

  private GroupCodec() {
    super(
        EntitySpec.of(Group.class, "Group")
            .requires("groupId", "name")
            .component("groupId", Codecs.STRING, "groupId")
            .key(GroupKeys.PK, GroupKeys.SK));
  }

  @Override
  public void writeFields(Group value, ItemWriter out) {
    Codecs.STRING.writeRequired("groupId", value.groupId(), out);
    Codecs.STRING.writeRequired("name", value.name(), out);
  }

  @Override
  public Group readFields(ItemReader in) {
    String groupId = null;
    String name = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> groupId = in.readString();
        case 1 -> name = in.readString();
        default -> throw unknownField(field);
      }
    }
    if (groupId == null || name == null) {
      throw missing(FIELDS, 0, seen, 0x3L);
    }
    return new Group(groupId, name);
  }

  @Override
  public @Nullable Object component(Group value, int index) {
    return switch (index) {
      case 0 -> value.groupId();
      default -> throw unknownComponent(index);
    };
  }
}
