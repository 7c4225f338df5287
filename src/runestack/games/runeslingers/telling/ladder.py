"""What stands on the ladder, and what was triggered, in words."""

from __future__ import annotations

from typing import Final

from runestack.games.aiming import card_chosen, cards_chosen, choices_made
from runestack.games.runeslingers.cards.printed import CardWords
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.runeslingers.telling.names import (
    face_up_name,
    name_of,
    player,
    possessed,
    possessed_label,
)
from runestack.games.runeslingers.view.types import RungKind
from runestack.games.sentences import Sentence, joined
from runestack.games.wording import Pattern, Reader, fill, fill_inside, row_of
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.references import referred

SLING: Final = "sling"
ACTIVATE: Final = "activate"
ABILITY: Final = "ability"

RUNGS: dict[str, Pattern] = {
    SLING: ("[you sling|{who} slings] {card}{on}", "[du schleuderst|{who} schleudert] {card}{on}"),
    ACTIVATE: (
        "[you activate|{who} activates] {card}{on}",
        "[du aktivierst|{who} aktiviert] {card}{on}",
    ),
    ABILITY: (
        "[you activate|{who} activates] the ability {card}{on}",
        "[du aktivierst|{who} aktiviert] die Fähigkeit {card}{on}",
    ),
}
ON: Pattern = (" on {targets}", " auf {targets}")
EFFECTIVE: Pattern = ("effective damage {n}", "wirksamer Schaden {n}")
TRIGGER: Pattern = ("{owned} triggers: {text}", "{owned} wird ausgelöst: {text}")
EFFECT_OF: Pattern = ("the effect of {card}", "den Effekt von {card}")


def rung_kind(s: EncounterState, rung: Frame) -> RungKind:
    """How the effect on a rung came there."""
    kind = s.faces.type[s.face[rung.card]]
    if kind & c.RUNESPELL:
        return SLING
    return ACTIVATE if kind & c.TRINKET else ABILITY


def rung_sentence(s: EncounterState, words: CardWords, rung: Frame, reader: Reader) -> Sentence:
    """A rung in words: who does what to whom, the recorded damage, the text; without a full stop."""
    values = {
        "who": player(rung.seat, reader),
        "card": face_up_name(s, words, rung.card, reader),
        "on": aimed_at(s, words, rung, reader),
    }
    said = fill(RUNGS[rung_kind(s, rung)], values, reader, you=rung.seat == reader.seat)
    if rung.number >= 0:
        damage = fill_inside(EFFECTIVE, {"n": str(rung.number)}, reader)
        said = joined(said, " (", damage, ")")
    text = rung_text(words, rung, reader.language)
    return joined(said, ": ", text).rstrip(".") if text else said


def rung_text(words: CardWords, rung: Frame, language: str) -> str:
    """What will be carried out."""
    return "" if rung.text == NOTHING else words.executed(rung.text, language)


def trigger_sentence(
    s: EncounterState, words: CardWords, trigger: Frame, reader: Reader
) -> Sentence:
    """A trigger that waits, in words; without a full stop."""
    values = {
        "owned": possessed(s, words, trigger.card, trigger.seat, reader),
        "text": words.ability(trigger.text, reader.language),
    }
    return fill(TRIGGER, values, reader).rstrip(".")


def aimed_at(s: EncounterState, words: CardWords, rung: Frame, reader: Reader) -> str:
    """` on your Runeslinger`: what an effect is aimed at; nothing where it has no targets.

    A card that has left is another object since: where it lies now is not told.
    """
    names: list[str] = []
    for slot, item in choices_made(s, rung):
        card = card_chosen(s, slot, item, s.slinger.__getitem__)
        if card == NOTHING:
            continue
        if slot.selector is None:
            names.append(possessed_label(s, words, card, reader, "acc"))
        elif s.is_about_effects(slot.selector):
            names.append(effect_name(s, words, card, reader))
        elif referred(s, item) == NOTHING:
            names.append(name_of(s, words, card, reader))
        else:
            names.append(possessed_label(s, words, card, reader, "acc"))
    if not names:
        return ""
    return fill_inside(ON, {"targets": row_of(names, reader)}, reader)


def effect_name(s: EncounterState, words: CardWords, card: int, reader: Reader) -> str:
    """The effect of a card on the ladder; German in the accusative."""
    named = possessed_label(s, words, card, reader, "dat")
    return fill_inside(EFFECT_OF, {"card": named}, reader)


def targets_of(s: EncounterState, rung: Frame) -> list[int]:
    """The cards that an effect was aimed at; they may have left since. Players count by their Runeslinger."""
    return cards_chosen(s, rung, s.slinger.__getitem__)
