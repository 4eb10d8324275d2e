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

/** Writes and reads the items of {@link Permission}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class PermissionCodec extends EntityCodec<Permission> {
  private static final FieldNames FIELDS = FieldNames.of("groupId", "resource", "action");

  /** The only instance. */
  public static final PermissionCodec INSTANCE = new PermissionCodec();

  private PermissionCodec() {
    super(
        EntitySpec.of(Permission.class, "Permission")
            .requires("groupId", "resource", "action")
            .component("groupId", Codecs.STRING, "groupId")
            .component("resource", Codecs.STRING, "resource")
            .component("action", Codecs.STRING, "action")
            .key(PermissionKeys.PK, PermissionKeys.SK));
  }

  @Override
  public void writeFields(Permission value, ItemWriter out) {
    Codecs.STRING.writeRequired("groupId", value.groupId(), out);
    Codecs.STRING.writeRequired("resource", value.resource(), out);
    Codecs.STRING.writeRequired("action", value.action(), out);
  }

  @Override
  public Permission readFields(ItemReader in) {
    String groupId = null;
    String resource = null;
    String action = null;
    long seen = 0;
    for (int field = in.nextField(FIELDS); field >= 0; field = in.nextField(FIELDS)) {
      seen |= 1L << field;
      switch (field) {
        case 0 -> groupId = in.readString();
        case 1 -> resource = in.readString();
        case 2 -> action = in.readString();
        default -> throw unknownField(field);
      }
    }
    if (groupId == null || resource == null || action == null) {
      throw missing(FIELDS, 0, seen, 0x7L);
    }
    return new Permission(groupId, resource, action);
  }

  @Override
  public @Nullable Object component(Permission value, int index) {
    return switch (index) {
      case 0 -> value.groupId();
      case 1 -> value.resource();
      case 2 -> value.action();
      default -> throw unknownComponent(index);
    };
  }
}
