"""What a seat may answer, in words."""

from __future__ import annotations

from runestack.games.aiming import mode_place
from runestack.games.invasion.cards.printed import CardWords
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.assigning import ignores_armor
from runestack.games.invasion.rules.invasion_turn import protocol_text
from runestack.games.invasion.rules.picking import FETCH
from runestack.games.invasion.rules.seats import is_cooperative
from runestack.games.invasion.rules.spending import price
from runestack.games.invasion.rules.stack import needed
from runestack.games.invasion.rules.state import InvasionState
from runestack.games.invasion.rules.text import board_card
from runestack.games.invasion.rules.use import uses_of
from runestack.games.invasion.rules.values import (
    action_price,
    limited_price_text,
    training_cost,
)
from runestack.games.invasion.telling import option_patterns as op
from runestack.games.invasion.telling.names import (
    colour_name,
    die_name,
    die_with_top,
    label,
    name_of,
    owned_label,
    player,
    screws_on,
    side_name,
)
from runestack.games.invasion.telling.options import CARD_OPTIONS
from runestack.games.sentences import Sentence, joined
from runestack.games.wording import Pattern, Reader, fill, fill_inside
from runestack.kernel import choices as core
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.frame import NOTHING

COLOUR_OPTIONS = (ch.COLOUR, ch.SYMBOL, ch.PAIR)
DIE_OPTIONS = (ch.USE_DIE, ch.REROLL, ch.DIE)
PLAYER_OPTIONS = (core.CHOOSE_PLAYER, ch.GIVE_POINTS, ch.NAME_CAPTAIN)


def plain_sentence(
    s: InvasionState, words: CardWords, question: Question, reader: Reader, code: int
) -> Sentence:
    """What an option does, said by itself."""
    kind = option_kind(code)
    if kind == ch.SPARE:
        return spare_sentence(s, words, question, code, reader)
    values: dict[str, str] = {"text": option_text(s, words, question, code, reader.language)}
    if kind in CARD_OPTIONS:
        values.update(card_values(s, words, question, code, reader))
    else:
        values.update(other_values(s, words, question, code, reader))
    number = number_of(s, code)
    pattern = option_pattern(s, question, code)
    said = fill(pattern, {"n": str(number), **values}, reader, number=number)
    return said.rstrip(": ")  # a card may have no text


def number_of(s: InvasionState, code: int) -> int:
    """The number that an option says."""
    kind = option_kind(code)
    if kind in (ch.HIT, ch.GIVE_POINTS):
        return option_second(code)
    if kind == ch.PAY_ACTION:
        return action_price(s, option_first(code))
    return option_first(code)


# -- what is filled in ---------------------------------------------------------------------------


def card_values(
    s: InvasionState, words: CardWords, question: Question, code: int, reader: Reader
) -> dict[str, str]:
    """Of an option that names a card."""
    card = option_first(code)
    values: dict[str, str] = {
        "card": label(s, words, card, reader),
        "owned": owned_label(s, words, card, reader),
        "zone": reader.of(op.ZONES[s.zone[card]]) if s.zone[card] in op.ZONES else "",
    }
    if option_kind(code) == ch.MOVE_SCREW:
        values["other"] = label(s, words, option_second(code), reader)
    if question.kind == ch.ASK_SCREW:
        values["n"] = str(s.screws[card])
        values["need"] = str(training_cost(s, card))
    return values


def other_values(
    s: InvasionState, words: CardWords, question: Question, code: int, reader: Reader
) -> dict[str, str]:
    """Of an option that names a die, a colour, a player or a zone."""
    kind, first, second = option_kind(code), option_first(code), option_second(code)
    if kind in DIE_OPTIONS:
        return {"die": die_with_top(s, first, reader)}
    if kind == ch.TRANSFORM:
        return {
            "die": die_with_top(s, first, reader),
            "other_die": die_with_top(s, second, reader),
        }
    if kind == ch.SIDE:
        return {"die": die_name(s, first, reader), "side": side_words(s, first, second, reader)}
    if kind == ch.POSITION:
        screw = screws_on(s, question.number, first)[second]
        return {"colour": colour_name(screw, reader)}
    if kind in COLOUR_OPTIONS:
        return {"colour": colour_name(first, reader)}
    if kind == ch.PUT_IN:
        return {"colour": colour_name(first, reader), "spot": colour_name(second, reader)}
    if kind == ch.STORED:
        return {"colour": colour_name(second, reader), "spot": colour_name(first, reader)}
    if kind == ch.ZONE:
        return {"zone": zone_words(s, words, first, reader)}
    if kind == ch.PAY_ACTION:
        return {"action": name_of(s, words, board_card(s, s.faces.actions[first]), reader)}
    if kind in PLAYER_OPTIONS:
        cases = ("", "acc", "dat")
        return {
            f"player_{case}" if case else "player": player(s, first, reader, case) for case in cases
        }
    return {}


