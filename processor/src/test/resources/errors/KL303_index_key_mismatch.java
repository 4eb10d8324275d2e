package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table(
    value = "Shop",
    indexes = {
      @Index(name = "byCustomer", partitionKey = "customer", sortKey = "at"),
      @Index(name = "flat", partitionKey = "flat"),
      @Index(name = "inverse", partitionKey = "SK", sortKey = "PK")
    })
sealed interface Shop permits A, B, C, D {}

@Model
@Key(pk = "A#{id}", sk = "A")
@Gsi(index = "byCustomer", name = "byCustomer", pk = "{customer}", sk = "{at}")
@Gsi(index = "flat", name = "byFlat", pk = "{flat}", sk = "{at}") // ERROR KL303
@Gsi(index = "GSI1", name = "byMail", pk = "MAIL#{mail}", sk = "A")
record A(String id, String customer, LocalDate at, String flat, String mail) implements Shop {}

@Model
@Key(pk = "B#{id}", sk = "B")
@Gsi(index = "byCustomer", name = "byCustomer", pk = "{customer}", sk = "B") // ERROR KL303
@Gsi(index = "GSI1", name = "byMail", pk = "MAIL#{mail}") // ERROR KL303
record B(String id, int customer, String mail) implements Shop {}

@Model
@Key(pk = "C#{id}", sk = "C#{day}")
@Gsi(
    index = "inverse",
    name = "byDay",
    pk = "{day}", // ERROR KL303
    sk = "C#{id}")
record C(
    String id,
    String day,
    boolean customer) // ERROR KL303
    implements Shop {}

@Model
@Key(pk = "D#{id}", sk = "D#{day}")
@Gsi(index = "inverse", name = "byDay", pk = "D#{day}", sk = "D#{id}")
record D(String id, String day) implements Shop {}
