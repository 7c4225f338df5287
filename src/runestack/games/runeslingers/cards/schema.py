"""What a Runeslingers card must look like: its keys, and checks beyond them.

    C101 a keyword that is none, or twice     C109 paragraphs by card type
    C102 a utility runespell with damage      C110 a keyword that cannot be granted
    C103 a spirit or attack without damage    C111 what no effect may give or cost
    C104 Fate or Choice without bullets       C112 numbers and words that cannot be meant
    C105 bullets without Fate or Choice       C113 the instigator of nothing
    C106 Fate and Choice on one card          C114 the controller of no target
    C107 keywords by card type                C115 inflict, “this way”: no damage
    C108 Charge without tokens                C116 abilities and their Runeslingers
    C117 a card that slings itself            C118 a duration that outlasts Cleanup
    C119 the levels of an ailment
Subtypes and classes are checked by the keys. RS-RULING-143 asks for C102 to C108 and C118, RS-RULING-14 for C111.
"""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches

from runestack.cards.pool import Card
from runestack.cards.schema import COMMON, CardGame, CardSchema, Key, PackProblem, Problem
from runestack.games.runeslingers.cards import text_checks
from runestack.games.runeslingers.cards.lines import (
    ENGLISH_KEYWORDS,
    NUMBERED,
    keywords,
    read_keyword,
)
from runestack.games.runeslingers.cards.text_checks import paragraphs, parts
from runestack.games.runeslingers.language.lower import lower_card
from runestack.games.runeslingers.language.vocabulary import vocabulary
from runestack.language.nodes import Text

CLASSES = ("striker", "afflicter", "warden", "trickster")
RUNESPELLS = ("spirit", "attack", "utility")
TRINKETS = ("weapon", "curio", "armour")
ABILITIES = ("passive", "activate")
AILMENTS = ("burn", "curse", "debilitate", "fragment", "insanity", "weaken")
PER_RUNESLINGER = 3  # abilities of each kind (RS-COMP-2)

CLASS = Key("class", str, words=CLASSES)
ANY_CLASS = Key("class", str, words=CLASSES, required=False)
DEFENSE = Key("defense", int, low=1, high=9, required=False)
BAR = Key("keywords", tuple, required=False, tried=(("Choice",),))
RUNESLINGER = Key("runeslinger", str)
FIRST = (COMMON["id"], COMMON["number"], COMMON["name"], COMMON["name_de"])
WRITTEN = (COMMON["flavour"], COMMON["flavour_de"], COMMON["illustrator"], COMMON["edition"])
TEXT = Key("text", str, filled=True)
TWO_COPIES = Key("copies", int, low=1, high=2)
ONE_COPY = Key("copies", int, low=1, high=1)

TYPES = {
    "runespell": (
        *FIRST,
        Key("subtype", str, words=RUNESPELLS),
        ANY_CLASS,
        DEFENSE,
        BAR,
        TWO_COPIES,
        TEXT,
        *WRITTEN,
    ),
    "trinket": (
        *FIRST,
        Key("subtype", str, words=TRINKETS),
        ANY_CLASS,
        DEFENSE,
        BAR,
        TWO_COPIES,
        TEXT,
        *WRITTEN,
    ),
    "boon": (*FIRST, ANY_CLASS, DEFENSE, BAR, TWO_COPIES, TEXT, *WRITTEN),
    "runeslinger": (*FIRST, CLASS, ONE_COPY, *WRITTEN),
    "passive": (*FIRST, RUNESLINGER, ONE_COPY, TEXT, *WRITTEN),
    "ailment": (
        *FIRST,
        Key("ailment", str, words=AILMENTS),
        Key("copies", int, low=1, high=6),
        TEXT,
        *WRITTEN,
    ),
    "activate": (*FIRST, RUNESLINGER, Key("cost", int, low=1, high=4), ONE_COPY, TEXT, *WRITTEN),
}

# Keywords that a type cannot have (RS-RULING-60).
REFUSED = {"boon": ("distract",)}


def check(card: Card, tree: Text) -> list[Problem]:
    """All problems of one card."""
    return [
        *keyword_problems(card),
        *damage_problems(card, tree),
        *bullet_problems(card, tree),
        *charge_problems(card, tree),
        *text_checks.paragraph_problems(card, tree),
        *text_checks.duration_problems(card, tree),
        *text_checks.word_problems(tree),
        *text_checks.under_problems(card, tree),
        *text_checks.reference_problems(tree),
    ]


