"""Which card can say what: a paragraph on a card on which nothing would ever happen is refused."""

from __future__ import annotations

from runestack.games.invasion.language import nodes as iv
from runestack.games.invasion.rules import constants as c
from runestack.games.invasion.rules.faces import Faces
from runestack.language import nodes as n
from runestack.language.bindings import walk
from runestack.language.lower import LoweringError

AS_PROTOCOL = (iv.AsProtocol, iv.AsProtocolWhenever, iv.AsProtocolAt)
OF_PLAYING_CARDS = ("Keep", "Echo", "Volatile", "Tactic", "Piercing")
LASTING = c.PERMANENT | c.PROTOCOL | c.EVENT | c.INVADER

# what nobody can do in competitive mode
INVASION_ONLY = (
    iv.InvasionStores,
    iv.InvasionToken,
    iv.InvasionRecycles,
    iv.InvasionMill,
    iv.Deploy,
    iv.TrainFromSupply,
    iv.TrainFullest,
    iv.Research,
    iv.RefreshProtocols,
    iv.DestroyLowest,
    iv.DestroyHighest,
    iv.AttackTop,
    iv.HitStack,
    iv.DestroyOne,
    iv.TopCardChanges,
    iv.TrainZone,
    iv.DestroyZoneResource,
    iv.DestroyZoneCards,
)

# which cards have which label, and how a message calls them
PLACES = {
    "effects": (c.PLAYING | c.BOARD, "a playing card or a board"),
    "drawn": (c.PLAYING, "a playing card"),
    "not_played": (c.PLAYING, "a playing card"),
    "kept": (c.PLAYING, "a playing card"),
    "discarded": (c.PLAYING, "a playing card"),
    "destroyed": (c.PLAYING | c.PERMANENT, "a card of a player"),
    "recycled": (c.PLAYING, "a playing card"),
    "recruited": (c.PLAYING, "a playing card"),
    "player_trained": (c.PLAYING, "a playing card"),
    "put_on_deck": (c.PLAYING, "a playing card"),
    "defeated": (c.INVADER, "an invasion card"),
    "survived": (c.INVADER, "an invasion card"),
    "became_top": (c.INVADER, "an invasion card"),
    "activated": (c.PERMANENT | c.PROTOCOL, "a leader, a technology or a protocol"),
    "deployed": (c.INVADER, "an invasion card"),
    "trained": (c.INVADER, "an invasion card"),
    "as_protocol": (c.INVADER, "an invasion card"),
    "begins": (c.EVENT, "an event"),
    "ends": (c.EVENT, "an event"),
}

# what happens to a card of a player, and so to this player
OF_ITS_PLAYER = (
    "drawn",
    "not_played",
    "kept",
    "discarded",
    "destroyed",
    "recycled",
    "recruited",
    "player_trained",
    "put_on_deck",
)


def check_place(kind: int, paragraph: n.Ability) -> None:
    """One paragraph."""
    if isinstance(paragraph, n.Keywords | iv.SupportKeywords | iv.Scrap):
        check_keywords(kind, paragraph)
    elif isinstance(paragraph, iv.Support | iv.SupportWhenever | iv.SupportAt):
        if not kind & c.INVADER:
            raise LoweringError("only an invasion card has a support part")
    elif isinstance(paragraph, AS_PROTOCOL):
        if not kind & c.INVADER:
            raise LoweringError("only an invasion card becomes a protocol")
    elif isinstance(paragraph, n.Use | iv.EachPlayer):
        check_label(kind, paragraph.label)
        if isinstance(paragraph, iv.EachPlayer) and paragraph.label in OF_ITS_PLAYER:
            raise LoweringError("this happens to one player alone")
        if isinstance(paragraph, n.Use) and paragraph.costs:
            check_costs(kind, paragraph.label)
    elif isinstance(paragraph, n.Effects):
        if not kind & (c.PLAYING | c.BOARD):
            raise LoweringError(f"say when this happens: {hint(kind)}")
    elif isinstance(paragraph, iv.OnceEachTurn):
        if not kind & c.PERMANENT:
            raise LoweringError("only a leader or a technology is used once each turn")
    elif not kind & LASTING and not is_in_hand(paragraph):
        raise LoweringError("a playing card lasts only “while this card is in your hand”")
    check_effects(paragraph)
    if kind & (c.PLAYING | c.PERMANENT):
        check_mode(paragraph)


