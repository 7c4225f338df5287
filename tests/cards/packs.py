"""Packs written for the tests of loading, searching and decks."""

from pathlib import Path

GOOD = '''# A comment that stays.
[[card]]
id = "rone-h-001"
number = 1
name = "Ada Voss"
name_de = "Ada Voss"
type = "hero"
race = "machine"
level = 1
cost = "never"
recycle = "never"
water_income = 3
card_income = 1
copies = 1
text = "{yellow 1}: Gain 1 {water} or draw a card."

[[card]]
id = "rone-h-002"
number = 2
name = "Ada Voss"
name_de = "Ada Voss"
type = "hero"
race = "machine"
level = 2
cost = 7
recycle = "never"
water_income = 5
card_income = 1
copies = 1
text = """
{yellow 1}: Gain 1 {water} or draw a card.
Whenever an allied unit leaves the battlefield, gain 1 {water}.
"""

[[card]]
id = "rone-h-003"
number = 3
name = "Ada Voss"
name_de = "Ada Voss"
type = "hero"
race = "machine"
level = 3
cost = 12
recycle = "never"
water_income = 8
card_income = 1
copies = 1
text = """
{yellow 1}: Gain 2 {water} or draw a card.
{purple 3}: Target unit gets +1 {melee} for its next combat.
"""

[[card]]
id = "rone-y-061"
number = 61
name = "Radar Mast"
name_de = "Radarmast"
type = "technology"
level = 1
cost = 3
recycle = "never"
copies = 1
text = "Detection."

[[card]]
id = "rone-u-111"
number = 111
name = "Scout"
name_de = "Späher"
type = "unit"
race = "survivor"
level = 1
cost = 1
recycle = 1
health = 1
melee = 1
ranged = 0
speed = 1
copies = 2
text = ""

[[card]]
id = "rone-u-112"
number = 112
name = "Iron Kite"
name_de = "Eisendrachen"
type = "unit"
race = "machine"
level = 2
cost = 4
recycle = 3
health = 3
melee = 2
ranged = 0
speed = 2
copies = 2
text = """
Flying.
{yellow 2}: Deal 1 damage to target unit.   # no comment: this is inside the string
"""
flavour = "It squeaks."

[[card]]
id = "rone-t-191"
number = 191
name = "Spark"
name_de = "Funke"
type = "tactic"
level = 1
cost = 1
recycle = 2
copies = 2
text = "Deal 1 damage to target unit."
'''.replace("   # no comment: this is inside the string", "")


def changed(old: str, new: str) -> str:
    """The good pack with one thing changed."""
    assert GOOD.count(old) >= 1, old
    return GOOD.replace(old, new, 1)


def write(folder: Path, content: str, name: str = "pack.toml") -> Path:
    """A file with this content; `\udce4` stands for the byte 0xe4, which is no UTF-8."""
    path = folder / name
    path.write_bytes(content.encode("utf-8", errors="surrogateescape"))
    return path
