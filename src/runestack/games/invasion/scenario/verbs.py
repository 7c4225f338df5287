"""How players act in scenarios. A verb answers one question after the other; what it says must be what is offered."""

from __future__ import annotations

from runestack.games.invasion.rules import choices as ch
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.scenario.offers import (
    alike,
    colour_of,
    die_of,
    exhausts,
    for_wild_symbols,
    in_asked_order,
    seat_named,
    take,
)
from runestack.games.invasion.scenario.optional import agreeing, asks
from runestack.games.staging import Actor, CardName, Verb
from runestack.kernel.choices import CHOOSE_PLAYER, DONE, NEXT_TRIGGER
from runestack.kernel.decision import option_first, option_kind, option_second

ACTIONS = {"sabotage": 0, "ambush": 1, "salvage": 2, "rally": 3}


# -- drawing, dice, the Main phase -----------------------------------------------------------------


def draws(actor: Actor, number: int = 1) -> None:
    """Draws so many cards, one after the other."""
    for _ in range(number):
        actor.answer([ch.DRAW], None, "draw")


def stops(actor: Actor) -> None:
    """Draws no further card, spends no further spare part, or does no more of what a text lets a player do."""
    actor.answer([ch.STOP, DONE])


def uses_die(actor: Actor, *dice: int) -> None:
    """Uses dice to collect what they show."""
    for number in dice:
        take(actor, ch.USE_DIE, die_of(actor, number), None, f"die {number}")


def transforms(actor: Actor, one: int, other: int, colour: str) -> None:
    """Two dice become a resource."""
    dice = sorted((die_of(actor, one), die_of(actor, other)))
    take(actor, ch.TRANSFORM, dice[0], dice[1], f"transforming {one} and {other}")
    picks_colour(actor, colour)


def rerolls(actor: Actor, die: int, of: object = "") -> None:
    """A reroll token for a die, in cooperative mode also of a teammate."""
    take(actor, ch.REROLL, die_of(actor, die, of), None, f"rerolling die {die}")


def plays(
    actor: Actor, card: CardName, *, pay: str = "", less: str = "", wait: bool = False
) -> None:
    """Plays a card: `less` are the symbols that discounts take away, `pay` what pays for wild symbols.

    In cooperative mode its effects are carried out at once, unless they are to `wait`.
    """
    actor.answer([ch.PLAY], card, "play")
    for word in less.split():
        if asks(actor, ch.ASK_DISCOUNT):
            take(actor, ch.SYMBOL, colour_of(actor, word), None, f"a {word} symbol less")
    for word in for_wild_symbols(actor, pay.split()):
        if asks(actor, ch.ASK_PAYMENT):
            take(actor, ch.COLOUR, colour_of(actor, word), None, f"paying with {word}")
    goes_on(actor, card, wait)


def activates(
    actor: Actor, card: CardName, ability: int | None = None, *, wait: bool = False
) -> None:
    """Uses an ability of a card in the Base, the first one being 0; unless one is said, the one that exhausts it."""
    codes = actor.offered(ch.ABILITY, card)
    if ability is None and len(codes) > 1:
        codes = [code for code in codes if exhausts(actor, code)]
    elif ability is not None:
        codes = [code for code in codes if option_second(code) == ability]
    if len(codes) == 1:
        actor.answer_code(codes[0])
    elif ability is None:
        actor.answer([ch.ABILITY], card, "ability")
    else:
        actor.fail(f"ability {ability} of {card} is not offered")
    goes_on(actor, card, wait)


def uses_pair(actor: Actor, colour: str, *, wait: bool = False) -> None:
    """Uses two stored resources of a type."""
    take(actor, ch.PAIR, colour_of(actor, colour), None, f"a {colour} pair")
    goes_on(actor, f"{colour.capitalize()} Pair", wait)


def goes_on(actor: Actor, card: CardName, wait: bool) -> None:
    """What waits in cooperative mode is carried out at once, unless the scenario says otherwise."""
    if not wait and asks(actor, ch.ASK_MAIN) and actor.offered(ch.CARRY_OUT, card):
        carries_out(actor, card)


def carries_out(actor: Actor, card: CardName) -> None:
    """Carries out an effect that waits; that of a stored pair by its colour."""
    pair = f"{card} Pair" if card in c.COLOUR_NAMES else card
    actor.answer([ch.CARRY_OUT], pair)


def uses_token(actor: Actor) -> None:
    """A technology token: the next spare part action costs 1 less."""
    actor.answer([ch.USE_TOKEN])


def ends_main(actor: Actor) -> None:
    """Ends the Main phase, or is done with it."""
    actor.answer([ch.END_MAIN])


def names_captain(actor: Actor, player: object) -> None:
    """The captain of the coming rounds."""
    take(actor, ch.NAME_CAPTAIN, seat_named(actor, player), None, str(player))


