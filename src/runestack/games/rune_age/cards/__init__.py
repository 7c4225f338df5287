"""The box as data: cards and scenarios, their form, and what is printed on them."""
