"""Runeslingers' cards as the engine reads them."""

from typing import Any

import pytest
from hypothesis import given

from runestack.cards.diagnostics import PackError
from runestack.cli.steps import step_lines
from runestack.games.runeslingers.language import nodes as rs
from runestack.games.runeslingers.language.lower import TABLES, add_ailment, add_text, build_faces
from runestack.games.runeslingers.language.vocabulary import vocabulary
from runestack.games.runeslingers.rules import constants as c
from runestack.games.runeslingers.rules import events as e
from runestack.games.runeslingers.rules import operations as op
from runestack.games.runeslingers.rules.faces import Faces
from runestack.games.runeslingers.scenario import player, utility
from runestack.kernel import operations as core
from runestack.kernel import program as pr
from runestack.kernel.frame import NOTHING
from runestack.language.checks import pointless_for_each
from runestack.language.diagnose import parse
from runestack.language.examples import examples
from runestack.language.lower import LoweringError
from runestack.language.text import ability_english
from runestack.testing import scenario
from tests.games.runeslingers.cards.test_named_cards import POOL
from tests.games.runeslingers.trees import RuneTrees

VOCABULARY = vocabulary()
TREES = RuneTrees(VOCABULARY)
FACES = build_faces(POOL)
NUMBERS = op.NUMBERS
NAMES = {number: name for name, number in NUMBERS.items()}
FACE_OF = {card.name: face for face, card in enumerate(POOL)}


def use_of(name: str) -> pr.Ability:
    return FACES.abilities[FACES.use[FACE_OF[name]]]


def bullets_of(name: str) -> list[pr.Ability]:
    return [FACES.abilities[number] for number in FACES.bullets[FACE_OF[name]]]


def trigger_of(name: str) -> pr.Ability:
    (number,) = FACES.triggered[FACE_OF[name]]
    return FACES.abilities[number]


def static_of(name: str) -> pr.Ability:
    (number,) = FACES.statics[FACE_OF[name]]
    return FACES.abilities[number]


def lowered(text: str) -> Faces:
    """A face with this text, whatever its type."""
    faces = Faces()
    add_text(faces, faces.new_face(), parse(text, VOCABULARY).abilities)
    return faces


def used(text: str) -> pr.Ability:
    faces = lowered(text)
    return faces.abilities[faces.use[0]]


def operations(ability: pr.Ability) -> list[str]:
    return [NAMES[instruction.op] for instruction in ability.program]


def words(selector: pr.Selector | None) -> list[int]:
    assert selector is not None
    assert all(test.kind == pr.TEST_WORD for test in selector.tests)
    return [test.word for test in selector.tests]


# -- printed values ------------------------------------------------------------------------------


def test_every_card_has_a_face_and_its_abilities_know_it() -> None:
    assert FACES.count == len(POOL) == len(FACES.bullet_statics) == len(FACES.use)
    for face in range(FACES.count):
        listed = [*FACES.bullets[face], *FACES.triggered[face], *FACES.statics[face]]
        listed += [number for bullet in FACES.bullet_statics[face] for number in bullet]
        for number in listed:
            assert FACES.abilities[number].face == face
    assert [ability.number for ability in FACES.abilities] == list(range(len(FACES.abilities)))


def test_types_are_bits_of_the_subtype_and_of_having_defense() -> None:
    for name, kind in {
        "Fireball": c.SPIRIT,
        "Lava Stream": c.SPIRIT | c.DEFENSE_CARD,
        "Flaming Fists": c.ATTACK,
        "Tornado": c.UTILITY,
        "Dragon Breaker": c.WEAPON | c.DEFENSE_CARD,
        "Sorrow Jar": c.CURIO,
        "Mirror Buckler": c.ARMOUR | c.DEFENSE_CARD,
        "Third Hand": c.BOON,
        "Eva": c.RUNESLINGER,
        "Sixth Finger": c.PASSIVE,
        "Engulf": c.ACTIVATE,
    }.items():
        assert FACES.type[FACE_OF[name]] == kind, name


