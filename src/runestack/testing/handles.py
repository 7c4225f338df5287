"""Cards and players as a scenario speaks of them. Their facts and verbs are those of the game."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from runestack.testing.acting import SeatActor

if TYPE_CHECKING:
    from runestack.testing.table import Table


class CardHandle:
    """One card, wherever it is. Equal to its name: `game.p1.hand == ["Spark", "Filler"]`."""

    def __init__(self, scenario: Table, number: int) -> None:
        self.scenario = scenario
        self.number = number

    @property
    def name(self) -> str:
        """The printed name."""
        return self.scenario.staging.name(self.scenario.state, self.number)

    @property
    def label(self) -> str:
        """The name with whatever it needs to be told from the others: `p2 Guard 2`."""
        return self.scenario.staging.label(self.scenario.state, self.number)

    def __getattr__(self, fact: str) -> Any:
        facts = self.scenario.staging.card_facts
        if fact not in facts:
            raise AttributeError(f"a card has no {fact!r}; it has: name, label, {', '.join(facts)}")
        return self.scenario.wrap(facts[fact](self.scenario.state, self.number))

    def __eq__(self, other: object) -> bool:
        if isinstance(other, CardHandle):
            return self.number == other.number
        if isinstance(other, str):
            return self.number in self.scenario.staging.named(self.scenario.state, other)
        return NotImplemented

    def __lt__(self, other: CardHandle) -> bool:
        """By name, so that `sorted(game.p1.hand)` can be compared with names."""
        return (self.name, self.number) < (other.name, other.number)

    def __hash__(self) -> int:
        """Of the name, so that a set of cards is equal to a set of names."""
        return hash(self.name)

    def __repr__(self) -> str:
        return self.label


class Seat:
    """One player: facts (`game.p1.water`) and verbs (`game.p1.plays("Spark", target="Guard")`)."""

    def __init__(self, scenario: Table, number: int) -> None:
        self.scenario = scenario
        self.number = number

    def __getitem__(self, name: str) -> CardHandle:
        """One of the player's own cards, by name."""
        return self.scenario.card(f"p{self.number + 1} {name}")

    def __getattr__(self, word: str) -> Any:
        staging = self.scenario.staging
        if word in staging.seat_facts:
            return self.scenario.wrap(staging.seat_facts[word](self.scenario.state, self.number))
        if word in staging.verbs:
            return self.verb(word)
        known = ", ".join([*staging.seat_facts, *staging.verbs, "chooses", "passes", "concedes"])
        raise AttributeError(f"a player has no {word!r}; there are: {known}")

    def verb(self, word: str) -> Any:
        """A verb of the game, ready to be called; afterwards everything that answers itself is answered."""

        def act(*arguments: object, **named: object) -> None:
            self.scenario.settle()
            self.scenario.make_way(self.number)
            self.scenario.staging.verbs[word](self.actor, *arguments, **named)
            self.scenario.settle()

        return act

    @property
    def actor(self) -> SeatActor:
        """Answers the questions of this player."""
        scenario = self.scenario
        return SeatActor(scenario.session, scenario.staging, self.number, scenario.settle)

    def chooses(self, *words: object) -> None:
        """Answers one question after the other: each by an id, a part of a sentence, or a card."""
        for word in words:
            self.scenario.settle()
            self.actor.answer_words(word)
        self.scenario.settle()

    def passes(self, *arguments: Any, **named: Any) -> None:
        """Lets a window for reactions go by; in a game with passing of its own (a verb), passes in that sense."""
        if "passes" in self.scenario.staging.verbs:
            self.verb("passes")(*arguments, **named)
        else:
            self.lets_go_by(*arguments, **named)

    def lets_go_by(self, times: int = 1) -> None:
        """Passes the open window, several times if said."""
        for _ in range(times):
            question = self.actor.asked()
            code = self.scenario.staging.passing(self.scenario.state, question)
            if code is None:
                self.actor.fail("has no window to pass")
            self.actor.answer_code(code)
        self.scenario.settle()

    def concedes(self) -> None:
        """Gives up."""
        self.scenario.session.concede(self.number)
        self.scenario.settle()

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Seat):
            return self.number == other.number
        return repr(self) == other if isinstance(other, str) else NotImplemented

    def __lt__(self, other: Seat) -> bool:
        """In the order of the seats: `sorted(game.winners)`."""
        return self.number < other.number

    def __hash__(self) -> int:
        """Of the name, so that `set(game.winners) == {"p1", "p2"}`."""
        return hash(repr(self))

    def __repr__(self) -> str:
        return f"p{self.number + 1}"
