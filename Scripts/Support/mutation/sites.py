"""Finds all places of Swift code that `Scripts/mutate logic` can change, and the changes."""

import bisect
import re

from mutation.switches import Site, operator_name
from swift_source import masked

# The operators that replace each operator.
BINARY = {
    "<": ["<=", ">="], "<=": ["<", ">"], ">": [">=", "<="], ">=": [">", "<"],
    "==": ["!="], "!=": ["=="], "===": ["!=="], "!==": ["==="],
    "&&": ["||"], "||": ["&&"], "+": ["-"], "-": ["+"], "*": ["/"], "/": ["*"],
    "+=": ["-="], "-=": ["+="], "*=": ["/="], "/=": ["*="], "??": ["the default"],
}
KEYWORDS = set(
    "actor as associatedtype async await break case catch class continue default defer deinit do else enum"
    " extension fallthrough false fileprivate for func get guard if import in indirect infix init inout internal"
    " is lazy let mutating nonisolated nil open operator override package postfix precedencegroup prefix private"
    " protocol public repeat required rethrows return set static struct subscript super switch throw throws true"
    " try typealias unowned var weak where while willSet didSet final convenience dynamic".split())
# Calls that print a message, or stop at an error of the programmer.
TOLD = re.compile(r"\b(precondition|preconditionFailure|assert|assertionFailure|fatalError|printDebugMessage)\(")
# Names of Booleans.
BOOLEAN = re.compile(
    r"\blet ((?:is|has|was|may|can|leads|starts|keeps|owns|runs|wants|needs|shows)[A-Z]\w*|starts) = ")
CONDITIONS = re.compile(r"(?<![\w.`])(if|guard|while|where)\b(?! *:)")
NUMBER = re.compile(r"(?<![\w.$])\d[\d_]*(\.\d[\d_]*)?([eE][-+]?\d+)?(?![\w])")
# The conditions that are true in the headless build.
COMPILED = {"!canImport(UIKit)", "!os(visionOS)", "!canImport(ObjectiveC)"}


def sites_of(file, text):
    """Returns the sites of a file in order. A name has the file, the line's text and the change."""
    sites = sorted(Finder(file, text).sites(), key=lambda site: (site.at, site.end, site.change))
    starts = line_starts(text)
    seen = {}
    for site in sites:
        site.line = bisect.bisect_right(starts, site.at)
        quote = text[starts[site.line - 1]:].split("\n", 1)[0].strip()
        name = f"{file}: `{quote}`: {site.change}"
        seen[name] = seen.get(name, 0) + 1
        site.name = name if seen[name] == 1 else f"{name} ({seen[name]})"
    return sites


def line_starts(text):
    """Returns the position at which each line of a text starts."""
    return [0] + [match.end() for match in re.finditer("\n", text)]