def test_the_bar_keeps_its_order_and_its_numbers() -> None:
    face = FACE_OF["Pulled Rug"]  # Pain 3, Sear 2, Pierce
    assert FACES.bar[face] == [c.PAIN, 3, c.SEAR, 2, c.PIERCE, 0]
    assert FACES.flags[face] == c.PAIN | c.SEAR | c.PIERCE
    assert FACES.bar[FACE_OF["Fireball"]] == []
    assert FACES.flags[FACE_OF["Fireball"]] == 0


def test_defense_class_cost_and_copies_are_printed() -> None:
    lava = FACE_OF["Lava Stream"]
    assert (FACES.defense[lava], FACES.cost[lava], FACES.copies[lava]) == (3, 0, 2)
    assert FACES.of_class[lava] == c.CLASSES["striker"]
    assert FACES.of_class[FACE_OF["Third Hand"]] == c.NO_CLASS
    assert FACES.defense[FACE_OF["Fireball"]] == 0
    assert FACES.cost[FACE_OF["Grand Finale"]] == 3


def test_cards_of_one_name_have_one_number() -> None:
    card = POOL.cards[FACE_OF["Fireball"]]
    faces = build_faces([card, POOL.cards[FACE_OF["Meteor"]], card])
    assert faces.name[0] == faces.name[2] != faces.name[1]


@pytest.mark.rule("RS-COMP-2")
def test_runeslingers_and_their_abilities_know_each_other() -> None:
    assert len(FACES.runeslingers) == 4
    for face in FACES.runeslingers:
        assert len(FACES.passives[face]) == len(FACES.activates[face]) == 3
        for ability in FACES.passives[face]:
            assert (FACES.runeslinger[ability], FACES.type[ability]) == (face, c.PASSIVE)
        for ability in FACES.activates[face]:
            assert (FACES.runeslinger[ability], FACES.type[ability]) == (face, c.ACTIVATE)
    assert FACE_OF["Engulf"] in FACES.activates[FACE_OF["Eva"]]
    assert FACES.runeslinger[FACE_OF["Fireball"]] == -1
    assert FACES.passives[FACE_OF["Fireball"]] == []


def test_runespells_trinkets_and_boons_are_playable() -> None:
    assert len(FACES.playable) == 120
    assert FACE_OF["Third Hand"] in FACES.playable
    assert FACE_OF["Engulf"] not in FACES.playable
    assert FACE_OF["Eva"] not in FACES.playable


# -- uses ----------------------------------------------------------------------------------------


def test_fireball_deals_damage_to_a_chosen_target() -> None:
    ability = use_of("Fireball")
    (deal,) = ability.program
    assert (ability.kind, ability.costs) == (c.EFFECT_TEXT, [])
    assert (deal.op, deal.number, deal.each) == (core.DEAL, 8, 0)
    assert deal.selector is not None
    assert (deal.selector.pick, deal.selector.noun) == (pr.PICK_TARGET, c.DAMAGEABLE)
    assert [(slot.place, slot.count) for slot in ability.slots] == [(0, 1)]
    assert deal.selector.place == 0
    assert (deal.place, ability.registers) == (1, 2)  # the effective damage
    assert not FACES.is_used_later[FACE_OF["Fireball"]]


def test_lava_stream_counts_its_tokens_when_it_is_slung_later() -> None:
    (deal,) = use_of("Lava Stream").program
    assert (deal.number, deal.each) == (4, 3)
    assert deal.counted is not None
    assert (deal.counted.kind, deal.counted.word) == (pr.COUNT_STAT, c.STAT_TOKENS)
    assert deal.counted.selector is not None
    assert deal.counted.selector.pick == pr.PICK_THIS
    assert FACES.is_used_later[FACE_OF["Lava Stream"]]


def test_flaming_fists_inflict_after_their_damage() -> None:
    deal, inflict = use_of("Flaming Fists").program
    assert deal.op == core.DEAL
    assert (inflict.op, inflict.number, inflict.word) == (op.INFLICT, 2, c.BURN)


