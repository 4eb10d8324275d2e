package dev.keyloom;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A value that is in its stored form already, such as one that was read a moment ago.
 *
 * @param attribute the value
 * @param <M> the model
 */
public record EncodedOperand<M>(AttributeValue attribute) implements Operand<M> {
  @Override
  public String toString() {
    return attribute.s() != null ? '"' + attribute.s() + '"' : attribute.toString();
  }
}
