"""The first part of the page of Rune Age's phrases, `docs/phrases/rune-age.md`."""

# ruff: noqa: E501 - a row of a table is one line

from __future__ import annotations

INTRODUCTION = """# {title}: every phrase

Made by `language/phrase_page.py`; a test compares it with the rows, and `--update-golden` writes it again.

A pattern is words with slots: *field:category*. A slot with two words agrees with its field: {{number:card/cards}}.
Sentences begin with a capital letter and end with a full stop; each ability is a line of its own. Keys of words, as
they stand in the tree, are listed at the end.

## How a card is written

- **Units and tactics**: `When Played: ...`, `Resolution: ...`, `End of Combat: ...`, `Action: ...`; costs go before the
  colon: `When Played, spend 1 {{influence}}: This unit gets +2 {{strength}}.` Such an ability may be used once a round.
- **Cards of the realm area** (cities, rewards, dragon runes) are exhausted for theirs: `Action, exhaust this card: ...`;
  they also have `Before Attrition` and `Purchase`.
- **Instead**: `If this unit would be destroyed, you may spend 1 {{influence}} to discard it instead.`
- **Events** say first whom they are about: `Each player: Take 2 damage.`, `When Revealed, each player: ...`,
  `Start of the Event Phase, each player: ...`, `Each player may spend 2 {{influence}}: Draw a card.`, `Attacks each player.`
  An Instant that lasts says `Next round: ...`; an Enemy's `Resolution: ...` must be carried out.
- **Continuous texts** stand by themselves: `This unit cannot be wounded.`, `Neutral cities get +1 {{strength}}.`
- **Objectives** say how the game ends, `At the end of the round, if a player has a monument, that player wins.`, and what
  they change: `Home realms cannot be besieged.`

A bonus on strength lasts for the combat. `Friendly` and `opposing` are the units in this combat; what lies in the realm
area is what `you control`. `Your opponent` is the other player of a siege, `another player` is chosen.

## Slots

| category | what may stand there |
| --- | --- |
| number | digits |
| count | `a` for 1, else digits: `draw a card`, `draw 2 cards` |
| signed | `+1`, `-2` |
| some_cards, resources | `2 cards`, or a value behind it: `cards equal to the {{strength}} of this unit` |
| amount | `2`, `2 or more`, `2 or less` |
| quantity | `exactly 2`, `2 or more`, `2 or less`, `no` |
| cards | `a friendly unit`, `up to 2 opposing units`, `each city you control`, `this unit`, `that unit` |
| subjects, kinds_in_play | `this unit` (subjects only) or a bare plural: `neutral cities`, `friendly units` |
| event_card, any_group | `this unit` (event_card only), `a friendly unit`, `another friendly unit` |
| controlled | `a city`, `2 or more cities`, `no other units` |
| counted | `friendly unit`, `city you control` |
| zone_card | `a unit with cost 1 from your discard pile`, `a gold card with value 2 from the central area` |
| zone_kind, zone_kinds | `unit with cost 1`; `gold cards` |
| costs | `spend` with payments, and other costs, with commas: `spend 1 {{influence}}, discard a card` |
| paid_group, owned_group | `another friendly unit`; `a city you control` |
| action, statement | effects; only actions stand after `you may` and beside `or` |
| effects, statics | one or more sentences |
"""
