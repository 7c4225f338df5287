"""What the games are and what can be chosen about them, in both languages."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from threading import Lock
from typing import cast

import msgspec

from runestack import agents
from runestack.cards.pool import Card
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import Game
from runestack.games.setting_words import SettingWords, seat_of_setting
from runestack.games.settings import Setting, cannot_be
from runestack.games.terms import Term
from runestack.games.view_types import CardView
from runestack.games.windows import Habit
from runestack.games.wording import LANGUAGES
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.messages.from_server import Lines
from runestack.server.requests import (
    AgentInfo,
    CardFace,
    GameInfo,
    HabitInfo,
    PhaseInfo,
    SettingInfo,
    TermInfo,
    ValueWords,
    WayInfo,
)


def game_of(name: str) -> Game:
    """A game, or the refusal that there is none."""
    if name not in names():
        raise TableError("no_game")
    return find_game(name)


MAKING = Lock()  # whoever asks while something is made waits for it, instead of making it once more


def all_games() -> list[GameInfo]:
    """Every game."""
    with MAKING:
        return every_game()


@cache
def every_game() -> list[GameInfo]:
    """The same, to be made once."""
    return [game_info(find_game(name)) for name in names()]


def game_info(game: Game) -> GameInfo:
    """A game, and everything that can be chosen about it."""
    return GameInfo(
        name=game.name,
        title=game.title,
        about=Words(*game.about),
        settings=[setting_info(game, setting) for setting in game.settings],
        ways=[WayInfo(dict(way), list(game.seat_numbers(way))) for way in game.ways],
        phases=[PhaseInfo(name, Words(*words)) for name, words in game.phases.items()],
        habits=[habit_info(habit) for habit in game.habits],
        roles=dict(game.roles),
        terms=[term_info(one) for one in game.terms],
        agents=agent_infos(),
        cards=len(game.pool.cards),
    )


def habit_info(habit: Habit) -> HabitInfo:
    """A habit in words."""
    answers = {option: Words(*words) for option, words in habit.answers.items()}
    return HabitInfo(habit.id, Words(*habit.title), answers, habit.usual)


def term_info(one: Term) -> TermInfo:
    """A keyword in words."""
    english, german = one.forms
    return TermInfo(
        one.key,
        Lines(list(english), list(german)),
        Words(*one.meaning),
        Words(*one.short) if one.short else None,
        one.is_label,
    )


def agent_infos() -> list[AgentInfo]:
    """The computer opponents."""
    return [
        AgentInfo(
            name,
            Words(*agents.LABELS[name]),
            Words(*agents.ABOUT[name]),
            agents.HARDNESS[name],
            agents.HARDEST,
        )
        for name in agents.names()
    ]


def setting_info(game: Game, setting: Setting) -> SettingInfo:
    """A setting in words."""
    words = game.setting_words(setting)
    portraits = game.portraits(setting)
    return SettingInfo(
        name=setting.name,
        label=Words(*words.label),
        help=Words(*words.help),
        values=[value_words(words, value, portraits.get(value)) for value in setting.values],
        default=setting.default,
        number=bool(setting.numbers),
        least=setting.numbers.start,
        most=setting.numbers.stop - 1,
        free=setting.free,
        seat=seat_of_setting(setting.name)[1],
        suggestions=[
            ValueWords(value, Words(*pattern), card=id_of(portraits.get(value)))
            for value, pattern in game.suggestions(setting).items()
        ],
        needs={name: list(values) for name, values in setting.needs.items()},
    )


def value_words(words: SettingWords, value: str, portrait: Card | None) -> ValueWords:
    """A value of a setting in words."""
    note = words.notes.get(value)
    said = Words(*words.values[value])
    return ValueWords(value, said, Words(*note) if note else None, id_of(portrait))


def id_of(card: Card | None) -> str:
    """The id of a card that there may be."""
    return card.id if card else ""


def check_options(game: Game, options: dict[str, str]) -> None:
    """Free text is a name that the game knows or the text of a deck; a path would name a file of the server."""
    known = {setting.name: setting for setting in game.settings}
    for name, value in options.items():
        setting = known.get(name)
        if setting is None or not setting.free or not value.strip() or "\n" in value.strip():
            continue
        allowed = game.suggestions(setting)
        if value.strip().casefold() not in {one.casefold() for one in allowed}:
            raise cannot_be(name, value, allowed)


def known_options(
    game: Game, options: dict[str, str], yours: Sequence[int], *, is_over: bool
) -> dict[str, str]:
    """The settings of a table as somebody may know them.

    A deck by its name is open: whoever likes looks it up. A deck that was handed in as text is known to its seat alone
    until the game is over.
    """
    known = {setting.name: setting for setting in game.settings}
    return {
        name: "" if is_closed(known.get(name), value, yours) and not is_over else value
        for name, value in options.items()
    }


def is_closed(setting: Setting | None, value: str, yours: Sequence[int]) -> bool:
    """Whether a setting is the deck of somebody else, as text."""
    if setting is None or not setting.free or "\n" not in value.strip():
        return False
    seat = seat_of_setting(setting.name)[1]
    return seat >= 0 and seat not in yours


# -- cards ---------------------------------------------------------------------------------------


def all_cards(name: str) -> bytes:
    """Every face of a game, as JSON."""
    game = game_of(name)
    with MAKING:
        return cards_of(game)


@cache
def cards_of(game: Game) -> bytes:
    """The same, to be made once."""
    return msgspec.json.encode([card_face(game, card) for card in game.pool.cards])


def card_face(game: Game, card: Card) -> CardFace:
    """A printed card."""
    kinds = [game.kind_words(card, language) for language in LANGUAGES]
    values = [game.value_words(card, language) for language in LANGUAGES]
    return CardFace(
        id=card.id,
        name=Words(card.name, card.name_de),
        type=card.type,
        kind=Words(*kinds),
        values=Words(*values),
        text=Words(card.text, game.pool.german(card)),
        fields=dict(card.printed),
        view=cast("CardView", game.printed_view(card)),
    )
