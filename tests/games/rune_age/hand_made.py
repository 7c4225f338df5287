"""A plain box for tests: every kind of card, without texts, and scenarios made by hand."""

from __future__ import annotations

from typing import Final

from runestack.games.rune_age.language.lower import add_text
from runestack.games.rune_age.language.vocabulary import vocabulary
from runestack.games.rune_age.rules import choices as ch
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.game import RuneAgeGame, new_game
from runestack.games.rune_age.rules.primitives import add_card, move, place
from runestack.games.rune_age.rules.scenarios import Ending, Scenario
from runestack.games.rune_age.rules.setup import Setup
from runestack.games.rune_age.rules.state import ACTIVE, FIRST, ROUND
from runestack.kernel.choices import DONE
from runestack.kernel.decision import Question, option_first, option_kind
from runestack.kernel.driver import answer, run
from runestack.kernel.events import Event, Journal
from runestack.kernel.frame import NOBODY, NOTHING
from runestack.kernel.random import below
from runestack.language.diagnose import examine

UNITS: Final = ((1, 8, 0), (2, 4, 0), (3, 4, 0), (3, 4, c.EXPANSION), (5, 3, 0))
CITIES: Final = (
    (3, 1, 1),
    (3, 2, 1),
    (4, 2, 1),
    (4, 2, 2),
    (4, 1, 2),
    (5, 3, 2),
    (5, 2, 2),
    (6, 3, 3),
)
LANDMARKS: Final = (
    (4, 2, 1),
    (4, 2, 1),
    (5, 2, 1),
    (5, 3, 1),
    (6, 3, 1),
    (6, 3, 2),
    (7, 3, 2),
    (8, 4, 2),
)


class Box:
    """The faces, and those that tests ask for by name."""

    def __init__(self) -> None:
        self.faces = Faces()
        self.unit = {cost: self.add(type=c.UNIT, race=0, strength=cost) for cost in range(1, 11)}
        for race in range(len(c.RACES)):
            self.add_race(race)
        for value, cost in ((1, 1), (2, 2), (3, 4)):
            self.faces.gold_cards.append(self.add(type=c.GOLD, gold=value, influence_cost=cost))
        self.faces.cities = [self.city(c.CITY, *numbers) for numbers in CITIES]
        self.faces.landmarks = [self.city(c.CITY | c.LANDMARK, *numbers) for numbers in LANDMARKS]
        self.faces.runes = [self.add(type=c.RUNE) for _ in range(6)]
        self.neutral = [self.neutral_unit(cost) for cost in (1, 3, 5)]
        self.faces.mercenaries[1] = [
            self.mercenary(1, cost, cost < 3) for cost in (2, 2, 3, 3, 4, 4)
        ]
        self.faces.mercenaries[2] = [self.mercenary(2, cost, cost == 6) for cost in (5, 6, 7, 7)]
        reward = self.add(type=c.REWARD, gold=1)
        self.rewarding = self.add(type=c.ENEMY, strength=6, stage=1, attrition=1, reward=reward)
        self.enemy = self.add(type=c.ENEMY, strength=6, stage=1)
        self.late = [self.add(type=c.ENEMY, strength=8, stage=2) for _ in range(7)]
        self.early = [
            self.rewarding,
            self.enemy,
            *[self.add(type=c.ENEMY, strength=5, stage=1) for _ in range(3)],
        ]
        self.dragon = self.add(type=c.OBJECTIVE | c.ENEMY, strength=18, attrition=1)
        self.text = self.add(type=c.OBJECTIVE)
        self.rival = self.add(type=c.OBJECTIVE)
        self.tactic = self.add(type=c.TACTIC, influence_cost=2, strength=2)
        self.blank_tactic = self.add(type=c.TACTIC, influence_cost=1)
        self.grim = self.add(type=c.ENEMY, strength=5, stage=1, attrition=2)
        self.tribute = self.add(type=c.REWARD, influence=2)
        self.host = self.add(type=c.ENEMY, strength=4, stage=1, reward=self.tribute)

    def add(self, **values: int) -> int:
        """A further face."""
        face = self.faces.new_face()
        for name, value in values.items():
            getattr(self.faces, name)[face] = value
        return face

    def add_race(self, race: int) -> None:
        """Home realm, strongholds, six kinds of units, monument."""
        faces = self.faces
        faces.homes[race] = self.add(type=c.HOME_REALM, race=race)
        row = [
            self.add(
                type=c.UNIT, race=race, gold_cost=cost, strength=cost, copies=copies, flags=flags
            )
            for cost, copies, flags in UNITS
        ]
        row.insert(
            4,
            self.add(type=c.STRONGHOLD, race=race, gold_cost=4, strength=2, influence=1, copies=3),
        )
        flags = c.EXPANSION | c.MYTHIC
        row.append(self.add(type=c.UNIT, race=race, gold_cost=6, strength=6, copies=2, flags=flags))
        faces.races[race] = row
        faces.monuments[race] = self.add(type=c.MONUMENT, race=race, gold_cost=13)

    def city(self, kind: int, strength: int, auto_defense: int, influence: int) -> int:
        """A city or landmark."""
        return self.add(
            type=kind, strength=strength, auto_defense=auto_defense, influence=influence
        )

    def neutral_unit(self, cost: int) -> int:
        """A neutral unit as strong as it costs."""
        return self.add(type=c.UNIT, influence_cost=cost, strength=cost)

    def mercenary(self, category: int, cost: int, siege: bool) -> int:
        """A mercenary unit as strong as it costs."""
        flags = c.EXPANSION | (c.SIEGE_ICON if siege else 0)
        return self.add(
            type=c.UNIT, influence_cost=cost, strength=cost, category=category, flags=flags
        )

    def write(self, text: str, **values: int) -> int:
        """A further face with a text, read by the real language."""
        tree, problems = examine(text, vocabulary())
        assert tree is not None, problems
        assert not problems, problems
        face = self.add(**values)
        add_text(self.faces, face, tree.abilities)
        return face


