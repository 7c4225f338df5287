"""`python -m runestack` is the command `runestack`."""

from runestack.cli import main

if __name__ == "__main__":
    main()
