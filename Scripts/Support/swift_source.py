"""Functions for the checks: Swift code without comments and literals, and fixtures that must fail."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Scripts" / "Fixtures"

_LITERAL = re.compile(r'(#*)("""|")')
_HIDDEN = re.compile(rf"//|/\*|{_LITERAL.pattern}")


def code(text):
    """Returns the code without comments and string literals, but with interpolations and line breaks."""
    kept = []
    _code(text, 0, kept, interpolated=False)
    return "".join(kept)


def _code(text, at, kept, interpolated):
    open_parentheses = 0
    while at < len(text):
        if text.startswith("//", at):
            end = text.find("\n", at)
            at = len(text) if end < 0 else end
        elif text.startswith("/*", at):
            at = _block_comment(text, at, kept)
        elif literal := _LITERAL.match(text, at):
            at = _literal(text, literal, kept)
        else:
            open_parentheses += {"(": 1, ")": -1}.get(text[at], 0)
            if interpolated and open_parentheses < 0:
                return at + 1
            kept.append(text[at])
            at += 1
    return at


def _block_comment(text, at, kept):
    depth = 0
    kept.append(" ")
    while at < len(text):
        if text.startswith("/*", at):
            depth, at = depth + 1, at + 2
        elif text.startswith("*/", at):
            depth, at = depth - 1, at + 2
            if depth == 0:
                return at
        else:
            kept.append("\n" if text[at] == "\n" else "")
            at += 1
    return at


def _literal(text, opening, kept):
    hashes, quotes = opening.groups()
    closing, escape = quotes + hashes, "\\" + hashes
    at = opening.end()
    kept.append('""')
    while at < len(text) and not text.startswith(closing, at):
        if text.startswith(escape, at):
            at += len(escape)
            if text.startswith("(", at):
                kept.append(" ")
                at = _code(text, at + 1, kept, interpolated=True)
                kept.append(" ")
                continue
        if text.startswith("\n", at):
            kept.append("\n")
        at += 1
    return at + len(closing)


def masked(text):
    """Returns the text with spaces for comments and string literals, which keeps all positions."""
    kept = list(text)
    for start, end in comments_and_literals(text):
        kept[start:end] = _spaces(text[start:end])
        # The quotes stay, so that the literal remains an expression.
        if not text.startswith("/", start):
            kept[start] = kept[end - 1] = '"'
    return "".join(kept)


def shown_texts(text):
    """Returns the text with spaces for all but the words of string literals, which keeps all positions.

    Quotes remain between literals, except between literals that are added to each other. A "…" stands for each
    interpolation.
    """
    kept = list(_spaces(text))
    _show_literals(text, 0, len(text), kept)
    return "".join(kept)


def _show_literals(text, at, limit, kept):
    end_of_last = None
    for start, end in comments_and_literals(text, at, limit):
        if text.startswith("/", start):
            continue
        if end_of_last is not None and text[end_of_last:start].strip() == "+":
            kept[end_of_last - 1] = " "
        else:
            kept[start] = '"'
        kept[end - 1] = '"'
        end_of_last = end
        hashes, quotes = _LITERAL.match(text, start).groups()
        escape, at = "\\" + hashes, start + len(hashes + quotes)
        while at < end - len(hashes + quotes):
            if text.startswith(escape + "(", at):
                interpolation = at + len(escape) + 1
                kept[at], at = "…", _code(text, interpolation, [], interpolated=True)
                _show_literals(text, interpolation, at, kept)
            elif text.startswith(escape, at):
                at += len(escape) + 1
            else:
                kept[at] = text[at]
                at += 1


def comments_and_literals(text, at=0, limit=None):
    """Yields the start and the end of each comment and string literal; a comment begins with "/"."""
    limit = len(text) if limit is None else limit
    while found := _HIDDEN.search(text, at, limit):
        at = found.start()
        if found.group() == "//":
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
        elif found.group() == "/*":
            end = _block_comment(text, at, [])
        else:
            end = _literal(text, found, [])
        yield at, end
        at = end


def _spaces(text):
    return re.sub(r"[^\n]", " ", text)


def swift_files(folder):
    """Returns every Swift file below the folder except build products, in a stable order."""
    return sorted(
        path for path in folder.rglob("*.swift")
        if not any(part.startswith(".build") for part in path.relative_to(folder).parts)
    )


def fixtures_hold(kind, check):
    """Returns whether `check` finds in each fixture the lines of its expected.txt.

    At least one fixture must be clean and one must have problems, to show that the check works.
    """
    folders = sorted(path for path in (FIXTURES / kind).iterdir() if path.is_dir())
    counts = {True: 0, False: 0}
    holds = True
    for folder in folders:
        expected = (folder / "expected.txt").read_text().splitlines()
        found = check(folder)
        counts[bool(expected)] += 1
        if found != expected:
            holds = False
            print(f"fixture {kind}/{folder.name}: the check itself is broken")
            for line in expected + found:
                if line not in found:
                    print(f"  missed: {line}")
                elif line not in expected:
                    print(f"  not expected: {line}")
    return holds and all(counts.values())
