"""Invasion's texts as the engine reads them, and those that mean nothing."""

import pytest

from runestack.games.invasion.language.lower import add_text
from runestack.games.invasion.language.vocabulary import vocabulary
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import counts
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import operations as op
from runestack.games.invasion.rules.faces import Faces
from runestack.kernel import operations as core
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language.diagnose import parse
from runestack.language.lower import LoweringError

VOCABULARY = vocabulary()
NUMBERS = op.NUMBERS


def lowered(text: str, kind: int = c.RECRUIT) -> Faces:
    """A face of a kind with this text."""
    faces = Faces()
    face = faces.new_face()
    faces.type[face] = kind
    add_text(faces, face, parse(text, VOCABULARY).abilities)
    return faces


def one_use(text: str, kind: int = c.RECRUIT) -> pr.Ability:
    faces = lowered(text, kind)
    (number,) = faces.uses[0]
    return faces.abilities[number]


def one_trigger(text: str, kind: int = c.TECHNOLOGY) -> pr.Ability:
    faces = lowered(text, kind)
    (number,) = faces.triggered[0]
    return faces.abilities[number]


def one_static(text: str, kind: int = c.TECHNOLOGY) -> pr.Ability:
    faces = lowered(text, kind)
    (number,) = faces.statics[0]
    return faces.abilities[number]


def one_step(text: str, kind: int = c.RECRUIT) -> pr.Instruction:
    (instruction,) = one_use(text, kind).program
    return instruction


# -- playing cards ---------------------------------------------------------------------------------


def test_keywords_are_bits_and_the_last_line_is_what_is_carried_out() -> None:
    faces = lowered("Keep.\nScrap 2.\nWhen you draw this card: Gain 1 reroll.\nDraw 2 cards.")
    assert faces.keywords[0] == c.KEEP
    assert faces.scrap[0] == 2
    assert [faces.abilities[text].label for text in faces.uses[0]] == [c.DRAWN, c.EFFECTS]


def test_damage_has_a_kind_and_is_meant_for_the_opponent() -> None:
    step = one_step("Deal 2 ranged damage.")
    assert (step.op, step.number, step.word, step.player) == (core.DEAL, 2, c.RANGED, pr.OPPONENT)
    assert one_step("Deal 2 melee damage to each player.").player == pr.EACH_PLAYER


def test_half_of_a_value_is_read_when_it_is_dealt() -> None:
    counted = one_step("Deal melee damage equal to half your armor rounded down.").counted
    assert counted is not None
    assert (counted.kind, counted.word, counted.divisor) == (pr.COUNT_RESOURCE, c.ARMOR, 2)


def test_the_opponents_values_are_answered_by_the_rules_whatever_the_mode() -> None:
    program = one_use("If the opponent has no armor, deal 2 melee damage.").program
    condition = program[0].condition
    assert condition is not None
    assert (condition.kind, condition.word, condition.number) == (counts.OPPONENT_HAS, c.ARMOR, 0)
    assert condition.compare == pr.EXACTLY
    counted = one_step("Gain armor equal to the opponent's health.").counted
    assert counted is not None
    assert (counted.kind, counted.word) == (counts.OPPONENT_HAS, c.HEALTH)


def test_one_of_two_texts_by_mode() -> None:
    program = one_use("In cooperative mode: Tempo. Otherwise: Draw a card.").program
    assert [one.op for one in program] == [pr.IF, NUMBERS["ShiftEvent"], pr.JUMP, core.DRAW]
    assert program[0].condition is not None
    assert program[0].condition.kind == counts.IS_COOPERATIVE
    assert (program[0].jump, program[2].jump) == (3, 4)
    assert program[1].up_to


def test_two_effects_joined_by_and_are_both_skipped_without_what_they_depend_on() -> None:
    text = "You may destroy a card in your hand or discard pile. If you do, gain 1 armor and draw a card."
    program = one_use(text).program
    destroys = NUMBERS["DestroyFrom"]
    assert [one.op for one in program] == [pr.MAY, destroys, core.GAIN, core.DRAW]
    assert [one.jump for one in program[:2]] == [4, 4]
    assert program[1].changes == [c.IN_HAND, c.IN_DISCARD]


def test_what_is_counted_multiplies() -> None:
    step = one_step("For each other card in your played zone, deal 1 melee damage.")
    assert step.counted is not None
    assert (step.number, step.each, step.counted.kind) == (0, 1, counts.OTHERS_IN_ZONE)


