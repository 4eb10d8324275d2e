package com.example;

import dev.keyloom.annotation.Gsi;
import dev.keyloom.annotation.Key;
import dev.keyloom.annotation.Lsi;
import dev.keyloom.annotation.Model;
import dev.keyloom.annotation.SuppressLint;
import dev.keyloom.annotation.Table;

@Table("Scores")
@SuppressLint(value = "local-index", reason = "a score is shown right after it is written")
@Model
@Key(pk = "PLAYER#{player}", sk = "GAME#{game}")
@Gsi(index = "GSI1", name = "byGame", pk = "GAME#{game}", sk = "{points:6}")
@Lsi(index = "LSI1", name = "byPoints", sk = "{points:6}#{game}")
@Lsi(index = "LSI2", name = "ofLevel", sk = "{level}")
public record Score(String player, String game, int points, String level) {}
