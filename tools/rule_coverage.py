"""Which numbered rules are cited by a test, and which are not.

python tools/rule_coverage.py [--game GAME] [--missing]
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from runestack.rules import GAMES, all_rules

TESTS = Path(__file__).resolve().parent.parent / "tests"
CITED = re.compile(rf"\b(?:{'|'.join(GAMES.values())})-[A-Z0-9]+(?:-[A-Z0-9]+)*-\d+\b")


def main() -> None:
    """Prints how many rules of each game the tests cite."""
    options = argparse.ArgumentParser(description="Which numbered rules the tests cite.")
    options.add_argument("--game", choices=list(GAMES), help="all games, if it is left out")
    options.add_argument("--missing", action="store_true", help="list the ids that no test cites")
    arguments = options.parse_args()
    cited = set[str]()
    for file in TESTS.rglob("*.py"):
        cited.update(CITED.findall(file.read_text(encoding="utf-8")))
    for game in [arguments.game] if arguments.game else GAMES:
        ids = [rule.id for rule in all_rules(game)]
        missing = [one for one in ids if one not in cited]
        print(f"{game:13} {len(ids) - len(missing):4} of {len(ids):4} rules are cited by a test")
        if arguments.missing and missing:
            print("  " + " ".join(missing))


if __name__ == "__main__":
    main()
