import dev.keyloom.annotation.Embeddable;
import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.Table;
import java.util.List;

/** Lives in the default package with everything that belongs to it. */
@Table("Unpackaged")
@Model
@Key(pk = "{id}", sk = "U#{kind}")
@Gsi(index = "GSI1", name = "byKind", pk = "{kind}#{place.name}", sk = "{id}")
record Unpackaged(String id, UnpackagedKind kind, Place place, List<Place> places) {
  @Embeddable
  record Place(String name) {}
}
