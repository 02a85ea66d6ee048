"""Functions for the checks: Swift code without comments and literals, and fixtures that must fail."""

import pathlib
import re

ROOT = pathlib.Path(__file__).resolve().parents[2]
FIXTURES = ROOT / "Scripts" / "Fixtures"

_LITERAL = re.compile(r'(#*)("""|")')


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

    def hide(start, end):
        kept[start:end] = [character if character == "\n" else " " for character in text[start:end]]

    at = 0
    while at < len(text):
        end = at
        if text.startswith("//", at):
            end = text.find("\n", at)
            end = len(text) if end < 0 else end
        elif text.startswith("/*", at):
            end = _block_comment(text, at, [])
        elif literal := _LITERAL.match(text, at):
            end = _literal(text, literal, [])
            # The quotes stay, so that the literal remains an expression.
            hide(at, end)
            kept[at] = kept[end - 1] = '"'
            at = end
            continue
        hide(at, end)
        at = max(end, at + 1)
    return "".join(kept)


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
