"""Guests are played on the pure build alone (see `registered.py`)."""

from tests.guests import registered

collect_ignore_glob = [] if registered.ARE_PLAYABLE else ["test_*.py"]
