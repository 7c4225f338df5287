"""What is public and what is not (RS-RULING-133)."""

from typing import Any

import pytest

from runestack.games.runeslingers.scenario import (
    concealing,
    filler,
    placed,
    player,
    spirit,
    trinket,
    utility,
)
from runestack.kernel.random import RandomStream
from runestack.testing import Scenario, scenario

HIDDEN = {"hidden": True}
EMBER = spirit("Ember", "Deal 3 damage to a target.")


def side(game: Scenario, reader: str, seat: int) -> Any:
    seats: Any = game.view(reader)["seats"]
    return seats[seat]


def seen(cards: Any) -> list[str]:
    """Names of cards, `?` for those that are hidden."""
    return [card["name"]["en"] if "name" in card else "?" for card in cards]


def rich() -> Scenario:
    """Something in every zone of P2."""
    two = player(
        hand=["Meteor", "Hex"],
        deck=["Brand", *filler(4)],
        discard=["Tornado"],
        void=["Dominate"],
        field=[placed("Lava Stream", tokens=2, damage=1, on="Bounce")],
        concentrations=["Iron Wall"],
        ailments={"burn": 2},
        boons=[concealing("Divine Barrier", curse=3)],
        power=3,
        health=11,
        determinations=2,
        did={"blocked": 1, "set": 1},
    )
    return scenario("runeslingers", p2=two)


@pytest.mark.rule("RS-RULING-133")
@pytest.mark.parametrize("reader", ["p1", "p2"])
def test_fields_values_piles_and_numbers_are_public(reader: str) -> None:
    data = side(rich(), reader, 1)
    assert (data["power"], data["health"], data["determinations"]) == (3, 11, 2)
    assert data["block"] == 5
    assert (data["blocks"]["used"], data["sets"]["used"]) == (1, 1)
    stream = data["concentrations"][0]["top"]
    assert (stream["name"]["en"], stream["tokens"], stream["damage"]) == ("Lava Stream", 2, 1)
    ailment = data["areas"][0]["ailment"]
    assert (ailment["type"], ailment["count"]) == ("burn", 2)
    under = data["areas"][1]
    assert (under["boon"]["name"]["en"], under["ailment"]["count"]) == ("Divine Barrier", 3)
    assert (seen(data["discard"]), seen(data["void"])) == (["Tornado"], ["Dominate"])
    assert (len(data["hand"]), data["deck"]["count"]) == (2, 5)


@pytest.mark.rule("RS-RULING-133", "RS-RULING-25")
def test_hand_and_concentrations_are_their_owners_and_decks_nobodys() -> None:
    game = rich()
    mine = side(game, "p2", 1)
    assert seen(mine["hand"]) == ["Meteor", "Hex"]
    assert [seen([spot["card"]]) for spot in mine["concentrations"][:2]] == [
        ["Bounce"],
        ["Iron Wall"],
    ]
    theirs = side(game, "p1", 1)
    assert theirs["hand"] == [HIDDEN, HIDDEN]
    assert [spot["card"] for spot in theirs["concentrations"][:2]] == [HIDDEN, HIDDEN]
    for name in ("Meteor", "Hex", "Bounce", "Iron Wall", "Brand"):
        assert name not in str(game.view("p1"))
    assert "Brand" not in str(game.view("p2"))


@pytest.mark.rule("RS-RULING-133")
def test_marks_of_this_turn_are_public() -> None:
    wall = spirit("Wall", "Sling: Deal 2 damage to a target.", defense=3)
    game = scenario("runeslingers", p1=player(hand=[wall, *filler(1)]), p2=player())
    game.p1.sets("Filler")
    game.p1.plays("Wall", sling=True, target="p2")
    data = side(game, "p2", 0)
    assert data["sets"] == {"used": 1, "limit": 1}
    marks = data["concentrations"][0]["top"]["marks"]
    assert marks == {
        "played": True,
        "charged": False,
        "slung": True,
        "activated": False,
        "answer": False,
    }


