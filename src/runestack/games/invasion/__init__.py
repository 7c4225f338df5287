"""RONE: Invasion: dice that are rebuilt during play, against another player or together against the Invasion."""
