package dev.keyloom.processor.code;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import dev.keyloom.processor.model.AttributeType;
import dev.keyloom.processor.model.AttributeType.Converted;
import dev.keyloom.processor.model.AttributeType.Embedded;
import dev.keyloom.processor.model.AttributeType.Enumeration;
import dev.keyloom.processor.model.AttributeType.ListOf;
import dev.keyloom.processor.model.AttributeType.MapOf;
import dev.keyloom.processor.model.AttributeType.Raw;
import dev.keyloom.processor.model.AttributeType.Scalar;
import dev.keyloom.processor.model.AttributeType.SetOf;
import java.util.function.Function;

/**
 * Expressions that name the codec of a type.
 *
 * @param enumeration how the codec of an enum is named where the expression stands
 */
record CodecExpressions(Function<ClassName, CodeBlock> enumeration) {

  /** Inside the codec that has the names. */
  static CodecExpressions inside(CodecNames names) {
    return new CodecExpressions(type -> CodeBlock.of("$L", names.enumeration(type)));
  }

  /** In another class, which borrows from the codec that has the names. */
  static CodecExpressions outside(CodecNames names, ClassName codec) {
    return new CodecExpressions(type -> CodeBlock.of("$T.$L", codec, names.enumeration(type)));
  }

  /** {@code Codecs.STRING}, {@code STATUS}, {@code OwnerCodec.INSTANCE}, {@code Codecs.list(…)}. */
  CodeBlock of(AttributeType type) {
    if (type instanceof Scalar scalar) {
      return CodeBlock.of("$T.$L", RuntimeTypes.CODECS, scalar.storedForm());
    }
    if (type instanceof Enumeration constant) {
      return enumeration.apply(constant.type());
    }
    if (type instanceof Embedded embedded) {
      return CodeBlock.of("$T.INSTANCE", GeneratedNames.codec(embedded.type()));
    }
    if (type instanceof Raw) {
      return CodeBlock.of("$T.INSTANCE", RuntimeTypes.ATTRIBUTE_VALUE_CODEC);
    }
    if (type instanceof Converted converted) {
      return CodeBlock.of("new $T()", converted.converter());
    }
    if (type instanceof ListOf list) {
      return CodeBlock.of("$T.list($L)", RuntimeTypes.CODECS, of(list.element()));
    }
    if (type instanceof SetOf set) {
      return CodeBlock.of("$T.set($L)", RuntimeTypes.CODECS, of(set.element()));
    }
    MapOf map = (MapOf) type;
    return CodeBlock.of("$T.map($L)", RuntimeTypes.CODECS, of(map.value()));
  }
}