def hint(kind: int) -> str:
    """How the paragraph could begin."""
    if kind & c.EVENT:
        return "“When this event ends: ...”"
    return "“Deployed: ...”" if kind & c.INVADER else "“Exhaust: ...”"


def check_keywords(kind: int, paragraph: n.Keywords | iv.SupportKeywords | iv.Scrap) -> None:
    """Keywords belong to playing cards or to invasion cards, Guard to the support part."""
    words = ("Scrap",) if isinstance(paragraph, iv.Scrap) else paragraph.words
    in_support = isinstance(paragraph, iv.SupportKeywords)
    for word in words:
        of_playing = word in OF_PLAYING_CARDS or word == "Scrap"
        if not kind & (c.PLAYING if of_playing else c.INVADER):
            raise LoweringError(f"{word} is no keyword of this type of card")
        if in_support != (word == "Guard"):
            where = "stands in the support part: “Support: Guard.”"
            raise LoweringError(f"{word} {where if word == 'Guard' else 'is no support text'}")


def check_label(kind: int, label: str) -> None:
    """The words before a colon."""
    kinds, name = PLACES[label]
    if not kind & kinds:
        raise LoweringError(f"only {name} says that")


def check_costs(kind: int, label: str) -> None:
    """Only players pay, and only for what they use."""
    if label != "activated" or kind & c.PROTOCOL:
        raise LoweringError("only abilities of leaders and technologies have costs")


def is_in_hand(paragraph: n.Ability) -> bool:
    """Whether continuous texts hold while their card is in hand."""
    return isinstance(paragraph, n.Passive) and all(
        isinstance(static, n.While) and isinstance(static.condition, n.Is)
        for static in paragraph.statics
    )


def check_effects(paragraph: n.Ability) -> None:
    """What only a Unique card does when it is trained, and what only an event can do."""
    label = paragraph.label if isinstance(paragraph, n.Use | iv.EachPlayer) else ""
    for node in walk(paragraph):
        if isinstance(node, iv.Attack) and label == "deployed":
            continue
        if isinstance(node, iv.Instead | iv.Attack) and label != "trained":
            raise LoweringError("only “When trained: ...” says what this card does then")
        if isinstance(node, iv.HoldDie) and label != "begins":
            raise LoweringError("only “When this event begins: ...” holds dice while it lasts")


def check_mode(paragraph: n.Ability) -> None:
    """Cards of players serve both modes: what concerns the Invasion is said for cooperative mode alone."""
    nodes = list(walk(paragraph))
    together = [one for node in nodes if isinstance(node, iv.ByMode) for one in walk(node.effect)]
    found = [sum(isinstance(node, INVASION_ONLY) for node in row) for row in (nodes, together)]
    if found[0] != found[1]:
        raise LoweringError("there is an Invasion only “In cooperative mode: ... Otherwise: ...”")


def check_whole(faces: Faces, face: int, paragraphs: tuple[n.Ability, ...]) -> None:
    """One list of effects; a Unique card says where it goes, and a card that becomes a protocol what it then does."""
    effects = [one for one in faces.used_at(face, c.EFFECTS) if faces.abilities[one].program]
    if len(effects) > 1:
        raise LoweringError("a card has one list of effects: write it as one paragraph")
    trained = [one for one in paragraphs if isinstance(one, n.Use) and one.label == "trained"]
    instead = [node for one in trained for node in walk(one) if isinstance(node, iv.Instead)]
    is_unique = faces.keywords[face] & c.UNIQUE != 0
    if len(instead) != int(is_unique) or len(trained) > 1:
        raise LoweringError(
            "a Unique card, and no other, says once what happens instead of going to the discard pile"
        )
    becomes = any(isinstance(node, iv.BecomeProtocol) for node in instead)
    says = any(isinstance(one, AS_PROTOCOL) for one in paragraphs)
    if (says or faces.used_at(face, c.AS_PROTOCOL)) and not becomes:
        raise LoweringError(
            "only a card that becomes a protocol says “As a protocol, exhaust: ...” or “As a protocol: ...”"
        )
