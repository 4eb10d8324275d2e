package dev.keyloom.processor.code;

import com.palantir.javapoet.CodeBlock;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.Enumeration;
import dev.keyloom.processor.model.AttributeType.Scalar;
import dev.keyloom.processor.model.EntityModel;
import dev.keyloom.processor.model.KeyTemplate;
import dev.keyloom.processor.model.KeyTemplate.Format;
import dev.keyloom.processor.model.KeyTemplate.Part;

/** Expressions that create a key template at run time. */
final class KeyTemplates {
  private KeyTemplates() {}

  /**
   * {@code KeyTemplate.of("Order", "#").literal("ORDER#").component("number",
   * KeyCodecs.INT.padded(6))}.
   */
  static CodeBlock create(EntityModel entity, KeyTemplate template) {
    CodeBlock.Builder call =
        CodeBlock.builder()
            .add(
                "$T.of($L, $L)",
                RuntimeTypes.KEY_TEMPLATE,
                SourceText.literal(entity.type().simpleName()),
                SourceText.literal(entity.separator()));
    for (Part part : template.parts()) {
      if (part instanceof Part.Literal literal) {
        call.add("$Z.literal($L)", SourceText.literal(literal.text()));
      } else if (part instanceof Part.Component component) {
        call.add(
            "$Z.component($L, $L)",
            SourceText.literal(component.component().name()),
            codec(component.component().type(), component.format()));
      }
    }
    return call.build();
  }

  private static CodeBlock codec(AttributeType type, Format format) {
    if (type instanceof Enumeration enumeration) {
      return CodeBlock.of(
          "$T.enumeration($T.values())", RuntimeTypes.KEY_CODECS, enumeration.type());
    }
    String constant = ((Scalar) type).kind().name();
    return CodeBlock.of("$T.$L$L", RuntimeTypes.KEY_CODECS, constant, form(format));
  }

  private static String form(Format format) {
    if (format instanceof Format.Padded padded) {
      return ".padded(" + padded.width() + ")";
    }
    if (format instanceof Format.Ordered) {
      return ".ordered()";
    }
    if (format instanceof Format.Escaped) {
      return ".escaped()";
    }
    if (format instanceof Format.Millis) {
      return ".millis()";
    }
    return format instanceof Format.Seconds ? ".seconds()" : "";
  }
}
