package errors;

import dev.keyloom.annotation.*;
import java.math.*;
import java.time.*;
import java.util.*;

@Table("Shop") // ERROR KL304
sealed interface Shop permits Order {}

@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Gsi(index = "GSI1", name = "by1", pk = "X1#{c1}", sk = "ORDER#{id}")
@Gsi(index = "GSI2", name = "by2", pk = "X2#{c2}", sk = "ORDER#{id}")
@Gsi(index = "GSI3", name = "by3", pk = "X3#{c3}", sk = "ORDER#{id}")
@Gsi(index = "GSI4", name = "by4", pk = "X4#{c4}", sk = "ORDER#{id}")
@Gsi(index = "GSI5", name = "by5", pk = "X5#{c5}", sk = "ORDER#{id}")
@Gsi(index = "GSI6", name = "by6", pk = "X6#{c6}", sk = "ORDER#{id}")
@Gsi(index = "GSI7", name = "by7", pk = "X7#{c7}", sk = "ORDER#{id}")
@Gsi(index = "GSI8", name = "by8", pk = "X8#{c8}", sk = "ORDER#{id}")
@Gsi(index = "GSI9", name = "by9", pk = "X9#{c9}", sk = "ORDER#{id}")
@Gsi(index = "GSI10", name = "by10", pk = "X10#{c10}", sk = "ORDER#{id}")
@Gsi(index = "GSI11", name = "by11", pk = "X11#{c11}", sk = "ORDER#{id}")
@Gsi(index = "GSI12", name = "by12", pk = "X12#{c12}", sk = "ORDER#{id}")
@Gsi(index = "GSI13", name = "by13", pk = "X13#{c13}", sk = "ORDER#{id}")
@Gsi(index = "GSI14", name = "by14", pk = "X14#{c14}", sk = "ORDER#{id}")
@Gsi(index = "GSI15", name = "by15", pk = "X15#{c15}", sk = "ORDER#{id}")
@Gsi(index = "GSI16", name = "by16", pk = "X16#{c16}", sk = "ORDER#{id}")
@Gsi(index = "GSI17", name = "by17", pk = "X17#{c17}", sk = "ORDER#{id}")
@Gsi(index = "GSI18", name = "by18", pk = "X18#{c18}", sk = "ORDER#{id}")
@Gsi(index = "GSI19", name = "by19", pk = "X19#{c19}", sk = "ORDER#{id}")
@Gsi(index = "GSI20", name = "by20", pk = "X20#{c20}", sk = "ORDER#{id}")
@Gsi(index = "GSI21", name = "by21", pk = "X21#{c21}", sk = "ORDER#{id}")
record Order(
    String id,
    String c1,
    String c2,
    String c3,
    String c4,
    String c5,
    String c6,
    String c7,
    String c8,
    String c9,
    String c10,
    String c11,
    String c12,
    String c13,
    String c14,
    String c15,
    String c16,
    String c17,
    String c18,
    String c19,
    String c20,
    String c21)
    implements Shop {}
