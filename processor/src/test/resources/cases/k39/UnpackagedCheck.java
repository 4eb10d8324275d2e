import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;

/** Runs what was generated beside it. */
public final class UnpackagedCheck implements Runnable {
  @Override
  public void run() {
    Unpackaged value =
        new Unpackaged("x", UnpackagedKind.A, new Unpackaged.Place("p"), List.of());
    assertThat(UnpackagedTable.offline().put(value).explain().toString()).contains("A#p");
    assertThat(UnpackagedAttributes.PLACE.NAME.path().segments()).hasSize(2);
  }
}
