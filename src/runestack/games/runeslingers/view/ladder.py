"""What goes on between the players, as plain data: the ladder, triggers that wait, damage that is about to be dealt."""

from __future__ import annotations

from functools import partial

from runestack.games.aiming import card_chosen, choices_made, effect_chosen
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import damage as dm
from runestack.games.runeslingers.rules import procedures as p
from runestack.games.runeslingers.rules.player_values import block_value
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.ladder import (
    rung_kind,
    rung_sentence,
    rung_text,
    trigger_sentence,
)
from runestack.games.runeslingers.telling.names import is_visible, spot_number
from runestack.games.runeslingers.view.cards import card_data
from runestack.games.runeslingers.view.types import (
    Damage,
    Hit,
    Rung,
    RungState,
    SeenCard,
    Target,
    Trigger,
)
from runestack.games.views import hidden, in_both, told
from runestack.games.wording import Reader
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.program import Slot
from runestack.kernel.references import referred

STATES: tuple[RungState, ...] = ("waiting", "running", "negated")
BLOCK_QUESTIONS = (ch.ASK_BLOCK, ch.ASK_BLOCK_CARD)


def seen(s: EncounterState, words: CardWords, card: int, reader: Reader) -> SeenCard:
    """A card that was named openly, wherever it is by now."""
    return card_data(s, words, card) if is_visible(s, card, reader.seat) else hidden()


# -- the ladder ----------------------------------------------------------------------------------


def rung_view(
    s: EncounterState, words: CardWords, rung: Frame, number: int, reader: Reader
) -> Rung:
    """A rung; the lowest is 1, the highest is resolved first. `stands`: its card is still what it was."""
    return {
        "rung": number,
        "kind": rung_kind(s, rung),
        "state": STATES[rung.flag],
        "seat": rung.seat,
        "card": seen(s, words, rung.card, reader),
        "stands": stands(s, rung),
        "targets": [
            target_view(s, words, slot, item, reader) for slot, item in choices_made(s, rung)
        ],
        "effective_damage": None if rung.number < 0 else rung.number,
        "text": in_both(partial(rung_text, words, rung)),
        "sentence": told(reader, partial(rung_sentence, s, words, rung)),
    }


def stands(s: EncounterState, rung: Frame) -> bool:
    """Whether the card of a rung has not left play since (RS-LADDER-9); abilities never do."""
    return referred(s, rung.printed) == rung.card


def target_view(
    s: EncounterState, words: CardWords, slot: Slot, item: int, reader: Reader
) -> Target:
    """Something that an effect is aimed at: a Runeslinger, a card, a concentration, or a rung; `gone`: it has left."""
    card = card_chosen(s, slot, item, s.slinger.__getitem__)
    if slot.selector is not None and s.is_about_effects(slot.selector):
        effect = effect_chosen(s, item)
        rung = None if effect is None else s.ladder.index(effect) + 1
        return {"kind": "rung", "rung": rung, "gone": effect is None}
    if slot.selector is None or s.faces.type[s.face[card]] & c.RUNESLINGER:
        return {"kind": "runeslinger", "seat": s.owner[card], "n": card, "gone": False}
    # What has left is another object now, of which a face-down place would tell too much.
    gone = referred(s, item) == NOTHING
    if not gone and s.zone[card] == c.AS_CONCENTRATION:
        spot = spot_number(s, s.place[card])
        return {"kind": "concentration", "seat": s.controller[card], "spot": spot, "gone": False}
    return {"kind": "card", "card": seen(s, words, card, reader), "gone": gone}


def trigger_view(s: EncounterState, words: CardWords, trigger: Frame, reader: Reader) -> Trigger:
    """A text whose event has happened; triggers are never on the ladder (RS-TRIG-3)."""
    return {
        "seat": trigger.seat,
        "card": seen(s, words, trigger.card, reader),
        "text": in_both(partial(words.ability, trigger.text)),
        "sentence": told(reader, partial(trigger_sentence, s, words, trigger)),
    }


# -- damage --------------------------------------------------------------------------------------


def damage_view(s: EncounterState, words: CardWords, reader: Reader) -> Damage | None:
    """Damage that somebody may block now, with both calculations (RS-DMG-8); None where none is."""
    if not s.asking or s.asking[0].kind not in BLOCK_QUESTIONS:
        return None
    f = s.frames[-1]
    assert f.procedure == p.DAMAGE
    places = range(0, dm.events_of(f), dm.WIDTH)
    return {
        "seat": f.seat,
        "source": seen(s, words, f.card, reader),
        "direct": f.flag & dm.DIRECT != 0,
        "pierce": f.flag & dm.PIERCE != 0,
        "hits": [hit_view(s, words, f, place, reader) for place in places],
    }


def hit_view(s: EncounterState, words: CardWords, f: Frame, place: int, reader: Reader) -> Hit:
    """One damage event: what was recorded, what it is now, what is prevented and blocked, and what a block would do."""
    card, blocked, effective, _ = f.items[place : place + dm.WIDTH]
    amount = dm.event_amount(s, f, place)
    prevented = dm.prevented(s, card, amount)
    left = max(0, amount - prevented - blocked)
    return {
        "target": seen(s, words, card, reader),
        "seat": s.controller[card],
        "effective": effective or None,
        "amount": amount,
        "prevented": prevented,
        "blocked": blocked,
        "left": left,
        "with_block": max(0, left - block_value(s, s.controller[card])),
    }
