"""Decisions are numbered once each, without a gap, and every link to one finds it."""

import re
from pathlib import Path

DOCS = Path(__file__).parent.parent / "docs"
DECISIONS = sorted((DOCS / "decisions").glob("*.md"))
LINK = re.compile(r"\[[Dd]ecision (\d+)\]\((?:decisions/)?(\d{4}-[a-z-]+\.md)\)")


def number(path: Path) -> int:
    return int(path.name[:4])


def test_every_number_is_given_once_and_none_is_left_out() -> None:
    assert [number(path) for path in DECISIONS] == list(range(1, len(DECISIONS) + 1))


def test_the_heading_has_the_number_of_the_file() -> None:
    for path in DECISIONS:
        assert path.read_text().startswith(f"# {number(path)}. "), path.name


def test_a_link_to_a_decision_says_its_number_and_finds_its_file() -> None:
    links = [
        (path.name, int(said), file)
        for path in [*DOCS.glob("*.md"), *DECISIONS]
        for said, file in LINK.findall(path.read_text())
    ]
    assert links
    for name, said, file in links:
        assert said == int(file[:4]), name
        assert (DOCS / "decisions" / file).exists(), name


def test_a_replaced_decision_and_the_one_that_replaces_it_name_each_other() -> None:
    replaced = {
        number(path): int(found[1])
        for path in DECISIONS
        if (found := re.search(r"\*\*Replaced\*\* by \[decision (\d+)\]", path.read_text()))
    }
    assert replaced == {15: 25}
    for old, new in replaced.items():
        assert f"**Replaces** [decision {old}]" in DECISIONS[new - 1].read_text()
