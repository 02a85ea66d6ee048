"""Checks that the sources ask before they use what the oldest systems of the package do not have.

The compiler knows no availability on Linux. So the sources are compiled once for each system against
headers in which all that its oldest version lacks is unavailable, and each error must be where
`#available` or `@available` names a version that has it.
"""

import pathlib
import re

from apple_modules import INTERFACE, Compiler
from swift_source import ROOT, swift_files

# The systems: as conditions and attributes name them, and the macro of the headers.
SYSTEMS = {"iOS": "CHECKED_FOR_IOS", "visionOS": "CHECKED_FOR_VISIONOS"}
FIXTURES = INTERFACE / "Unavailable"
SAYS = re.compile(r"// (\w+) says: (.*)")
ERROR = re.compile(
    r"^(?P<file>/\S+?):(?P<line>\d+):\d+: error: (?P<text>.*?(?P<reason>(?:since|never on) .*)?)$")
ASKS = re.compile(r"[#@]available\(([^)]*)\)")


def availability_problems(folder, modules):
    """Returns the uses, in the modules and in the fixtures, that a system would refuse."""
    found = []
    for system, macro in SYSTEMS.items():
        compiler = Compiler(pathlib.Path(folder) / system, True, ["-D", macro, "-Xcc", f"-D{macro}"])
        for module in compiler.sdk:
            done, said = compiler.overlay(module)
            if not done:
                found.append(f"{system}, {module}:\n{said.rstrip()}")
        for name, sources, options in modules:
            found += problems(compiler, system, name, sources, options)
        for fixture in swift_files(FIXTURES):
            found += fixture_problems(compiler, system, fixture)
    return found


def problems(compiler, system, name, sources, options):
    """Compiles a module, and yields each error that is not excused by a question for the version."""
    copies = [copy(compiler, system, name, path) for path in sources]
    _, said = compiler.type_check(name, copies, *options)
    for line in dict.fromkeys(said.splitlines()):
        if not (error := ERROR.match(line)):
            continue
        path, number = pathlib.Path(error["file"]), int(error["line"])
        lines = path.read_text().splitlines()
        if not error["reason"] or not is_asked(lines, number - 1, error["reason"]):
            # A declaration of ours may be wrong too.
            base = compiler.folder if path.is_relative_to(compiler.folder) else ROOT
            yield f"{system}: {path.relative_to(base)}:{number}: {error['text']}"


def copy(compiler, system, module, path):
    """Copies a source, with the condition for the system as one that the compiler is told."""
    target = compiler.folder / module / path.relative_to(ROOT)
    target.parent.mkdir(parents=True, exist_ok=True)
    condition = re.compile(rf"\bos\({system}\)")
    target.write_text(condition.sub(SYSTEMS[system], path.read_text()))
    return target


def fixture_problems(compiler, system, fixture):
    """Checks that a fixture is refused by the systems that its first lines name, and by no other."""
    expected = dict(SAYS.findall(fixture.read_text()))
    found = list(problems(compiler, system, "Fixture", [fixture], ["-default-isolation", "MainActor"]))
    if system not in expected:
        return found
    if len(found) == 1 and expected[system] in found[0]:
        return []
    return [f"{fixture.name}: {system} must say once: {expected[system]}", *found]


def is_asked(lines, index, reason):
    """Whether a line is reached only in versions that have what it uses, by the lines around it."""
    wanted = re.match(r"since (\w+) ([\d.]+)$", reason)
    if not wanted:
        return False
    system, version = wanted[1], numbers(wanted[2])

    def asks(line):
        return any(
            numbers(asked) >= version for text in ASKS.findall(line)
            for asked in re.findall(rf"\b{system} ([\d.]+)", text))

    level = indentation(lines[index])
    if asks(lines[index]):
        return True
    is_attribute = True  # of the declaration at hand, which stands right above it
    for line in reversed(lines[:index]):
        if not line.strip():
            is_attribute = False
            continue
        depth, text = indentation(line), line.strip()
        if depth < level:
            level, is_attribute = depth, True
            if re.match(r"(\} else )?if\b", text) and asks(text):
                return True
        elif depth == level:
            if text.startswith("guard") and asks(text):
                return True
            is_attribute = is_attribute and text.startswith("@")
            if is_attribute and asks(text):
                return True
    return False


def indentation(line):
    return len(line) - len(line.lstrip())


def numbers(version):
    """Returns a version as three numbers: 26 is 26.0.0."""
    parts = [int(part) for part in version.split(".")]
    return tuple(parts + [0] * (3 - len(parts)))
