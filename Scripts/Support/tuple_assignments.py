"""Finds assignments to tuples and stored tuples, in code and in samples of comments and articles.

These are found:

    (a, b) = (x, y)                   also (a, b) = f()
    let (a, b) = (x, y)               let (a, b) = f() is allowed: it names the parts of one result
    private let (a, b): (Int, Int)    two stored properties
    private var state: (Int, Int)     a stored property of a tuple type, also optional or with a tuple as value
"""

import re

from swift_source import masked, swift_files

# The start of a statement: a line, or code after a brace, a semicolon, `in`, `else` or a case's colon.
_START = r"(?:^|[{};]|\b(?:in|else|do)\b|^[ \t]*(?:case\b[^\n:]*|default[ \t]*):)[ \t]*"
_WORDS = r"(?:(?:@\w+|\w+(?:\(set\))?)[ \t]+)*?"
_PATTERN = re.compile(rf"{_START}({_WORDS}(?:let|var)[ \t]+)?(?=\()", re.MULTILINE)
_PROPERTY = re.compile(rf"^[ \t]*{_WORDS}(?:let|var)[ \t]+\w+[ \t]*(:|=)\s*(?=\()", re.MULTILINE)
_EQUALS = re.compile(r"\s*(?::[^\n={]*)?=(?!=)\s*")
_TYPES = re.compile(r"[ \t]*:[ \t]*\((?:[^()\n]|\([^()\n]*\))*\)[ \t]*$", re.MULTILINE)
_TYPE = re.compile(r"\b(?:class|struct|enum|actor|extension)[ \t]+`?[A-Z]\w*[^{}]*$")
_OBSERVER = re.compile(r"\s*\{\s*(?:didSet|willSet)\b")
_COMMENT = re.compile(r"^\s*//+ ?(.*)$")


def lines_in(path):
    """Returns the numbers of the lines at which a file assigns to a tuple or stores one."""
    text = path.read_text()
    if path.suffix == ".md":
        return sorted(_assignments(masked(_samples(text))))
    code = masked(text)
    samples = "\n".join(_comment(line) for line in text.splitlines())
    return sorted([*_assignments(code), *_stored(code), *_assignments(masked(samples))])


def fixture_findings(folder):
    """Returns the findings in a fixture, one per line."""
    paths = sorted([*swift_files(folder), *folder.rglob("*.md")])
    return [f"{path.name}:{number}" for path in paths for number in lines_in(path)]


def _assignments(code):
    for found in _PATTERN.finditer(code):
        end = _end_of_tuple(code, found.end())
        equals = end and _EQUALS.match(code, end)
        if equals and (not found.group(1) or _end_of_tuple(code, equals.end())):
            yield _line(code, found.end())
        elif end and not equals and found.group(1) and _TYPES.match(code, end):
            yield _line(code, found.end())


def _stored(code):
    bodies = None
    for found in _PROPERTY.finditer(code):
        end = _end_of_tuple(code, found.end())
        if not end:
            continue
        rest = re.compile(r"[?!]?").match(code, end).end()
        following = code[rest:].lstrip()
        if following.startswith("->") or following.startswith(("async ", "throws ")):
            continue  # a closure
        if found.group(1) == "=" and following[:1] in (".", "(", "["):
            continue  # an expression that begins with parentheses
        if found.group(1) == ":" and following.startswith("{") and not _OBSERVER.match(code, rest):
            continue  # a computed property
        bodies = bodies if bodies is not None else _bodies_of_types(code)
        if bodies[found.start() + len(found.group()) - 1]:
            yield _line(code, found.end())


def _end_of_tuple(code, at):
    """Returns the position after the tuple that begins at a position, or None if there is none.

    Parentheses with less than two values are no tuple.
    """
    if not code.startswith("(", at):
        return None
    depth, has_comma = 0, False
    for position in range(at, len(code)):
        character = code[position]
        if character in "([{":
            depth += 1
        elif character in ")]}":
            depth -= 1
            if depth == 0:
                return position + 1 if has_comma else None
        elif character == "," and depth == 1:
            has_comma = True
    return None


def _bodies_of_types(code):
    """Returns for each position whether the innermost braces around it are those of a type."""
    kept, braces, start = [], [], 0
    for position, character in enumerate(code):
        if character == "{":
            braces.append(bool(_TYPE.search(code, start, position)))
        elif character == "}" and braces:
            braces.pop()
        if character in "{};":
            start = position + 1
        kept.append(bool(braces) and braces[-1])
    return kept


def _samples(markdown):
    """Returns the lines of the code blocks, with empty lines for all others."""
    lines, is_code = [], False
    for line in markdown.splitlines():
        is_fence = line.lstrip().startswith("```")
        is_code = is_code != is_fence
        lines.append(line if is_code and not is_fence else "")
    return "\n".join(lines)


def _comment(line):
    found = _COMMENT.match(line)
    return found.group(1) if found else ""


def _line(code, position):
    return code.count("\n", 0, position) + 1
