"""Loading packs: what is loaded, and what every error looks like."""

from collections.abc import Callable
from pathlib import Path

import pytest

from runestack.cards.adhoc import read_cards
from runestack.cards.check import check_pack, fix_pack
from runestack.cards.diagnostics import PackError
from runestack.cards.loader import load_pool
from runestack.cards.schema import Printed
from runestack.games.rone.cards.schema import RONE_CARDS, card_game
from runestack.language import nodes as n
from tests.cards.packs import GOOD, changed, write

SPARK = 'text = "Deal 1 damage to target unit."\n'
SCOUT = 'text = ""\n'
MAST = '[[card]]\nid = "rone-y-061"'


def test_a_good_pack_is_loaded_with_trees_and_places(tmp_path: Path) -> None:
    pool = load_pool([write(tmp_path, GOOD)], RONE_CARDS)
    kite = pool.by_id["rone-u-112"]
    assert (kite.name, kite.number, kite.printed["race"], kite.value("cost")) == (
        "Iron Kite",
        112,
        "machine",
        4,
    )
    assert kite.text == "Flying.\n{yellow 2}: Deal 1 damage to target unit."
    assert kite.tree.abilities[0] == n.Keywords(("flying",))
    assert GOOD.split("\n")[kite.line - 1] == "[[card]]"
    assert pool.by_id["rone-h-001"].value("cost") == "never"
    assert pool.by_id["rone-u-111"].tree == n.Text(())
    assert not kite.one_off


def test_a_folder_is_one_pool(tmp_path: Path) -> None:
    head, _, tail = GOOD.partition('[[card]]\nid = "rone-t-191"')
    write(tmp_path, head, "units.toml")
    write(tmp_path, '[[card]]\nid = "rone-t-191"' + tail, "tactics.toml")
    assert len(load_pool([tmp_path], RONE_CARDS)) == 7


