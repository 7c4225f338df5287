"""How a player of a scenario answers: by the kind of an option, by its card, or by words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NoReturn

from runestack.games.intents import Intent
from runestack.games.staging import CardName, Staging
from runestack.games.wording import Reader
from runestack.kernel.choices import TARGET_CARD
from runestack.kernel.decision import Question, option_first, option_kind, option_second
from runestack.kernel.events import Event
from runestack.kernel.frame import NOTHING
from runestack.kernel.state import State
from runestack.testing.report import report
from runestack.testing.session import Session, Unasked


def says(one: Unasked, words: object) -> bool:
    """Whether words are the id of an answer, or a part of its sentence."""
    text = str(words).casefold()
    return (
        isinstance(words, str)
        and bool(text)
        and (text == one.identity or text in one.sentence.casefold())
    )


class SeatActor:
    """Looks at the open question of one seat and answers it (`games.staging.Actor`)."""

    def __init__(
        self, session: Session, staging: Staging, seat: int, settle: Callable[[], None]
    ) -> None:
        self.session = session
        self.staging = staging
        self.seat = seat
        self.settle = settle

    @property
    def state(self) -> State:
        """The game."""
        return self.session.state

    @property
    def events(self) -> list[Event]:
        """Everything that has happened since the scenario began."""
        return self.session.events

    @property
    def latest(self) -> list[Event]:
        """What has happened since the last answer."""
        return self.session.events[self.session.answered :]

    @property
    def paid(self) -> list[int]:
        """The cards that the player has given for costs since the scenario began."""
        return [card for seat, card in self.session.paid if seat == self.seat]

    def is_payment(self, question: Question) -> bool:
        """Whether a question asks which card to give for a cost."""
        return self.staging.is_payment(self.state, question)

    def fail(self, message: str) -> NoReturn:
        """Ends the scenario."""
        raise report(self.session, self.staging, f"p{self.seat + 1}: {message}")

    def named(self, card: CardName) -> list[int]:
        """The cards that a name may mean."""
        found = self.staging.named(self.state, card)
        if not found:
            self.fail(f"there is no card called {card!r}")
        return found

    def question(self) -> Question | None:
        """The open question of the player, once everything that answers itself is answered."""
        self.settle()
        return self.session.question(self.seat)

    def asked(self) -> Question:
        """The open question of the player, who must be asked."""
        question = self.session.question(self.seat)
        if question is None:
            self.fail("is not asked now")
        return question

    def offered(self, kind: int, card: CardName = None) -> list[int]:
        """The options of a kind that are offered to the player."""
        question = self.session.question(self.seat)
        if question is None:
            return []
        codes = [code for code in question.options if option_kind(code) == kind]
        return codes if card is None else self.about(codes, self.named(card))

    def about(self, codes: Sequence[int], cards: Sequence[int]) -> list[int]:
        """The options about one of these cards; if there is none, those that aim at one that lies face down."""
        game, state = self.session.game, self.state
        found = [
            code for code in codes if any(card in cards for card in game.option_cards(state, code))
        ]
        hidden = [code for code in codes if option_kind(code) == TARGET_CARD]
        return found or [code for code in hidden if option_first(code) in cards]

    def answer(self, kinds: Sequence[int], card: CardName = None, action: str = "") -> None:
        """Takes the one option of these kinds (and this card), or finds that it was taken for lack of another."""
        found = [code for kind in kinds for code in self.offered(kind, card)]
        if not found and self.answered_itself(lambda code: self.is_about(code, kinds, card)):
            return
        self.asked()
        about = "" if card is None else f" with {card}"
        if not found:
            self.fail(f"that is not offered{about}{self.reasons(action, card)}")
        self.answer_code(self.single(found, f"there are several ways to do that{about}"))

    def is_about(self, code: int, kinds: Sequence[int], card: CardName) -> bool:
        """Whether an option is of one of these kinds, and about this card if one is named."""
        if option_kind(code) not in kinds:
            return False
        return card is None or bool(self.about([code], self.named(card)))

    def answered_itself(self, fits: Callable[[int], bool]) -> bool:
        """Whether the player's last answer was followed by one without an alternative that fits; it counts once."""
        return self.went_by_itself(lambda one: fits(one.code))

    def went_by_itself(self, fits: Callable[[Unasked], bool]) -> bool:
        """The same, by all that is known about that answer."""
        for place, one in enumerate(self.session.unasked):
            if one.seat == self.seat and fits(one):
                del self.session.unasked[place]
                return True
        return False

    def reasons(self, action: str, card: CardName) -> str:
        """Why an action is not legal now, in the words of the game."""
        if not action:
            return ""
        game, state = self.session.game, self.state
        own = [
            one
            for one in self.staging.named(state, card)
            if self.staging.owner(state, one) == self.seat
        ]
        tried = [
            self.staging.explain(state, self.seat, Intent(action, one)) for one in own or [NOTHING]
        ]
        failures = min(tried, key=len)  # of the copy that comes nearest
        words = [
            f"{failure.rule}: {game.failure_sentence(state, failure, Reader(self.seat))}"
            for failure in failures
        ]
        return "".join(f"\n    {line}" for line in words)

    def single(self, codes: list[int], message: str) -> int:
        """One of some options: the only one, or any if they differ only in copies that lie in the same place."""
        if len({self.likeness(code) for code in codes}) > 1:
            self.fail(message)
        return codes[0]

    def likeness(self, code: int) -> tuple[object, ...]:
        """What an option is but for the copy of its card; options without a card are like no other."""
        cards = self.session.game.option_cards(self.state, code)
        if not cards:
            return (code,)
        names = [self.staging.name(self.state, card) for card in cards]
        places = [self.staging.place(self.state, card) for card in cards]
        return (option_kind(code), option_second(code), *names, *places)

    def answer_code(self, code: int) -> None:
        """Takes an option by its number."""
        self.session.answer(self.asked(), code)

    def answer_words(self, words: object) -> None:
        """Takes an option by its id, its sentence or a part of it, or by its card; or finds that it went by itself."""
        question = self.session.question(self.seat)
        found = [] if question is None else self.matching(question, words)
        if not found and self.went_by_itself(lambda one: says(one, words)):
            return
        self.asked()
        if not found:
            self.fail(f"{words!r} is not offered")
        self.answer_code(self.single(found, f"{words!r} may mean several options"))

    def matching(self, question: Question, words: object) -> list[int]:
        """The options that words may mean; the strictest reading that finds one counts."""
        rows = self.session.sentences(question)
        text = str(words).casefold()
        if isinstance(words, str):
            exact = [
                code for code, identity, sentence in rows if text in (identity, sentence.casefold())
            ]
            if exact:
                return exact
        by_card = self.about([code for code, _, _ in rows], self.staging.named(self.state, words))
        if by_card or not isinstance(words, str):
            return by_card
        return [
            code
            for code, identity, sentence in rows
            if text in sentence.casefold() or text in identity
        ]