# -- storing and spending --------------------------------------------------------------------------


def stores(actor: Actor, colour: str, spot: str = "") -> None:
    """Stores a resource in a spot of its colour, or in another one."""
    where = colour_of(actor, spot or colour)
    take(actor, ch.PUT_IN, colour_of(actor, colour), where, f"storing {colour}")


def stores_rest(actor: Actor) -> None:
    """Everything that is left goes into its own spots first; a single resource, too."""
    if actor.offered(ch.PUT_IN) and not actor.offered(ch.STORE_REST):
        actor.answer_code(actor.offered(ch.PUT_IN)[0])
    elif not actor.answered_itself(lambda code: option_kind(code) == ch.PUT_IN):
        actor.answer([ch.STORE_REST])


def keeps(actor: Actor, card: CardName) -> None:
    """A card stays in hand."""
    actor.answer([ch.KEEP_CARD], card)


def gives(actor: Actor, *cards: CardName) -> None:
    """Cards that go: into the Garbage dump, discarded, destroyed, put on a Deck."""
    for card in cards:
        actor.answer([ch.GIVE], card)


def gives_rest(actor: Actor) -> None:
    """All cards left in hand go into the Garbage dump, as they lie there."""
    if actor.offered(ch.GIVE) and not actor.offered(ch.ALL_OF_THEM):
        actor.answer([ch.GIVE])
    elif not actor.answered_itself(lambda code: option_kind(code) == ch.GIVE):
        actor.answer([ch.ALL_OF_THEM])


def takes(actor: Actor, *cards: CardName) -> None:
    """Cards that are chosen: a leader, a technology, a recruit, one that gets a screw, one that is trained next."""
    for card in cards:
        actor.answer([ch.TAKE_CARD, ch.GIVE], card)


def spends(actor: Actor, cost: int, *, once: bool | None = None) -> None:
    """A spare part action by its printed cost; `once` with a text that makes one action cheaper.

    If nothing is said of it, such a text is used where the action cannot be paid without it.
    """
    ways = [option_second(code) for code in actor.offered(ch.SPARE) if option_first(code) == cost]
    way = int(once) if once is not None else min(ways, default=0)
    take(actor, ch.SPARE, cost, way, f"a spare part action for {cost}")


def ignores(actor: Actor) -> None:
    """Does not recruit or discover at the limit."""
    actor.answer([ch.IGNORE])


def goes_ahead(actor: Actor) -> None:
    """Recruits or discovers at the limit; another card goes."""
    actor.answer([ch.GO_ON])


def rebuilds(actor: Actor, die: int, side: int, position: int, colour: str | None = None) -> None:
    """Replaces a screw of a die; sides and positions are numbered from 1.

    The new screw is said unless the text says it.
    """
    if asks(actor, ch.ASK_END):
        actor.answer([ch.REBUILD])
    if asks(actor, ch.ASK_DIE):
        take(actor, ch.DIE, die_of(actor, die), None, f"die {die}")
    if asks(actor, ch.ASK_SIDE):
        take(actor, ch.SIDE, None, side - 1, f"side {side}")
    if asks(actor, ch.ASK_POSITION):
        take(actor, ch.POSITION, None, alike(actor, die, side, position), f"position {position}")
    if asks(actor, ch.ASK_NEW_SCREW):
        if colour is None:
            actor.fail("say which screw is put there: one of five colours, or neutral")
        picks_colour(actor, colour or "neutral")


# -- what texts ask --------------------------------------------------------------------------------


def picks_colour(actor: Actor, *colours: str) -> None:
    """Names colours of resources, or types of stored-resource abilities, one after the other.

    Of several resources the game asks for the colours in their fixed order; here any order will do.
    """
    for word in in_asked_order(actor, colours):
        kind = ch.PAIR if asks(actor, ch.ASK_PAIR) else ch.COLOUR
        take(actor, kind, colour_of(actor, word), None, word)


def picks_die(actor: Actor, die: int) -> None:
    """A die that is not used, rerolled, collected or used again."""
    take(actor, ch.DIE, die_of(actor, die), None, f"die {die}")


def turns_die(actor: Actor, die: int, side: int) -> None:
    """Lays a die on a side, numbered from 1."""
    take(actor, ch.SIDE, die_of(actor, die), side - 1, f"side {side} of die {die}")


def picks_stored(actor: Actor, spot: str, *colours: str) -> None:
    """A stored resource in a spot of its colour, or several; or `wild` and the colour of a screw in a wild spot."""
    if spot == "wild":
        screw = colours[0] if colours else "wild"
        take(
            actor, ch.STORED, colour_of(actor, spot), colour_of(actor, screw), f"wild with {screw}"
        )
        return
    for word in (spot, *colours):
        take(actor, ch.STORED, colour_of(actor, word), colour_of(actor, word), word)


