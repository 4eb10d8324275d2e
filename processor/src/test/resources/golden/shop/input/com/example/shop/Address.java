package com.example.shop;

import dev.keyloom.annotation.Attribute;
import dev.keyloom.annotation.Embeddable;

@Embeddable
record Address(@Attribute(name = "c") String city, int floor) {}
