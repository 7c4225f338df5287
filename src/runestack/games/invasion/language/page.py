"""The first part of the page of Invasion's phrases, `docs/phrases/invasion.md`."""

# ruff: noqa: E501 - a row of a table is one line

from __future__ import annotations

INTRODUCTION = """# {title}: every phrase

Made by `language/phrase_page.py`; a test compares it with the rows, and `--update-golden` writes it again.

A pattern is words with slots: *field:category*. A slot with two words agrees with its field: {{number:card/cards}}.
Sentences begin with a capital letter and end with a full stop; each ability is a line of its own. Keys of words, as
they stand in the tree, are listed at the end.

## How a card is written

- **Playing cards**: keywords first (`Keep.`, `Scrap 1.`), then `When you draw this card: ...` and `When this card is not
  played: ...` (also kept, discarded, destroyed, recycled, recruited, trained or put on the deck), and in the last line what the card does when it is played: `Deal 2 melee damage. Draw a card.` A playing
  card that lasts says `While this card is in your hand, ...`.
- **Leaders and technologies**: `Exhaust: ...` is an activated ability; costs go before the colon, `Exhaust, lose 1
  health: ...`. `Once each turn, you may ...` needs no exhausting. Passives stand by themselves: `At the beginning of your
  turn, ...`, `Whenever you reinforce, ...`, `The first time each turn you transform dice, ...`, `Your training center can
  hold 7 cards.`
- **Invasion cards**: `Deployed: ...`; `Support: ...` works while the card is in the stack, other continuous texts only
  while it is on top. A card that is `Unique.` says `When trained: ...` and where it goes instead of the discard pile; one that
  becomes a protocol has a line `As a protocol, exhaust: ...`. `When this card is defeated: ...` and `When this card survives:
  ...` work when it leaves.
- **Protocols**: `Exhaust: ...`, and passives.
- **Events**: `When this event begins: ...`, `When this event ends: ...`; continuous texts work while the event lasts.
- **Boards**: what happens, without any words before it: `Gain 1 armor.`

Damage and destroyed armor are meant for the opponent, in cooperative mode for the top card of the stack. `Each player:` and
`Exhaust, each player:` let one player after the other do all that follows, so that everybody chooses; there `you` is that
player. `In cooperative mode: ... Otherwise: ...` takes one sentence each. The Invasion is always named: `The Invasion stores
1 red resource.` is what it does, `Store 1 red resource.` is what you do.

## Slots

| category | what may stand there |
| --- | --- |
| number | digits |
| count | `a` for 1, else digits: `reroll a die`, `reroll 2 dice` |
| signed | `+1`, `-2` |
| some_cards, resources | `2 cards`, `2 armor`, or a value behind it: `cards equal to half your health rounded down` |
| equal_value | `your armor`, `half your armor rounded down`, `half the number of cards in your hand rounded down` |
| amount | `2`, `2 or more`, `2 or less` |
| quantity | `exactly 2`, `2 or more`, `2 or less`, `no` |
| top_cards | `top card`, `top 2 cards` |
| up_to_cards, some_dice, base_cards | `a card`, `2 cards`, `up to 2 cards`; `an unused die`, `up to 2 unused dice` |
| pooled, stored, invasion_stored, paid_pool | `1 red resource`, `2 resources of your choice`, `1 wild resource` |
| symbols | `1 symbol`, `1 red symbol`, `2 wild symbols` |
| life, tokens, parts | what is paid: `1 health`, `2 reroll tokens`, `1 spare part` |
| two_or_more | a number from 2 on |
| zone_card | `a card from your garbage dump`, `a red card with cost 2 or less from your discard pile` |
| zones_of_yours | `hand`, `hand or discard pile`, `hand, discard pile or training center` |
| costs | `pay` with payments, and other costs, with commas: `pay 1 red resource, lose 1 health` |
| others | `the opponent`, `each player`, `each other player`; `a teammate`, whom you choose |
| anybody | `an enemy`: the opponent, in cooperative mode the Invasion; `a player`, `a teammate` |
| action, statement | effects; only actions stand after `you may`, beside `or` and beside `and` |
| choices | three or more effects: `gain 1 armor, draw a card or gain 1 reroll`; of two one just says `or` |
| by_mode | an action or a statement, `you may` with an action, or `Tempo` |
| effects, statics, keywords | one or more sentences |
"""
