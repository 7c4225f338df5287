"""The box of Invasion: cards, boards and scenarios as data, and what is checked of them."""