def test_two_torches_have_two_targets_and_two_effective_damages() -> None:
    ability = use_of("Two Torches")
    first, second, inflict = ability.program
    assert first.selector is not None
    assert second.selector is not None
    assert [first.selector.place, first.place, second.selector.place, second.place] == [0, 1, 2, 3]
    assert [slot.effect for slot in ability.slots] == [0, 1]
    assert inflict.op == op.INFLICT


@pytest.mark.rule("RS-RULING-93")
def test_inflicting_waits_for_the_last_damage_and_keeps_its_order() -> None:
    ability = used(
        "Inflict 1 Burn. If it is your turn, inflict 2 Curse. Draw a card. Deal 3 damage to a target. "
        "Gain 2 health or deal 1 damage to a target. Inflict 1 Weaken. Draw 2 cards."
    )
    assert operations(ability) == [
        *("Draw", "Deal", "Mode", "Gain", "Jump", "Deal"),
        *("Inflict", "If", "Inflict"),
        *("Inflict", "Draw"),
    ]
    inflicted = [one.word for one in ability.program if one.op == op.INFLICT]
    assert inflicted == [c.BURN, c.CURSE, c.WEAKEN]
    mode, leave, condition = ability.program[2], ability.program[4], ability.program[7]
    assert (ability.modes, mode.jump, leave.jump, condition.jump) == ([2], 5, 6, 9)
    assert [slot.effect for slot in ability.slots] == [3, 4]


def test_what_waits_still_means_what_was_named_before_it() -> None:
    ability = used(
        "Destroy target boon. If that boon is damaged, inflict 1 Burn. Deal 3 damage to target trinket."
    )
    assert operations(ability) == ["Destroy", "Deal", "If", "Inflict"]
    condition = ability.program[2].condition
    assert condition is not None
    assert condition.selector is not None
    assert (condition.selector.pick, condition.selector.place) == (pr.PICK_THAT, 0)


@pytest.mark.rule("RS-DEF-6")
def test_damage_to_cards_of_a_kind_means_defense_cards() -> None:
    assert words(used("Deal 2 damage to target trinket.").program[0].selector) == [c.WORD_DEFENSE]
    assert words(used("Deal 2 damage to a target.").program[0].selector) == []
    assert words(used("Destroy target trinket.").program[0].selector) == []


def test_paragraphs_of_effects_are_one_program() -> None:
    ability = used("Destroy target boon.\nDestroy target trinket. Draw a card.")
    assert operations(ability) == ["Destroy", "Destroy", "Draw"]
    assert [slot.place for slot in ability.slots] == [0, 1]


def test_a_runeslinger_is_the_card_of_a_player() -> None:
    (deal,) = trigger_of("Chaos Fire").program
    assert deal.selector is not None
    assert (deal.selector.pick, deal.selector.player) == (pr.PICK_PLAYER, pr.EACH_PLAYER)


def test_brand_chooses_a_runeslinger() -> None:
    ability = use_of("Brand")
    (apply,) = ability.program
    assert (apply.op, apply.number, apply.word) == (op.APPLY, 2, c.BURN)
    assert (apply.player, apply.chosen_player) == (pr.TARGET_PLAYER, ability.slots[0].place)
    assert ability.slots[0].selector is None


def test_trapdoor_costs_a_concentration_at_each_use() -> None:
    ability = use_of("Trapdoor")
    (cost,) = ability.costs
    assert (cost.kind, cost.number) == (c.PAY_RETURN, 1)
    assert cost.selector is not None
    assert (cost.selector.noun, cost.selector.side) == (c.CONCENTRATION, pr.SIDE_ALLIED)
    assert words(cost.selector) == [c.WORD_EMPTY]
    (put,) = ability.program
    assert (put.op, put.place) == (NUMBERS["Put"], c.TO_VOID)
    assert words(put.selector) == [c.WORD_SLUNG]
    assert len(ability.slots) == 1
    assert FACES.is_used_later[FACE_OF["Trapdoor"]]


def test_a_normal_runespell_with_a_cost_pays_it_at_its_use() -> None:
    face = FACE_OF["Three Clean Cloths"]
    (cost,) = use_of("Three Clean Cloths").costs
    assert (cost.kind, cost.number) == (pr.PAY_DISCARD, 1)
    assert FACES.is_used_later[face]


