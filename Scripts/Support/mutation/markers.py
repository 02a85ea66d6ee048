"""Finds the places of Swift code that `Scripts/mutate normalizations` changes.

A place is marked by a comment on a separate line, directly above a statement:

    // mutate: context-told-of-grab
    if !contextIsInteractive, !animatorHasEnded { tellContext(.pause) }

A name has several words in lower case, with hyphens. It may mark several statements, which change together.
Several names may be stacked above one statement. The kind of the statement determines the change:

- The first condition of a `guard` counts as true.
- The condition of an `if` counts as false.
- The condition of a ternary counts as false, and the value before a `??` as nil, outside closures.
- A constant with the name of a Boolean is false.
- A constant that is a literal number is 0. A constant with the declared type of a number is doubled.
- Any other assignment, or call, is left out.
"""

import bisect
import difflib
import re

from mutation.sites import BOOLEAN, KEYWORDS, NUMBER, Finder, has_assignment, line_starts, short

MARKER = re.compile(r"^ *// *mutate:(.*)$", re.MULTILINE)
ANYWHERE = re.compile(r"\bmutate:")
NAME = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
NUMBERS = ("Double", "CGFloat", "TimeInterval")
CONSTANT = re.compile(r"(?:private |fileprivate |static )*(?:let|var) \w+(?:: (\w+))? =\s+")


def marked_sites(file, text):
    """Returns the marked sites of a file, each with its name, and the problems of the markers."""
    finder = Finder(file, text)
    starts = line_starts(text)
    sites, problems = [], []
    for marker in MARKER.finditer(text):
        line = bisect.bisect_right(starts, marker.start())
        name = marker.group(1).strip()
        if not NAME.fullmatch(name):
            problems.append(f"{file}:{line}: “{name}” is not several words in lower case, with hyphens")
            continue
        at = re.compile(r"(\s*//.*\n)*\s*").match(text, marker.end()).end()
        site = _site(finder, at)
        if site is None or "\n\n" in text[marker.end():at]:
            problems.append(f"{file}:{line}: no rule says how the statement below “{name}” changes")
            continue
        site.name, site.line = name, bisect.bisect_right(starts, at)
        sites.append(site)
    if len(ANYWHERE.findall(text)) != len(MARKER.findall(text)):
        problems.append(f"{file}: a marker does not have a line to itself")
    return sites, problems


def numbered(sites):
    """Numbers the sites by their names, from 1, and returns the names in the order of their numbers."""
    names = list(dict.fromkeys(site.name for site in sites))
    for site in sites:
        site.number = names.index(site.name) + 1
    return names


def similar_names(names):
    """Returns pairs of names that are so similar that one may be a misspelling of the other."""
    pairs = [(name, other) for index, name in enumerate(names) for other in names[index + 1:]]
    return [pair for pair in pairs if difflib.SequenceMatcher(None, *pair).ratio() > 0.9]


def _site(finder, at):
    code = finder.code
    word = re.match(r"\w*", code[at:]).group()
    if word in ("guard", "if"):
        conditions = [
            (start, end) for start, end in finder.elements(at + len(word))
            if not re.match(r"(let|var|case)\b|\u00b7", code[start:end].strip())]
        if word == "guard":
            if not conditions:
                return None
            start, end = conditions[0]
            return finder.ended(start, end, f"{short(code[start:end].strip())} counts as true", "%%")
        start = finder.elements(at + len(word))[0][0]
        end = finder.elements(at + len(word))[-1][1]
        return finder.site(
            start, end, f"{short(code[start:end].strip())} counts as false",
            (start, start, "open", lambda number: f"!mutant({number}), "))
    if code[at:at + 1] in ("@", "\u00b7"):
        return None
    constant = CONSTANT.match(code, at)
    is_statement = finder.begins_statement(at) and (word not in KEYWORDS or word in ("super", "try"))
    if not constant and not is_statement:
        return None
    end = finder.end_of_statement(at)
    outside = _without_closures(code[at:end])
    if found := re.search(r"\s\?\s", outside):
        condition = at + len(code[at:at + found.start()].rstrip())
        return finder.ended(condition, condition, "the ternary's condition counts as false", "%&")
    if found := re.compile(r"(?<=\s)\?\?(?=\s)").search(outside):
        found = re.compile(r"\?\?").match(code, at + found.start())
        return finder.operator(found, "the value before ?? counts as nil", "the default")
    if constant:
        return _constant_site(finder, constant, end)
    if has_assignment(code[at:end]):
        return finder.wrapped(at, end, "the assignment is left out")
    if re.search(r"[)}]$", code[at:end]):
        return finder.wrapped(at, end, "the call is left out")
    return None


def _constant_site(finder, constant, end):
    start, type = constant.end(), constant.group(1)
    value = finder.code[start:end]
    if BOOLEAN.search(constant.group()) or type == "Bool":
        return finder.ended(start, end, "it is false", "%&")
    if NUMBER.fullmatch(value):
        return finder.site(
            start, end, "it is 0",
            (start, end, "replace", lambda number: f"(mutant({number}) ? 0 : {value})"))
    if type in NUMBERS:
        return finder.site(
            start, end, "it is doubled", (start, start, "open", lambda number: "("),
            (end, end, "close", lambda number: f") * (mutant({number}) ? 2 : 1)"))
    return None


def _without_closures(code):
    """Returns code with spaces for what is in braces."""
    depth, kept = 0, []
    for character in code:
        depth -= character == "}"
        kept.append(" " if depth > 0 else character)
        depth += character == "{"
    return "".join(kept)
