"""Lowering what the games share: amounts, branches, players who are meant, words of a game's own."""

from dataclasses import dataclass, replace

import pytest

from runestack.games.rone.language.lower import TABLES
from runestack.games.rone.language.vocabulary import vocabulary
from runestack.games.rone.rules import constants as c
from runestack.games.rone.rules import operations as op
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.diagnose import parse
from runestack.language.lower import Lowering, LoweringError

TARGET = n.Group(
    n.Pick.TARGET,
    1,
    up_to=False,
    other=False,
    side=n.Side.ANY,
    adjectives=(),
    noun="unit",
    where=(),
)
UNITS = n.Count(replace(TARGET, pick=n.Pick.EACH, count=0))
HAND = n.ZoneCount(n.Zone.HAND, n.Player.OPPONENT)


def lowered(*effects: n.Node) -> pr.Ability:
    ability = pr.Ability(0)
    Lowering(TABLES, ability).effects(effects)
    return ability


def read(text: str) -> pr.Ability:
    effects = parse(text, vocabulary()).abilities[0]
    assert isinstance(effects, n.Effects)
    return lowered(*effects.effects)


def test_without_a_count_the_amount_is_the_number() -> None:
    draw = lowered(n.Draw(n.Player.YOU, 2)).program[0]
    assert (draw.number, draw.each, draw.counted) == (2, 0, None)


def test_for_each_multiplies_the_number() -> None:
    draw = lowered(n.ForEach(UNITS, n.Draw(n.Player.YOU, 2))).program[0]
    assert (draw.number, draw.each) == (0, 2)
    assert draw.counted is not None
    assert draw.counted.kind == pr.COUNT_CARDS
    assert draw.counted.selector is not None
    assert draw.counted.selector.pick == pr.PICK_EACH


def test_cards_of_a_zone_are_counted() -> None:
    counted = lowered(n.ForEach(HAND, n.Draw(n.Player.YOU, 1))).program[0].counted
    assert counted is not None
    assert (counted.kind, counted.word, counted.player) == (pr.COUNT_ZONE, c.IN_HAND, pr.OPPONENT)
    assert counted.selector is None


def test_for_each_multiplies_changes_as_a_whole() -> None:
    effect = n.Get(TARGET, (n.Change(3, "melee"),), n.Until.END_OF_TURN)
    get = lowered(n.ForEach(UNITS, effect)).program[0]
    assert (get.number, get.each, get.changes) == (0, 1, [c.STAT_MELEE, 3])


def test_plus_is_added_to_the_number() -> None:
    ability = lowered(n.Plus(n.Deal(4, TARGET), 2, UNITS))
    assert len(ability.program) == 1
    deal = ability.program[0]
    assert (deal.op, deal.number, deal.each) == (op.NUMBERS["Deal"], 4, 2)
    assert deal.counted is not None


def test_plus_makes_a_second_row_of_changes_for_the_same_cards() -> None:
    effect = n.Get(TARGET, (n.Change(3, "melee"),), n.Until.END_OF_TURN)
    ability = lowered(n.Plus(effect, 1, UNITS))
    first, second = ability.program
    assert (first.changes, first.counted) == ([c.STAT_MELEE, 3], None)
    assert (second.changes, second.number, second.each) == ([c.STAT_MELEE, 1], 0, 1)
    assert second.counted is not None
    assert second.selector is first.selector
    assert second.until == first.until == c.END_OF_TURN
    assert len(ability.slots) == 1


def test_nothing_to_multiply_is_refused() -> None:
    with pytest.raises(LoweringError, match="no number to multiply in Destroy"):
        lowered(n.ForEach(UNITS, n.Destroy(TARGET)))


def test_if_you_do_is_skipped_where_the_first_part_is_impossible() -> None:
    ability = read("You may discard a card. If you do, draw a card. Gain 1 {water}.")
    may, discard, draw, gain = ability.program
    assert may.jump == discard.jump == 3
    assert (draw.jump, gain.jump) == (0, 0)


def test_a_may_without_consequences_says_nothing_about_its_failure() -> None:
    may, draw = read("You may draw a card.").program
    assert (may.jump, draw.jump) == (2, 0)


def test_a_player_who_is_chosen_for_a_hero_is_chosen_before_the_instruction_runs() -> None:
    ability = lowered(n.Draw(n.Player.YOU, 1), n.Deal(2, n.PlayerCard(n.Player.TARGET_PLAYER)))
    deal = ability.program[1]
    assert deal.selector is not None
    assert (deal.selector.pick, deal.selector.player) == (pr.PICK_PLAYER, pr.TARGET_PLAYER)
    assert deal.chosen_player == deal.selector.place == ability.slots[0].place
    assert ability.slots[0].selector is None
    assert deal.player == pr.YOU


def test_the_targets_controller_is_that_of_the_nearest_target() -> None:
    player = n.Player.TARGETS_CONTROLLER
    one = replace(TARGET, pick=n.Pick.ONE)
    ability = lowered(
        n.Draw(n.Player.YOU, 1),
        n.Destroy(one),
        n.Destroy(TARGET),
        n.Destroy(one),
        n.Draw(player, 1),
    )
    target, draw = ability.program[2], ability.program[4]
    assert target.selector is not None
    assert target.selector.place == 1
    assert (draw.player, draw.chosen_player) == (pr.TARGETS_CONTROLLER, 1)


def test_that_player_is_the_chosen_one_or_that_of_the_event() -> None:
    that = n.Draw(n.Player.THAT_PLAYER, 1)
    before, _, behind = lowered(that, n.Draw(n.Player.TARGET_PLAYER, 1), that).program
    assert (before.player, before.chosen_player) == (pr.THAT_PLAYER, NOTHING)
    assert (behind.player, behind.chosen_player) == (pr.THAT_PLAYER, 0)


def test_the_instigator_needs_no_register() -> None:
    draw = lowered(n.Draw(n.Player.INSTIGATOR, 1)).program[0]
    assert (draw.player, draw.chosen_player) == (pr.INSTIGATOR, NOTHING)


@dataclass(frozen=True, slots=True)
class Sing(n.Multiplied):
    """An effect of a made-up game."""

    number: int
    up_to: bool
    song: str
    into: str


@dataclass(frozen=True, slots=True)
class Sang(n.Node):
    """A condition of it; its songs have other numbers than those of the effect."""

    player: n.Player
    song: str


@dataclass(frozen=True, slots=True)
class Songs(n.Node):
    """What it counts."""

    song: str


def test_words_of_a_games_own_are_found_by_their_fields() -> None:
    tables = replace(
        TABLES,
        operations={**TABLES.operations, "Sing": 99},
        own_conditions={"Sang": 98},
        own_counts={"Songs": pr.OWN_COUNTS},
        words={"song": {"ballad": 5}, "into": {"hymn": 6}, "Sang.song": {"ballad": 7}},
    )
    lowering = Lowering(tables, pr.Ability(0))
    sing = lowering.for_each(
        n.ForEach(Songs("ballad"), Sing(3, up_to=True, song="ballad", into="hymn"))  # type: ignore[arg-type]
    )
    assert (sing.op, sing.each, sing.up_to, sing.word, sing.second) == (99, 3, True, 5, 6)
    assert sing.counted is not None
    assert (sing.counted.kind, sing.counted.word) == (pr.OWN_COUNTS, 5)
    sang = lowering.condition(Sang(n.Player.OPPONENT, "ballad"))
    assert (sang.kind, sang.player, sang.word) == (98, pr.OPPONENT, 7)