def test_costs_name_what_is_paid() -> None:
    ability = used(
        "Sling, pay 2 health, apply 1 Burn to you, cleanse 2 ailments from you, "
        "void a boon from your discard pile, remove 3 tokens from this card, destroy another allied boon: "
        "Draw a card."
    )
    assert [(cost.kind, cost.number, cost.word) for cost in ability.costs] == [
        (pr.PAY_RESOURCE, 2, c.HEALTH),
        (c.PAY_APPLY, 1, c.BURN),
        (c.PAY_CLEANSE, 2, c.ANY_AILMENT),
        (c.PAY_VOID_CARD, 1, NOTHING),
        (c.PAY_TOKENS, 3, NOTHING),
        (pr.PAY_DESTROY, 1, NOTHING),
    ]
    voided, destroyed = ability.costs[3].selector, ability.costs[5].selector
    assert voided is not None
    assert (voided.pick, voided.zone, voided.noun) == (pr.PICK_ZONE, c.IN_DISCARD, c.BOON)
    assert destroyed is not None
    assert destroyed.other


def test_encore_slings_again_and_looks_back_at_the_turn() -> None:
    again, condition, draw = use_of("Encore").program
    assert again.op == op.SLING_AGAIN
    assert again.selector is not None
    assert (again.selector.noun, again.selector.side) == (c.RUNESPELL, pr.SIDE_ALLIED)
    assert words(again.selector) == [c.WORD_SLUNG, c.WORD_SPIRIT_OR_ATTACK]
    asked = condition.condition
    assert asked is not None
    assert (asked.kind, asked.word) == (c.COUNT_DEEDS, c.DID_SLING)
    assert (asked.number, asked.compare) == (3, pr.AT_LEAST)
    assert (condition.jump, draw.op) == (3, core.DRAW)


def test_a_condition_may_ask_for_little() -> None:
    asked = use_of("Between Heartbeats").program[1].condition
    assert asked is not None
    assert (asked.kind, asked.word, asked.player) == (pr.COUNT_RESOURCE, c.HEALTH, pr.YOU)
    assert (asked.number, asked.compare) == (6, pr.AT_MOST)


def test_you_have_blocked_is_at_least_once() -> None:
    asked = use_of("Quick Reprisal").program[1].condition
    assert asked is not None
    assert (asked.kind, asked.word, asked.number) == (c.COUNT_DEEDS, c.DID_BLOCK, 1)
    assert asked.compare == pr.AT_LEAST


def test_sorrow_jar_multiplies_by_types_of_ailments() -> None:
    (lose,) = use_of("Sorrow Jar").program
    assert (lose.op, lose.number, lose.each, lose.word) == (core.LOSE, 0, 3, c.HEALTH)
    assert lose.player == pr.OPPONENT
    assert lose.counted is not None
    assert (lose.counted.kind, lose.counted.word) == (c.COUNT_AILMENTS, c.UNIQUE_AILMENT)
    assert lose.counted.player == pr.YOU
    static = static_of("Sorrow Jar")
    assert (static.static, static.words) == (e.ON_DAMAGE, [2])
    assert static.condition is not None
    assert (static.condition.kind, static.condition.number) == (c.COUNT_AILMENTS, 4)
    assert static.condition.word == c.UNIQUE_AILMENT


def test_engulf_lasts_for_the_turn() -> None:
    apply, lasting = use_of("Engulf").program
    assert apply.op == op.APPLY
    assert (lasting.op, lasting.until) == (op.LASTING, c.THIS_TURN)
    (number,) = lasting.changes
    static = FACES.abilities[number]
    assert (static.kind, static.static, static.words) == (c.STATIC, e.ON_DAMAGE, [1])
    assert static.selector is not None
    assert (static.selector.noun, static.selector.side) == (c.RUNESPELL, pr.SIDE_ALLIED)
    assert static.face == FACE_OF["Engulf"]
    assert FACES.statics[FACE_OF["Engulf"]] == []


