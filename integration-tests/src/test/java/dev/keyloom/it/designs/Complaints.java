package dev.keyloom.it.designs;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Index;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.KeyOnly;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.time.LocalDateTime;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The published design D2: complaints and what was said about them. */
@Table(
    value = "Complaint_management_system",
    typeAttribute = "",
    indexes = {
      @Index(
          name = "Customer_complaint_GSI",
          partitionKey = "customer_id",
          sortKey = "complaint_id"),
      @Index(name = "Escalations_GSI", partitionKey = "escalated_to", sortKey = "escalation_time"),
      @Index(name = "Agents_Comments_GSI", partitionKey = "agentID", sortKey = "comm_date")
    })
public sealed interface Complaints {
  /** A complaint; it is in the index of escalations while it is escalated. */
  @Model
  @Key(pk = "{complaintId}", sk = "metadata")
  @Gsi(
      index = "Customer_complaint_GSI",
      name = "ofCustomer",
      pk = "{customerId}",
      sk = "{complaintId}")
  @Gsi(
      index = "Escalations_GSI",
      name = "escalatedTo",
      pk = "{escalatedTo}",
      sk = "{escalationTime}")
  record Complaint(
      @Attribute(name = "customer_id") String customerId,
      @Attribute(name = "complaint_id") String complaintId,
      String severity,
      @Attribute(name = "current_state") String currentState,
      @Attribute(name = "creation_time", format = "seconds") LocalDateTime creationTime,
      @Attribute(name = "complaint_description") String description,
      @Attribute(name = "escalated_to") @Nullable String escalatedTo,
      @Attribute(name = "escalation_time", format = "seconds")
          @Nullable LocalDateTime escalationTime)
      implements Complaints {}

  /** Something said about a complaint. */
  @Model
  @Key(pk = "{complaintId}", sk = "comm#{commDate:seconds}#{commId}")
  @Gsi(index = "Agents_Comments_GSI", name = "ofAgent", pk = "{agentId}", sk = "{commDate}")
  record Communication(
      @KeyOnly String complaintId,
      @Attribute(name = "comm_id") String commId,
      @Attribute(name = "comm_date", format = "seconds") LocalDateTime commDate,
      @Attribute(name = "complaint_state") String state,
      @Attribute(name = "comm_text") String text,
      @Attribute(name = "agentID") @Nullable String agentId,
      Set<String> attachments)
      implements Complaints {}
}
