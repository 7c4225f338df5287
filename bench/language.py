"""How fast card texts are read: `python bench/language.py`. The bar is 1,000 texts in 0.2 s."""

import time
from pathlib import Path

from runestack.games.rone.language.vocabulary import vocabulary
from runestack.language.diagnose import examine
from runestack.language.parser import Parser
from runestack.language.text import german
from runestack.language.tokens import tokenize

SAMPLES = Path(__file__).parent.parent / "tests" / "language" / "samples" / "rone.txt"
TEXTS = 1000


def sample_texts() -> list[str]:
    """The sketches of RONE, again and again."""
    lines = SAMPLES.read_text(encoding="utf-8").splitlines()
    texts = [line.replace(" / ", "\n") for line in lines if not line.startswith("#")]
    return (texts * (TEXTS // len(texts) + 1))[:TEXTS]


def best(work: object, *arguments: object, repeats: int = 5) -> float:
    """The shortest time of several runs."""
    times = []
    for _ in range(repeats):
        start = time.perf_counter()
        work(*arguments)  # type: ignore[operator]
        times.append(time.perf_counter() - start)
    return min(times)


def main() -> None:
    """Print one line per kind of work."""
    words = vocabulary()
    vocabulary.cache_clear()
    texts = sample_texts()
    paragraphs = [tokenize(part) for text in texts for part in text.split("\n")]
    trees = [tree for text in texts if (tree := examine(text, words)[0]) is not None]
    print(f"build the vocabulary      {best(vocabulary.__wrapped__) * 1000:8.1f} ms")
    parse = best(lambda: [Parser(words, tokens).whole(words.ability) for tokens in paragraphs])
    print(f"parse {TEXTS} texts          {parse * 1000:8.1f} ms")
    check = best(lambda: [examine(text, words) for text in texts])
    print(f"tokenize, parse, check    {check * 1000:8.1f} ms")
    write = best(lambda: [german(tree, words) for tree in trees])
    print(f"write them in German      {write * 1000:8.1f} ms")


if __name__ == "__main__":
    main()