PACKS = {
    "P001": [
        changed('name = "Scout"', 'name = "Scout'),
        changed("speed = 1", "speed = "),
        changed('"Späher"', '"Sp\udce4her"'),
    ],
    "P002": [
        changed("ranged = 0", "ranged = 0\nrangd = 0"),
        changed("recycle = 2\n", "recycle = 2\nhealth = 1\n"),
    ],
    "P003": [changed("speed = 2\n", ""), changed('type = "tactic"\n', "")],
    "P004": [
        changed("health = 3", 'health = "3"'),
        changed("health = 3", "health = true"),
        changed("cost = 4", 'cost = "nevr"'),
    ],
    "P005": [
        changed("speed = 2", "speed = 4"),
        changed("health = 3", "health = 0"),
        changed('race = "survivor"', 'race = "survior"'),
        changed('type = "tactic"', 'type = "tactics"'),
        changed('name = "Spark"', 'name = ""'),
        changed('name_de = "Funke"', 'name_de = " "'),
    ],
    "P006": [
        changed("number = 112", "number = 111"),
        changed('id = "rone-u-112"', 'id = "rone-u-111"'),
    ],
    "P007": [GOOD + "\n[pack]\nname = 'x'\n", "card = 3\n", "# one\ncard = [3, [4]]\n"],
    "P008": ["", "# nothing yet\n", "card = []\n"],
    "L001": [
        changed(SPARK, SPARK.replace("damage", "damge")),
        changed("Deal 1 damage to target unit.\n", "Deal 1 damage to targt unit.\n"),
    ],
    "C102": [
        changed("{yellow 2}: Deal", "{yellow 3}: Deal"),
        changed("{purple 3}: Target", "{yellow 3}: Target"),
        changed("{purple 3}: Target", "{purple 4}: Target"),
        changed("{purple 3}: Target", "{purple 1}: Target"),
        changed("{yellow 2}: Deal", "{purple 2}: Deal"),
    ],
    "C103": [
        changed('text = "Detection."', 'text = "Flying."'),
        changed(SPARK, 'text = "Detection.\\nDraw a card."\n'),
        changed(SCOUT, 'text = "Slow effect."\n'),
        changed(SCOUT, 'text = "Flying. Flying."\n'),
        changed("Flying.\n", "Flying.\nDefender.\nFlying.\n"),
    ],
    "C104": [
        changed("level = 2\ncost = 7", "level = 1\ncost = 7"),
        changed(GOOD[GOOD.index('[[card]]\nid = "rone-h-002"') : GOOD.index(MAST)], ""),
        changed('race = "machine"\nlevel = 2', 'race = "mutant"\nlevel = 2'),
        changed(
            '"{yellow 1}: Gain 1 {water} or draw a card."',
            '"{yellow 1}: Refresh target unit once."',
        ),
        changed(
            'name_de = "Ada Voss"\ntype = "hero"\nrace = "machine"\nlevel = 2',
            'name_de = "Ada"\ntype = "hero"\nrace = "machine"\nlevel = 2',
        ),
    ],
    "C105": [changed(SPARK, 'text = "Target unit gets -1 {health}."\n')],
    "C106": [
        changed(
            "cost = 1\nrecycle = 2\ncopies = 2\n" + SPARK,
            'cost = "never"\nrecycle = 2\ncopies = 2\ntext = "Initiative, pay 1 {water}: Draw a card.\\nDraw a card."\n',
        )
    ],
    "C107": [
        changed(SPARK, 'text = "Strike: Draw a card.\\nDraw a card."\n'),
        changed(SCOUT, 'text = "Draw a card."\n'),
        changed(SPARK, 'text = "Whenever you draw a card, draw a card.\\nDraw a card."\n'),
        changed(SPARK, 'text = "Shield."\n'),
        changed('text = "Detection."', 'text = "Recycle: Draw a card."'),
        changed('text = "Detection."', 'text = "Combat: Draw a card."'),
        changed(
            "recycle = 2\ncopies = 2\n" + SPARK,
            'recycle = "never"\ncopies = 2\ntext = "Draw a card.\\nRecycle: Draw a card."\n',
        ),
    ],
    "C108": [
        changed(SPARK, 'text = "Destroy this unit."\n'),
        changed(
            'text = "Detection."',
            'text = "{purple 2}: Use an activated ability of target unit as if it were printed on this unit."',
        ),
    ],
    "C109": [
        changed(
            SPARK,
            'text = "Look at the top 2 cards of your deck, put 2 of them into your hand and the rest on the bottom."\n',
        ),
        changed(SPARK, 'text = "Exhaust target unit 4 times."\n'),
    ],
}


@pytest.mark.parametrize("code", sorted(PACKS))
def test_messages_of_a_code(
    code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, golden: Callable[[str, str], None]
) -> None:
    monkeypatch.chdir(tmp_path)
    messages = []
    for content in PACKS[code]:
        write(Path(), content)
        report = check_pack(Path("pack.toml"), RONE_CARDS)
        assert {each.code for each in report.diagnostics} == {code}, report
        messages += [str(each) for each in report.diagnostics]
    name = "pack-L001" if code == "L001" else code
    golden(f"errors/{name}.txt", "\n\n".join(messages) + "\n")


CARETS = [
    'text = "Draw a card.\\nYou lose 8 {water}."',
    'text = "Draw a card.\\nDraw a card.\\nDraw a crad."',
    'text = "Draw a \\u0063ard.\\n\\U00000044raw a \\u0063rad."',
    "text = 'Draw a crad.'",
    'text = "  Draw a crad.  "  # a comment',
    'text = "Draw a card.\\nDraw a card"',
    'text = "Draw a card.\\n\\nDraw a card."',
    'text = """Draw a card.\nDraw a crad."""',
    'text = """\nDraw a card.\n\nDraw a card.\n"""',
    "text = '''\nDraw a card.\nDraw a crad.'''",
    'text = """\nDraw a card. \\\n    Draw a crad.\n"""',
    'text = """Draw a "crad"."""',
    'text = """Draw a card.\nDraw a crad.""""',
]