BOX: Final = Box()


def unit(text: str, strength: int = 3, cost: int = 3, flags: int = 0) -> int:
    """A faction unit."""
    return BOX.write(text, type=c.UNIT, race=0, gold_cost=cost, strength=strength, flags=flags)


def tactic(text: str) -> int:
    """A tactic of the centre."""
    return BOX.write(text, type=c.TACTIC, influence_cost=2)


def city(text: str, strength: int = 4, auto_defense: int = 2, influence: int = 1) -> int:
    """A city."""
    return BOX.write(
        text, type=c.CITY, strength=strength, auto_defense=auto_defense, influence=influence
    )


def reward(text: str) -> int:
    """A reward."""
    return BOX.write(text, type=c.REWARD)


def enemy(text: str, strength: int = 5, attrition: int = 0, stage: int = 1) -> int:
    """An Enemy without a reward."""
    return BOX.write(text, type=c.ENEMY, strength=strength, attrition=attrition, stage=stage)


def instant(text: str, strength: int = 0, attrition: int = 0, stage: int = 1) -> int:
    """An Instant."""
    return BOX.write(text, type=c.INSTANT, strength=strength, attrition=attrition, stage=stage)


def scenario(kind: str) -> Scenario:
    """One of the six, without the texts of its events."""
    made = Scenario()
    made.key = kind
    made.objective = BOX.dragon if kind == "dragonlords" else BOX.text
    made.neutral = BOX.neutral
    made.stages = [BOX.early, BOX.late]
    {
        "dragonlords": dragonlords,
        "monument": monument,
        "runewars": runewars,
        "cataclysm": cataclysm,
        "overlord": overlord,
        "landmarks": landmarks,
        "together": together,
        "rival": rival,
    }[kind](made)
    return made


def dragonlords(made: Scenario) -> None:
    made.endings = [Ending(sc.OBJECTIVE_DEFEATED, sc.AT_ONCE, 0, sc.WHO_DID_IT)]


def monument(made: Scenario) -> None:
    made.monuments = True
    made.forbidden = sc.NO_HOME_REALMS
    made.endings = [Ending(sc.MONUMENT_BUILT, sc.END_OF_ROUND, 0, sc.WHO_DID_IT)]


def runewars(made: Scenario) -> None:
    made.runes = 1
    made.endings = [Ending(sc.LAST_PLAYER, sc.AT_ONCE, 0, sc.WHO_DID_IT)]


def cataclysm(made: Scenario) -> None:
    made.teams = sc.TOGETHER
    made.reforms = False
    made.no_siege_icons = True
    made.forbidden = sc.NO_HOME_REALMS | sc.NO_CITIES
    made.endings = [
        Ending(sc.PLAYER_ELIMINATED, sc.AT_ONCE, 0, sc.NOBODY_WINS),
        Ending(sc.NO_EVENT_LEFT, sc.AT_ONCE, 0, sc.ALL_WIN),
    ]


def overlord(made: Scenario) -> None:
    made.teams = sc.ONE_AGAINST_ALL
    made.reforms = False
    made.forbidden = sc.NO_ALLIES
    made.endings = [
        Ending(sc.OVERLORD_ELIMINATED, sc.AT_ONCE, 0, sc.ALLIES_WIN),
        Ending(sc.ALLIES_ELIMINATED, sc.AT_ONCE, 0, sc.OVERLORD_WINS),
        Ending(sc.DECK_RUN_OUT, sc.END_OF_EVENT_PHASE, 0, sc.OVERLORD_WINS),
    ]


