"""Everything that the language can say is said by a card, a board or an event; and the verbs of the rules file by theirs."""

from __future__ import annotations

import re
from functools import cache

import pytest

from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules import events as e
from runestack.games.invasion.rules import operations as op
from runestack.kernel.program import Ability, Instruction
from runestack.rules import rules_text
from tests.games.invasion.cards.box import faces, pool

# What only texts of your own use: the rules file asks for it ("What card text must be able to say"), no card of the
# box does. They are kinds of the verbs below: `put`, `discard` with another chooser, `gain_screw` on all, ...
NOT_IN_THE_BOX = {
    "Forbid",
    "RerollLater",
    "PutThis",
    "DrawUpTo",
    "DiscardBy",
    "PutScrews",
    "DestroyTheirs",
    "SpareDiscount",
    "ReplaceWith",
    "PreventNext",
    "SetHealth",
    "ShuffleIn",
    "RefreshThis",
    "DestroyHighest",
    "AttackTop",
    "PayNow",
    "SpendTokens",
    "PayAny",
    "SpendAny",
    "DiscardAny",
    "UseDie",
    "RemoveScrews",
    "RollOne",
    "CountAs",
    "Redirect",
    "HitStack",
    "DestroyOne",
    "TopCardChanges",
    "TrainZone",
}
# Triggers of the rules file that cards of your own may have.
OWN_LABELS = {
    "kept",
    "discarded",
    "destroyed",
    "recycled",
    "recruited",
    "player_trained",
    "put_on_deck",
    "defeated",
    "survived",
    "became_top",
}
# What each verb of the rules file has become: an operation, what a continuous text changes, or a keyword.
VERBS: dict[str, str | int] = {
    "deal": "Deal",
    "destroy_armor": "DestroyArmor",
    "lose_armor": "Lose",
    "lose_health": "Lose",
    "set_value": "SetArmor",
    "move_armor_to_health": "MoveArmor",
    "prevent": e.ON_DAMAGE_TAKEN,
    "gain_armor": "Gain",
    "gain_health": "Gain",
    "gain_reroll": "Gain",
    "gain_technology_token": "Gain",
    "gain_spare_part": "Gain",
    "gain_screw": "Gain",
    "gain_resource": "AddResource",
    "draw": "Draw",
    "draw_up_to": "DrawUntil",
    "discard": "Discard",
    "recycle": "Recycle",
    "destroy": "DestroyFrom",
    "take": "TakeStarting",
    "put": "PutTopUnder",
    "reveal": "RevealTop",
    "look_at": "ChosenLooks",
    "reorder": "ChosenLooks",
    "swap": "SwapWithDiscard",
    "search": "Fetch",
    "play_for_free": "PlayFree",
    "return_played_to": "Fetch",
    "keep": "Keep",
    "copy_effects": "CopyEffects",
    "recruit": "Recruit",
    "train_now": "TrainNow",
    "recruit_choose_from": "Recruit",
    "move_screws": "MoveScrews",
    "destroy_training_card": "DestroyFrom",
    "reduce_training_cost": e.ON_TRAINING_COST,
    "discover": "Discover",
    "refresh": "Refresh",
    "exhaust": "ExhaustTechnology",
    "destroy_permanent": "DestroyTechnology",
    "copy_ability": "CopyAbility",
    "reroll": "RerollDice",
    "set_die": "TurnDie",
    "turn_to_colour": "TurnDie",
    "do_not_use": "StopDie",
    "reuse_die": "ReuseDie",
    "replace_screw": "ReplaceScrew",
    "collect_without_using": "CollectDie",
    "extra_transform": "MoreTransform",
    "store": "Store",
    "destroy_stored": "DestroyStored",
    "move_stored": "MoveStored",
    "execute_stored_ability": "ExecuteStored",
    "reduce_cost": "CostsLess",
    "increase_cost": e.ON_PLAY_COST,
    "treat_colour_as": "ChangeResource",
    "reduce_spare_action": e.ON_SPARE_COST,
    "execute_twice": "DoubleNext",
    "repeat_for_each": "Deal",
    "deploy": "Deploy",
    "attack": "Attack",
    "invasion_store": "InvasionStores",
    "invasion_recycle": "InvasionRecycles",
    "research_protocol": "Research",
    "invasion_gain_technology_token": "InvasionToken",
    "invasion_mill": "InvasionMill",
    "train_zone": "TrainFullest",
    "train_from_supply": "TrainFromSupply",
    "change_stat": e.ON_TOP_CARD,
    "become_protocol": "BecomeProtocol",
    "refresh_protocols": "RefreshProtocols",
    "shift_event": "ShiftEvent",
    "destroy_zone_resources": "DestroyZoneResource",
    "destroy_stack_card": "DestroyLowest",
}


@cache
def table() -> dict[str, str]:
    """The table “Which card uses which verb”: the card of each verb."""
    chapter = rules_text("invasion").split("### Which card uses which verb")[1].split("###")[0]
    found: dict[str, str] = {}
    for line in chapter.splitlines():
        if not line.startswith("| ") or ":" not in line or line.startswith("| group"):
            continue
        for entry in line.split("|")[2].split(";"):
            verbs, _, card = entry.partition(":")
            for verb in verbs.split(","):
                found[verb.strip()] = re.sub("^the action ", "", card.strip())
    return found


def abilities_of(name: str) -> list[Ability]:
    """The texts of a card as the engine reads them."""
    face = next(face for face, card in enumerate(pool().cards) if card.name == name)
    return [one for one in faces().abilities if one.face == face]


def instructions() -> list[Instruction]:
    """What all texts of the box do."""
    return [step for ability in faces().abilities for step in ability.program]


def test_the_table_names_the_verbs_of_the_language() -> None:
    assert set(table()) == set(VERBS)


@pytest.mark.parametrize("verb", VERBS)
def test_a_verb_is_used_by_the_card_that_the_rules_file_names(verb: str) -> None:
    name, wanted = table()[verb], VERBS[verb]
    abilities = abilities_of(name)
    if wanted in c.KEYWORDS:
        face = next(face for face, card in enumerate(pool().cards) if card.name == name)
        assert faces().keywords[face] & c.KEYWORDS[str(wanted)]
    elif isinstance(wanted, int):
        assert wanted in [one.static for one in abilities]
    else:
        done = [step.op for one in abilities for step in one.program]
        assert op.NUMBERS[wanted] in done


@pytest.mark.parametrize("name", sorted(set(op.OWN_NAMES) - NOT_IN_THE_BOX))
def test_an_operation_is_used_by_a_card_a_board_or_an_event(name: str) -> None:
    assert op.NUMBERS[name] in {step.op for step in instructions()}


@pytest.mark.parametrize("resource", c.RESOURCES)
def test_every_resource_is_gained_by_a_card(resource: str) -> None:
    gained = {step.word for step in instructions() if step.op == op.NUMBERS["Gain"]}
    assert c.RESOURCES[resource] in gained


@pytest.mark.parametrize("word", c.KEYWORDS)
def test_every_keyword_stands_on_a_card(word: str) -> None:
    assert any(flags & c.KEYWORDS[word] for flags in faces().keywords)


@pytest.mark.parametrize("label", sorted(set(c.LABELS) - OWN_LABELS))
def test_every_label_stands_on_a_card(label: str) -> None:
    assert any(one.label == c.LABELS[label] and one.program for one in faces().abilities)
