package errors;

import dev.keyloom.annotation.*;

@Table("Shop") // ERROR KL304
@SuppressLint(value = "local-index", reason = "counted here")
@Model
@Key(pk = "ORDER#{id}", sk = "META")
@Lsi(index = "LSI1", name = "by1", sk = "{c1}")
@Lsi(index = "LSI2", name = "by2", sk = "{c2}")
@Lsi(index = "LSI3", name = "by3", sk = "{c3}")
@Lsi(index = "LSI4", name = "by4", sk = "{c4}")
@Lsi(index = "LSI5", name = "by5", sk = "{c5}")
@Lsi(index = "LSI6", name = "by6", sk = "{c6}")
record Order(String id, String c1, String c2, String c3, String c4, String c5, String c6) {}
