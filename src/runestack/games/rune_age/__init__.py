"""Rune Age, with Oath and Anvil: one to four players build decks, raise armies and fight over a realm."""
