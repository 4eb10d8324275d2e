package dev.keyloom.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables that others designed and published can be declared as they stand. */
class PublishedDesignsTest {
  private static final String IMPORTS =
      """
      package designs;

      import dev.keyloom.annotation.*;
      import java.time.Instant;
      import java.util.*;

      """;

  private static void compiles(String source) {
    Compilation compilation = Compilations.compile(List.of("-Xlint:-processing"), IMPORTS + source);

    assertThat(compilation.errors()).isEmpty();
    assertThat(compilation.warnings()).isEmpty();
  }

  @Test
  void d1_chat() {
    compiles(
        """
        @Table(
            value = "Chat",
            typeAttribute = "",
            indexes = @Index(name = "RoomID_Comment_IDX", partitionKey = "RoomID", sortKey = "CreatedAt"))
        public sealed interface Chat {
          @Model(separator = ":")
          @Key(pk = "User:{user}", sk = "{createdAt:millis}")
          @Gsi(index = "RoomID_Comment_IDX", name = "byRoom", pk = "{roomId}", sk = "{createdAt:millis}")
          record Comment(
              String user,
              @Attribute(name = "RoomID") String roomId,
              @Attribute(name = "Comment") String comment,
              Instant createdAt)
              implements Chat {}

          @Model(separator = ":")
          @Key(pk = "Room:{room}", sk = "meta")
          record Room(String room, @Attribute(name = "CreatedBy") String createdBy) implements Chat {}

          @Model(separator = ":")
          @Key(pk = "User:{user}", sk = "Join:{room}")
          record Join(String user, String room) implements Chat {}
        }
        """);
  }

  @Test
  void d1_chatWithTimesAsText() {
    compiles(
        """
        @Table(
            value = "Chat",
            typeAttribute = "",
            indexes = @Index(name = "RoomID_Comment_IDX", partitionKey = "RoomID", sortKey = "CreatedAt"))
        public sealed interface Chat {
          @Model(separator = ":")
          @Key(pk = "User:{user}", sk = "{createdAt}")
          @Gsi(index = "RoomID_Comment_IDX", name = "byRoom", pk = "{roomId}", sk = "{createdAt}")
          record Comment(
              String user,
              @Attribute(name = "RoomID") String roomId,
              @Attribute(name = "Comment") String comment,
              @Attribute(name = "CreatedAt") String createdAt)
              implements Chat {}

          @Model(separator = ":")
          @Key(pk = "Room:{room}", sk = "meta")
          record Room(String room, @Attribute(name = "CreatedBy") String createdBy) implements Chat {}

          @Model(separator = ":")
          @Key(pk = "User:{user}", sk = "Join:{room}")
          record Join(String user, String room) implements Chat {}
        }
        """);
  }

  @Test
  void d2_complaints() {
    compiles(
        """
        @Table(
            value = "Complaint_management_system",
            typeAttribute = "",
            indexes = {
              @Index(name = "Customer_complaint_GSI", partitionKey = "customer_id", sortKey = "complaint_id"),
              @Index(name = "Escalations_GSI", partitionKey = "escalated_to", sortKey = "escalation_time"),
              @Index(name = "Agents_Comments_GSI", partitionKey = "agentID", sortKey = "comm_date")
            })
        public sealed interface Complaints {
          @Model
          @Key(pk = "{complaint_id}", sk = "metadata")
          @Gsi(index = "Customer_complaint_GSI", name = "byCustomer", pk = "{customer_id}", sk = "{complaint_id}")
          @Gsi(index = "Escalations_GSI", name = "byEscalation", pk = "{escalated_to}", sk = "{escalation_time}")
          record Complaint(
              String complaint_id,
              String customer_id,
              String severity,
              String current_state,
              String creation_time,
              String complaint_description,
              String escalated_to,
              String escalation_time)
              implements Complaints {}

          @Model
          @Key(pk = "{complaint_id}", sk = "comm#<{comm_date}>#<{comm_id}>")
          @Gsi(index = "Agents_Comments_GSI", name = "byAgent", pk = "{agentID}", sk = "{comm_date}")
          record Communication(
              String complaint_id,
              String comm_id,
              String comm_date,
              String complaint_state,
              String comm_text,
              String agentID,
              Set<String> attachments)
              implements Complaints {}
        }
        """);
  }

  @Test
  void d2_complaintsWithTimesAsInstants() {
    compiles(
        """
        @Table(
            value = "Complaint_management_system",
            typeAttribute = "",
            indexes = {
              @Index(name = "Customer_complaint_GSI", partitionKey = "customer_id", sortKey = "complaint_id"),
              @Index(name = "Escalations_GSI", partitionKey = "escalated_to", sortKey = "escalation_time"),
              @Index(name = "Agents_Comments_GSI", partitionKey = "agentID", sortKey = "comm_date")
            })
        public sealed interface Complaints {
          @Model
          @Key(pk = "{complaint_id}", sk = "metadata")
          @Gsi(index = "Customer_complaint_GSI", name = "byCustomer", pk = "{customer_id}", sk = "{complaint_id}")
          @Gsi(index = "Escalations_GSI", name = "byEscalation", pk = "{escalated_to}", sk = "{escalated:seconds}")
          record Complaint(
              String complaint_id,
              String customer_id,
              String severity,
              String current_state,
              String creation_time,
              String complaint_description,
              String escalated_to,
              Instant escalated)
              implements Complaints {}

          @Model
          @Key(pk = "{complaint_id}", sk = "comm#<{sent:seconds}>#<{comm_id}>")
          @Gsi(index = "Agents_Comments_GSI", name = "byAgent", pk = "{agentID}", sk = "{sent:seconds}")
          record Communication(
              String complaint_id,
              String comm_id,
              Instant sent,
              String complaint_state,
              String comm_text,
              String agentID,
              Set<String> attachments)
              implements Complaints {}
        }
        """);
  }

  @Test
  void d4_sessions() {
    compiles(
        """
        @Table(
            value = "session_store",
            indexes = @Index(name = "GSI1_inverse", partitionKey = "SK", sortKey = "PK"))
        public sealed interface Sessions {
          @Model
          @Key(pk = "suuid#{id}", sk = "c#{customer}")
          @Gsi(index = "GSI1_inverse", name = "byCustomer", pk = "c#{customer}", sk = "suuid#{id}")
          record Session(String id, String customer, Instant lastLogin) implements Sessions {}

          @Model
          @Key(pk = "suuid#{parent}", sk = "child#suuid#{id}")
          @Gsi(index = "GSI1_inverse", name = "byChild", pk = "child#suuid#{id}", sk = "suuid#{parent}")
          record Child(String parent, String id) implements Sessions {}
        }
        """);
  }

  @Test
  void d4_sessionsWithTheirKeysTurnedRound() {
    compiles(
        """
        @Table(
            value = "session_store",
            typeAttribute = "",
            indexes = @Index(name = "GSI1_inverse", partitionKey = "SK", sortKey = "PK"))
        public sealed interface Sessions {
          @Model
          @Key(pk = "suuid#{id}", sk = "c#{customer}")
          @Gsi(index = "GSI1_inverse", name = "byCustomer")
          record Session(String id, String customer, Instant lastLogin) implements Sessions {}

          @Model
          @Key(pk = "suuid#{parent}", sk = "child#suuid#{id}")
          @Gsi(index = "GSI1_inverse", name = "byChild")
          record Child(String parent, String id) implements Sessions {}
        }
        """);
  }
}
