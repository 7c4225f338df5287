"""Amounts that are not printed: X, rolls, values of cards and players, half of something, counts."""

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from runestack.games.rone.language.lower import TABLES
from runestack.games.rune_age.language.phrases import RUNE_AGE_PHRASES
from runestack.games.rune_age.language.vocabulary import ADDITIONS as RUNE_AGE_ADDITIONS
from runestack.games.rune_age.language.words import RUNE_AGE_WORDS
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.diagnose import examine, parse
from runestack.language.lower import Lowering, LoweringError
from runestack.language.lower_parts import Die
from runestack.language.text import ability_english, ability_german, german
from runestack.language.vocabulary import Vocabulary
from tests.language.other_games import vocabulary
from tests.language.sketch import sketch
from tests.strategies import Trees

YOU = n.Player.YOU
ARMOR = n.ResourceOf(YOU, "armor")
HAND = n.HowMany(n.ZoneCount(n.Zone.HAND, YOU))
STRENGTH = n.StatOf("strength", n.This("unit"))
ROLL = n.Roll("die")
DICE = {"die": Die(sides=6, stream=1)}


def effect(text: str) -> n.Node:
    """The only effect of a text."""
    ability = parse(text, sketch()).abilities[0]
    assert isinstance(ability, n.Effects)
    (found,) = ability.effects
    return found


# -- what is read ----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Gain 2 {armor}.", n.Gain(YOU, 2, "armor")),
        ("Gain {armor} equal to a die roll.", n.Gain(YOU, ROLL, "armor")),
        (
            "Lose {armor} equal to half your {armor} rounded down.",
            n.Lose(YOU, n.Half(ARMOR), "armor"),
        ),
        ("Draw cards equal to half the number of cards in your hand rounded down.",
         n.Draw(YOU, n.Half(HAND))),
        ("Draw cards equal to your {reroll}.", n.Draw(YOU, n.ResourceOf(YOU, "reroll"))),
    ],
)  # fmt: skip
def test_an_amount_is_a_number_or_a_value(text: str, found: n.Node) -> None:
    assert effect(text) == found


def test_a_value_of_a_card_is_an_amount() -> None:
    text = "When Played: Draw cards equal to the {strength} of this unit."
    ability = parse(text, vocabulary("rune_age")).abilities[0]
    assert ability == n.Use("when_played", (), (n.Draw(YOU, STRENGTH),))


def test_x_is_paid_and_then_used() -> None:
    found = effect("You may pay X {spare}. If you do, gain X {armor}.")
    x = n.X(1)
    assert found == n.MayThen(n.Pay((n.PayResource(x, "spare"),)), n.Gain(YOU, x, "armor"))


def test_x_stands_wherever_a_number_does() -> None:
    with_x = replace(RUNE_AGE_WORDS, has_x=True)
    words = Vocabulary("x", with_x, RUNE_AGE_PHRASES, RUNE_AGE_ADDITIONS)
    text = "Action: You may spend X {influence}. If you do, this unit gets -X {strength}."
    (ability,) = parse(text, words).abilities
    assert isinstance(ability, n.Use)
    (found,) = ability.effects
    assert isinstance(found, n.MayThen)
    assert isinstance(found.then, n.Get)
    assert found.then.changes == (n.Change(n.X(-1), "strength"),)


@pytest.mark.parametrize(
    ("text", "translated"),
    [
        ("Gain {armor} equal to a die roll.",
         "Gewinne {armor} in Höhe eines Würfelwurfs hinzu."),
        ("Lose {armor} equal to half your {armor} rounded down.",
         "Verliere {armor} in Höhe der abgerundeten Hälfte deines Vorrats an {armor}."),
        ("The opponent loses {armor} equal to your {reroll}.",
         "Der Gegner verliert {armor} in Höhe deines Vorrats an {reroll}."),
        ("Draw cards equal to half the number of allied technologies rounded down.",
         "Ziehe Karten in Höhe der abgerundeten Hälfte der Anzahl an verbündeten Technologien."),
        ("You may pay X {spare}. If you do, draw X cards.",
         "Du darfst X {spare} zahlen. Wenn du das tust, ziehst du X Karten."),
    ],
)  # fmt: skip
def test_amounts_in_german(text: str, translated: str) -> None:
    words = sketch()
    assert german(parse(text, words), words) == translated


@given(data=st.data())
@settings(max_examples=30)
def test_random_texts_with_amounts_are_read_as_they_were_written(data: st.DataObject) -> None:
    words = sketch()
    tree = n.Effects(data.draw(Trees(words).of("effects")))
    written = ability_english(tree, words)
    again, problems = examine(written, words)
    assert not {problem.code for problem in problems} - {"L006", "L009", "L011", "L012"}, written
    assert again == n.Text((tree,))
    assert ability_german(tree, words)


