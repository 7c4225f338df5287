"""What stands on the ladder, and what was triggered, in words."""

from __future__ import annotations

from runestack.games.aiming import card_chosen, cards_chosen, choices_made
from runestack.games.runeslingers.card_words import CardWords
from runestack.games.runeslingers.naming import name_of, player, possessed, possessed_label
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.state import EncounterState
from runestack.games.wording import Pattern, fill, fill_inside, in_language, row_of
from runestack.kernel.frame import NOTHING, Frame
from runestack.kernel.references import referred

SLING = "sling"
ACTIVATE = "activate"
ABILITY = "ability"

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


def rung_kind(s: EncounterState, rung: Frame) -> str:
    """How the effect on a rung came there."""
    kind = s.faces.type[s.face[rung.card]]
    if kind & c.RUNESPELL:
        return SLING
    return ACTIVATE if kind & c.TRINKET else ABILITY


def rung_sentence(
    s: EncounterState, words: CardWords, rung: Frame, reader: int, language: str
) -> str:
    """A rung in words: who does what to whom, the recorded damage, the text; without a full stop."""
    values = {
        "who": player(rung.seat, reader, language),
        "card": words.name(s.face[rung.card], language),
        "on": aimed_at(s, words, rung, reader, language),
    }
    pattern = in_language(RUNGS[rung_kind(s, rung)], language)
    said = fill(pattern, values, you=rung.seat == reader)
    if rung.number >= 0:
        damage = fill_inside(in_language(EFFECTIVE, language), {"n": str(rung.number)})
        said = f"{said} ({damage})"
    text = rung_text(words, rung, language)
    return f"{said}: {text}".rstrip(".") if text else said


def rung_text(words: CardWords, rung: Frame, language: str) -> str:
    """What will be carried out."""
    return "" if rung.text == NOTHING else words.executed(rung.text, language)


def trigger_sentence(
    s: EncounterState, words: CardWords, trigger: Frame, reader: int, language: str
) -> str:
    """A trigger that waits, in words; without a full stop."""
    values = {
        "owned": possessed(s, words, trigger.card, trigger.seat, reader, language),
        "text": words.ability(trigger.text, language),
    }
    return fill(in_language(TRIGGER, language), values).rstrip(".")


def aimed_at(s: EncounterState, words: CardWords, rung: Frame, reader: int, language: str) -> str:
    """` on your Runeslinger`: what an effect is aimed at; nothing where it has no targets.

    A card that has left is another object since: where it lies now is not told.
    """
    names: list[str] = []
    for slot, item in choices_made(s, rung):
        card = card_chosen(s, slot, item, s.slinger.__getitem__)
        if card == NOTHING:
            continue
        if slot.selector is None:
            names.append(possessed_label(s, words, card, reader, language, "acc"))
        elif s.is_about_effects(slot.selector):
            names.append(effect_name(s, words, card, reader, language))
        elif referred(s, item) == NOTHING:
            names.append(name_of(s, words, card, reader, language))
        else:
            names.append(possessed_label(s, words, card, reader, language, "acc"))
    if not names:
        return ""
    return fill_inside(in_language(ON, language), {"targets": row_of(names, language)})


def effect_name(s: EncounterState, words: CardWords, card: int, reader: int, language: str) -> str:
    """The effect of a card on the ladder; German in the accusative."""
    named = possessed_label(s, words, card, reader, language, "dat")
    return fill_inside(in_language(EFFECT_OF, language), {"card": named})


def targets_of(s: EncounterState, rung: Frame) -> list[int]:
    """The cards that an effect was aimed at; they may have left since. Players count by their Runeslinger."""
    return cards_chosen(s, rung, s.slinger.__getitem__)