@pytest.mark.rule("RS-RULING-133")
@pytest.mark.parametrize(
    "text", ["Sear a card.", "Void a card.", "Discard a card.", "Discard a card at random."]
)
def test_seared_voided_and_discarded_cards_are_seen_by_both(text: str) -> None:
    name = "Meteor" if "iscard" not in text else "Hex"
    one = player(hand=[utility("Rite", text), "Hex"], deck=["Meteor", *filler(3)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Rite")
    game.expect(name, known_to=["p1", "p2"])
    assert game.log_contains(name, "p2")
    assert name in str(side(game, "p2", 0))


@pytest.mark.rule("RS-RULING-133", "RS-RULING-25")
def test_a_concentration_is_shown_in_the_discard_pile_and_hidden_in_the_hand() -> None:
    crush = utility("Crush", "Discard each empty enemy concentration.")
    game = scenario("runeslingers", p1=player(hand=[crush]), p2=player(concentrations=["Meteor"]))
    game.p1.plays("Crush")
    assert seen(side(game, "p1", 1)["discard"]) == ["Meteor"]
    lift = utility("Lift", "Return an empty enemy concentration to its owner's hand.")
    game = scenario("runeslingers", p1=player(hand=[lift]), p2=player(concentrations=["Meteor"]))
    game.p1.plays("Lift")
    game.expect("Meteor", zone="hand", known_to=["p2"])
    assert "Meteor" not in str(game.view("p1"))
    assert not game.log_contains("Meteor", "p1")


@pytest.mark.rule("RS-RULING-133")
def test_a_shuffled_discard_pile_is_known_to_nobody() -> None:
    stir = utility("Stir", "Shuffle your discard pile into your deck.")
    one = player(hand=[stir], discard=["Meteor"], deck=3)
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Stir")
    game.expect("Meteor", zone="deck", known_to=[])
    for reader in ("p1", "p2"):
        assert side(game, reader, 0)["deck"] == {"count": 4, "known": []}


@pytest.mark.rule("RS-RULING-133")
def test_only_the_player_who_looks_sees_the_top_of_a_deck() -> None:
    peek = utility("Peek", "Look at the top card of the enemy's deck.")
    two = player(deck=["Meteor", *filler(3)])
    game = scenario("runeslingers", p1=player(hand=[peek]), p2=two)
    game.p1.plays("Peek")
    assert seen(side(game, "p1", 1)["deck"]["known"]) == ["Meteor"]
    assert side(game, "p2", 1)["deck"]["known"] == []
    assert not game.log_contains("Meteor", "p2")


@pytest.mark.rule("RS-RULING-133")
def test_an_offer_to_play_or_to_block_is_only_seen_by_the_player_who_has_it() -> None:
    game = scenario("runeslingers", p1=player(hand=[EMBER]), p2=player(hand=["Meteor"]))
    game.p1.plays("Ember", target="p2")
    assert game.asks("p2", "block")
    assert game.view("p1")["question"] is None
    assert "Meteor" not in str(game.view("p1"))


@pytest.mark.rule("RS-RULING-133")
def test_what_a_player_imagines_keeps_everything_that_the_player_knows() -> None:
    game = rich()
    before = game.view("p1")
    faces = []
    for seed in range(8):
        state = game.state.clone()
        game.staging.game.resample(state, 0, RandomStream(seed))
        assert game.staging.game.view(state, 0) == before
        faces.append(tuple(state.columns[0]))
    assert len(set(faces)) > 1


# -- what is known of a card is lost where it can no longer be followed ---------------------------

BELL = trinket("Bell", "Your block is 1 higher.")
LIFT = utility("Lift", "Put target trinket on top of its owner's deck.")


def lifted(text: str) -> Scenario:
    """Bell lies openly on top of P1's deck; then P1 plays Peek."""
    one = player(hand=[LIFT, utility("Peek", text)], field=[BELL], deck=["Meteor", *filler(3)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Lift", target="Bell")
    game.expect("Bell", position=0, known_to=["p1", "p2"])
    game.p1.plays("Peek")
    return game


@pytest.mark.rule("RS-RULING-133")
@pytest.mark.parametrize(("lowest", "position"), [("Bell", 1), ("Meteor", 0)])
def test_the_enemy_does_not_learn_in_which_order_cards_are_put_back(
    lowest: str, position: int
) -> None:
    game = lifted("Look at the top 2 cards of your deck and put them back in any order.")
    game.p1.picks(lowest)
    game.expect("Bell", position=position, known_to=["p1"])
    assert side(game, "p2", 0)["deck"]["known"] == []
    assert len(side(game, "p1", 0)["deck"]["known"]) == 2


@pytest.mark.rule("RS-RULING-133")
@pytest.mark.parametrize("taken", ["Bell", "Meteor"])
def test_the_enemy_does_not_learn_which_card_was_taken(taken: str) -> None:
    game = lifted(
        "Look at the top 2 cards of your deck, put 1 of them into your hand and the rest on the bottom."
    )
    game.p1.picks(taken)
    game.expect(game.p1, hand=[taken])
    assert side(game, "p2", 0)["hand"] == [HIDDEN]
    assert side(game, "p2", 0)["deck"] == {"count": 4, "known": []}


@pytest.mark.rule("RS-RULING-133")
@pytest.mark.parametrize("taken", ["Bell", "Meteor"])
def test_the_enemy_does_not_learn_which_card_was_found(taken: str) -> None:
    game = lifted("Put a card from your deck into your hand.")
    game.p1.picks(taken)
    game.expect(game.p1, hand=[taken])
    assert side(game, "p2", 0)["hand"] == [HIDDEN]


@pytest.mark.rule("RS-RULING-133")
def test_looking_at_the_top_card_alone_changes_nothing_of_what_the_enemy_knows() -> None:
    game = lifted("Look at the top card of your deck.")
    game.expect("Bell", position=0, known_to=["p1", "p2"])


@pytest.mark.rule("RS-RULING-133", "RS-RULING-25")
@pytest.mark.parametrize("hidden", ["Meteor", "Hex"])
def test_the_enemy_does_not_learn_which_card_of_the_hand_is_set(hidden: str) -> None:
    show = utility("Show", "Reveal the top card of your deck and put it into your hand.")
    game = scenario("runeslingers", p1=player(hand=[show, "Hex"], deck=["Meteor", *filler(3)]))
    game.p1.plays("Show")
    game.p1.sets(hidden)
    for name in ("Meteor", "Hex"):
        game.expect(name, known_to=["p1"])
    assert side(game, "p2", 0)["hand"] == [HIDDEN]


@pytest.mark.rule("RS-RULING-133")
@pytest.mark.parametrize("hidden", ["Meteor", "Hex"])
def test_the_enemy_does_not_learn_which_card_of_the_hand_goes_onto_the_deck(hidden: str) -> None:
    show = utility("Show", "Reveal the top card of your deck and put it into your hand.")
    hide = utility("Hide", "Put a card from your hand on top of its owner's deck.")
    one = player(hand=[show, hide, "Hex"], deck=["Meteor", *filler(3)])
    game = scenario("runeslingers", p1=one)
    game.p1.plays("Show")
    game.expect("Meteor", known_to=["p1", "p2"])
    game.p1.plays("Hide")
    game.p1.picks(hidden)
    game.expect(hidden, zone="deck", position=0, known_to=["p1"])
    assert "Meteor" not in str(game.view("p2"))


@pytest.mark.rule("RS-RULING-142", "RS-RULING-133")
@pytest.mark.parametrize("seed", range(4))
def test_a_card_found_in_the_deck_and_put_on_top_of_it_lies_there(seed: int) -> None:
    seek = utility("Seek", "Put a boon from your deck on top of its owner's deck.")
    one = player(hand=[seek], deck=[*filler(5), "Deathmark"])
    game = scenario("runeslingers", p1=one, seed=seed)
    game.p1.plays("Seek")
    game.expect("Deathmark", position=0, known_to=["p1"])


@pytest.mark.rule("RS-RULING-133")
def test_a_card_put_unseen_under_the_deck_is_known_to_nobody() -> None:
    dig = utility("Dig", "Put the top card of your deck on the bottom of its owner's deck.")
    game = scenario("runeslingers", p1=player(hand=[dig], deck=["Meteor", *filler(3)]))
    game.p1.plays("Dig")
    game.expect("Meteor", position=3, known_to=[])
