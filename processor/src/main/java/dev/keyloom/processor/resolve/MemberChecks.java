package dev.keyloom.processor.resolve;

import dev.keyloom.processor.declaration.TableDeclaration;
import dev.keyloom.processor.declaration.TableDeclaration.Member;
import dev.keyloom.processor.declaration.TypeReference;
import dev.keyloom.processor.diagnostic.Findings;
import dev.keyloom.processor.diagnostic.Problem;
import java.util.HashSet;
import java.util.Set;

/** Whether the types that a table lists can be its models. */
final class MemberChecks {
  private final TableDeclaration table;
  private final Findings findings;
  private final Set<TypeReference> seen = new HashSet<>();

  MemberChecks(TableDeclaration table, Findings findings) {
    this.table = table;
    this.findings = findings;
  }

  /** Reports each that cannot. */
  void run() {
    table.members().forEach(this::check);
  }

  private void check(Member member) {
    String name = member.type().simpleName();
    String type = table.type().simpleName();
    if (!seen.add(member.type())) {
      findings.add(Problem.MODEL_LISTED_TWICE, member.location(), type, name);
    } else if (!member.model()) {
      findings.add(
          Problem.PERMITTED_NOT_MODEL,
          member.location(),
          type,
          table.kind() == TableDeclaration.Kind.SEALED_INTERFACE ? "permits" : "lists",
          name,
          member.kind());
    } else if (!member.implementing()) {
      findings.add(Problem.LISTED_NOT_MEMBER, member.location(), type, name);
    } else if (!member.isPublic() && !isBeside(member.type())) {
      findings.add(
          Problem.HIDDEN_MODEL, member.location(), name, type, table.owner().packageName());
    }
  }

  private boolean isBeside(TypeReference member) {
    return member.packageName().equals(table.owner().packageName());
  }
}
