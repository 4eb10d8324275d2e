/** Who may do what: users, groups, memberships and permissions in one DynamoDB table. */
@NullMarked
package com.example.permissions;

import org.jspecify.annotations.NullMarked;
