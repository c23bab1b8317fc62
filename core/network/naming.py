"""What a family is called: words that its proteins' names begin with, or the most frequent of these."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

AND_OTHERS: Final = " and others"
"""What follows a name that not all of a family share."""
_QUALIFIERS: Final = frozenset(("putative", "probable", "predicted", "hypothetical", "low", "quality"))
"""Words before a protein's name that say how sure it is; members of one family differ in them."""
_FRAGMENTS: Final = frozenset(("(fragment)", "(fragments)"))
"""Words that say what is known of a sequence, not what it is called."""
_KINDS: Final = frozenset(
    ("chain", "component", "family", "homolog", "isoform", "like", "member", "subunit", "type")
)
"""Words that tell proteins of one name apart, with what follows them."""
_NO_END: Final = _KINDS - {"homolog"} | frozenset(
    ("and", "catalytic", "class", "for", "from", "in", "of", "or", "regulatory", "the", "to", "with")
)
"""Words that a shortened name does not end with."""
_NO_NAME: Final = frozenset(("a", "an", "protein", "the"))
"""Words that do not make a name, alone or together."""
_MOST_WORDS: Final = 12
"""Words of a protein's name that are compared: longer ones are sentences."""
_MARKS: Final = ",;:"
_NUMBER: Final = re.compile(r"\w*\d\w*")
_LETTERS: Final = re.compile(r"[^\W\d_]{3,}")
_MALFORMED: Final = re.compile(r"\||(?<![-\d])->")
"""What a header that ran into another one has in it; ``(1->3)`` and ``5-->4`` are chemistry."""
_LABEL: Final = re.compile(
    r"[(\[].*|[A-Za-z]|[A-Z]{2}|(?:[A-Za-z]{1,3}-)?[IVX]+|[A-Z][a-z]{2}[A-Z]"  # [NADP(+)] A AB III YfbR
    r"|(?=.*\d)(?!.*[a-z]{4}$).*"  # 1A, but not 6-phosphogluconate
    r"|(alpha|beta|gamma|delta|epsilon|zeta|eta|theta|kappa|lambda|mu|sigma|omega)\b.*"
)
"""A word after a protein's name that tells it from others of that name."""


def common_name(names: Sequence[str]) -> str:
    """Return what more than half of the proteins' names begin with, in whole words; '' where that is no name.

    It is a name where a protein is called just so, or where only labels follow: *Actin* of *Actin, muscle*,
    *ATPase* of *ATPase subunit alpha*, but not *Adenosine* of *Adenosine deaminase* and *Adenosine receptor*.
    *and others* follows where other proteins have other names.
    """
    written = _well_formed(names)
    words_of = {name: _words(name) for name in written}
    compared = {name: tuple(map(_bare, words)) for name, words in words_of.items()}
    counts: Counter[tuple[str, ...]] = Counter()
    for name, words in compared.items():
        for end in range(1, len(words) + 1):
            counts[words[:end]] += written[name]
    shared = [words for words, count in counts.items() if 2 * count > written.total()]
    kept = max(shared, key=len, default=())
    whole = set(compared.values())
    while kept and kept not in whole and kept[-1] in _NO_END:
        kept = kept[:-1]
    end = len(kept)
    alike = Counter({name: written[name] for name, words in compared.items() if words[:end] == kept})
    if not _is_name(kept):
        return ""
    if kept not in whole:
        labelled = sum(count for name, count in alike.items() if _is_labelled(words_of[name], end))
        if 2 * labelled <= alike.total():
            return ""
    spellings: Counter[str] = Counter()
    for name, count in alike.items():
        spellings[" ".join(words_of[name][:end])] += count
    called = spellings.most_common(1)[0][0].rstrip(_MARKS)
    return called + ("" if _all_begin(" ".join(kept), compared.values()) else AND_OTHERS)


def most_frequent_name(names: Sequence[str]) -> str:
    """Return what the most proteins are called whose names begin alike, of several groups the first.

    Where they share no name, it is the most frequent one among them; '' where none of all is a name.
    """
    groups: dict[str, list[str]] = {}
    for name, count in _well_formed(names).items():
        words = tuple(map(_bare, _words(name)))
        begins = (words[:end] for end in range(1, len(words) + 1))
        begin = next((begin for begin in begins if _is_name(begin)), None)
        if begin is not None:
            groups.setdefault(" ".join(begin), []).extend([name] * count)
    largest = max(groups.values(), key=len, default=[])
    frequent = [name for name, count in Counter(largest).most_common() for _ in range(count)]
    return common_name(largest).removesuffix(AND_OTHERS) or first_name(frequent)


def labelled_name(name: str, names: Sequence[str]) -> str:
    """Return a shared name with what follows it in more than half of the proteins' names: ``MGF 110``.

    That is a word with a digit, up to its hyphen, as of *MGF 110-1L*; *and others* follows where not all have
    it. Where there is none, the name alone.
    """
    shared = name.removesuffix(AND_OTHERS)
    begin = [_bare(word) for word in _words(shared)]
    written = _well_formed(names)
    words_of = {one: _words(one) for one in written}
    labels: Counter[str] = Counter()
    for one, words in words_of.items():
        is_such = len(words) > len(begin) and [_bare(word) for word in words[: len(begin)]] == begin
        if is_such and (found := _NUMBER.match(words[len(begin)])):
            labels[found[0]] += written[one]
    for label, count in labels.most_common(1):
        if 2 * count > written.total():
            compared = [tuple(map(_bare, words)) for words in words_of.values()]
            whole = " ".join((*begin, label.casefold()))
            return f"{shared} {label}{'' if _all_begin(whole, compared) else AND_OTHERS}"
    return name


def first_name(names: Sequence[str]) -> str:
    """Return the first of the proteins' names that is one, malformed only where all are; '' for none."""
    for name in _well_formed(names):
        words = _words(name)
        if _is_name(tuple(map(_bare, words))):
            return " ".join(words).rstrip(_MARKS)
    return ""


def _well_formed(names: Sequence[str]) -> Counter[str]:
    """Return how many proteins have each name, in their order; malformed ones only where all are."""
    written = Counter(names)  # the proteins of a family have few different ones
    good = Counter({name: count for name, count in written.items() if not _MALFORMED.search(name)})
    return good if any(good) else written


def _all_begin(name: str, compared: Iterable[tuple[str, ...]]) -> bool:
    """Return whether all proteins that have a name, in words that are compared, are called so.

    *14-3-3-like protein* is one of those called *14-3-3 protein*.
    """
    stem = name.removesuffix(" protein")
    begin = re.compile(rf"{re.escape(name)}(?!\w)|{re.escape(stem)}-like\b")
    return all(begin.match(" ".join(words)) for words in compared if words)


def _is_name(words: tuple[str, ...]) -> bool:
    return not _NO_NAME.issuperset(words) and _LETTERS.search(" ".join(words)) is not None


def _is_labelled(words: list[str], end: int) -> bool:
    """Return whether what follows the first words of a name only tells it from others that begin so."""
    following = _bare(words[end])
    return (
        words[end - 1][-1] in _MARKS
        or following in _KINDS
        or bool(_LABEL.fullmatch(words[end].strip(_MARKS)))
    )


def _words(name: str) -> list[str]:
    """Return the words of a protein's name that are compared."""
    words = [word for word in name.split() if _bare(word) not in _FRAGMENTS]
    first = next((place for place, word in enumerate(words) if _bare(word) not in _QUALIFIERS), 0)
    return words[first : first + _MOST_WORDS]


def _bare(word: str) -> str:
    return word.strip(_MARKS).casefold()