def test_carets_stand_under_the_word_as_it_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, golden: Callable[[str, str], None]
) -> None:
    monkeypatch.chdir(tmp_path)
    messages = []
    for text in CARETS:
        write(Path(), changed(SPARK, f"{text}\n"))
        report = check_pack(Path("pack.toml"), RONE_CARDS)
        assert not report.ok
        messages += [str(each) for each in report.diagnostics]
    golden("errors/pack-carets.txt", "\n\n".join(messages) + "\n")


@pytest.mark.parametrize(
    ("value", "remark"),
    [
        ("99", "  # as fast as can be"),
        ('"f#st"', " # no number"),
        ('["a#", "b"]', "# neither"),
        ("true", ""),
    ],
)
def test_carets_stand_under_the_value_without_the_remark_behind_it(
    tmp_path: Path, value: str, remark: str
) -> None:
    pack = write(tmp_path, changed("speed = 1", f"speed = {value}{remark}"))
    found = check_pack(pack, RONE_CARDS).diagnostics
    assert [one.source[one.column - 1 :][: one.width] for one in found] == [value]


def test_carets_of_cards_that_stand_in_no_file() -> None:
    table: dict[str, Printed] = {
        "id": "x-1",
        "number": 1,
        "name": "X",
        "name_de": "X",
        "type": "tactic",
    }
    values = {"level": 1, "cost": 1, "recycle": 1, "copies": 1}
    with pytest.raises(PackError) as caught:
        read_cards([{**table, **values, "text": 'Draw a card.\nDraw a "crad.'}], RONE_CARDS)
    (found,) = caught.value.diagnostics
    assert found.source[found.column - 1 :].startswith('\\"crad')


def test_a_wrong_type_hides_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, golden: Callable[[str, str], None]
) -> None:
    monkeypatch.chdir(tmp_path)
    wrong = (
        GOOD.replace('id = "rone-t-191"\nnumber = 191', 'id = "rone-u-111"\nnumber = 111')
        .replace('name_de = "Funke"\n', "")
        .replace("cost = 1\nrecycle = 2\n", 'cost = -1\nrecycle = "no"\nhealt = 3\n')
        .replace(SPARK, 'text = "Draw a crad."\n')
    )
    messages = []
    for kind in ('type = "spell"\n', ""):
        write(Path(), wrong.replace('type = "tactic"\n', kind))
        report = check_pack(Path("pack.toml"), RONE_CARDS)
        codes = sorted(each.code for each in report.diagnostics)
        first = "P005" if kind else "P003"
        # cost, healt, id, name_de, number, recycle, text, type
        assert codes == sorted(["P005", "P002", "P006", "P003", "P006", "P004", "L001", first]), (
            report
        )
        messages += [str(each) for each in report.diagnostics]
    golden("errors/pack-type.txt", "\n\n".join(messages) + "\n")


def test_wrong_keys_do_not_hide_what_the_game_checks(tmp_path: Path) -> None:
    wrong = changed("level = 1\ncost = 1\nrecycle = 1", "level = 7\ncost = -1\nrecycle = 1")
    wrong = wrong.replace('name_de = "Späher"\n', "").replace(SCOUT, 'text = "Slow effect."\n')
    report = check_pack(write(tmp_path, wrong), RONE_CARDS)
    assert [each.code for each in report.diagnostics] == ["P003", "P005", "P005", "C103"]


def test_wrong_wording_does_not_hide_what_the_game_checks(tmp_path: Path) -> None:
    report = check_pack(write(tmp_path, changed(SCOUT, 'text = "Draw 1 card."\n')), RONE_CARDS)
    assert [each.code for each in report.diagnostics] == ["C107", "L004"]


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [("level = 2\ncost = 7", "level = 2\ncost = -7", "P005"), ("leaves the", "leavs the", "L001")],
)
def test_a_hero_that_cannot_be_read_is_not_called_missing(
    tmp_path: Path, old: str, new: str, code: str
) -> None:
    report = check_pack(write(tmp_path, changed(old, new)), RONE_CARDS)
    assert [each.code for each in report.diagnostics] == [code]


