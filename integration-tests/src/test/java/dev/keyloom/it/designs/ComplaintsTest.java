package dev.keyloom.it.designs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keyloom.it.designs.Complaints.Communication;
import dev.keyloom.it.designs.Complaints.Complaint;
import dev.keyloom.testing.KeyloomTest;
import java.time.LocalDateTime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

@KeyloomTest
class ComplaintsTest {
  private static final LocalDateTime NOON = LocalDateTime.of(2023, 4, 30, 12, 0, 24);

  private final ComplaintsTable table;
  private final DynamoDbClient client;

  ComplaintsTest(ComplaintsTable table, DynamoDbClient client) {
    this.table = table;
    this.client = client;
  }

  @Test
  void d2_listed_rows_decode_and_encode_to_the_identical_items() {
    Map<Complaints, Map<String, AttributeValue>> rows =
        Map.of(
            new Complaint("cust1", "Complaint123", "P2", "waiting", NOON, "late", null, null),
            Map.of(
                "PK", s("Complaint123"),
                "SK", s("metadata"),
                "customer_id", s("cust1"),
                "complaint_id", s("Complaint123"),
                "severity", s("P2"),
                "current_state", s("waiting"),
                "creation_time", s("2023-04-30T12:00:24"),
                "complaint_description", s("late")),
            new Communication("Complaint123", "c4", NOON, "open", "hello", null, Set.of("s3:a")),
            Map.of(
                "PK", s("Complaint123"),
                "SK", s("comm#2023-04-30T12:00:24#c4"),
                "comm_id", s("c4"),
                "comm_date", s("2023-04-30T12:00:24"),
                "complaint_state", s("open"),
                "comm_text", s("hello"),
                "attachments", AttributeValue.fromSs(List.of("s3:a"))));

    rows.forEach(
        (value, row) -> {
          assertThat(ComplaintsTable.offline().decode(row)).isEqualTo(value);
          table.put(value).execute();
          Map<String, AttributeValue> key = Map.of("PK", row.get("PK"), "SK", row.get("SK"));
          assertThat(client.getItem(r -> r.tableName(table.name()).key(key)).item()).isEqualTo(row);
        });
  }

  @Test
  void d2_every_pattern_is_answered() {
    Complaint complaint = complaint("d2-a");
    Complaint other = complaint("d2-b");
    Communication first = comment("d2-a", "c1", NOON, "agentA");
    Communication second = comment("d2-a", "c2", NOON.plusSeconds(60), null);
    table.put(complaint).ifAbsent().execute();
    table.put(other).ifAbsent().execute();
    table.put(second).execute();
    table.put(first).execute();

    assertThat(table.get(ComplaintKeys.of("d2-a")).fetch()).contains(complaint);
    assertThat(table.collection(ComplaintKeys.of("d2-a")).list())
        .containsExactly(first, second, complaint);
    assertThat(table.query(CommunicationKeys.complaintId("d2-a").commDate(NOON)).list())
        .containsExactly(first);
    assertThat(table.query(ComplaintKeys.ofCustomer("cust-d2")).list())
        .containsExactly(complaint, other);
    assertThat(
            table
                .query(CommunicationKeys.ofAgent("agentA").commDateBefore(NOON.plusDays(1)))
                .list())
        .containsExactly(first);

    assertThat(table.query(ComplaintKeys.escalatedTo("lead")).list()).isEmpty();
    table
        .update(ComplaintKeys.of("d2-b"))
        .set(ComplaintAttributes.ESCALATED_TO, "lead")
        .set(ComplaintAttributes.ESCALATION_TIME, NOON)
        .execute();
    assertThat(table.query(ComplaintKeys.escalatedTo("lead").escalationTimeAtLeast(NOON)).list())
        .extracting(Complaint::complaintId)
        .containsExactly("d2-b");
    table
        .update(ComplaintKeys.of("d2-b"))
        .remove(ComplaintAttributes.ESCALATED_TO)
        .remove(ComplaintAttributes.ESCALATION_TIME)
        .execute();
    assertThat(table.query(ComplaintKeys.escalatedTo("lead")).list()).isEmpty();
  }

  private static Complaint complaint(String id) {
    return new Complaint("cust-d2", id, "P1", "waiting", NOON, "broken", null, null);
  }

  private static Communication comment(
      String complaint, String id, LocalDateTime at, @Nullable String by) {
    return new Communication(complaint, id, at, "open", "text", by, Set.of());
  }

  private static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }
}
