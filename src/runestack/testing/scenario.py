"""A scenario: a position, actions that read like play, and facts to assert.

It is strict: an action that is not offered, a prompt that nothing was said about, and a name that may mean several
cards fail it, with a report that shows the prompt, its options and the whole position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from runestack.games import module_name
from runestack.games.base import Intent, SettingError
from runestack.games.staging import Staging
from runestack.games.wording import SPECTATOR
from runestack.kernel.frame import NOTHING
from runestack.testing.deltas import Deltas
from runestack.testing.handles import Seat
from runestack.testing.table import Table


def find_staging(name: str) -> type[Staging]:
    """The scenario part of a game: the package `scenario` beside its adapter."""
    package = module_name(name).rpartition(".")[0]
    staging = import_module(f"{package}.scenario").STAGING
    if isinstance(staging, type) and issubclass(staging, Staging):
        return staging
    raise SettingError(f"{name} takes no part in scenarios")


def scenario(
    game: str,
    *,
    p1: object = None,
    p2: object = None,
    p3: object = None,
    p4: object = None,
    auto_pass: bool | None = None,
    **words: Any,
) -> Scenario:
    """Sets a position up and runs it to its first question.

    The players and all further words are described by the game's own `scenario` package. With `auto_pass` windows for
    reactions are passed for everybody, except inside `with game.windows():`; where nothing is said, the game decides
    whether they are (`Staging.passes_windows`).
    """
    staging_type = find_staging(game)
    standing = {word: str(words.pop(word)) for word in list(words) if word in staging_type.standing}
    for word, answer in standing.items():
        _, answers = staging_type.standing[word]
        if answer not in answers:
            raise SettingError(f"{word} is one of {', '.join(answers)}, not {answer!r}")
    players = (p1, p2, p3, p4)
    seats = staging_type.seat_number(words)
    for number, one in enumerate(players[seats:], start=seats + 1):
        if one is not None:
            raise SettingError(f"there is no p{number}: this game has {seats} players")
    staging = staging_type(players[:seats], words)
    passes = staging_type.passes_windows if auto_pass is None else auto_pass
    return Scenario(staging, seats, standing, auto_pass=passes)


class Scenario(Table):
    """A game in a described position, with everything that can be asserted about it."""

    def expect(self, subject: object = None, **facts: object) -> None:
        """Facts of a card (by name or handle), of a player, or (nothing given) of the game."""
        if subject is None:
            owner: object = self
        elif isinstance(subject, Seat):
            owner = subject
        else:
            owner = self.card(subject)
        for fact, wanted in facts.items():
            found = getattr(owner, fact)
            if found != wanted:
                of = "" if subject is None else f" of {subject}"
                raise self.failure(f"{fact}{of} is {found!r}, expected {wanted!r}")

    @contextmanager
    def changed(self, changes: Mapping[str, int], *, only: bool = False) -> Iterator[None]:
        """What happens inside changes these numbers by so much: `{"p1 water": -2, "Guard health": -1}`.

        With `only`, no other number of any player changes, nor of any card that is named.
        """
        deltas = Deltas(self, changes)
        yield
        problems = deltas.problems(only=only)
        if problems:
            raise self.failure("; ".join(problems))

    def options(self, player: Seat | str) -> list[str]:
        """The sentences of everything that is offered to a player now; none if the player is not asked."""
        question = self.session.question(self.seat(player))
        return (
            []
            if question is None
            else [sentence for _, _, sentence in self.session.sentences(question)]
        )

    def offers(self, player: Seat | str, words: object) -> bool:
        """Whether something is offered to a player: an id, a part of a sentence, or a card."""
        seat = Seat(self, self.seat(player))
        question = self.session.question(seat.number)
        return question is not None and bool(seat.actor.matching(question, words))

    def asks(self, player: Seat | str, words: str = "") -> bool:
        """Whether a player is asked now, with these words in the prompt."""
        question = self.session.question(self.seat(player))
        if question is None:
            return False
        return words.casefold() in self.session.game.prompt(self.state, question, "en").casefold()

    def explains(
        self,
        player: Seat | str,
        action: str,
        card: object = None,
        *,
        target: object = None,
        number: int = 0,
    ) -> list[str]:
        """The ids of the rules that forbid an action; none exactly if it is legal now."""
        intent = self.intent(player, action, card, target, number)
        return [
            failure.rule for failure in self.staging.explain(self.state, self.seat(player), intent)
        ]

    def intent(
        self, player: Seat | str, action: str, card: object, target: object, number: int
    ) -> Intent:
        """An action as the game explains it."""
        seat = self.seat(player)
        aim = NOTHING if target is None else self.card(target).number
        return Intent(action.replace(" ", "_"), self.meant(seat, card), aim, number)

    def meant(self, seat: int, name: object) -> int:
        """A card by name, the player's own before others'; NOTHING where none is named."""
        if name is None:
            return NOTHING
        found = self.staging.named(self.state, name)
        own = [card for card in found if self.staging.owner(self.state, card) == seat]
        return own[0] if own else self.card(name).number

    def refuses(
        self,
        player: Seat | str,
        action: str,
        card: object = None,
        *,
        rule: str | tuple[str, ...],
        target: object = None,
        number: int = 0,
    ) -> None:
        """An action is not offered, and the explanation names these rules."""
        found = self.explains(player, action, card, target=target, number=number)
        wanted = (rule,) if isinstance(rule, str) else rule
        missing = [one for one in wanted if one not in found]
        if missing:
            raise self.failure(
                f"{player} {action} {card}: {', '.join(missing)} does not forbid it, but {found}"
            )
        intent = self.intent(player, action, card, target, number)
        if self.staging.is_offered(self.state, self.seat(player), intent):
            raise self.failure(
                f"{player} {action} {card} is offered, though {', '.join(wanted)} forbids it"
            )

    def allows(
        self,
        player: Seat | str,
        action: str,
        card: object = None,
        *,
        target: object = None,
        number: int = 0,
    ) -> None:
        """An action is legal and offered."""
        found = self.explains(player, action, card, target=target, number=number)
        if found:
            raise self.failure(f"{player} {action} {card} is forbidden by {', '.join(found)}")
        intent = self.intent(player, action, card, target, number)
        if not self.staging.is_offered(self.state, self.seat(player), intent):
            raise self.failure(f"{player} {action} {card} is not offered")

    def cites(self, rule: str) -> bool:
        """Whether something has happened by this rule: every event names its own."""
        return any(event.rule == rule for event in self.session.events)

    def view(self, player: Seat | str) -> dict[str, object]:
        """What a player may know, as plain data."""
        return self.session.game.view(self.state, self.seat(player))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state.scores)

    @property
    def winner(self) -> Seat | None:
        """The one player who has won; None while the game goes on and after a tie."""
        winners = [seat for seat, score in enumerate(self.state.scores) if score > 0]
        return Seat(self, winners[0]) if len(winners) == 1 else None

    @property
    def winners(self) -> list[Seat]:
        """All players who have won, as a team does; none while the game goes on and after a tie."""
        return [Seat(self, seat) for seat, score in enumerate(self.state.scores) if score > 0]

    @property
    def tie(self) -> bool:
        """Whether the game has ended and nobody has won."""
        return self.over and not any(score > 0 for score in self.state.scores)

    def log(self, player: Seat | str | None = None) -> list[str]:
        """What has happened in sentences, as a player (or a spectator) reads it."""
        return list(self.session.logs[SPECTATOR if player is None else self.seat(player)])

    def log_contains(self, words: str, player: Seat | str | None = None) -> bool:
        """Whether a line of the log has these words in it."""
        return any(words.casefold() in line.casefold() for line in self.log(player))

    def log_in_order(self, *words: str, player: Seat | str | None = None) -> bool:
        """Whether the log has lines with these words, one behind the other."""
        lines = iter(line.casefold() for line in self.log(player))
        return all(any(word.casefold() in line for line in lines) for word in words)
