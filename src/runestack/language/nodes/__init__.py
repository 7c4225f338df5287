"""The typed tree of a card's text.

A node says one thing and is small and parametric: there is one `Deal`, and who is hit is a `Group`. Its base says
what it is: an `Effect`, a `Condition`, a `Static`. A field never defaults to "everything" or "always": what a text
leaves out is said by a node of its own. The phrase rows tie each class to its English and its German words; the
games lower the tree to the steps that run (`lower`).
"""

# ruff: noqa: F403 - the tree is used as a whole: `from runestack.language import nodes as n`, then `n.Deal`

from .abilities import *
from .amounts import *
from .base import *
from .cards import *
from .conditions import *
from .costs import *
from .effects import *
from .events import *
from .places import *
from .players import *
