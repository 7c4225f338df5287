"""A scenario: a position, actions that read like play, and facts to assert.

It is strict: an action that is not offered, a prompt that nothing was said about, and a name that may mean several
cards fail it, with a report that shows the prompt, its options and the whole position.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from runestack.games import module_name
from runestack.games.intents import NO_SUCH_ACTION, Intent
from runestack.games.outcomes import Result
from runestack.games.settings import SettingError
from runestack.games.staging import Staging, several
from runestack.games.wording import SPECTATOR, Reader
from runestack.kernel.checks import Failure
from runestack.kernel.frame import NOTHING
from runestack.kernel.manners import Manners
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
    ask_everybody: bool = False,
    **words: Any,
) -> Scenario:
    """Sets a position up and runs it to its first question.

    The players and all further words are described by the game's own `scenario` package. With `auto_pass` windows for
    reactions are passed for everybody, except inside `with game.windows():`; if nothing is said, the game decides
    whether they are (`Staging.passes_windows`). With `ask_everybody` a window also asks players who can only pass.
    """
    for word, switch in (("auto_pass", auto_pass), ("ask_everybody", ask_everybody)):
        if switch not in (None, True, False):
            raise SettingError(f"{word} is True or False, not {switch!r}")
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
    windows = staging.game.windows if ask_everybody else ()
    kinds = [*staging.asked_anyway, *staging.payments, *staging.noted, *windows]
    staging.start.manners = Manners(kinds)
    passes = staging_type.passes_windows if auto_pass is None else auto_pass
    return Scenario(staging, seats, standing, auto_pass=passes)


def in_words(player: object, action: str, card: object, target: object) -> str:
    """An action as a report names it: `p1 attack Wolf on Guard`."""
    words = [str(player), action, *(str(one) for one in (card,) if one is not None)]
    return " ".join(words if target is None else [*words, "on", str(target)])


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
        reader = Reader(question.seat)
        return words.casefold() in self.session.game.prompt(self.state, question, reader).casefold()

    def explains(
        self,
        player: Seat | str,
        action: str,
        card: object = None,
        *,
        target: object = None,
        number: int | str | None = None,
    ) -> list[str]:
        """The ids of the rules that forbid an action; none exactly if it is legal now."""
        intent = self.intent(player, action, card, target, number)
        return [failure.rule for failure in self.failures(player, intent)]

    def failures(self, player: Seat | str, intent: Intent) -> list[Failure]:
        """What forbids what a player intends; an action that no game knows is a mistake."""
        failures = self.staging.explain(self.state, self.seat(player), intent)
        if any(failure.reason == NO_SUCH_ACTION for failure in failures):
            word = intent.action.replace("_", " ")
            raise self.failure(f"no action is called {word!r}; docs/testing.md lists them")
        return failures

    def intent(
        self,
        player: Seat | str,
        action: str,
        card: object,
        target: object,
        number: int | str | None,
    ) -> Intent:
        """An action as the game explains it, with the copies that the action would take.

        Of several copies that is the first one that the action is offered with; if none is, the one with the fewest
        reasons against it.
        """
        seat = self.seat(player)
        word = action.replace(" ", "_")
        if word in self.staging.without_card and card is not None and number is None:
            card, number = None, card
        said = None if number is None else self.staging.number(seat, word, number)
        intents = [
            Intent(word, one.card, aim, one.number if said is None else said)
            for one in self.meant(seat, word, card)
            for aim in ([NOTHING] if target is None else self.copies(target))
        ]
        for intent in intents:
            if self.staging.is_offered(self.state, seat, intent):
                return intent
        return min(intents, key=lambda one: len(self.staging.explain(self.state, seat, one)))

    def meant(self, seat: int, action: str, name: object) -> list[Intent]:
        """An action with the copies of a card: those that are for the taking, or the player's own; or with any card."""
        if name is None:
            return self.staging.with_any_card(self.state, seat, action) or [Intent(action)]
        found = self.staging.named(self.state, name)
        taken = self.staging.where_taken(self.state, seat, action, found)
        if taken:
            return [Intent(action, card) for card in taken]
        own = [card for card in found if self.staging.owner(self.state, card) == seat]
        return [Intent(action, card) for card in own or self.copies(name)]

    def refuses(
        self,
        player: Seat | str,
        action: str,
        card: object = None,
        *,
        rule: str | Sequence[str] = (),
        target: object = None,
        number: int | str | None = None,
    ) -> None:
        """An action is not offered, and the explanation names these rules; without a rule any reason will do."""
        said = in_words(player, action, card, target)
        intent = self.intent(player, action, card, target, number)
        failures = self.failures(player, intent)
        found = [failure.rule for failure in failures]
        same = self.same_rules(intent, failures)
        missing = [one for one in several(rule) if one not in (*found, *same)]
        if missing:
            raise self.failure(
                f"{said}: {', '.join(map(str, missing))} does not forbid it, but {found}"
            )
        if self.staging.is_offered(self.state, self.seat(player), intent):
            raise self.failure(f"{said} is offered")
        if not found:
            raise self.failure(f"{said} is not offered, and nothing forbids it")

    def allows(
        self,
        player: Seat | str,
        action: str,
        card: object = None,
        *,
        target: object = None,
        number: int | str | None = None,
    ) -> None:
        """An action is legal and offered."""
        said = in_words(player, action, card, target)
        intent = self.intent(player, action, card, target, number)
        found = [failure.rule for failure in self.failures(player, intent)]
        if found:
            raise self.failure(f"{said} is forbidden by {', '.join(found)}")
        if not self.staging.is_offered(self.state, self.seat(player), intent):
            raise self.failure(f"{said} is not offered")

    def same_rules(self, intent: Intent, failures: list[Failure]) -> list[str]:
        """The rules that forbid the same as those that are explained."""
        return [
            rule
            for failure in failures
            for rule in self.staging.same_rules(self.state, intent, failure)
        ]

    def cites(self, rule: str) -> bool:
        """Whether something has happened by this rule: each event names its own, and a game may know more."""
        return any(
            rule in self.staging.event_rules(self.state, event) for event in self.session.events
        )

    def view(self, player: Seat | str) -> Mapping[str, Any]:
        """What a player may know, as plain data."""
        return self.session.game.view(self.state, self.seat(player))

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.outcome is not None

    @property
    def result(self) -> Result:
        """How the game has ended: scores, ranks and points by seat, the reason, its rule."""
        result = self.session.game.result(self.state)
        if result is None:
            raise self.failure("the game goes on")
        return result

    @property
    def winner(self) -> Seat | None:
        """The one player who has won; None while the game goes on and after a tie."""
        winners = self.winners
        return winners[0] if len(winners) == 1 else None

    @property
    def winners(self) -> list[Seat]:
        """All players who have won, as a team does; none while the game goes on and after a tie."""
        return [Seat(self, seat) for seat in self.result.winners] if self.over else []

    @property
    def losers(self) -> list[Seat]:
        """All players who have lost: of a lost cooperative game everybody; none while the game goes on."""
        return [Seat(self, seat) for seat in self.result.losers] if self.over else []

    @property
    def tie(self) -> bool:
        """Whether the game has ended undecided for those who had not lost it before."""
        return self.over and bool(self.result.tied)

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