def picks_zone(actor: Actor, colour: str) -> None:
    """A zone of the Invasion."""
    take(actor, ch.ZONE, colour_of(actor, colour), None, f"the {colour} zone")


def picks_player(actor: Actor, player: object) -> None:
    """A player of choice."""
    take(actor, CHOOSE_PLAYER, seat_named(actor, player), None, str(player))


def recycles(actor: Actor, *cards: CardName) -> None:
    """Takes cards to be recycled."""
    for card in cards:
        actor.answer([ch.RECYCLE], card)


def moves_screw(actor: Actor, card: CardName, to: CardName) -> None:
    """A screw from one card in training to another."""
    for code in actor.offered(ch.MOVE_SCREW, card):
        if option_first(code) in actor.named(card) and option_second(code) in actor.named(to):
            actor.answer_code(code)
            return
    actor.fail(f"moving a screw from {card} to {to} is not offered")


def orders(actor: Actor, *cards: CardName) -> None:
    """Which comes next of several triggers, cards that are trained or put on a Deck, protocols that are used."""
    for card in cards:
        if asks(actor, ch.ASK_END):
            actor.answer([ch.END_TEXT], card)
        else:
            actor.answer([NEXT_TRIGGER, ch.TAKE_CARD, ch.GIVE], card)


# -- points in cooperative mode --------------------------------------------------------------------


def hits(actor: Actor, card: CardName, points: int) -> None:
    """Points of damage on a card, one by one."""
    in_points(actor, ch.HIT, actor.named(card), points, f"hitting {card}")


def in_points(actor: Actor, kind: int, whom: list[int], points: int, words: str) -> None:
    """One point after the other; without an alternative several may have gone at once."""
    left = points

    def fits(code: int) -> bool:
        meant = option_kind(code) == kind and option_first(code) in whom
        return meant and option_second(code) == left

    while left > 0:
        codes = [code for code in actor.offered(kind) if option_first(code) in whom]
        single = [code for code in codes if option_second(code) == 1]
        if single:
            actor.answer_code(single[0])
            left -= 1
        elif actor.answered_itself(fits):
            return
        else:
            actor.fail(f"{words} is not offered")


def pays_action(actor: Actor, action: str, times: int = 1) -> None:
    """Points pay for an additional player action: sabotage, ambush, salvage or rally."""
    if action not in ACTIONS:
        actor.fail(f"no action is called {action!r}; there are: {', '.join(ACTIONS)}")
    for _ in range(times):
        take(actor, ch.PAY_ACTION, ACTIONS[action], None, action)


def gives_points(actor: Actor, player: object, points: int) -> None:
    """Points of armor or health to a player, one by one."""
    whom = [seat_named(actor, player)]
    in_points(actor, ch.GIVE_POINTS, whom, points, f"a point to {player}")


def gives_up(actor: Actor) -> None:
    """The points that are left do nothing."""
    actor.answer([ch.GIVE_UP])


def lengthens(actor: Actor) -> None:
    """The current event."""
    actor.answer([ch.LONGER])


def shortens(actor: Actor) -> None:
    """The current event."""
    actor.answer([ch.SHORTER])


def tries_again(actor: Actor) -> None:
    """A lost scenario, from its beginning."""
    actor.answer([ch.TRY_AGAIN])


def gives_up_campaign(actor: Actor) -> None:
    """A lost scenario is not tried again."""
    actor.answer([ch.GIVE_UP_CAMPAIGN])


VERBS: dict[str, Verb] = {
    verb.__name__: verb
    for verb in (
        draws,
        stops,
        uses_die,
        transforms,
        rerolls,
        plays,
        activates,
        uses_pair,
        carries_out,
        uses_token,
        ends_main,
        names_captain,
        stores,
        stores_rest,
        keeps,
        gives,
        gives_rest,
        takes,
        spends,
        ignores,
        goes_ahead,
        rebuilds,
        picks_colour,
        picks_die,
        turns_die,
        picks_stored,
        picks_zone,
        picks_player,
        recycles,
        moves_screw,
        orders,
        hits,
        pays_action,
        gives_points,
        gives_up,
        lengthens,
        shortens,
        tries_again,
        gives_up_campaign,
    )
}

# what may be optional, with the answers that each gives
OPTIONAL: dict[Verb, tuple[int, ...]] = {
    plays: (ch.PLAY,),
    gives: (ch.GIVE,),
    takes: (ch.TAKE_CARD, ch.GIVE),
    recycles: (ch.RECYCLE,),
    moves_screw: (ch.MOVE_SCREW,),
    picks_colour: (ch.COLOUR, ch.PAIR),
    picks_die: (ch.DIE,),
    turns_die: (ch.SIDE,),
    picks_stored: (ch.STORED,),
    picks_player: (CHOOSE_PLAYER,),
}
VERBS |= {verb.__name__: agreeing(verb, *kinds) for verb, kinds in OPTIONAL.items()}
