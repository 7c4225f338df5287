"""Tables in memory: the fold of their entries, and what follows from it for those who sit there."""
