"""Zones and places of Invasion."""

from __future__ import annotations

from runestack.language import nodes as n

GARBAGE_DUMP = n.Zone("garbage dump")
TRAINING_CENTER = n.Zone("training center")
PLAYED_ZONE = n.Zone("played zone")
BASE = n.Zone("base")

UNDER_YOUR_DECK = n.Place("on the bottom of your deck")
