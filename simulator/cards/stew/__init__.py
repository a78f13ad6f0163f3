"""« À table ! »: one stew, six Hungry, and a call at the right moment. Pure."""