def test_the_next_card_gets_a_continuous_text() -> None:
    fetch, gets = use_of("Sift the Ashes").program
    assert (fetch.op, fetch.place) == (core.FETCH, c.TO_HAND)
    assert fetch.selector is not None
    assert (fetch.selector.pick, fetch.selector.zone) == (pr.PICK_ZONE, c.IN_DISCARD)
    assert (gets.op, gets.until) == (op.NEXT_GETS, c.THIS_TURN)
    static = FACES.abilities[gets.changes[0]]
    assert (static.static, static.words) == (e.ON_DAMAGE, [2])
    faces = lowered("The next attack runespell you sling this turn has Pierce.")
    has = faces.abilities[faces.use[0]].program[0]
    given = faces.abilities[has.changes[0]]
    assert (given.static, given.keyword) == (e.ON_KEYWORD, c.PIERCE)
    assert words(given.selector) == [c.WORD_ATTACK]


def test_plus_for_the_next_card_is_a_second_counted_one() -> None:
    faces = lowered(
        "The next runespell you sling this turn gets +3 damage, plus 2 for each token on this card."
    )
    first, second = faces.abilities[faces.use[0]].program
    assert (first.counted, second.each) == (None, 1)
    assert second.counted is not None
    numbers = [faces.abilities[one.changes[0]].words for one in (first, second)]
    assert numbers == [[3], [2]]


def test_cannot_until_names_what() -> None:
    (cannot,) = used("Target runespell cannot be slung until your next turn.").program
    assert (cannot.word, cannot.until) == (c.NOT_SLUNG, c.UNTIL_YOUR_NEXT_TURN)


def test_a_negated_effect_is_a_target_on_the_ladder() -> None:
    ability = use_of("Quiet at the Gate")
    cancel = ability.program[0]
    assert cancel.op == core.CANCEL
    assert cancel.selector is not None
    assert (cancel.selector.zone, cancel.selector.noun) == (c.ON_LADDER, c.EFFECT)
    assert ability.slots[0].selector is cancel.selector


def test_the_last_damage_can_be_counted() -> None:
    gain = use_of("Borrowed Years").program[1]
    assert (gain.number, gain.each) == (0, 1)
    assert gain.counted is not None
    assert gain.counted.kind == c.COUNT_DAMAGE


# -- bullets -------------------------------------------------------------------------------------


def test_tornado_is_used_by_one_of_its_bullets() -> None:
    assert use_of("Tornado").program == []
    boons, trinkets = bullets_of("Tornado")
    for ability, noun in ((boons, c.BOON), (trinkets, c.TRINKET)):
        (destroy,) = ability.program
        assert ability.kind == c.EFFECT_TEXT
        assert destroy.selector is not None
        assert (destroy.selector.pick, destroy.selector.noun) == (pr.PICK_EACH, noun)
    assert FACES.bullet_statics[FACE_OF["Tornado"]] == [[], []]
    assert not FACES.has_continuous_bullets[FACE_OF["Tornado"]]
    assert not FACES.is_used_later[FACE_OF["Tornado"]]


def test_lost_property_converts_into_one_type() -> None:
    convert = bullets_of("Lost Property")[1].program[0]
    assert (convert.op, convert.number, convert.up_to) == (op.CONVERT, 3, True)
    assert (convert.word, convert.second) == (c.ANY_AILMENT, c.INSANITY)
    assert convert.player == pr.OPPONENT


def test_bullets_below_a_header_are_chosen_at_each_use() -> None:
    assert use_of("Penny Oracle").program == []
    assert len(bullets_of("Penny Oracle")) == 2
    assert FACES.is_used_later[FACE_OF["Penny Oracle"]]


def test_third_hand_works_by_the_bullet_that_was_chosen() -> None:
    face = FACE_OF["Third Hand"]
    assert FACES.use[face] == NOTHING
    assert FACES.has_continuous_bullets[face]
    assert FACES.statics[face] == []
    (block,), (concentration,) = FACES.bullet_statics[face]
    for number, value in ((block, c.BLOCK_LIMIT), (concentration, c.CONCENTRATION_LIMIT)):
        ability = FACES.abilities[number]
        assert (ability.static, ability.words) == (e.ON_VALUE, [1, value])
        assert ability.player == pr.YOU
    assert [ability.program for ability in bullets_of("Third Hand")] == [[], []]