def side_words(s: InvasionState, die: int, side: int, reader: Reader) -> str:
    """A side by its number and what it shows."""
    return f"{side + 1}: {side_name(s, die, side, reader)}"


def zone_words(s: InvasionState, words: CardWords, colour: int, reader: Reader) -> Sentence:
    """A zone with what is stored there and the card in it."""
    card = s.zone_card[colour]
    values = {
        "colour": colour_name(colour, reader),
        "n": str(s.zone_stored[colour]),
        "card": "" if card == NOTHING else joined(", ", name_of(s, words, card, reader)),
    }
    return fill_inside(op.ZONE, values, reader)


def spare_sentence(
    s: InvasionState, words: CardWords, question: Question, code: int, reader: Reader
) -> Sentence:
    """A spare part action, what it costs, and the text that makes it cheaper once."""
    action, limited = option_first(code), option_second(code) != 0
    said = fill(op.SPARE[action], {}, reader)
    cost = price(s, question.seat, action, limited)
    said += fill_inside(op.PRICE, {"n": str(cost)}, reader)
    text = limited_price_text(s, question.seat, action) if limited else None
    if text is None:
        return said
    return said + fill_inside(op.LIMITED, {"by": name_of(s, words, text.card, reader)}, reader)


# -- which pattern -------------------------------------------------------------------------------


def option_pattern(s: InvasionState, question: Question, code: int) -> Pattern:
    """The pattern of an option; some sound different in some situations."""
    kind, frame = option_kind(code), s.frames[-1]
    if kind == ch.END_MAIN and is_cooperative(s):
        return op.TEAM_END
    if kind == ch.HIT and option_second(code) >= needed(
        s, option_first(code), ignores_armor(frame)
    ):
        return op.DEFEATS
    if frame.procedure == p.PICK and kind == ch.GIVE and question.kind == ch.ASK_CARD:
        return op.FETCHED[frame.target] if frame.flag == FETCH else op.PICKED[frame.flag]
    if frame.procedure == p.PICK_DIE and kind == ch.DIE:
        return op.DICE.get(frame.flag, op.OPTIONS[kind])
    if frame.procedure == p.PICK_DIE and kind == ch.SIDE:
        return op.TURNED
    return op.OPTIONS_OF.get((question.kind, kind), op.OPTIONS[kind])


def option_text(
    s: InvasionState, words: CardWords, question: Question, code: int, language: str
) -> str:
    """The words of a card that an option is about."""
    kind, first, second = option_kind(code), option_first(code), option_second(code)
    if kind == ch.PLAY:
        return effect_words(s, words, s.face[first], language)
    if kind == ch.ABILITY:
        uses = uses_of(s, first)
        if question.kind == ch.ASK_ABILITY:
            uses = s.faces.used_at(s.face[first], c.ACTIVATED)
        return words.use(uses[second], language)
    if kind == ch.PAIR:
        return effect_words(s, words, s.faces.pairs[first], language)
    if kind == ch.PAY_ACTION:
        return effect_words(s, words, s.faces.actions[first], language)
    if kind == ch.CARRY_OUT:
        return item_words(words, s.items[second].text, language)
    if kind in (ch.END_TEXT, core.NEXT_TRIGGER):
        return words.ability(s.waiting[second].text, language)
    if kind == core.YES:
        return words.offered(s.frames[-1].text, question.number, language)
    if kind == core.CHOOSE_MODE:
        return words.mode(question.number, mode_place(s, question), second, language)
    if question.kind == ch.ASK_PROTOCOL:
        return words.use(protocol_text(s, first), language)
    return ""


def effect_words(s: InvasionState, words: CardWords, face: int, language: str) -> str:
    """What a card does when it is played, or what is printed on a board."""
    if face == NOTHING:
        return ""
    return item_words(words, s.faces.first_used_at(face, c.EFFECTS), language)


def item_words(words: CardWords, text: int, language: str) -> str:
    """What an effect list does; a card may have none."""
    return "" if text == NOTHING else words.use(text, language)
