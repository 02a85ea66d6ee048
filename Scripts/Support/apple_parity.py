"""Compares the public declarations of HeadlessUIKit with UIKit's in Tests/AppleInterface."""

import re

from apple_modules import INTERFACE

EXCEPTIONS = INTERFACE / "Exceptions.txt"
# Other names of one type.
SAME_TYPES = {"BOOL": "Bool", "CFTimeInterval": "TimeInterval"}
# Words that do not affect a call, or are compared separately.
UNCOMPARED = re.compile(
    r"@MainActor |@discardableResult |@NSCopying |@objc |@frozen |nonisolated |optional |override "
    r"|required |weak |final |unowned\(unsafe\) |convenience ")
# Conformances that a compiler or library adds by itself.
OWN_CONFORMANCES = {
    "BitwiseCopyable", "Copyable", "CustomDebugStringConvertible", "CustomStringConvertible",
    "CVarArg", "Escapable", "ExpressibleByArrayLiteral", "NSObjectProtocol", "SendableMetatype",
    "SetAlgebra", "_HasCustomAnyHashableRepresentation", "_ObjectiveCBridgeable",
    "_SwiftNewtypeWrapper",
}


class Declaration:
    """A public declaration: its path, its text, its access and its isolation."""

    def __init__(self, symbol):
        self.symbol = symbol
        self.path = ".".join(symbol["pathComponents"])
        self.identifier = symbol["identifier"]["precise"]
        self.kind = symbol["kind"]["identifier"]
        self.is_open = symbol["accessLevel"] == "open"
        text = "".join(part["spelling"] for part in symbol["declarationFragments"])
        self.text = " ".join(text.split())
        self.is_optional = "optional " in self.text
        self.is_convenience = "convenience init" in self.text
        self.own_isolation = (
            False if "nonisolated " in self.text
            else True if "@MainActor" in self.text.split("(")[0] else None)
        self.parent = None

    @property
    def is_on_main_actor(self):
        if self.own_isolation is not None or self.parent is None or self.is_nested_type:
            return bool(self.own_isolation)
        return self.parent.is_on_main_actor

    @property
    def is_nested_type(self):
        return self.kind in ("swift.struct", "swift.enum", "swift.class", "swift.protocol")

    @property
    def is_requirement(self):
        return self.parent is not None and self.parent.kind == "swift.protocol"

    @property
    def is_initializer_of_open_class(self):
        return self.kind == "swift.init" and self.parent is not None and self.parent.is_open

    @property
    def signature(self):
        """The declaration without the parts that are compared separately."""
        text = UNCOMPARED.sub("", self.text)
        text = re.sub(r"\b(" + "|".join(SAME_TYPES) + r")\b", lambda m: SAME_TYPES[m[1]], text)
        text = re.sub(r"^class (func|var|let|subscript)\b", r"static \1", text)
        if re.match(r"(static )?let ", text):
            text = text.replace("let ", "var ", 1) + " { get }"
        elif re.match(r"(static )?var ", text) and not text.endswith("}"):
            text += " { get set }"
        return re.sub(r"^(class|struct|enum|protocol) (\S+).*", r"\1 \2", text)

    @property
    def base_name(self):
        return self.path.rpartition(".")[2].partition("(")[0]

    @property
    def call(self):
        """The signature without the accessors of a property, which a requirement does not fix."""
        names = re.sub(r"(\w+) \w+(?=: )", r"\1", self.signature)
        return re.sub(r" \{ get.*\}$", "", names)

    def __str__(self):
        return f"{self.path}: {self.text}"


class Interface:
    """The public declarations of some modules, by path, and the relations between them."""

    def __init__(self, graphs):
        self.declarations = {}
        self.by_path = {}
        self.superclasses = {}
        self.conformances = {}
        self.defaults = set()
        symbols = [symbol for graph in graphs for symbol in graph["symbols"]]
        for symbol in symbols:
            if "::SYNTHESIZED::" in symbol["identifier"]["precise"]:
                continue
            declaration = Declaration(symbol)
            self.declarations[declaration.identifier] = declaration
            self.by_path.setdefault(declaration.path, []).append(declaration)
        for graph in graphs:
            for relation in graph["relationships"]:
                self._relate(relation)
        for declarations in self.by_path.values():
            for declaration in declarations:
                types = self.by_path.get(declaration.path.rpartition(".")[0], [])
                declaration.parent = types[0] if types else None

    def _relate(self, relation):
        source, target, kind = relation["source"], relation["target"], relation["kind"]
        known = self.declarations.get(source)
        other = self.declarations.get(target)
        name = other.path if other else relation.get("targetFallback", "").rpartition(".")[2]
        if kind == "inheritsFrom" and known:
            self.superclasses[known.path] = name
        elif kind == "conformsTo" and known and name:
            self.conformances.setdefault(known.path, set()).add(name)
        elif kind == "defaultImplementationOf":
            self.defaults.add(source)

    def twins(self, path):
        """Returns the declarations of a path, and whether the type inherits them.

        An Objective-C class inherits the members of its protocols and the initializers of its
        superclass, both with the isolation of the class.
        """
        owner, _, member = path.rpartition(".")
        copied = False
        while owner:
            if found := self.by_path.get(f"{owner}.{member}"):
                return found, copied and member.startswith("init(")
            for name in sorted(self.conformances.get(owner, ())):
                if found := self.by_path.get(f"{name}.{member}"):
                    return found, True
            owner, copied = self.superclasses.get(owner), True
        return self.by_path.get(path, []), False

    def members(self, path):
        """Yields the declarations directly below a path."""
        depth = path.count(".") + 1
        for name, declarations in self.by_path.items():
            if name.startswith(f"{path}.") and name.count(".") == depth:
                yield from declarations

    def protocols_of(self, module, path):
        """Returns this interface's protocols to which a type of another module directly conforms."""
        waiting, names = sorted(module.conformances.get(path, ())), set()
        while waiting:
            name = waiting.pop()
            if name not in names and name in self.by_path:
                names.add(name)
                waiting += sorted(self.conformances.get(name, ()))
        return sorted(names)

    def all_conformances(self, path):
        """Returns the protocols to which a type or one of its superclasses conforms."""
        names = set()
        while path:
            names |= self.conformances.get(path, set())
            path = self.superclasses.get(path)
        return names