def keyword_problems(card: Card) -> Iterator[Problem]:
    """The bar: known keywords, each once, that the type may have."""
    seen: set[str] = set()
    for text in card.words("keywords"):
        keyword = read_keyword(text)
        if keyword is None:
            yield Problem("C101", f"{text!r} is no keyword", "keywords", keyword_hint(text))
            continue
        if keyword.key in seen:
            yield Problem("C101", f"{text} stands twice in the bar", "keywords", "keep one of them")
        if keyword.key in REFUSED.get(card.type, ()):
            message = "a boon has no concentration under it, so it cannot have Distract"
            yield Problem("C107", message, "keywords", f"delete {text}")
        seen.add(keyword.key)
    if {"fate", "choice"} <= seen:
        yield Problem(
            "C106", "a card has Fate or Choice, not both", "keywords", "delete one of them"
        )


def keyword_hint(text: str) -> str:
    """How a keyword is written that looks like this one."""
    name = text.split(" ", maxsplit=1)[0] if text.strip() else text
    close = get_close_matches(name.capitalize(), ENGLISH_KEYWORDS.values(), n=1, cutoff=0.6)
    if not close:
        return f"keywords are {', '.join(ENGLISH_KEYWORDS.values())}"
    is_numbered = close[0].lower() in NUMBERED
    return f"write “{close[0]} 2”, with a number" if is_numbered else f"write “{close[0]}”"


def damage_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """A utility runespell never deals damage, the others always can (RS-TYPE-2, RS-TYPE-3, RS-TYPE-5)."""
    if card.type != "runespell":
        return
    deals = any(isinstance(node, text_checks.DAMAGE) for node in parts(tree))
    if deals and card.value("subtype") == "utility":
        yield Problem(
            "C102", "a utility runespell never deals damage", suggestion="let it lose health"
        )
    elif not deals and card.value("subtype") not in ("utility", None):
        message = f"a runespell of the subtype {card.value('subtype')} deals damage"
        yield Problem("C103", message, suggestion='make it a "utility" or let it deal damage')


def bullet_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Fate and Choice decide between bullets, and nothing else does."""
    bullets = [one for one in paragraphs(tree) if isinstance(one, text_checks.BULLETS)]
    deciding = [word for word in keywords(card) if word.key in ("fate", "choice")]
    if deciding and len(bullets) < 2:
        word = deciding[0].worded("en")
        yield Problem(
            "C104",
            f"{word} decides between two or more bullets",
            suggestion="begin lines with “• ”",
        )
    elif bullets and not deciding:
        yield Problem(
            "C105", "bullets need Fate or Choice in the bar", suggestion='add keywords = ["Choice"]'
        )


def charge_problems(card: Card, tree: Text) -> Iterator[Problem]:
    """Charging must be worth something."""
    charges = any(word.key == "charge" for word in keywords(card))
    if charges and not any(isinstance(node, text_checks.TOKENS) for node in parts(tree)):
        hint = "for example “..., plus 2 for each token on this card”"
        yield Problem(
            "C108",
            "Charge puts tokens on the card, but its text has no use for them",
            suggestion=hint,
        )


def check_pack(cards: list[Card]) -> list[PackProblem]:
    """An ability belongs to a Runeslinger, who has three of each kind (RS-COMP-2)."""
    names = {card.name for card in cards if card.type == "runeslinger"}
    found: dict[tuple[str, str], int] = {}
    problems = []
    for card in cards:
        if card.type not in ABILITIES:
            continue
        owner = str(card.value("runeslinger"))
        if owner not in names:
            close = get_close_matches(owner, names, n=1, cutoff=0.6)
            hint = f"did you mean “{close[0]}”?" if close else ""
            message = f"no Runeslinger is called {owner!r}"
            found_none = Problem("C116", message, "runeslinger", hint)
            problems.append(PackProblem(card.id, found_none, owner))
        found[owner, card.type] = found.get((owner, card.type), 0) + 1
        if found[owner, card.type] > PER_RUNESLINGER:
            message = f"{owner} has more than {PER_RUNESLINGER} {card.type} abilities"
            problems.append(PackProblem(card.id, Problem("C116", message, "runeslinger")))
    return [*problems, *ailments_twice(cards)]


def ailments_twice(cards: list[Card]) -> Iterator[PackProblem]:
    """A type of ailment has one text."""
    seen: set[str] = set()
    for card in cards:
        if card.type == "ailment":
            kind = str(card.value("ailment"))
            if kind in seen:
                message = f"two cards are the ailment {kind}"
                yield PackProblem(card.id, Problem("C119", message, "ailment"), kind)
            seen.add(kind)


RUNESLINGERS_CARDS = CardGame(
    "runeslingers", CardSchema(TYPES, check, check_pack, lower_card), vocabulary
)