def landmarks(made: Scenario) -> None:
    made.landmarks = 3
    made.forbidden = sc.NO_HOME_REALMS
    made.endings = [Ending(sc.LANDMARKS_HELD, sc.END_OF_ROUND, 3, sc.WHO_DID_IT)]


def together(made: Scenario) -> None:
    """The cooperative variant."""
    made.objective = BOX.dragon
    made.teams = sc.TOGETHER
    made.shared_realm = True
    made.captured_exhausted = True
    made.forbidden = sc.NO_HOME_REALMS
    made.endings = [
        Ending(sc.REALM_FALLEN, sc.AT_ONCE, 20, sc.NOBODY_WINS),
        Ending(sc.OBJECTIVE_DEFEATED, sc.AT_ONCE, 0, sc.ALL_WIN),
    ]


def rival(made: Scenario) -> None:
    """Runewars alone."""
    made.objective = BOX.rival
    made.rival = True
    made.endings = [
        Ending(sc.DECK_REFORMED, sc.AT_ONCE, 2, sc.NOBODY_WINS),
        Ending(sc.PLAYER_ELIMINATED, sc.AT_ONCE, 0, sc.NOBODY_WINS),
        Ending(sc.RIVAL_FALLEN, sc.AT_ONCE, 20, sc.ALL_WIN),
    ]


KINDS: Final = (
    "dragonlords",
    "monument",
    "runewars",
    "cataclysm",
    "overlord",
    "landmarks",
    "together",
    "rival",
)


# -- games ---------------------------------------------------------------------------------------


def begin(
    kind: str = "dragonlords", seats: int = 2, *, seed: int = 1, expansion: bool = True
) -> RuneAgeGame:
    """A game whose first player is seat 0, and whose races are those of the seats' numbers."""
    return begin_with(scenario(kind), seats, seed=seed, expansion=expansion)


def begin_with(
    made: Scenario,
    seats: int = 2,
    *,
    seed: int = 1,
    expansion: bool = True,
    first: int = 0,
    open_hands: bool = False,
) -> RuneAgeGame:
    """The same with a scenario of one's own; everything that happens is noted."""
    setup = Setup(seed)
    setup.seats = seats
    setup.first_player = first
    setup.races = list(range(seats))
    setup.expansion = expansion
    setup.mercenaries = expansion
    setup.open_hands = open_hands
    return new_game(BOX.faces, made, setup, Journal())


def rolling(*numbers: int, kind: str = "dragonlords", seats: int = 2) -> RuneAgeGame:
    """A game in which the attrition die shows these numbers first."""
    for seed in range(1, 500):
        game = begin(kind, seats, seed=seed)
        chance = game.clone().random
        rolls = [c.DIE[below(chance, c.STREAM_DIE, len(c.DIE))] for _ in numbers]
        if rolls == list(numbers):
            return game
    message = f"no seed rolls {numbers}"
    raise AssertionError(message)


def told(game: RuneAgeGame, kind: int) -> list[Event]:
    """The events of a kind so far."""
    assert game.journal is not None
    return [event for event in game.journal.events if event.kind == kind]


def ready(game: RuneAgeGame, *faces: int) -> list[int]:
    """The active player holds these cards and is asked what to do."""
    cards = deal(game, game.numbers[ACTIVE], *faces)
    refresh_question(game)
    return cards


def strongholds(game: RuneAgeGame, seat: int) -> list[int]:
    """Those in a barracks."""
    return [card for card in game.barracks[seat] if BOX.faces.type[game.face[card]] & c.STRONGHOLD]


def draw_next(game: RuneAgeGame, *faces: int) -> list[int]:
    """These events lie on top of the event deck, the first one topmost."""
    cards = [new_card(game, face, NOBODY, c.IN_EVENT_DECK) for face in reversed(faces)]
    return cards[::-1]


def empty(game: RuneAgeGame, cards: list[int]) -> None:
    """What lies in a pile goes to the box."""
    for card in cards[:]:
        move(game, card, c.IN_BOX, NOBODY)


def end_round(game: RuneAgeGame) -> None:
    """Everybody ends the turn, until the next round has begun or the game is over."""
    now = game.numbers[ROUND]
    while game.asking and game.numbers[ROUND] == now:
        end_turn(game)


def asked(game: RuneAgeGame) -> Question:
    """The one open question."""
    (question,) = game.asking
    return question