def optional_requirements(module, apple, type_path):
    """Returns UIKit's optional requirements that a type may implement, and the calls of the others."""
    optional, required = [], set()  # the compiler checks the required ones
    for protocol in apple.protocols_of(module, type_path):
        for requirement in apple.members(protocol):
            if requirement.is_optional:
                optional.append(requirement)
            else:
                required.add(requirement.call)
    return optional, required


def answers(module, apple):
    """Returns the optional requirements of UIKit that a module's types implement, one per line."""
    found = set()
    for type_path in set(module.conformances) - set(apple.by_path):
        optional, _ = optional_requirements(module, apple, type_path)
        calls = {member.call for member in module.members(type_path)}
        found |= {f"{type_path}: {other.path}" for other in optional if other.call in calls}
    return found


def unanswered(module, apple):
    """Returns members that look like an optional requirement of UIKit but do not implement it.

    The compiler warns of a near miss in the body of a type, but not in an extension.
    """
    found = []
    for type_path in module.conformances:
        optional, required = optional_requirements(module, apple, type_path)
        requirements = {}
        for requirement in optional:
            requirements.setdefault(requirement.base_name, []).append(requirement)
        for member in module.members(type_path):
            candidates = requirements.get(member.base_name, [])
            if member.call in required:
                continue
            # A UIKit protocol that refines another has additional requirements.
            if apple.by_path.get(member.path):
                continue
            if candidates and member.call not in [other.call for other in candidates]:
                wanted = " | ".join(other.signature for other in candidates)
                found.append(f"{member.path}: {member.signature}\n      UIKit: {wanted}")
    return found


def exceptions():
    """Returns the declarations that HeadlessUIKit may have and UIKit lacks, with the reasons."""
    reasons = {}
    for line in EXCEPTIONS.read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            path, _, reason = line.partition(" # ")
            reasons[path.strip()] = reason.strip()
    return reasons


def differences(headless, apple):
    """Returns the number of compared declarations, and the differences by path."""
    found = []
    compared = 0
    for declaration in headless.declarations.values():
        if declaration.identifier in headless.defaults:
            continue
        compared += 1
        path = declaration.path
        problem = _difference(declaration, headless, apple)
        if problem:
            found.append((path, problem))
        if declaration.is_nested_type:
            extra = headless.all_conformances(path) - apple.all_conformances(path)
            found += [
                (f"{path}: {name}", "UIKit's type does not conform")
                for name in sorted(extra - OWN_CONFORMANCES) if apple.by_path.get(path)]
    return compared, sorted(set(found))


def _has_default(declaration, interface):
    return any(
        other.identifier in interface.defaults for other in interface.by_path[declaration.path])


def _difference(declaration, headless, apple):
    twins, are_copied = apple.twins(declaration.path)
    if declaration.path.endswith(".rawValue") and apple.by_path.get(declaration.path[:-9]):
        return None  # The importer adds it; its type is that of the initializer's parameter.
    if not twins:
        return f"UIKit has no such declaration: {declaration.text}"
    same = [twin for twin in twins if twin.signature == declaration.signature]
    if not same:
        return f"{declaration.signature}\n      UIKit: " + " | ".join(t.signature for t in twins)
    twin = same[0]
    is_on_main_actor = twin.is_on_main_actor
    if are_copied and (owner := apple.by_path.get(declaration.path.rpartition(".")[0])):
        is_on_main_actor = owner[0].is_on_main_actor
    if declaration.is_on_main_actor != is_on_main_actor:
        words = {True: "on the main actor", False: "not isolated"}
        return f"{words[declaration.is_on_main_actor]}; UIKit: {words[is_on_main_actor]}"
    is_open = twin.is_open or are_copied
    if declaration.is_open and not is_open and declaration.kind != "swift.init":
        return "may be overridden; UIKit: not"
    has_default = _has_default(declaration, headless)
    # A requirement in Swift is optional if it has a default implementation.
    if declaration.is_requirement and has_default != (twin.is_optional or _has_default(twin, apple)):
        return f"{'optional' if has_default else 'required'}; UIKit: the opposite"
    if declaration.is_initializer_of_open_class and not are_copied:
        if declaration.is_convenience != twin.is_convenience:
            kinds = {True: "a convenience", False: "a designated"}
            return f"{kinds[declaration.is_convenience]} initializer; UIKit: the other kind"
    return None