def test_a_similar_text_of_the_game_helps_where_the_pack_has_none(tmp_path: Path) -> None:
    path = write(tmp_path, changed(SPARK, 'text = "Look at the botom 2 cards of your deck."\n'))
    assert not check_pack(path, RONE_CARDS).diagnostics[0].like
    texts = [("x-1", "Look at the top 2 cards of your deck and put them back in any order.")]
    (found,) = check_pack(path, RONE_CARDS, lambda: texts).diagnostics
    assert found.like == f"“{texts[0][1]}” (x-1)"


def test_all_errors_are_collected_and_nothing_is_loaded(tmp_path: Path) -> None:
    content = changed("speed = 2", "speed = 4").replace(
        'Deal 1 damage to target unit."', 'Draw 1 card."'
    )
    with pytest.raises(PackError) as caught:
        load_pool([write(tmp_path, content)], RONE_CARDS)
    assert [each.code for each in caught.value.diagnostics] == ["P005", "L004"]


def test_the_german_edition_allows_what_the_english_refuses(tmp_path: Path) -> None:
    content = changed(SPARK, 'text = "Target unit gets -1 {health}."\n')
    path = write(tmp_path, content)
    assert check_pack(path, card_game("de")).ok
    assert not check_pack(path, card_game("en")).ok
    combat = changed(
        "Whenever an allied unit leaves the battlefield, gain 1 {water}.", "Combat: Draw a card."
    )
    path = write(tmp_path, combat)
    assert check_pack(path, card_game("de")).ok
    assert not check_pack(path, card_game("en")).ok


def test_fixing_changes_only_the_texts(tmp_path: Path) -> None:
    wrong = GOOD.replace("Deal 1 damage to target unit.", "deal 1 damage to target units.").replace(
        "{yellow 1}: Gain 1 {water} or draw a card.", "{yellow 1}: gain 1 {water} or draw 1 card."
    )
    path = write(tmp_path, wrong)
    assert not check_pack(path, RONE_CARDS).ok
    assert fix_pack(path, RONE_CARDS) == 4
    assert path.read_text(encoding="utf-8") == GOOD
    assert fix_pack(path, RONE_CARDS) == 0


def test_fixing_texts_of_one_line(tmp_path: Path) -> None:
    wrong = 'text = "draw a card.\\nDraw 1 card.\\nDraw  a \\u0063ard."  # Draw 1 card.\n'
    path = write(tmp_path, changed(SPARK, wrong))
    assert fix_pack(path, RONE_CARDS) == 3
    fixed = 'text = "Draw a card.\\nDraw a card.\\nDraw a card."  # Draw 1 card.\n'
    assert path.read_text(encoding="utf-8") == changed(SPARK, fixed)


def test_fixing_leaves_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = write(tmp_path, changed('"Späher"', '"Sp\udce4her"'))
    before = path.read_bytes()
    assert fix_pack(path, RONE_CARDS) == 0
    assert path.read_bytes() == before


def test_fixing_leaves_what_cannot_be_read(tmp_path: Path) -> None:
    wrong = changed(SPARK, 'text = "Deal 1 damge to target unit."\n')
    path = write(tmp_path, wrong)
    assert fix_pack(path, RONE_CARDS) == 0
    assert path.read_text(encoding="utf-8") == wrong


def test_the_report_counts_cards_errors_and_one_offs(tmp_path: Path) -> None:
    report = check_pack(write(tmp_path, GOOD), RONE_CARDS)
    assert report.ok
    assert str(report).endswith("7 cards, 0 errors, 0 one-off texts (0.0 %)")
    report = check_pack(write(tmp_path, changed("speed = 2", "speed = 4")), RONE_CARDS)
    assert str(report).endswith("pack.toml: 1 error, no card is loaded")
