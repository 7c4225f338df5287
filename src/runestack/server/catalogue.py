"""What the games are and what can be chosen about them, in both languages."""

from __future__ import annotations

from functools import cache

import msgspec

from runestack import agents
from runestack.cards.pool import Card
from runestack.games import game as find_game
from runestack.games import names
from runestack.games.base import LANGUAGES, Game, Setting, cannot_be
from runestack.games.setting_words import seat_of_setting
from runestack.server.errors import TableError
from runestack.server.messages.common import Words
from runestack.server.requests import (
    AgentInfo,
    CardFace,
    GameInfo,
    PhaseInfo,
    SettingInfo,
    ValueWords,
    WayInfo,
)


def game_of(name: str) -> Game:
    """A game, or the refusal that there is none."""
    if name not in names():
        raise TableError("no_game")
    return find_game(name)


@cache
def all_games() -> list[GameInfo]:
    """Every game."""
    return [game_info(find_game(name)) for name in names()]


def game_info(game: Game) -> GameInfo:
    """A game, and everything that can be chosen about it."""
    return GameInfo(
        name=game.name,
        title=game.title,
        settings=[setting_info(game, setting) for setting in game.settings],
        ways=[WayInfo(dict(way), list(game.seat_numbers(way))) for way in game.ways],
        phases=[PhaseInfo(name, Words(*words)) for name, words in game.phases.items()],
        agents=agent_infos(),
        cards=len(game.pool.cards),
    )


def agent_infos() -> list[AgentInfo]:
    """The computer opponents."""
    return [
        AgentInfo(name, Words(*agents.LABELS[name]), Words(*agents.ABOUT[name]))
        for name in agents.names()
    ]


def setting_info(game: Game, setting: Setting) -> SettingInfo:
    """A setting in words."""
    words = game.setting_words(setting)
    return SettingInfo(
        name=setting.name,
        label=Words(*words.label),
        help=Words(*words.help),
        values=[ValueWords(value, Words(*words.values[value])) for value in setting.values],
        default=setting.default,
        number=setting.number,
        least=setting.least,
        free=setting.free,
        seat=seat_of_setting(setting.name)[1],
        suggestions=[
            ValueWords(value, Words(*pattern))
            for value, pattern in game.suggestions(setting).items()
        ],
        needs={name: list(values) for name, values in setting.needs.items()},
    )


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


# -- cards ---------------------------------------------------------------------------------------


@cache
def all_cards(name: str) -> bytes:
    """Every face of a game, as JSON."""
    game = game_of(name)
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
    )
