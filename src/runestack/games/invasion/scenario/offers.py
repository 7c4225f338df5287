"""What verbs look up in the open question: an option, a colour, a die, a player, and the order in which it asks."""

from __future__ import annotations

from collections.abc import Sequence

from runestack.games.invasion.game import invasion
from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import procedures as p
from runestack.games.invasion.rules.dice import dice_of, place_of_screw
from runestack.games.invasion.rules.picking_dice import CHANGE
from runestack.games.invasion.scenario.optional import asks
from runestack.games.staging import Actor
from runestack.kernel.decision import option_first, option_kind, option_second


def take(actor: Actor, kind: int, first: int | None, second: int | None, words: str) -> None:
    """The option of a kind with these operands, or the one that was taken for lack of another."""

    def fits(code: int) -> bool:
        meant = first in (None, option_first(code)) and second in (None, option_second(code))
        return option_kind(code) == kind and meant

    codes = [code for code in actor.offered(kind) if fits(code)]
    if codes:
        actor.answer_code(codes[0])
    elif not actor.answered_itself(fits):
        actor.fail(f"{words} is not offered")


def colour_of(actor: Actor, word: str) -> int:
    """The number of a colour, wild or neutral."""
    if word not in c.COLOUR_NAMES:
        actor.fail(f"no colour is called {word!r}; there are: {', '.join(c.COLOUR_NAMES)}")
    return c.COLOUR_NAMES.index(word)


def die_of(actor: Actor, number: int, of: object = "") -> int:
    """The first to fourth die of a player, the own if nobody is named."""
    seat = seat_named(actor, of) if of else actor.seat
    if not isinstance(number, int) or not 1 <= number <= c.DICE_EACH:
        actor.fail(f"dice are numbered from 1 to {c.DICE_EACH}, not {number!r}")
    return dice_of(seat)[number - 1]


def seat_named(actor: Actor, player: object) -> int:
    """`p1` or `game.p1` as a number."""
    players = [f"p{seat + 1}" for seat in range(c.MOST_SEATS)]
    if str(player) not in players:
        actor.fail(f"a player is one of {', '.join(players)}, not {player!r}")
    return players.index(str(player))


def for_wild_symbols(actor: Actor, words: list[str]) -> list[str]:
    """What pays for wild symbols, in the order in which it is asked for; colour symbols may be named with it."""
    for word in words:
        colour_of(actor, word)
    if asks(actor, ch.ASK_PAYMENT):
        frame = actor.state.frames[-1]
        if len(words) > frame.items[c.WILD]:
            for place in range(c.COLOURS):
                for _ in range(min(frame.items[place], words.count(c.COLOUR_NAMES[place]))):
                    words.remove(c.COLOUR_NAMES[place])
    return sorted(words, key=c.COLOUR_NAMES.index)


def exhausts(actor: Actor, code: int) -> bool:
    """Whether an ability is an activated one, not one that is used once each turn."""
    state = invasion(actor.state)
    text = state.faces.used_in_main[state.face[option_first(code)]][option_second(code)]
    return state.abilities[text].label == c.ACTIVATED


def alike(actor: Actor, die: int, side: int, position: int) -> int:
    """Of equal screws of a side the first one is asked for."""
    state = invasion(actor.state)
    if not 1 <= position <= c.SCREWS_OF_SIDE:
        actor.fail(f"positions are numbered from 1 to {c.SCREWS_OF_SIDE}, not {position!r}")
    first = place_of_screw(die_of(actor, die), side - 1, 0)
    screws = state.screw[first : first + c.SCREWS_OF_SIDE]
    return screws.index(screws[position - 1])


def in_asked_order(actor: Actor, colours: Sequence[str]) -> list[str]:
    """A colour that is changed stands before the new one, and is not asked for if there is no other."""
    words = list(colours)
    if not asks(actor, ch.ASK_COLOUR) or len(words) < 2:
        return words
    for word in words:
        colour_of(actor, word)
    frame = actor.state.frames[-1]
    if frame.procedure != p.PICK_COLOUR or frame.flag != CHANGE:
        return sorted(words, key=c.COLOUR_NAMES.index)
    is_old_known = frame.target == c.COLOUR_NAMES.index(words[0])
    return words[1:] if is_old_known else words