def test_a_defense_runespell_with_continuous_bullets_cannot_be_slung() -> None:
    assert FACES.use[FACE_OF["Change of Guard"]] == NOTHING


def test_plain_text_around_bullets_is_a_part_of_each() -> None:
    faces = lowered("Draw a card.\n• Gain 2 health.\n• Sear a card.\nVoid a card.")
    assert faces.abilities[faces.use[0]].program == []
    assert [operations(faces.abilities[number]) for number in faces.bullets[0]] == [
        ["Draw", "Gain", "Void"],
        ["Draw", "Sear", "Void"],
    ]


def test_two_ways_to_use_a_card_are_refused() -> None:
    with pytest.raises(LoweringError, match="two lines"):
        lowered("Sling: Draw a card.\nSling: Sear a card.")


# -- triggers ------------------------------------------------------------------------------------


def test_sixth_finger_hears_the_first_concentration_of_each_turn() -> None:
    ability = trigger_of("Sixth Finger")
    assert (ability.kind, ability.event, ability.once) == (c.TRIGGERED, e.SETS, True)
    assert (ability.player, ability.selector) == (pr.YOU, None)
    assert [one.op for one in ability.program][-1] == core.DRAW


def test_penny_oracle_looks_at_cards_and_sears_one() -> None:
    apply, look = bullets_of("Penny Oracle")[1].program
    assert apply.op == op.APPLY
    assert (look.op, look.number, look.second) == (op.LOOK_SEAR, 2, 1)


def test_thorn_hedge_means_the_instigator() -> None:
    ability = trigger_of("Thorn Hedge")
    assert (ability.event, ability.player, ability.once) == (e.PLAYER_DAMAGED, pr.YOU, True)
    deal, apply = ability.program
    assert deal.selector is not None
    assert (deal.selector.pick, deal.selector.player) == (pr.PICK_PLAYER, pr.INSTIGATOR)
    assert (apply.player, apply.chosen_player) == (pr.INSTIGATOR, NOTHING)


def test_ash_cloak_hears_one_type_of_ailment() -> None:
    ability = trigger_of("Ash Cloak")
    assert (ability.event, ability.player) == (e.IS_AILED, pr.OPPONENT)
    assert (ability.word, ability.once) == (c.BURN, False)
    assert trigger_of("Scar Tissue").word == NOTHING


def test_what_is_played_is_known_besides_who_plays_it() -> None:
    ability = trigger_of("Lantern of Names")
    assert (ability.event, ability.player) == (e.PLAYS, pr.OPPONENT)
    assert ability.selector is not None
    assert (ability.selector.pick, ability.selector.noun) == (pr.PICK_ANY, c.RUNESPELL)


def test_a_card_hears_of_itself_or_of_others() -> None:
    halo, wreath = trigger_of("Glass Halo"), trigger_of("Wreath of Cinders")
    assert halo.selector is not None
    assert (halo.event, halo.selector.pick) == (e.IS_DESTROYED, pr.PICK_THIS)
    assert (wreath.event, words(wreath.selector)) == (e.DAMAGES_PLAYER, [c.WORD_SPIRIT])


def test_turns_and_phases_are_heard() -> None:
    fire, watch = trigger_of("Chaos Fire"), trigger_of("Sickroom Watch")
    assert (fire.event, fire.word, fire.player) == (e.PHASE_ENDS, c.PHASE_PLAY, pr.YOU)
    assert (watch.event, watch.word, watch.player) == (e.TURN_BEGINS, NOTHING, pr.OPPONENT)
    assert watch.condition is not None
    assert (watch.condition.kind, watch.condition.player) == (c.COUNT_AILMENTS, pr.OPPONENT)
    assert trigger_of("Hollow Oath").event == e.TURN_ENDS
    begins = lowered("At the beginning of each draw phase, draw a card.").abilities[0]
    assert (begins.event, begins.word) == (e.PHASE_BEGINS, c.PHASE_DRAW)
    assert begins.player == pr.EACH_PLAYER


