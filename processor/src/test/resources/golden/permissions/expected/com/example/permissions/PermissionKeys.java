package com.example.permissions;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import dev.keyloom.support.TableStage;
import java.lang.String;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The keys of {@link Permission}: {@code GROUP#{groupId}} / {@code PERM#{resource}#{action}}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class PermissionKeys {
  static final KeyTemplate PK =
      KeyTemplate.of("Permission", "#").literal("GROUP#").component("groupId", KeyCodecs.STRING);

  static final KeyTemplate SK =
      KeyTemplate.of("Permission", "#").literal("PERM#").component("resource", KeyCodecs.STRING)
          .literal("#").component("action", KeyCodecs.STRING);

  private PermissionKeys() {}

  /** The primary key: {@code GROUP#{groupId}} / {@code PERM#{resource}#{action}}. */
  public static PrimaryKey<Permission> of(String groupId, String resource, String action) {
    return KeyTarget.primary(PermissionCodec.INSTANCE, groupId, resource, action);
  }

  /** The items of one partition: {@code GROUP#{groupId}}. */
  public static GroupIdQuery groupId(String groupId) {
    return new GroupIdQuery(KeyTarget.partition(PermissionCodec.INSTANCE, groupId));
  }

  /** The access path whose components are exactly those given; fails by name without one. */
  public static QueryKey<Permission> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(PermissionCodec.INSTANCE, components);
  }

  /** Reads a primary key back from its stored text. */
  public static PrimaryKey<Permission> parse(String pk, String sk) {
    return KeyTarget.parse(PermissionCodec.INSTANCE, pk, sk);
  }

  /** A query that can be narrowed by {@code resource}. */
  public static final class GroupIdQuery extends TableStage<Permission> {
    private GroupIdQuery(KeyTarget<Permission> target) {
      super(target);
    }

    /** Items with this {@code resource}. */
    public ResourceQuery resource(String resource) {
      return new ResourceQuery(target().with(resource));
    }

    /** Items whose {@code resource} starts with {@code prefix}. */
    public ConsistentQueryKey<Permission> resourceStartsWith(String prefix) {
      return target().startsWith(prefix).inTable();
    }
  }

  /** A query that can be narrowed by {@code action}. */
  public static final class ResourceQuery extends TableStage<Permission> {
    private ResourceQuery(KeyTarget<Permission> target) {
      super(target);
    }

    /** The full primary key. */
    public PrimaryKey<Permission> action(String action) {
      return target().with(action).primary();
    }

    /** Items whose {@code action} starts with {@code prefix}. */
    public ConsistentQueryKey<Permission> actionStartsWith(String prefix) {
      return target().startsWith(prefix).inTable();
    }

    /** Items whose {@code action} is from {@code low} to {@code high}, both included. */
    public ConsistentQueryKey<Permission> actionBetween(String low, String high) {
      return super.between(low, high);
    }

    /** Items whose {@code action} is greater than {@code low}. */
    public ConsistentQueryKey<Permission> actionAfter(String low) {
      return super.after(low);
    }

    /** Items whose {@code action} is less than {@code high}. */
    public ConsistentQueryKey<Permission> actionBefore(String high) {
      return super.before(high);
    }

    /** Items whose {@code action} is {@code low} or greater. */
    public ConsistentQueryKey<Permission> actionAtLeast(String low) {
      return super.atLeast(low);
    }

    /** Items whose {@code action} is {@code high} or less. */
    public ConsistentQueryKey<Permission> actionAtMost(String high) {
      return super.atMost(high);
    }
  }
}
