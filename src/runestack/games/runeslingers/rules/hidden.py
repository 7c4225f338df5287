"""What a seat cannot know, replaced by something that it might be (RS-RULING-133, RS-RULING-140).

Cards keep their places and numbers; only faces, secret choices and what is left in the pool are dealt anew. Lists are
sorted before they are shuffled: what is dealt must not depend on what was there.
"""

from __future__ import annotations

from typing import Final

from runestack.games.runeslingers.rules import choices as ch
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules.drafting import choices_of
from runestack.games.runeslingers.rules.encounter import ACTIVATES_AT, PASSIVES_AT
from runestack.games.runeslingers.rules.state import MODE, EncounterState, enemy
from runestack.kernel.decision import Question, option, option_first, option_kind, option_second
from runestack.kernel.frame import NOTHING, UNANSWERED
from runestack.kernel.random import RandomStream

FACE: Final = 0  # the column of the faces
# Options that are offered because of the face of their card: it cannot be another one.
BY_FACE: Final = (ch.PLAY_CARD, ch.PICK_CARD, ch.PAY_WITH, ch.CHOOSE_BULLET)


def resample(s: EncounterState, seat: int, chance: RandomStream) -> None:
    """Replaces what a seat cannot know by something that it might be."""
    other = enemy(seat)
    if s.numbers[MODE] == c.DRAFT and not s.face:
        deal_draft(s, seat, chance)
    if s.numbers[MODE] == c.CONSTRUCTED and is_secret(s, other):
        change_runeslinger(s, other, chance)
    deal_faces(s, seat, chance)
    choose_anew(s, seat, chance)
    for place in range(len(s.kept)):  # what a play may be undone to must tell nothing more
        kept = s.kept[place].clone()
        kept.columns[FACE][:] = s.face
        s.kept[place] = kept


# -- cards ---------------------------------------------------------------------------------------


def deal_faces(s: EncounterState, seat: int, chance: RandomStream) -> None:
    """The cards of decks that the seat does not know, within each owner's: deck lists count as known."""
    bit = 1 << seat
    fixed = cards_fixed(s, seat)
    for owner in range(c.SEATS):
        cards = [
            card
            for card in range(len(s.face))
            if s.owner[card] == owner
            and not s.known[card] & bit
            and card not in fixed
            and s.faces.type[s.face[card]] & c.PLAYABLE
        ]
        faces = [s.face[card] for card in cards]
        faces.sort()
        chance.shuffle(faces)
        for place in range(len(cards)):
            s.face[cards[place]] = faces[place]


def cards_fixed(s: EncounterState, seat: int) -> list[int]:
    """Cards whose faces decide what another seat is just doing: what it is asked about, and what is being played."""
    cards = [frame.card for frame in s.frames]
    for question in s.asking:
        if question.seat != seat:
            for code in question.options:
                if option_kind(code) in BY_FACE:
                    cards.append(option_first(code))
    return cards


# -- secret choices ------------------------------------------------------------------------------


def choose_anew(s: EncounterState, seat: int, chance: RandomStream) -> None:
    """What another player has chosen in secret: answers that wait for the seat's own, and the passive ability."""
    for question in s.asking:
        if question.seat != seat and question.answer != UNANSWERED:
            question.answer = question.options[chance.below(len(question.options))]
    other = enemy(seat)
    if s.asking and s.asking[0].kind == ch.ASK_ACTIVATE and s.given[PASSIVES_AT + other] == NOTHING:
        passives = s.faces.passives[s.given[other]]
        set_passive(s, other, passives[chance.below(len(passives))])


def set_passive(s: EncounterState, seat: int, face: int) -> None:
    """The passive ability that a player has chosen; both stand in one number while the other one is chosen."""
    chosen = s.frames[-1].number
    if seat == 0:
        s.frames[-1].number = option(0, face, option_second(chosen))
    else:
        s.frames[-1].number = option(0, option_first(chosen), face)


def is_secret(s: EncounterState, owner: int) -> bool:
    """Whether a player has a Runeslinger that was not shown yet."""
    return s.slinger[owner] == NOTHING and s.given[owner] != NOTHING


def change_runeslinger(s: EncounterState, owner: int, chance: RandomStream) -> None:
    """Another Runeslinger with its abilities in the place of the secret one."""
    old = s.given[owner]
    before = family(s, old)
    faces = [face for face in s.faces.runeslingers if len(family(s, face)) == len(before)]
    after = family(s, faces[chance.below(len(faces))])
    for place in (owner, PASSIVES_AT + owner, ACTIVATES_AT + owner):
        s.given[place] = exchanged(s.given[place], before, after)
    for question in s.asking:
        if question.seat == owner:
            exchange_options(question, before, after)


def family(s: EncounterState, face: int) -> list[int]:
    """A Runeslinger and its abilities."""
    return [face, *s.faces.passives[face], *s.faces.activates[face]]


def exchanged(face: int, before: list[int], after: list[int]) -> int:
    """The face that comes in the place of another one."""
    return after[before.index(face)] if face in before else face


def exchange_options(question: Question, before: list[int], after: list[int]) -> None:
    """The same in the options of a question, which are never changed themselves."""
    place = NOTHING if question.answer == UNANSWERED else question.options.index(question.answer)
    options: list[int] = []
    for code in question.options:
        face = exchanged(option_first(code), before, after)
        options.append(option(option_kind(code), face, option_second(code)))
    question.options = options
    if place != NOTHING:
        question.answer = options[place]


# -- a draft -------------------------------------------------------------------------------------


def deal_draft(s: EncounterState, seat: int, chance: RandomStream) -> None:
    """The pool, the pack that the other player opens, and the first pick of each pack: the rest is seen or follows.

    Two players see every pack but the first one of the other again, and so learn what was taken from it.
    """
    other = enemy(seat)
    firsts = first_picks(s)
    unknown = [place for place in firsts if place < len(s.picks[other])]
    unseen = len(s.pack[other]) if len(s.picks[seat]) in firsts else 0
    faces = s.draft_pool + [s.picks[other][place] for place in unknown]
    if unseen:
        faces = faces + s.pack[other]
    faces.sort()
    chance.shuffle(faces)
    for place in unknown:
        s.picks[other][place] = faces.pop()
    if unseen:
        s.pack[other] = faces[:unseen]
        s.pack[other].sort()
    s.draft_pool[:] = faces[unseen:]
    if s.deck_list[other]:
        deck = s.picks[other][:]
        deck.sort()
        chance.shuffle(deck)
        s.deck_list[other] = deck[: len(s.deck_list[other])]
        s.deck_list[other].sort()
    for question in s.asking:
        if question.seat == other:
            ask_anew(s, question)


def first_picks(s: EncounterState) -> list[int]:
    """Which picks are the first ones of a pack; a small pool makes smaller packs."""
    left = 0
    for face in s.faces.playable:
        left += min(c.COPIES, s.faces.copies[face])
    places: list[int] = []
    place = 0
    for _ in range(c.PACKS):
        places.append(place)
        size = min(c.PACK_SIZE, left // c.SEATS)
        place += size
        left -= c.SEATS * size
    return places


def ask_anew(s: EncounterState, question: Question) -> None:
    """The options of a question about a pack or a list that was dealt anew."""
    if question.kind == ch.ASK_DRAFT:
        question.options = choices_of(ch.DRAFT_CARD, s.pack[question.seat])
    elif question.kind == ch.ASK_LEAVE_OUT:
        question.options = choices_of(ch.LEAVE_OUT, s.deck_list[question.seat])