def choose(game: RuneAgeGame, kind: int, card: int = NOTHING) -> None:
    """Gives the answer of a kind, with its first operand if that matters."""
    question = asked(game)
    for index, code in enumerate(question.options):
        if option_kind(code) == kind and card in (NOTHING, option_first(code)):
            answer(game, question, index)
            return
    message = f"{kind} {card} is not offered: {offered(game)}"
    raise AssertionError(message)


def offered(game: RuneAgeGame, kind: int = NOTHING) -> list[tuple[int, int]]:
    """Kinds and first operands of the options, of one kind or of all."""
    found = [(option_kind(code), option_first(code)) for code in asked(game).options]
    return [one for one in found if kind in (NOTHING, one[0])]


def cards_offered(game: RuneAgeGame, kind: int) -> list[int]:
    """The cards that can be chosen for something."""
    return [card for _, card in offered(game, kind)]


def deal(game: RuneAgeGame, seat: int, *faces: int) -> list[int]:
    """Gives a player exactly these cards in hand; what was there goes to the box."""
    for card in game.hand[seat][:]:
        move(game, card, c.IN_BOX, NOBODY)
    return [new_card(game, face, seat, c.IN_HAND) for face in faces]


def new_card(game: RuneAgeGame, face: int, seat: int, zone: int) -> int:
    """A further card."""
    card = add_card(game, face, seat, c.IN_BOX)
    place(game, card, zone, seat)
    return card


def refresh_question(game: RuneAgeGame) -> None:
    """Asks the active player anew, after the position was changed by hand."""
    frame = game.frames[-1]
    frame.step -= 1
    game.asking.clear()
    run(game)


def fight(game: RuneAgeGame, target: int, *cards: int) -> None:
    """Attacks with these cards and stops; in a siege the others pass."""
    attacker = asked(game).seat
    choose(game, ch.ATTACK, target)
    for card in cards:
        while asked(game).seat != attacker:
            choose(game, ch.PASS)
        choose(game, ch.PLAY, card)
    while game.asking and asked(game).kind in (ch.ASK_ASSAULT, ch.ASK_SIEGE):
        choose(game, ch.STOP if asked(game).kind == ch.ASK_ASSAULT else ch.PASS)


def end_turn(game: RuneAgeGame) -> None:
    """Ends the step and retains nothing."""
    choose(game, ch.END_ACTIONS)
    while game.asking and asked(game).kind == ch.ASK_RETAIN:
        choose(game, DONE)


def choose_place(game: RuneAgeGame, place: int) -> None:
    """Gives the answer at a place of the list."""
    answer(game, asked(game), place)


def last_turn(game: RuneAgeGame) -> None:
    """Everybody has had a turn but the last player, who is asked to act."""
    while game.numbers[ACTIVE] != (game.numbers[FIRST] - 1) % len(game.out):
        end_turn(game)


def event_comes(game: RuneAgeGame, *faces: int, hands: list[list[int]] | None = None) -> list[int]:
    """The last player ends the turn, and these events lie on top; hands are dealt before, and retained."""
    cards = draw_next(game, *faces)
    last_turn(game)
    for seat, hand in enumerate(hands or []):
        deal(game, seat, *hand)
    last = game.numbers[ACTIVE]
    if hands and hands[last]:
        for _ in hands[last]:
            new_card(game, BOX.faces.races[last][4], last, c.IN_REALM)
        retain(game, last)
    else:
        choose(game, ch.END_ACTIONS)
        while game.asking and asked(game).kind == ch.ASK_RETAIN:
            choose(game, DONE)
    return cards


def retain(game: RuneAgeGame, seat: int) -> None:
    """The whole hand stays, and no card is drawn to it."""
    empty(game, game.deck[seat])
    empty(game, game.discard[seat])
    choose(game, ch.END_ACTIONS)
    while game.asking and asked(game).kind == ch.ASK_RETAIN:
        choose(game, ch.RETAIN if cards_offered(game, ch.RETAIN) else DONE)
    while game.asking and asked(game).kind == ch.ASK_PAYMENT:
        choose(game, ch.PAY_WITH)


def bare(game: RuneAgeGame) -> None:
    """Nobody has a card to draw, so hands stay as they are dealt."""
    for seat in range(len(game.out)):
        empty(game, game.deck[seat])
        empty(game, game.discard[seat])
        empty(game, game.hand[seat])


def goes_on(game: RuneAgeGame) -> bool:
    """Whether nobody has won or lost yet."""
    return game.outcome is None


def pile(game: RuneAgeGame, cards: list[int]) -> list[int]:
    """The faces of a pile."""
    return [game.face[card] for card in cards]
