package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.util.List;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

class KeyloomProcessorTest {
  private static final String PERMISSIONS =
      """
      package example;

      import dev.keyloom.annotation.*;
      import java.time.Instant;

      @Table("UserPermissions")
      public sealed interface UserPermissions {
        enum Status { ACTIVE, SUSPENDED }

        enum Role { ADMIN, MEMBER }

        @Model
        @Key(pk = "USER#{userId}", sk = "PROFILE")
        @Gsi(index = "GSI1", name = "byEmail", pk = "EMAIL#{email}", sk = "PROFILE", unique = true)
        record User(String userId, String name, String email, Status status, Instant createdAt)
            implements UserPermissions {}

        @Model
        @Key(pk = "GROUP#{groupId}", sk = "#META")
        record Group(String groupId, String name) implements UserPermissions {}

        @Model
        @Key(pk = "GROUP#{groupId}", sk = "USER#{userId}")
        @Gsi(index = "GSI1", name = "byUser", pk = "USER#{userId}", sk = "GROUP#{groupId}")
        record GroupMembership(String groupId, String userId, Role role, Instant joinedAt)
            implements UserPermissions {}

        @Model
        @Key(pk = "GROUP#{groupId}", sk = "PERM#{resource}#{action}")
        record Permission(String groupId, String resource, String action)
            implements UserPermissions {}
      }
      """;

  @Test
  void acceptsTheExampleOfTheGuide() {
    Compilation compilation = Compilations.compile(List.of("-proc:only"), PERMISSIONS);

    assertThat(Compilations.messages(compilation))
        .singleElement()
        .asString()
        .contains("[KL307 unenforced-unique] Nothing enforces that the path 'byEmail' of User");
    assertThat(
            compilation.generatedFile(
                StandardLocation.CLASS_OUTPUT, "META-INF/keyloom/UserPermissions.json"))
        .isPresent();
  }
}
