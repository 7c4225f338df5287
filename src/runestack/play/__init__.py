"""A match: seats, decisions, log, save and replay, undo."""
