"""Rune Age's texts as the engine reads them, and those that mean nothing."""

import pytest

from runestack.games.rune_age.language.lower import add_text, endings, rulings
from runestack.games.rune_age.language.vocabulary import vocabulary
from runestack.games.rune_age.rules import constants as c
from runestack.games.rune_age.rules import costs
from runestack.games.rune_age.rules import events as e
from runestack.games.rune_age.rules import operations as op
from runestack.games.rune_age.rules import scenarios as sc
from runestack.games.rune_age.rules.affected import ALLIES
from runestack.games.rune_age.rules.faces import Faces
from runestack.games.rune_age.rules.values import OF_OVERLORD
from runestack.kernel import operations as core
from runestack.kernel import program as pr
from runestack.language import nodes as n
from runestack.language.diagnose import parse
from runestack.language.lower import LoweringError

VOCABULARY = vocabulary()
NUMBERS = op.NUMBERS


def lowered(text: str, kind: int = c.UNIT) -> Faces:
    """A face of a kind with this text."""
    faces = Faces()
    face = faces.new_face()
    faces.type[face] = kind
    add_text(faces, face, parse(text, VOCABULARY).abilities)
    return faces


def one_use(text: str, kind: int = c.UNIT) -> pr.Ability:
    faces = lowered(text, kind)
    (number,) = faces.uses[0]
    return faces.abilities[number]


def one_static(text: str, kind: int = c.UNIT) -> pr.Ability:
    faces = lowered(text, kind)
    (number,) = faces.statics[0]
    return faces.abilities[number]


def test_costs_stand_before_the_effect() -> None:
    ability = one_use("Resolution, wound this unit, spend 1 {influence}: Draw a card.")
    assert ability.label == c.RESOLUTION
    assert [cost.kind for cost in ability.costs] == [costs.PAY_WOUND, pr.PAY_RESOURCE]
    assert [one.op for one in ability.program] == [core.DRAW]


def test_up_to_so_much_is_a_number_that_is_chosen_and_counted() -> None:
    ability = one_use(
        "Resolution, spend up to 3 {influence}: For each {influence} spent, this unit gets +1 {strength}."
    )
    (cost,) = ability.costs
    (slot,) = ability.slots
    assert cost.counted is not None
    assert (cost.counted.place, slot.most) == (slot.place, 3)


def test_a_limit_counts_in_steps_of_the_effect() -> None:
    text = "Resolution: For each friendly unit, your army gets +2 {strength}, at most 5."
    assert one_use(text).program[0].most == 2


def test_otherwise_is_the_other_branch() -> None:
    text = "When Played: If it is a siege, draw a card. Otherwise, this unit gets +1 {strength}."
    program = one_use(text).program
    assert [one.op for one in program] == [pr.IF, core.DRAW, pr.JUMP, NUMBERS["Get"]]
    assert (program[0].jump, program[2].jump) == (3, 4)


def test_you_control_is_the_own_side() -> None:
    ability = one_use("Each player: Destroy a city you control or take 2 damage.", c.INSTANT)
    assert [slot.selector.side for slot in ability.slots if slot.selector] == [pr.SIDE_ALLIED]


def test_an_event_knows_whom_it_is_about() -> None:
    assert one_use("Attacks each ally.", c.INSTANT).word == ALLIES
    assert one_static("The Overlord draws to 6 cards.", c.ENEMY).word == OF_OVERLORD


def test_an_offer_is_paid_or_left() -> None:
    ability = one_use("Each player may spend 2 {influence}: Draw a card.", c.INSTANT)
    assert [one.op for one in ability.program] == [pr.MAY, core.PAY, core.DRAW]
    assert [one.jump for one in ability.program[:2]] == [3, 3]


def test_a_text_for_the_next_round_makes_an_instant_stay() -> None:
    faces = lowered("Next round: Neutral cities get +1 {strength}.", c.INSTANT)
    assert faces.flags[0] & c.ONGOING
    assert faces.abilities[faces.statics[0][0]].static == e.ON_TARGET


def test_strength_of_units_and_of_what_is_fought_are_two_things() -> None:
    assert one_static("Friendly units get +1 {strength}.").static == e.ON_STRENGTH
    assert one_static("Enemies get +1 {strength}.", c.ENEMY).static == e.ON_TARGET


@pytest.mark.parametrize(
    ("text", "kind", "why"),
    [
        ("Each player: Take 1 damage.", c.UNIT, "only an event"),
        ("Attacks each player.", c.ENEMY, "only an Instant"),
        ("When Defeated: Draw a card.", c.INSTANT, "only an Enemy"),
        ("Action: Draw a card.", c.REWARD, "exhausted for its ability"),
        ("When Played: Draw a card.", c.CITY, "not played in combat"),
        ("Purchase: Monuments cost 2 {gold} less.", c.UNIT, "only a card of the realm area"),
        ("Action, exhaust this card: Draw a card.", c.UNIT, "cannot be exhausted"),
        ("Action: Draw a card.", c.ENEMY, "nobody could use"),
        ("Home realms cannot be besieged.", c.ENEMY, "only an objective"),
        ("Its auto-defense counts 0.", c.UNIT, "While you besiege a city"),
        ("Resolution, exhaust a city: Draw a card.", c.UNIT, "you control"),
        ("Whenever this unit is dealt damage, draw a card.", c.UNIT, "can wait for this"),
        ("Friendly units get +1 {strength} and +1 {strength}.", c.UNIT, "one value"),
        ("This unit gets +1 {strength} for each {gold} discarded.", c.UNIT, "nothing is spent"),
        ("Action: Wound an Enemy.", c.UNIT, "only be done with a unit"),
        ("Action: An Enemy gets -2 {strength}.", c.UNIT, "only be done with a unit"),
        ("Action: Return a city to its owner's hand.", c.UNIT, "only be done with a unit"),
    ],
)
def test_what_no_game_could_carry_out_is_refused(text: str, kind: int, why: str) -> None:
    with pytest.raises(LoweringError, match=why):
        lowered(text, kind)


def test_an_objective_tells_how_a_game_ends_and_what_it_changes() -> None:
    tree = parse(
        "If one player is left, that player wins.\n"
        "At the end of the round, if a player controls 3 or more landmarks, that player wins.\n"
        "At the end of the Event phase, if the event deck is empty, all players lose.\n"
        "Home realms cannot be besieged.",
        VOCABULARY,
    )
    found = [(one.what, one.moment, one.number, one.winners) for one in endings(tree)]
    assert found == [
        (sc.LAST_PLAYER, sc.AT_ONCE, 0, sc.WHO_DID_IT),
        (sc.LANDMARKS_HELD, sc.END_OF_ROUND, 3, sc.WHO_DID_IT),
        (sc.DECK_RUN_OUT, sc.END_OF_EVENT_PHASE, 0, sc.NOBODY_WINS),
    ]
    assert rulings(tree) == {"no_home_realms"}
    assert not lowered_uses(tree)


def lowered_uses(tree: n.Text) -> list[int]:
    faces = Faces()
    face = faces.new_face()
    faces.type[face] = c.OBJECTIVE
    add_text(faces, face, tree.abilities)
    return faces.uses[face]
