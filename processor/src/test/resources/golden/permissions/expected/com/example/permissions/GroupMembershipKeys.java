package com.example.permissions;

import dev.keyloom.ConsistentQueryKey;
import dev.keyloom.PrimaryKey;
import dev.keyloom.QueryKey;
import dev.keyloom.support.IndexStage;
import dev.keyloom.support.KeyCodecs;
import dev.keyloom.support.KeyTarget;
import dev.keyloom.support.KeyTemplate;
import dev.keyloom.support.TableStage;
import java.lang.String;
import java.util.Map;
import javax.annotation.processing.Generated;
import org.jspecify.annotations.NullMarked;

/** The keys of {@link GroupMembership}: {@code GROUP#{groupId}} / {@code USER#{userId}}. */
@Generated("dev.keyloom.processor.KeyloomProcessor")
@NullMarked
public final class GroupMembershipKeys {
  static final KeyTemplate PK =
      KeyTemplate.of("GroupMembership", "#").literal("GROUP#")
          .component("groupId", KeyCodecs.STRING);

  static final KeyTemplate SK =
      KeyTemplate.of("GroupMembership", "#").literal("USER#").component("userId", KeyCodecs.STRING);

  static final KeyTemplate BY_USER_PK =
      KeyTemplate.of("GroupMembership", "#").literal("USER#").component("userId", KeyCodecs.STRING);

  static final KeyTemplate BY_USER_SK =
      KeyTemplate.of("GroupMembership", "#").literal("GROUP#")
          .component("groupId", KeyCodecs.STRING);

  private GroupMembershipKeys() {}

  /** The primary key: {@code GROUP#{groupId}} / {@code USER#{userId}}. */
  public static PrimaryKey<GroupMembership> of(String groupId, String userId) {
    return KeyTarget.primary(GroupMembershipCodec.INSTANCE, groupId, userId);
  }

  /** The items of one partition: {@code GROUP#{groupId}}. */
  public static GroupIdQuery groupId(String groupId) {
    return new GroupIdQuery(KeyTarget.partition(GroupMembershipCodec.INSTANCE, groupId));
  }

  /** The items of index {@code GSI1}: {@code USER#{userId}} / {@code GROUP#{groupId}}. */
  public static ByUserQuery byUser(String userId) {
    return new ByUserQuery(KeyTarget.index(GroupMembershipCodec.INSTANCE, "byUser", userId));
  }

  /** The access path whose components are exactly those given; fails by name without one. */
  public static QueryKey<GroupMembership> resolve(Map<String, ?> components) {
    return KeyTarget.resolve(GroupMembershipCodec.INSTANCE, components);
  }

  /** Reads a primary key back from its stored text. */
  public static PrimaryKey<GroupMembership> parse(String pk, String sk) {
    return KeyTarget.parse(GroupMembershipCodec.INSTANCE, pk, sk);
  }

  /** A query that can be narrowed by {@code userId}. */
  public static final class GroupIdQuery extends TableStage<GroupMembership> {
    private GroupIdQuery(KeyTarget<GroupMembership> target) {
      super(target);
    }

    /** The full primary key. */
    public PrimaryKey<GroupMembership> userId(String userId) {
      return target().with(userId).primary();
    }

    /** Items whose {@code userId} starts with {@code prefix}. */
    public ConsistentQueryKey<GroupMembership> userIdStartsWith(String prefix) {
      return target().startsWith(prefix).inTable();
    }

    /** Items whose {@code userId} is from {@code low} to {@code high}, both included. */
    public ConsistentQueryKey<GroupMembership> userIdBetween(String low, String high) {
      return super.between(low, high);
    }

    /** Items whose {@code userId} is greater than {@code low}. */
    public ConsistentQueryKey<GroupMembership> userIdAfter(String low) {
      return super.after(low);
    }

    /** Items whose {@code userId} is less than {@code high}. */
    public ConsistentQueryKey<GroupMembership> userIdBefore(String high) {
      return super.before(high);
    }

    /** Items whose {@code userId} is {@code low} or greater. */
    public ConsistentQueryKey<GroupMembership> userIdAtLeast(String low) {
      return super.atLeast(low);
    }

    /** Items whose {@code userId} is {@code high} or less. */
    public ConsistentQueryKey<GroupMembership> userIdAtMost(String high) {
      return super.atMost(high);
    }
  }

  /** A query that can be narrowed by {@code groupId}. */
  public static final class ByUserQuery extends IndexStage<GroupMembership> {
    private ByUserQuery(KeyTarget<GroupMembership> target) {
      super(target);
    }

    /** The full key. */
    public QueryKey<GroupMembership> groupId(String groupId) {
      return target().with(groupId).inIndex();
    }

    /** Items whose {@code groupId} starts with {@code prefix}. */
    public QueryKey<GroupMembership> groupIdStartsWith(String prefix) {
      return target().startsWith(prefix).inIndex();
    }

    /** Items whose {@code groupId} is from {@code low} to {@code high}, both included. */
    public QueryKey<GroupMembership> groupIdBetween(String low, String high) {
      return super.between(low, high);
    }

    /** Items whose {@code groupId} is greater than {@code low}. */
    public QueryKey<GroupMembership> groupIdAfter(String low) {
      return super.after(low);
    }

    /** Items whose {@code groupId} is less than {@code high}. */
    public QueryKey<GroupMembership> groupIdBefore(String high) {
      return super.before(high);
    }

    /** Items whose {@code groupId} is {@code low} or greater. */
    public QueryKey<GroupMembership> groupIdAtLeast(String low) {
      return super.atLeast(low);
    }

    /** Items whose {@code groupId} is {@code high} or less. */
    public QueryKey<GroupMembership> groupIdAtMost(String high) {
      return super.atMost(high);
    }
  }
}
