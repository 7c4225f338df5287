from runestack.games.sentences import Piece, joined, naming
from runestack.games.wording import Reader, fill, from_dative, possessed_german, row_of
from tests.games.test_wording import RING

RAT = naming(7, "Rat")


def test_a_sentence_is_the_text_of_its_pieces() -> None:
    said = joined("You play ", RAT, " on ", naming(3, "Bat"), ".")
    assert said == "You play Rat on Bat."
    assert said.pieces == (
        Piece("You play "),
        Piece("Rat", 7),
        Piece(" on "),
        Piece("Bat", 3),
        Piece("."),
    )


def test_words_that_follow_each_other_are_one_piece_and_cards_are_not() -> None:
    assert joined("a", "", "b").pieces == (Piece("ab"),)
    assert joined(RAT, RAT).pieces == (Piece("Rat", 7), Piece("Rat", 7))
    assert joined().pieces == ()


def test_filling_in_keeps_cards_where_they_stand() -> None:
    pattern = ("[you play|{who} plays] {card} on {card}.", "")
    said = fill(pattern, {"card": RAT}, Reader())
    assert said == "You play Rat on Rat."
    assert [piece.card for piece in said.pieces] == [-1, 7, -1, 7, -1]


def test_a_text_that_reads_like_a_name_is_no_card() -> None:
    said = fill(("{card}: {text}", ""), {"card": RAT, "text": "Rat runs."}, Reader())
    assert said.pieces == (Piece("Rat", 7), Piece(": Rat runs."))


def test_stripping_and_adding_keep_the_pieces() -> None:
    said = joined("  play ", RAT, "..")
    assert said.strip() == "play Rat.."
    assert said.strip().pieces == (Piece("play "), Piece("Rat", 7), Piece(".."))
    assert said.rstrip(".").pieces == (Piece("  play "), Piece("Rat", 7))
    assert (said.rstrip(".") + "!").pieces[-1] == Piece("!")
    assert ("Now " + RAT).pieces == (Piece("Now "), Piece("Rat", 7))
    assert joined(RAT, " ").rstrip().rstrip("t").pieces == (Piece("Ra", 7),)


def test_a_card_that_begins_a_sentence_gets_its_capital_letter() -> None:
    assert fill(("{card} dies.", ""), {"card": naming(7, "rat")}, Reader()).pieces[0] == ("Rat", 7)
    assert joined().with_capital() == ""


def test_german_forms_and_rows_keep_the_pieces() -> None:
    german = Reader(language="de")
    ring = possessed_german(RAT, RING, "des Feinds", "dat", yours=False)
    assert ring == "dem Ring Rat des Feinds"
    assert from_dative(ring).pieces == (Piece("vom Ring "), Piece("Rat", 7), Piece(" des Feinds"))
    assert row_of([ring, RAT], german).pieces[1::2] == (Piece("Rat", 7), Piece("Rat", 7))
