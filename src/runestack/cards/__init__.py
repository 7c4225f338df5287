"""Card packs: loading, checking and searching them; decks and their formats."""
