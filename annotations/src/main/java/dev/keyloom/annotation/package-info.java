/**
 * The annotations that declare a table, its models, their keys and indexes.
 *
 * <p>All are kept in class files only: nothing reads them at run time.
 */
package dev.keyloom.annotation;