def test_a_discount_knows_its_symbol_and_the_card() -> None:
    any_card = one_step("The next card you play this turn costs 1 symbol less.")
    assert (any_card.word, any_card.second) == (c.ANY_SYMBOL, 0)
    green = one_step("The next green card you play this turn costs 2 wild symbols less.")
    assert (green.number, green.word, green.second) == (2, c.WILD, 1 + c.GREEN)


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Add 1 red resource to your pool.", c.RED),
        ("Add 2 resources of your choice to your pool.", c.WILD),
        ("Add 2 resources of one colour to your pool.", c.ANY_SYMBOL),
        ("Store 1 wild resource.", c.WILD),
        ("Store 1 resource of your choice.", c.ANY_SYMBOL),
        ("Turn an unused die to a side that shows a colour of your choice.", c.WILD),
        ("Turn an unused die to a side of your choice.", NOTHING),
        ("Reroll 2 unused dice that show no colour.", c.NEUTRAL),
        ("Refresh a technology in your base.", c.TECHNOLOGY),
        ("Refresh your leader.", c.LEADER),
        ("The opponent cannot store resources this turn.", e.STORE),
    ],
)
def test_a_word_becomes_a_number(text: str, word: int) -> None:
    assert one_step(text).word == word


def test_up_to_so_many_and_all() -> None:
    some = one_step("Recycle up to 2 cards.")
    assert (some.number, some.up_to) == (2, True)
    every = one_step("Refresh all cards in your base.")
    assert (every.number, every.up_to, every.word) == (0, False, c.PERMANENT)
    dice = one_step("Reroll any number of your unused dice.")
    assert (dice.number, dice.up_to) == (0, True)


def test_a_card_of_a_zone_goes_to_a_place() -> None:
    step = one_step("Put a blue machine card from your garbage dump on top of your deck.")
    assert step.selector is not None
    assert (step.selector.zone, step.place) == (c.IN_GARBAGE, counts.TO_TOP_OF_DECK)
    assert [test.word for test in step.selector.tests] == [c.BLUE, counts.FAMILY_WORDS + 1]


def test_a_continuous_text_in_hand_asks_where_its_card_is() -> None:
    text = "While this card is in your hand, your stored green pairs give 1 more health."
    ability = one_static(text, c.RECRUIT)
    assert (ability.static, ability.words) == (e.ON_PAIR, [1, c.GREEN, c.HEALTH, c.ALWAYS])
    assert ability.condition is not None
    assert ability.condition.test is not None
    assert ability.condition.test.word == counts.WORD_IN_HAND


# -- permanents ------------------------------------------------------------------------------------


def test_costs_of_an_activated_ability() -> None:
    ability = one_use(
        "Exhaust, lose 1 health, pay 1 wild resource, destroy 2 of your stored resources: Draw a card.",
        c.LEADER,
    )
    assert ability.label == c.ACTIVATED
    assert [(cost.kind, cost.number, cost.word) for cost in ability.costs] == [
        (pr.PAY_RESOURCE, 1, c.HEALTH),
        (counts.PAY_POOL, 1, c.WILD),
        (counts.PAY_STORED, 2, NOTHING),
    ]


def test_what_may_be_done_once_each_turn_asks_no_second_time() -> None:
    ability = one_use(
        "Once each turn, you may change the colour of 1 resource in your pool.", c.TECHNOLOGY
    )
    assert ability.label == c.ONCE_EACH_TURN
    assert [one.op for one in ability.program] == [NUMBERS["ChangeResource"]]


@pytest.mark.parametrize(
    ("text", "event", "player", "often"),
    [
        ("Whenever an enemy reinforces, draw a card.", e.REINFORCES, pr.OPPONENT, c.ALWAYS),
        ("Whenever you reinforce, draw a card.", e.REINFORCES, pr.YOU, c.ALWAYS),
        (
            "The first time each turn you transform dice, gain 1 reroll.",
            e.TRANSFORMS,
            pr.YOU,
            c.FIRST_EACH_TURN,
        ),
        (
            "The first time each round a player plays a card, draw a card.",
            e.PLAYS,
            pr.EACH_PLAYER,
            c.FIRST_EACH_ROUND,
        ),
        ("At the end of the opponent's turn, draw a card.", e.TURN_ENDS, pr.OPPONENT, c.ALWAYS),
        (
            "At the beginning of the Invasion's turn, draw a card.",
            e.INVASION_BEGINS,
            pr.EACH_PLAYER,
            c.ALWAYS,
        ),
    ],
)
def test_what_a_text_waits_for(text: str, event: int, player: int, often: int) -> None:
    ability = one_trigger(text)
    assert (ability.event, ability.player, ability.words) == (event, player, [often])
    assert ability.once is (often != c.ALWAYS)


