"""What a family is called: the words that the names of its proteins begin with."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable
from typing import Final

_QUALIFIERS: Final = frozenset(("putative", "probable", "predicted", "hypothetical", "low", "quality"))
"""Words before a protein's name that say how sure it is; members of one family differ in them."""
_NO_END: Final = frozenset(
    (
        "and", "chain", "component", "for", "from", "in", "isoform", "like", "member", "of", "or", "subunit",
        "the", "to", "type", "with",
    )
)  # fmt: skip
"""Words that a name does not end with."""
_NO_NAME: Final = frozenset(("a", "an", "protein", "the"))
"""Words that do not make a name, alone or together."""
_MOST_WORDS: Final = 12
"""Words of a protein's name that are compared: longer ones are sentences."""
_MARKS: Final = ",;:"
_LETTERS: Final = re.compile(r"[^\W\d_]{3,}")


def common_name(names: Iterable[str]) -> str:
    """Return what more than half of the proteins' names begin with, in whole words; '' where that is nothing.

    What says how sure a name is, such as *Putative*, is left out at its beginning.
    """
    written = Counter(names)  # the proteins of a family have few different ones
    words_of = {name: _words(name) for name in written}
    compared = {name: tuple(map(_bare, words)) for name, words in words_of.items()}
    counts: Counter[tuple[str, ...]] = Counter()
    for name, words in compared.items():
        for end in range(1, len(words) + 1):
            counts[words[:end]] += written[name]
    n = written.total()
    shared = [words for words, count in counts.items() if 2 * count > n]
    longest = max(shared, key=len, default=())
    end = len(longest)
    while end and longest[end - 1] in _NO_END:
        end -= 1
    kept = longest[:end]
    if not any(_LETTERS.search(word) for word in kept if word not in _NO_NAME):
        return ""
    spellings: Counter[str] = Counter()
    for name, words in compared.items():
        if words[:end] == kept:
            spellings[" ".join(words_of[name][:end])] += written[name]
    return spellings.most_common(1)[0][0].rstrip(_MARKS)


def _words(name: str) -> list[str]:
    """Return the words of a protein's name that are compared."""
    words = name.split()
    first = next((place for place, word in enumerate(words) if _bare(word) not in _QUALIFIERS), 0)
    return words[first : first + _MOST_WORDS]


def _bare(word: str) -> str:
    return word.strip(_MARKS).casefold()