def test_that_means_the_card_and_the_player_of_the_event() -> None:
    ability = lowered(
        "Whenever the enemy plays a boon, destroy that boon. That player loses 1 health."
    ).abilities[0]
    destroy, lose = ability.program
    assert destroy.selector is not None
    assert destroy.selector.pick == pr.PICK_EVENT
    assert (lose.player, lose.chosen_player) == (pr.THAT_PLAYER, NOTHING)


# -- continuous texts ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "static", "player", "numbers", "keyword"),
    [
        ("Your block is 2 higher.", e.ON_VALUE, pr.YOU, [2, c.BLOCK], 0),
        ("The enemy's block is 2 lower.", e.ON_VALUE, pr.OPPONENT, [-2, c.BLOCK], 0),
        ("You draw 1 card more in your draw phase.", e.ON_DRAW, pr.YOU, [1], 0),
        (
            "The enemy's activate ability costs 1 determination more.",
            e.ON_ABILITY_COST,
            pr.OPPONENT,
            [1],
            0,
        ),
        (
            "The Pain of cards you play is 1 lower.",
            e.ON_KEYWORD_NUMBER,
            pr.YOU,
            [-1],
            c.PAIN,
        ),
        ("Damage dealt to each player is 1 lower.", e.ON_DAMAGE_TAKEN, pr.EACH_PLAYER, [-1], 0),
        (
            "The first damage you deal in each of your turns is 1 higher.",
            e.ON_FIRST_DAMAGE,
            pr.YOU,
            [1],
            0,
        ),
        ("You ignore Curse.", e.ON_IGNORE, pr.YOU, [c.CURSE], 0),
        ("The enemy cannot block.", e.ON_PLAYER_CANNOT, pr.OPPONENT, [c.NO_BLOCK], 0),
    ],
)
def test_what_is_said_of_players(
    text: str, static: int, player: int, numbers: list[int], keyword: int
) -> None:
    faces = lowered(text)
    ability = faces.abilities[faces.statics[0][0]]
    assert (ability.kind, ability.static, ability.player) == (c.STATIC, static, player)
    assert (ability.words, ability.keyword) == (numbers, keyword)
    assert ability.selector is None


def test_each_value_of_a_continuous_text_is_an_ability() -> None:
    faces = lowered("Allied attack runespells get +1 damage and -2 defense.")
    found = [faces.abilities[number] for number in faces.statics[0]]
    assert [(one.static, one.words) for one in found] == [
        (e.ON_DAMAGE, [1]),
        (e.ON_DEFENSE, [-2]),
    ]
    assert all(words(one.selector) == [c.WORD_ATTACK] for one in found)


def test_keywords_prohibitions_and_permissions_of_cards() -> None:
    pierce, target = (FACES.abilities[one] for one in FACES.statics[FACE_OF["Saint of Knuckles"]])
    assert (pierce.static, pierce.keyword) == (e.ON_KEYWORD, c.PIERCE)
    assert (target.static, target.words) == (e.ON_CAN, [c.MAY_TARGET_DEFENSE])
    oak = static_of("Oakfeller")
    assert (oak.static, oak.words) == (e.ON_CANNOT, [c.NOT_ANSWERED])
    assert oak.selector is not None
    assert oak.selector.pick == pr.PICK_THIS
    assert operations(use_of("Oakfeller")) == ["Deal"]


def test_a_continuous_text_counts() -> None:
    faces = lowered("For each allied boon, your block is 1 higher.")
    ability = faces.abilities[faces.statics[0][0]]
    assert ability.words == [1, c.BLOCK]
    assert ability.counted is not None
    assert ability.counted.kind == pr.COUNT_CARDS
    assert ability.counted.selector is not None
    assert ability.counted.selector.noun == c.BOON


def test_more_than_the_enemy_is_a_condition() -> None:
    condition = static_of("Ace in Hand").condition
    assert condition is not None
    assert (condition.kind, condition.word) == (pr.IF_MORE, c.CARDS_IN_HAND)
    assert condition.player == pr.YOU