@pytest.mark.parametrize(
    ("text", "static", "words"),
    [
        (
            "The first time each turn you deal melee damage, deal 1 more.",
            e.ON_DEALT,
            [1, c.MELEE, c.FIRST_EACH_TURN],
        ),
        ("Whenever you deal damage, deal 2 more.", e.ON_DEALT, [2, NOTHING, c.ALWAYS]),
        (
            "The first time each turn you destroy armor, destroy 1 more.",
            e.ON_ARMOR_DESTROYED,
            [1, c.FIRST_EACH_TURN],
        ),
        (
            "The first time each round you are dealt damage, prevent 1 of it.",
            e.ON_DAMAGE_TAKEN,
            [1, NOTHING, c.FIRST_EACH_ROUND],
        ),
        (
            "Cards in your training center cost 1 screw less to train, but at least 2.",
            e.ON_TRAINING_COST,
            [1, 2, c.ALWAYS],
        ),
        (
            "Your spare part actions with a cost of 3 or more cost 1 less.",
            e.ON_SPARE_COST,
            [1, 3, c.ALWAYS],
        ),
        (
            "Once each turn, a spare part action costs you 1 less.",
            e.ON_SPARE_COST,
            [1, 1, c.FIRST_EACH_TURN],
        ),
        ("Your training center can hold 7 cards.", e.ON_TRAINING_SIZE, [7, c.ALWAYS]),
    ],
)
def test_a_continuous_text_of_a_player(text: str, static: int, words: list[int]) -> None:
    ability = one_static(text)
    assert (ability.static, ability.words, ability.player) == (static, words, pr.YOU)


# -- the Invasion ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "static", "words"),
    [
        (
            "Each ranged damage effect against the stack deals 1 less.",
            e.ON_STACK_DAMAGE,
            [1, c.RANGED, c.ALWAYS],
        ),
        (
            "The first damage effect against the stack each round deals 2 less.",
            e.ON_STACK_DAMAGE,
            [2, NOTHING, c.FIRST_EACH_ROUND],
        ),
        (
            "The top card of the stack gets +1 armor.",
            e.ON_TOP_CARD,
            [1, c.STAT_ARMOR, c.ALWAYS],
        ),
        (
            "The first additional player action each round costs 1 more.",
            e.ON_ACTION_COST,
            [1, c.FIRST_EACH_ROUND],
        ),
        (
            "The first card with 3 or more symbols that each player plays each round costs 1 wild symbol more.",
            e.ON_PLAY_COST,
            [1, 3, c.FIRST_EACH_ROUND],
        ),
        (
            "Whenever a card survives, the Invasion stores 1 more resource of its first reward colour.",
            e.ON_SURVIVOR,
            [1, c.ALWAYS],
        ),
        ("Players cannot use reroll tokens.", e.ON_PROHIBITION, [e.USE_REROLLS, c.ALWAYS]),
        ("Players draw at most 5 cards in the draw phase.", e.ON_DRAWS, [5, c.ALWAYS]),
    ],
)
def test_a_continuous_text_of_the_invasion_is_about_everybody(
    text: str, static: int, words: list[int]
) -> None:
    ability = one_static(text, c.PROTOCOL)
    assert (ability.static, ability.words, ability.player) == (static, words, pr.EACH_PLAYER)
    assert ability.label == NOTHING
    assert one_static(f"Support: {text}", c.INVADER).label == counts.IN_SUPPORT


@pytest.mark.parametrize(
    ("text", "word", "zones"),
    [
        ("The Invasion stores 1 red resource.", c.RED, 1),
        ("The Invasion stores 1 wild resource.", c.WILD, 1),
        ("The Invasion stores 1 resource in the zone with the most.", c.MOST, 1),
        (
            "The Invasion stores 1 resource in each of the 2 zones with the fewest.",
            c.FEWEST,
            2,
        ),
    ],
)
def test_where_the_invasion_stores(text: str, word: int, zones: int) -> None:
    step = one_step(f"Exhaust: {text}", c.PROTOCOL)
    assert (step.number, step.word, step.second) == (1, word, zones)


def test_guard_is_a_keyword_and_swarm_a_text_on_deployment() -> None:
    assert lowered("Support: Guard.", c.INVADER).keywords[0] == c.GUARD
    swarm = one_use("Swarm.", c.INVADER)
    assert swarm.label == c.DEPLOYED
    assert [(one.op, one.number) for one in swarm.program] == [(NUMBERS["Deploy"], 1)]


def test_a_unique_card_becomes_a_protocol_with_a_text_of_its_own() -> None:
    faces = lowered(
        "Unique.\nWhen trained: This card becomes a protocol instead of going to the discard pile.\n"
        "As a protocol, exhaust: Deal 1 ranged damage to each player.",
        c.INVADER,
    )
    assert [faces.abilities[text].label for text in faces.uses[0]] == [c.TRAINED, c.AS_PROTOCOL]