class Finder:
    def __init__(self, file, text):
        self.file, self.text = file, text
        self.code = masked(text)
        for pattern in (TOLD, re.compile(r"[@#]\w+\("), re.compile(r"\bvar (debugD|d)escription: String \{")):
            self._hide(pattern)
        self._hide_branches()
        self._hide_patterns()
        self.opening = self._openings()
        self.conditions = []

    # Hiding code that must not change.

    def _blank(self, start, end):
        hidden = re.sub(r"[^\n]", "\u00b7", self.code[start:end])
        self.code = self.code[:start] + hidden + self.code[end:]

    def _hide(self, pattern):
        at = 0
        while found := pattern.search(self.code, at):
            self._blank(found.start(), self.closing(found.end() - 1) + 1)
            at = found.end()

    def _hide_branches(self):
        stack = []
        for line in re.finditer(r"[^\n]*\n?", self.code):
            directive = re.match(r"\s*#(if|elseif|else|endif)\b *(.*)", line.group())
            if directive:
                what, condition = directive.group(1), directive.group(2).strip()
                if what == "if":
                    stack.append([condition in COMPILED])
                elif what == "endif":
                    stack.pop()
                else:
                    taken = any(stack[-1])
                    stack[-1].append(not taken and (what == "else" or condition in COMPILED))
            if directive or not all(branches[-1] for branches in stack):
                self._blank(line.start(), line.end())

    def _hide_patterns(self):
        for found in re.finditer(r"^ *case\b[^\n]*(\n {8,}\.[^\n]*)*", self.code, re.MULTILINE):
            # Hides up to the colon that ends the patterns, or up to a condition.
            depth, end = 0, found.end()
            for at in range(found.start(), len(self.code)):
                depth += {"(": 1, "[": 1, ")": -1, "]": -1}.get(self.code[at], 0)
                if self.code.startswith(" where ", at) or self.code[at] == ":" and depth == 0:
                    end = at
                    break
                if self.code[at] == "\n" and self.code[:at].rstrip()[-1] not in ",(":
                    end = at
                    break
            self._blank(found.start(), end)
        for found in re.finditer(r"^[^\n]*\b(func|extension|struct|class|protocol)\b[^{]*\bwhere\b[^{]*",
                                 self.code, re.MULTILINE):
            at = found.group().rindex("where") + found.start()
            if "{" not in self.code[found.start():at]:
                self._blank(at, found.end())

    # Brackets.

    def closing(self, at):
        depth = 0
        for position in range(at, len(self.code)):
            depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(self.code[position], 0)
            if depth == 0:
                return position
        return len(self.code) - 1

    def _openings(self):
        """Returns the innermost open bracket at each position."""
        stack, openings = [-1], []
        for position, character in enumerate(self.code):
            openings.append(stack[-1])
            if character in "([{":
                stack.append(position)
            elif character in ")]}" and len(stack) > 1:
                stack.pop()
        return openings

    # Sites.

    def sites(self):
        yield from self._conditions()
        yield from self._ternaries()
        yield from self._booleans()
        yield from self._operators()
        yield from self._literals()
        yield from self._extremes()
        yield from self._statements()

    def site(self, at, end, change, *edits):
        return Site(self.file, at, end, change, edits)

    def ended(self, at, end, change, base):
        """Returns a site that changes the value of an expression by an operator after it."""
        end = at + len(self.code[at:end].rstrip())
        changed = {"%%": "true", "%&": "false", "%^": "!value"}[base]
        edit = (end, end, "close", lambda number: f" {operator_name(base, number)} ()")
        return Site(self.file, at, end, change, [edit], (base, changed))

    def wrapped(self, at, end, change):
        return self.site(
            at, end, change, (at, at, "open", lambda number: f"if !mutant({number}) {{ "),
            (end, end, "close", lambda number: " }"))

    def _conditions(self):
        for found in CONDITIONS.finditer(self.code):
            word = found.group(1)
            for start, end in self.elements(found.end()):
                self.conditions.append((start, end))
                what = self.code[start:end].strip()
                if not what or re.match(r"(let|var|case)\b|\u00b7", what):
                    continue
                if word == "guard":
                    yield self.ended(start, end, f"{short(what)} counts as true", "%%")
                else:
                    yield self.ended(start, end, f"{short(what)} is negated", "%^")

    def elements(self, at):
        """Returns the conditions after a word, separated by commas."""
        while self.code[at] in " \n":
            at += 1
        start, elements = at, []
        while at < len(self.code):
            character = self.code[at]
            if character in "([":
                at = self.closing(at)
            elif character == "{" or character in ":)}" or self.code.startswith(" else ", at):
                break
            elif character == ",":
                elements.append((start, at))
                start = at + 1
                while self.code[start] in " \n":
                    start += 1
                at = start
                continue
            elif self.code.startswith(" ? ", at):
                # A ternary has colons.
                at = self.code.find(" : ", at) + 2
            at += 1
        # `else` may be on a separate line.
        end = at
        if found := re.search(r"\s+else$", self.code[start:end]):
            end = start + found.start()
        return elements + [(start, end)]

    def _ternaries(self):
        for found in re.finditer(r"(?<=\s)\?(?=\s)", self.code):
            end = len(self.code[:found.start()].rstrip())
            if self.code[end - 1] != "\u00b7":
                yield self.ended(end, end, "the branches are exchanged", "%^")

    def _booleans(self):
        for found in re.finditer(r"(?:-> Bool|\bvar \w+: Bool)\s*\{", self.code):
            start, end = found.end(), self.closing(found.end() - 1)
            body = self.code[start:end].strip()
            first = re.match(r"\w*", body).group()
            if not body or first in KEYWORDS - {"nil", "true", "false", "super", "try"}:
                continue
            if re.match(r"[\w.]+ (in\b|= )|_ = ", body) or "return " in body or "\u00b7" in body:
                continue
            start += len(self.code[start:end]) - len(self.code[start:end].lstrip())
            if body != "true":
                yield self.ended(start, end, "always true", "%%")
            if body != "false":
                yield self.ended(start, end, "always false", "%&")
        for found in BOOLEAN.finditer(self.code):
            end = self.end_of_statement(found.start())
            yield self.ended(found.end(), end, f"{found.group(1)} is always true", "%%")
            yield self.ended(found.end(), end, f"{found.group(1)} is always false", "%&")

    def _operators(self):
        pattern = re.compile(r"(?<=\s)(" + "|".join(
            re.escape(name) for name in sorted(BINARY, key=len, reverse=True)) + r")(?=\s)")
        for found in pattern.finditer(self.code):
            line = self.code[self.code.rfind("\n", 0, found.start()) + 1:found.start()]
            if re.search(r"\b(func|operator)\s*$", line):
                continue
            for other in BINARY[found.group()]:
                yield self.operator(found, f"{found.group()} becomes {other}", other)
        for found in re.finditer(r"(?<=[\s(\[])([-!])(?=[\w(])(?!\d)", self.code):
            if found.group() == "!" and any(
                    self.code[start:end].strip().startswith("!") and start == found.start()
                    and not re.search("&&|\\|\\|", self.code[start:end])
                    for start, end in self.conditions):
                continue
            yield self.operator(found, f"{found.group()} is left out", "left out")

    def operator(self, found, change, changed):
        base = found.group()
        edit = (found.start(), found.end(), "replace", lambda number: operator_name(base, number))
        return Site(self.file, found.start(), found.end(), change, [edit], (base, changed))

    def _literals(self):
        for found in re.finditer(r"(?<![\w.#])(true|false)\b(?!:)", self.code):
            other = {"true": "false", "false": "true"}[found.group()]
            yield self._choice(found, other)
        for found in NUMBER.finditer(self.code):
            yield self._choice(found, _other_number(found.group()))

    def _choice(self, found, other):
        return self.replacing(
            found, f"{found.group()} becomes {other}",
            lambda number: f"(mutant({number}) ? {other} : {found.group()})")

    def replacing(self, found, change, write):
        return self.site(
            found.start(), found.end(), change, (found.start(), found.end(), "replace", write))

    def _extremes(self):
        for found in re.finditer(r"(?<![\w.])(min|max)\((?=[^)])", self.code):
            other = {"min": "max", "max": "min"}[found.group(1)]
            if re.search(r"\bfunc $", self.code[:found.start()]):
                continue
            yield self.replacing(
                found, f"{found.group(1)} becomes {other}",
                lambda number, name=found.group(1): f"{name}OrOther({number}, ")

    def _statements(self):
        for found in re.finditer(r"^ *(?=[\w(_])", self.code, re.MULTILINE):
            at = found.end()
            opening = self.opening[at] if at < len(self.opening) else -1
            if opening < 0 or self.code[opening] != "{" or not self.begins_statement(at):
                continue
            word = re.match(r"\w*", self.code[at:]).group()
            end = self.end_of_statement(at)
            what = self.code[at:end]
            if "\u00b7" in what.split("{")[0]:
                continue
            header = self.code[self.code.rfind("\n", 0, opening) + 1:opening]
            if word == "return":
                if re.match(r" *(if|for) ", header):
                    yield self.wrapped(at, end, "the return is left out")
                continue
            is_assignment = has_assignment(what)
            if word in KEYWORDS and not re.match(r"(super\.|try |self\.)", what):
                continue
            if re.match(r"(super|self)\.init\b", what) or re.match(r"\w+:", what):
                continue
            if is_assignment:
                yield self.wrapped(at, end, "the assignment is left out")
            elif re.match(r"[\w.]", what) and re.search(r"[)}]$", what):
                body = self.code[opening + 1:self.closing(opening)].strip()
                returns = re.search(r"(->|\bvar\b|\bget\b|\blet\b)", header)
                if body == what.strip() and returns:
                    continue
                yield self.wrapped(at, end, "the call is left out")

    def begins_statement(self, at):
        before = self.code[:at].rstrip()
        if not before or before[-1] in "{}":
            return bool(before)
        if before[-1] in ",([=&|+-*/<>?!" and not re.search(r"[\w)\]][?!>]$", before):
            return False
        return not re.search(r"\b(in|return|else|throws)$", before) or before.endswith(" in")

    def end_of_statement(self, at):
        position = at
        while position < len(self.code):
            character = self.code[position]
            if character in "([{":
                position = self.closing(position)
            elif character in ")]}":
                break
            elif character == "\n":
                rest = self.code[position:].lstrip()
                goes_on = re.match(r"[.?:,)\]]|(&&|\|\||\?\?|[-+*/<>=!]=?=?)\s|else\b", rest)
                openended = re.search(r"(\s[-+*/<>=!&|?]+|[,=])$", self.code[at:position])
                if not goes_on and not openended:
                    break
            position += 1
        return at + len(self.code[at:position].rstrip())


def has_assignment(what):
    depth = 0
    for position, character in enumerate(what):
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(character, 0)
        if depth == 0 and re.match(r"\s[-+*/]?=\s", what[position:]):
            return True
    return False


def short(what):
    what = " ".join(what.split())
    return f"“{what}”" if len(what) <= 60 else f"“{what[:57]}…”"


def _other_number(literal):
    if "e" in literal.lower():
        digits, exponent = re.split("[eE]", literal)
        return f"{digits}e{int(exponent) + 5}"
    plain = literal.replace("_", "")
    if "." in plain:
        return repr(float(plain) * 2) if float(plain) else "1.0"
    return str(int(plain) * 2) if int(plain) else "1"
