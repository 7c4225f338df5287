"""What a scenario says about playing or using a card: its place, types of ailments, bullets, targets, payments."""

from __future__ import annotations

import re
from collections.abc import Mapping

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules.game import RuneslingersGame
from runestack.games.runeslingers.rules.state import SPOTS
from runestack.games.runeslingers.scenario.position import AILMENTS
from runestack.games.staged_choices import SaidChoices
from runestack.games.staging import Actor, several
from runestack.kernel.decision import Question, option_first, option_second
from runestack.kernel.frame import NOTHING

ON_AILMENT = re.compile(rf"(?:p([12]) )?({'|'.join(AILMENTS)})")


class Choices(SaidChoices):
    """The choices of one use of a card."""

    told = e.TARGETS

    def __init__(
        self,
        actor: Actor,
        *,
        on: object = None,
        target: object = (),
        ail: object = (),
        bullet: object = (),
        mode: object = (),
        pay: object = (),
    ) -> None:
        super().__init__(actor, target=target, mode=mode, pay=pay)
        self.on = on
        self.places = places_meant(actor, on)
        self.ails = list(several(ail))
        self.bullets = list(several(bullet))

    def left(self) -> Mapping[str, list[object]]:
        """Ailments and bullets too; where there was only one, nobody was asked."""
        told = self.actor.events[self.begun :]
        ailed = [AILMENTS[event.number] for event in told if event.kind == e.AILED]
        made = [event.number for event in told if event.kind == e.CHOICE_MADE]
        return {
            **super().left(),
            "ail": [word for word in self.ails if word not in ailed],
            "bullet": [bullet for bullet in self.bullets if bullet not in made],
        }

    def follow(self) -> None:
        """Afterwards the card must have been put where it was said."""
        super().follow()
        told = [event for event in self.actor.events[self.begun :] if event.kind == e.PLACED]
        if self.on is not None and (not told or told[0].number not in self.places):
            self.actor.fail(f"the card was not played on {self.on!r}")

    def answers(self, question: Question) -> bool:
        """Answers one question."""
        if question.kind == ch.ASK_PLACE:
            return self.choose_place(question)
        if question.kind == ch.ASK_AIL_TYPE and self.ails:
            self.actor.answer_words(self.ails.pop(0))
        elif question.kind == ch.ASK_BULLET and self.bullets:
            self.choose_number(ch.CHOOSE_BULLET, self.bullets.pop(0), "bullet")
        elif question.kind == ch.ASK_CHOICE and self.targets:
            self.choose_target(self.targets.pop(0))
        else:
            return super().answers(question)
        return True

    def choose_place(self, question: Question) -> bool:
        """Where it was said; else the lowest concentration. For a boon it has to be said."""
        codes = question.options
        if self.on is not None:
            codes = [code for code in codes if option_second(code) in self.places]
            if not codes:
                self.actor.fail(f"the card cannot be played on {self.on!r}")
        elif not self.actor.offered(ch.ON_CONCENTRATION):
            return False
        self.actor.answer_code(codes[0])
        return True


# -- places --------------------------------------------------------------------------------------


def places_meant(actor: Actor, on: object) -> list[int]:
    """The spots or areas that words mean: an area's number, `burn`, `p2 burn`, or a card that lies there."""
    s = actor.state
    if on is None or not isinstance(s, RuneslingersGame):
        return []
    if isinstance(on, int):
        return [actor.seat * s.numbers[SPOTS] + on - 1]
    ailment = ON_AILMENT.fullmatch(str(on).casefold())
    if ailment is None:
        return [s.place[card] for card in actor.named(on) if s.place[card] != NOTHING]
    seats = range(c.SEATS) if ailment[1] is None else (int(ailment[1]) - 1,)
    found = [
        area
        for seat in seats
        for area in range(seat * c.AILMENT_AREAS, (seat + 1) * c.AILMENT_AREAS)
        if s.area_type[area] == c.AILMENTS[ailment[2]]
    ]
    if len({area // c.AILMENT_AREAS for area in found}) > 1:
        actor.fail(f"{on!r} is on both players: say p1 {on} or p2 {on}")
    return found


def area_meant(actor: Actor, kind: int, number: int) -> None:
    """Takes the option for an area of the player by its number, from 1."""
    s = actor.state
    assert isinstance(s, RuneslingersGame)
    for code in actor.offered(kind):
        is_ailment = kind == ch.KEEP_AREA
        place = option_second(code) if is_ailment else s.place[option_first(code)]
        if place % (c.AILMENT_AREAS if is_ailment else s.numbers[SPOTS]) == number - 1:
            actor.answer_code(code)
            return
    actor.fail(f"area {number} is not offered")