# -- what is refused -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code", "marked"),
    [
        ("Draw X cards.", "L011", "X"),
        ("Draw cards equal to the number of cards in your hand.", "L012", "equal"),
        ("For each allied technology, draw cards equal to a die roll.", "L009", "For each"),
        ("Gain {armor} equal to half.", "L001", "."),
    ],
)
def test_amounts_without_a_meaning_are_refused(text: str, code: str, marked: str) -> None:
    _, problems = examine(text, sketch())
    assert [(one.code, text[one.start : one.end]) for one in problems] == [(code, marked)]


def test_a_price_may_be_a_count_because_for_each_cannot_say_it() -> None:
    text = "You may pay {spare} equal to the number of cards in your hand. If you do, draw 2 cards."
    assert HAND in list(walk(effect(text)))


@pytest.mark.parametrize("game", ["rone", "runeslingers", "invasion"])
def test_a_game_without_x_does_not_know_it(game: str) -> None:
    _, problems = examine("Draw X cards.", vocabulary(game))
    assert [problem.code for problem in problems] == ["L001"]


# -- what the engine makes of it -------------------------------------------------------------------


def lowered(*effects: n.Node) -> pr.Ability:
    ability = pr.Ability(0)
    tables = replace(TABLES, pays_counted=True, dice=DICE, resources={"armor": 0, "spare": 1})
    Lowering(tables, ability).effects(effects)
    return ability


def measured(one: pr.Instruction) -> pr.Count:
    assert (one.number, one.each) == (0, 1)
    assert one.counted is not None
    return one.counted


def test_a_plain_number_has_nothing_beside_it() -> None:
    gain = lowered(n.Gain(YOU, 2, "armor")).program[0]
    assert (gain.number, gain.each, gain.counted, gain.chosen_number) == (2, 0, None, NOTHING)


def test_half_of_what_a_player_has_is_divided() -> None:
    count = measured(lowered(n.Lose(n.Player.OPPONENT, n.Half(ARMOR), "armor")).program[0])
    assert (count.kind, count.word, count.player) == (pr.COUNT_RESOURCE, 0, pr.YOU)
    assert count.divisor == 2


def test_a_value_of_a_card_is_read_from_it() -> None:
    value = n.StatOf("melee", n.Role("attacker"))
    count = measured(lowered(n.Draw(YOU, value)).program[0])
    assert (count.kind, count.word, count.divisor) == (pr.COUNT_STAT, TABLES.stats["melee"], 1)
    assert count.selector is not None
    assert count.selector.pick == pr.PICK_ROLE


def test_a_die_is_rolled_before_the_effect_that_reads_it() -> None:
    ability = lowered(n.Draw(YOU, 1), n.Gain(YOU, n.Half(ROLL), "armor"))
    _, roll, gain = ability.program
    assert (roll.op, roll.number, roll.word) == (pr.ROLL, 6, 1)
    count = measured(gain)
    assert (count.kind, count.place, count.divisor) == (pr.COUNT_REGISTER, roll.place, 2)
    assert ability.registers == 1


def test_an_optional_roll_is_rolled_only_if_it_is_wanted() -> None:
    may, roll, _ = lowered(n.May(n.Gain(YOU, ROLL, "armor"))).program
    assert roll.op == pr.ROLL
    assert may.jump == 3


def test_x_is_chosen_when_the_payment_is_reached_and_kept() -> None:
    x = n.X(1)
    paid = n.MayThen(n.Pay((n.PayResource(x, "spare"),)), n.Gain(YOU, x, "armor"))
    ability = lowered(paid)
    _, pay, gain = ability.program
    (slot,) = ability.slots
    assert (slot.selector, slot.most, slot.waits) == (None, pr.MOST_CHOSEN, True)
    assert pay.chosen_number == slot.place
    assert pay.costs[0].counted is not None
    assert pay.costs[0].counted.place == measured(gain).place == slot.place


def test_x_in_a_row_of_changes_multiplies_them_all() -> None:
    pay = n.Pay((n.PayResource(n.X(1), "spare"),))
    down = (n.Change(n.X(-1), "melee"), n.Change(n.X(-1), "ranged"))
    get = lowered(pay, n.Get(n.This("unit"), down, n.Until.END_OF_TURN)).program[1]
    assert get.changes == [TABLES.stats["melee"], -1, TABLES.stats["ranged"], -1]
    assert measured(get).kind == pr.COUNT_REGISTER


@pytest.mark.parametrize(
    ("effects", "message"),
    [
        ((n.Draw(YOU, n.X(1)),), "no cost before this X"),
        ((n.Pay((n.PayResource(ROLL, "spare"),)),), "and so not rolled"),
        (
            (
                n.Pay((n.PayResource(n.X(1), "spare"),)),
                n.Get(
                    n.This("unit"),
                    (n.Change(n.X(1), "melee"), n.Change(1, "ranged")),
                    n.Until.END_OF_TURN,
                ),
            ),
            "are X, or none",
        ),
    ],
)
def test_what_cannot_be_known_is_refused(effects: tuple[n.Node, ...], message: str) -> None:
    with pytest.raises(LoweringError, match=message):
        lowered(*effects)