def test_prayer_wheel_looks_at_its_own_tokens() -> None:
    condition = static_of("Prayer Wheel").condition
    assert condition is not None
    assert (condition.kind, condition.number, condition.compare) == (pr.COUNT_STAT, 2, pr.AT_LEAST)
    assert condition.selector is not None
    assert condition.selector.pick == pr.PICK_THIS


@pytest.mark.parametrize(
    "text",
    [
        "While target Runeslinger has 3 or more Burn, your block is 1 higher.",
        "While damage was dealt this way, your block is 1 higher.",
        "For each damage dealt this way, your block is 1 higher.",
        "Whenever you block while target Runeslinger has 3 or more Burn, draw a card.",
        "Whenever you block while damage was dealt this way, draw a card.",
        "Sling, void a card from target Runeslinger's discard pile: Draw a card.",
    ],
)
def test_what_cannot_be_known_yet_is_refused(text: str) -> None:
    with pytest.raises(LoweringError, match=r"chosen"):
        lowered(text)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("Sling: Draw a card.\nSling: Sear a card.", "has two lines"),
        (
            "Whenever you block while target Runeslinger has 3 or more Burn, draw a card.",
            "knows no chosen",
        ),
        (
            "Sling, void a card from target Runeslinger's discard pile: Draw a card.",
            "a cost is paid before a player is chosen",
        ),
        (
            "Sling, pay health equal to the defense of this card: Draw a card.",
            "what is paid is a printed number",
        ),
        (
            "Whenever you block, pay health equal to your block.",
            "what is paid is a printed number",
        ),
    ],
)
def test_a_pack_with_a_text_that_cannot_be_played_is_not_loaded(text: str, why: str) -> None:
    with pytest.raises(PackError) as refused:
        scenario("runeslingers", p1=player(hand=[utility("Odd", text, defense=1)]))
    found = refused.value.diagnostics
    assert [one.code for one in found] == ["L010"]
    assert why in found[0].message


def test_the_steps_of_every_card_can_be_listed() -> None:
    lines = step_lines(FACES.abilities, TABLES)
    assert "1. deal 4 plus 3 times the count of token count of you -> chosen target target" in lines
    assert "2. inflict 2 burn" in lines
    assert any(line.startswith("2. lasting continuous text ") for line in lines)
    assert not any("number " in line for line in lines)


# -- the whole language --------------------------------------------------------------------------


def is_refused(ability: Any) -> bool:
    """Whether a paragraph has no meaning to lower; any other error is a defect."""
    faces = Faces()
    try:
        lower(faces, ability)
    except LoweringError:
        return True
    return False


def lower(faces: Faces, ability: Any) -> None:
    """A paragraph of a card, or of an ailment where only those have it."""
    if isinstance(ability, rs.Level | rs.OnAil):
        add_ailment(faces, faces.new_face(), c.BURN, (ability,))
    else:
        add_text(faces, faces.new_face(), (ability,))


def test_every_example_of_every_row_lowers_unless_it_means_nothing() -> None:
    refused = [
        ability_english(ability, VOCABULARY)
        for row in VOCABULARY.rows
        for ability in examples(row, VOCABULARY)
        if not list(pointless_for_each(ability)) and is_refused(ability)
    ]
    prices = [text for text in refused if text.startswith(("Pay ", "Sling, "))]
    assert all(" equal to " in text for text in prices)
    others = [text for text in refused if text not in prices]
    assert len(others) == 5
    assert all("dealt this way" in text for text in others)


@given(TREES.of("ability"))
def test_random_texts_lower_or_are_refused(ability: Any) -> None:
    faces = Faces()
    try:
        lower(faces, ability)
    except LoweringError:
        return
    for text in faces.abilities:
        places = range(len(text.program) + 1)
        assert all(instruction.jump in places for instruction in text.program)
        assert all(NAMES[text.program[place].op] == "Mode" for place in text.modes)
        assert sum(slot.count for slot in text.slots) <= text.registers
