package dev.keyloom.testing;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Inherited;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.extension.ExtendWith;

/**
 * A test class that works on tables of its own, on a real engine.
 *
 * <pre>{@code
 * @KeyloomTest
 * class PermissionsTest {
 *   private final UserPermissionsTable table;
 *
 *   PermissionsTest(UserPermissionsTable table) {
 *     this.table = table;
 *   }
 *
 *   @Test
 *   void a_user_is_found_by_email() { … }
 * }
 * }</pre>
 *
 * <p>Constructors, test methods and lifecycle methods may ask for
 *
 * <ul>
 *   <li>a generated gateway such as {@code UserPermissionsTable}: its table is created from the
 *       model's creation request under a random name when it is first asked for, shared by the
 *       tests of the class (its nested classes included), and deleted after the last of them;
 *   <li>the same gateway {@link Async on the asynchronous client}, on the same table;
 *   <li>the {@link software.amazon.awssdk.services.dynamodb.DynamoDbClient DynamoDbClient} and the
 *       {@link software.amazon.awssdk.services.dynamodb.DynamoDbAsyncClient DynamoDbAsyncClient} of
 *       the engine, and the {@link KeyloomEngine} itself.
 * </ul>
 *
 * <p>Classes do not share tables, so that they may run in parallel. All share one engine, which
 * starts with the first of them and ends with the JVM; {@link KeyloomEngine} says which engine that
 * is. Needs JUnit 5.13 or later, or JUnit 6.
 */
@Documented
@Inherited
@Target({ElementType.TYPE, ElementType.ANNOTATION_TYPE})
@Retention(RetentionPolicy.RUNTIME)
@ExtendWith(KeyloomExtension.class)
public @interface KeyloomTest {}
