package errors;

import dev.keyloom.annotation.*;

@Table("Club")
sealed interface Club {
  @Model
  @Key(pk = "MEMBER#{member}", sk = "#META")
  record Member(String member) implements Club {}

  @Model
  @Key(pk = "TEAM#{team}", sk = "#META")
  record Team(String team) implements Club {}

  @Model // WARN KL315
  @Key(pk = "TEAM#{team}", sk = "MEMBER#{member}")
  record InTeam(String team, String member) implements Club {}

  @Model
  @Key(pk = "TEAM#{team}", sk = "COACH#{member}")
  @Gsi(index = "GSI1", name = "ofMember", pk = "MEMBER#{member}", sk = "COACH#{team}")
  record Coach(String team, String member) implements Club {}

  @Model
  @Key(pk = "TEAM#{team}", sk = "NOTE#{number:4}")
  record Note(String team, int number) implements Club {}
}
