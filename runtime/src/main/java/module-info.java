/**
 * Keyloom's runtime: executes what the compiler generated from a table's declarations on the AWS
 * SDK for Java 2.x.
 */
module dev.keyloom {
  requires static transitive java.compiler; // generated classes carry its @Generated
  requires transitive org.jspecify;
  requires transitive software.amazon.awssdk.services.dynamodb;
  requires software.amazon.awssdk.awscore;
  requires software.amazon.awssdk.core;

  exports dev.keyloom;
  exports dev.keyloom.codec;
  exports dev.keyloom.gateway;
  exports dev.keyloom.support;
}
