package com.example;

import static org.assertj.core.api.Assertions.assertThat;

import com.example.Tickets.Author;
import com.example.Tickets.Ticket;
import dev.keyloom.internal.item.Items;

public final class TicketsCheck implements Runnable {
  @Override
  public void run() {
    Ticket ticket =
        Ticket.builder().id("1").title("a").votes(2).author(new Author("x")).build().withTitle("b");

    assertThat(Items.encode(TicketCodec.INSTANCE, ticket)).containsKeys("id", "t", "votes", "author");
    assertThat(Items.decode(TicketCodec.INSTANCE, Items.encode(TicketCodec.INSTANCE, ticket)))
        .isEqualTo(ticket);
    assertThat(TicketsTable.offline().put(ticket).explain().toString()).contains("TICKET#1");
  }
}
