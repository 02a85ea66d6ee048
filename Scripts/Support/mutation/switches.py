"""Writes switches into Swift sources. The environment variable MUTANT activates a switch at run time, so that all
changes are compiled at once.

An operator of the source becomes a separate operator of the site, with the same precedence. A condition gets a
separate operator at its end. A literal or a statement is put behind an `if`. No expression is written twice, so
the compiler needs little more time.
"""

import hashlib

# Changes that affect a comparison only at its border. Numbers that are not integers hardly ever meet the border,
# so such a change does not compile for them, and is dropped.
BORDER = {"<": "<=", "<=": "<", ">": ">=", ">=": ">"}
# The kinds of operators: the precedence, the signature, and the value of an inactive site. An active site returns
# the changed value.
VALUE = ("MutantPrecedence", "(value: Bool, _: ()) -> Bool", "value")
COMPARISON = ("ComparisonPrecedence", "<T: Comparable>(a: T, b: T) -> Bool", "a {} b")
EQUATION = ("ComparisonPrecedence", "<T: Equatable>(a: T, b: T) -> Bool", "a {} b")
IDENTITY = ("ComparisonPrecedence", "(a: AnyObject?, b: AnyObject?) -> Bool", "a {} b")
SUM = ("AdditionPrecedence", "<T: AdditiveArithmetic>(a: T, b: T) -> T", "a {} b")
PRODUCT = ("MultiplicationPrecedence", "<T: FloatingPoint>(a: T, b: T) -> T", "a {} b")
KINDS = {
    **dict.fromkeys(["<", "<=", ">", ">="], COMPARISON), **dict.fromkeys(["==", "!="], EQUATION),
    **dict.fromkeys(["===", "!=="], IDENTITY), **dict.fromkeys(["+", "-"], SUM),
    **dict.fromkeys(["*", "/"], PRODUCT),
    "&&": ("LogicalConjunctionPrecedence", "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool",
           "try a {} b()"),
    "||": ("LogicalDisjunctionPrecedence", "(a: Bool, b: @autoclosure () throws -> Bool) rethrows -> Bool",
           "try a {} b()"),
    **dict.fromkeys(["+=", "-="], (
        "AssignmentPrecedence", "<T: AdditiveArithmetic>(a: inout T, b: T)", "a {} b")),
    **dict.fromkeys(["*=", "/="], ("AssignmentPrecedence", "<T: FloatingPoint>(a: inout T, b: T)", "a {} b")),
}
# The other declarations that the switches need, in a file of the toolkit's module. Each reached site is recorded
# in the file that MUTANT_REACHED names.
SWITCHES = """
import Foundation

precedencegroup MutantPrecedence {
  associativity: left
  higherThan: TernaryPrecedence
  lowerThan: LogicalDisjunctionPrecedence
}

private nonisolated let chosen = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0
private nonisolated(unsafe) let reached = ProcessInfo.processInfo.environment["MUTANT_REACHED"]
  .flatMap { fopen($0, "a") }
private nonisolated(unsafe) var noted = Set<Int>()
private nonisolated let lock = NSLock()

public nonisolated func mutant(_ number: Int) -> Bool {
  if let reached {
    lock.withLock {
      guard noted.insert(number).inserted else { return }
      fputs("\\(number)\\n", reached)
      fflush(reached)
    }
  }
  return chosen == number
}

public nonisolated func minOrOther<T: Comparable>(_ number: Int, _ first: T, _ rest: T...) -> T {
  rest.reduce(first) { mutant(number) ? max($0, $1) : min($0, $1) }
}

public nonisolated func maxOrOther<T: Comparable>(_ number: Int, _ first: T, _ rest: T...) -> T {
  rest.reduce(first) { mutant(number) ? min($0, $1) : max($0, $1) }
}
"""


class Site:
    """A change of a place. An edit is a range, its role, and a function from the site's number to the text."""

    def __init__(self, file, at, end, change, edits, operator=None):
        self.file, self.at, self.end, self.change, self.edits = file, at, end, change, edits
        self.operator = operator
        self.number, self.line, self.name = 0, 0, ""

    @property
    def replaces(self):
        """Whether the site replaces a word of the source."""
        return any(role == "replace" for _, _, role, _ in self.edits)

    def declaration(self):
        """Returns the declaration of the site's operator, or an empty text."""
        if not self.operator:
            return ""
        base, changed = self.operator
        name = operator_name(base, self.number)
        switch = f"mutant({self.number})"
        if changed == "left out":
            kind = {"-": "SignedNumeric", "!": None}[base]
            type, generic = ("T", f"<T: {kind}>") if kind else ("Bool", "")
            return (f"prefix operator {name}\npublic nonisolated prefix func {name} {generic}(value: {type}) ->"
                    f" {type} {{ {switch} ? value : {base}value }}\n")
        if base == "??":
            head = f"infix operator {name}: NilCoalescingPrecedence\n"
            return head + "".join(
                f"public nonisolated func {name} <T>(a: T?, b: @autoclosure () throws -> {type}) rethrows ->"
                f" {type} {{ try {switch} ? b() : a ?? b() }}\n" for type in ("T", "T?"))
        precedence, signature, usual = KINDS.get(base, VALUE)
        if BORDER.get(base) == changed:
            signature = signature.replace("Comparable", "BinaryInteger")
        usual, other = (usual, changed) if base[0] == "%" else (usual.format(base), usual.format(changed))
        mark = "try " if usual.startswith("try ") else ""
        body = f"{mark}{switch} ? {other.removeprefix(mark)} : {usual.removeprefix(mark)}"
        if precedence == "AssignmentPrecedence":
            body = f"if {switch} {{ {other} }} else {{ {usual} }}"
        functions = f"public nonisolated func {name} {signature} {{ {body} }}\n"
        if base in ("==", "!="):
            # A comparison with nil has no requirement of the type.
            functions += (
                f"public nonisolated func {name} <T>(a: T?, b: _OptionalNilComparisonType) -> Bool"
                f" {{ {switch} ? a {changed} b : a {base} b }}\n")
        return f"infix operator {name}: {precedence}\n" + functions

    def rank(self, seed):
        return hashlib.sha256(f"{seed} {self.name}".encode()).hexdigest()


def switched(text, sites):
    """Returns the text with the switches of the sites."""
    edits = []
    for site in sites:
        for start, end, role, write in site.edits:
            # At one position, closing edits come before opening edits, and the innermost closing edit first.
            span = site.end - site.at
            order = {"close": (0, span), "replace": (1, 0), "open": (1, -span)}[role]
            edits.append((start, order, site.number, end, write(site.number)))
    at, kept = 0, []
    for start, _, _, end, replacement in sorted(edits):
        kept += [text[at:start], replacement]
        at = end
    return "".join(kept) + text[at:]


def operator_name(base, number):
    """Returns the unique operator of a site."""
    return base + "".join(chr(0x2190 + int(digit)) for digit in str(number))


def declarations(sites):
    """Returns the source file that the switches of the sites need."""
    return SWITCHES + "".join(dict.fromkeys(site.declaration() for site in sites))
