package dev.keyloom.processor.code;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Member;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What generated classes inherit hides a name of the user's, so they inherit neither nested types
 * nor fields.
 */
class InheritedNamesTest {
  @ParameterizedTest
  @ValueSource(
      classes = {
        dev.keyloom.AttributePath.class,
        dev.keyloom.codec.ValueCodec.class,
        dev.keyloom.gateway.TableGateway.class,
        dev.keyloom.support.EntityCodec.class,
        dev.keyloom.support.IndexStage.class,
        dev.keyloom.support.TableStage.class
      })
  void superclassesOfGeneratedClassesHandDownNoTypesAndNoFields(Class<?> superclass) {
    for (Class<?> type = superclass; type != null; type = type.getSuperclass()) {
      assertThat(type.getClasses()).isEmpty();
      assertThat(type.getDeclaredClasses()).allMatch(nested -> isHidden(nested.getModifiers()));
      assertThat(Arrays.asList(type.getDeclaredFields()))
          .allMatch((Member field) -> isHidden(field.getModifiers()));
    }
  }

  private static boolean isHidden(int modifiers) {
    return !Modifier.isPublic(modifiers) && !Modifier.isProtected(modifiers);
  }
}
