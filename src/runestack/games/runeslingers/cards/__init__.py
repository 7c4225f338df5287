"""The cards as data: their files, their form, their decks and what is printed on them."""
