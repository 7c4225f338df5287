"""The first part of the page of Runeslingers' phrases, `docs/phrases/runeslingers.md`."""

# ruff: noqa: E501 - a row of a table is one line

from __future__ import annotations

INTRODUCTION = """# {title}: every phrase

Made by `language/phrase_page.py`; a test compares it with the rows, and `--update-golden` writes it again.

A pattern is words with slots: *field:category*. A slot with two words agrees with its field: {{number:card/cards}}.
Sentences begin with a capital letter and end with a full stop; each ability is a line of its own. Keys of words, as
they stand in the tree, are listed at the end.

## How a card is written

- **Keywords are not part of the text**: the key `keywords` has the bar in its order, `["Distract", "Pain 5"]`.
- **Plain effects** are the immediate effect of a normal runespell, or what an activate ability does.
- `Sling: ...` and `Activate: ...` stand before an effect that is used later; costs go before the colon:
  `Sling, discard a card: ...`, `Activate, pay 2 health, sear a card: ...`.
- **Fate and Choice** have two or more lines that begin with `• `. They stand alone (the immediate effect, or a
  continuous text that is chosen when the card is played) or below a line `Sling:` or `Activate:` without effects.
- **Triggers**: `Whenever ..., ...`, `At ..., ...`, `The first time each turn ..., ...`. A condition of a trigger is said
  with `while`, one of an effect with `if`.
- **Everything else** is continuous: it works while the card is in play, or on a passive ability always. With a duration
  behind it, it is an effect: `Your block is 2 higher this turn.`, `Enemy runespells cannot be slung until your next turn.`
- **A target** is what damage can be dealt to: a Runeslinger or a defense card; for an attack runespell Runeslingers only,
  unless an effect widens it. `target Runeslinger` is always a Runeslinger. Both are chosen, and can be answered.
- **you, the enemy, each player** are the players and their Runeslingers at once, and are not targeted.
- **this card** is the card on which the words stand, whatever its type. `that runespell`, `that player` point at what was
  named before in the same paragraph; `the target's controller` has chosen cards before it, `the instigator` a trigger.
- `allied` cards are those on your field, `enemy` cards those on the other one; an allied boon need not be your own.
- `discard a card` and `void a card` without more are about your hand and your deck. Cards in play are `target`, `each`,
  `allied` or `enemy`; cards of a zone name it: `void a card from your hand`.
- `deal 4 damage to a target, plus 2 for each ...` adds to the number, `for each ..., deal 2 damage to a target` multiplies it.
- **Amounts that are read** stand behind `equal to`: `gain health equal to the damage dealt this way`, `deal damage equal to
  your block to a target`, `draw cards equal to the defense of this card`.
- `discard 2 cards. If you do, draw 3 cards.` draws only if both cards were discarded. It follows any effect; the second
  part is skipped if the first finds nothing to do, has lost its target, or takes more than you have.
- `deal 3 damage to that target` hits the target that the sentence before has hit; one block covers both.
- **Effective damage** is what was recorded for an effect on the ladder: `negate target effect with effective damage 8 or
  more`, `destroy target runespell with effective damage 6 or more`. An effect that deals no damage has none.
- `apply 2 Curse under target boon` adds to what the boon conceals, if it conceals that type. The instances stay concealed.

## Slots

| category | what may stand there |
| --- | --- |
| number | digits |
| count | `a` for 1, else digits: `draw a card`, `draw 2 cards` |
| signed | `+1`, `-2` |
| amount | `2`, `2 or more`, `2 or less` |
| quantity | `exactly 2`, `2 or more`, `2 or less`, `no` |
| top_cards, top_several | `top card`, `top 2 cards`; top_several is at least 2 |
| victims | `a target`, `an enemy target`, `2 targets`, `up to 2 targets`, `each enemy target`, `that target`; `target defense card`, `each enemy defense card`; `you`, `the enemy`, `each player`, `target Runeslinger`, `that player`, `the instigator`, `the target's controller` |
| cards | `target enemy runespell`, `2 target trinkets`, `up to 2 target boons`, `each empty enemy concentration`, `an allied trinket`, `this card`, `that runespell` |
| picked | the same without `each` and `this card` |
| in_play | the same; without a target it has `each`, `allied` or `enemy` |
| order in a group | determiner, states, `allied` or `enemy`, class, `normal` or `defense`, subtype, noun, filters joined by `and`: `each slung enemy Striker spirit runespell with Pierce` |
| single | `this card`, `that runespell` |
| subjects, kinds_in_play | `this card` (subjects only) or a bare plural: `other allied defense runespells with Charge` |
| event_card | `this card`, `an enemy trinket`, `another allied boon` |
| played_group | `a spirit runespell`, `a boon`, `a trinket with defense 3 or more` |
| next_group | `runespell`, `spirit runespell` |
| controlled | `a boon` (1 or more), `another trinket`, `2 or more defense cards`, `no empty concentrations` |
| counted | `allied boon`, `slung enemy runespell` |
| applied | `2 Burn`, `2 ailments of one type` (you name the type) |
| inflicted, paid_ailments | `2 Burn`; paid_ailments also `2 ailments` |
| cleansed | `2 Burn`, `3 ailments`, `up to 3 ailments` |
| all_ailments | `Burn`, `ailments` |
| ailment_kind | `Burn`, `ailment`, `unique ailment type` |
| converted | `Burn`, `other ailments` |
| person | `you`, `the enemy`, `each player`, `target Runeslinger`, `that player`, `the instigator`, `the target's controller` |
| others | the same without `you` |
| on_whom | the same without `each player` and `target Runeslinger` |
| steady, whom_steady, whose_steady | `the enemy`, `each player`; the others also `you`, `your` |
| anybody | in events: `the enemy`, `a player` |
| action, statement | effects; only actions stand after `you may` and beside `or` |
| costs | `pay` with payments, and other costs, with commas: `pay 2 health, discard a card` |
| paid_group | `an allied trinket`, `another allied boon`, `an empty allied concentration` |
| changes | `+2 damage`, `+1 damage and +1 defense` |
| effects, statics | one or more sentences |
"""