def test_each_player_carries_out_a_whole_text_as_you() -> None:
    ability = one_use(
        "Exhaust, each player: Lose 1 health or put the top 3 cards of your deck into your garbage dump.",
        c.PROTOCOL,
    )
    assert (ability.label, ability.player) == (c.ACTIVATED, pr.EACH_PLAYER)
    mills = NUMBERS["MillPlayers"]
    assert [one.op for one in ability.program] == [pr.MODE, core.LOSE, pr.JUMP, mills]
    assert {one.player for one in ability.program} == {pr.YOU}


def test_what_an_event_does_at_its_beginning_and_at_its_end() -> None:
    begins = one_use(
        "When this event begins: Each player does not use a die while this event lasts.", c.EVENT
    )
    assert begins.label == c.BEGINS
    ends = one_use(
        "When this event ends: For each player, train the top card of the Invasion card supply.",
        c.EVENT,
    )
    assert ends.label == c.EFFECTS
    assert ends.program[0].counted is not None
    assert ends.program[0].counted.kind == counts.PLAYERS


# -- what is refused -------------------------------------------------------------------------------

INSTEAD = "instead of putting it on the discard pile"


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("Keep.", c.TECHNOLOGY, "no keyword of this type"),
        ("Unique.", c.RECRUIT, "no keyword of this type"),
        ("Scrap 1.", c.INVADER, "no keyword of this type"),
        ("Guard.", c.INVADER, "stands in the support part"),
        ("Support: Unique.", c.INVADER, "is no support text"),
        ("Support: Players cannot store resources.", c.PROTOCOL, "only an invasion card"),
        ("Draw a card.", c.TECHNOLOGY, "“Exhaust: ...”"),
        ("Draw a card.", c.INVADER, "“Deployed: ...”"),
        ("Draw a card.", c.EVENT, "“When this event ends: ...”"),
        ("Draw a card.\nGain 1 armor.", c.RECRUIT, "one list of effects"),
        ("Exhaust: Draw a card.", c.RECRUIT, "only a leader, a technology or a protocol"),
        ("Deployed: Draw a card.", c.RECRUIT, "only an invasion card"),
        ("When this event ends: Draw a card.", c.PROTOCOL, "only an event"),
        ("When you draw this card, lose 1 health: Draw a card.", c.RECRUIT, "have costs"),
        ("Exhaust, lose 1 health: Draw a card.", c.PROTOCOL, "have costs"),
        ("Once each turn, you may draw a card.", c.PROTOCOL, "only a leader or a technology"),
        ("Whenever you reinforce, draw a card.", c.RECRUIT, "while this card is in your hand"),
        ("Players cannot store resources.", c.BOARD, "while this card is in your hand"),
        ("When this card survives: This card attacks.", c.INVADER, "only “When trained: ...”"),
        (f"Deployed: Deploy this card {INSTEAD}.", c.INVADER, "only “When trained: ...”"),
        ("Unique.", c.INVADER, "a Unique card, and no other"),
        (f"When trained: Destroy this card {INSTEAD}.", c.INVADER, "a Unique card, and no other"),
        ("Unique.\nWhen trained: Research a protocol.", c.INVADER, "a Unique card, and no other"),
        ("As a protocol, exhaust: Refresh all protocols.", c.INVADER, "As a protocol, exhaust"),
        ("Each player does not use a die while this event lasts.", c.BOARD, "event begins"),
        ("Put it on the bottom of your deck.", c.RECRUIT, "needs “reveal"),
        (
            "The Invasion stores 1 resource in the zone with the fewest. If the card there can be trained, train it.",
            c.BOARD,
            "the zone with the most",
        ),
        ("Deploy the top card of the Invasion deck.", c.RECRUIT, "In cooperative mode"),
        (
            "In cooperative mode: Draw a card. Otherwise: Refresh all protocols.",
            c.RECRUIT,
            "In cooperative mode",
        ),
        ("When you draw this card, each player: Draw a card.", c.RECRUIT, "one player alone"),
        ("Lose 1 reroll.", c.RECRUIT, "only armor and health"),
        ("The opponent loses 1 health.", c.RECRUIT, "deal damage or destroy armor"),
        ("If the opponent has 2 or more rerolls, draw a card.", c.RECRUIT, "only armor and health"),
        ("Put a card from the opponent's hand into your hand.", c.RECRUIT, "your own hand"),
        ("Put a card from your base into your hand.", c.RECRUIT, "your own hand"),
        ("Put a card from your played zone into your hand.", c.RECRUIT, "on top of your deck"),
        (
            "Whenever you reinforce while you played another card this turn, draw a card.",
            c.TECHNOLOGY,
            "use “if”",
        ),
    ],
)
def test_what_no_game_could_carry_out_is_refused(text: str, kind: int, why: str) -> None:
    with pytest.raises(LoweringError, match=why):
        lowered(text, kind)
