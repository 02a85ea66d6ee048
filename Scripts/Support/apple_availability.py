"""Checks that the sources test the availability of APIs that the package's oldest systems lack.

The compiler does not check availability on Linux. The sources are therefore compiled once for each
system, against headers in which APIs that its oldest version lacks are unavailable. `#available` or
`@available` must name a sufficient version at each error.
"""

import pathlib
import re

from apple_modules import INTERFACE, Compiler
from swift_source import ROOT, swift_files

# The systems by their names in conditions and attributes, and their macros in the headers.
SYSTEMS = {"iOS": "CHECKED_FOR_IOS", "visionOS": "CHECKED_FOR_VISIONOS"}
FIXTURES = INTERFACE / "Unavailable"
SAYS = re.compile(r"// (\w+) says: (.*)")
ERROR = re.compile(
    r"^(?P<file>/\S+?):(?P<line>\d+):\d+: error: (?P<text>.*?(?P<reason>(?:since|never on) .*)?)$")
ASKS = re.compile(r"[#@]available\(([^)]*)\)")


def availability_problems(folder, modules):
    """Returns the uses in the modules and in the fixtures that a system does not support."""
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
    """Compiles a module, and yields each error without an availability check around it."""
    copies = [copy(compiler, system, name, path) for path in sources]
    _, said = compiler.type_check(name, copies, *options)
    for line in dict.fromkeys(said.splitlines()):
        if not (error := ERROR.match(line)):
            continue
        path, number = pathlib.Path(error["file"]), int(error["line"])
        lines = path.read_text().splitlines()
        if not error["reason"] or not is_asked(lines, number - 1, error["reason"]):
            # Our declarations may also be wrong.
            base = compiler.folder if path.is_relative_to(compiler.folder) else ROOT
            yield f"{system}: {path.relative_to(base)}:{number}: {error['text']}"


def copy(compiler, system, module, path):
    """Copies a source, and replaces the condition for the system by a flag of the compiler."""
    target = compiler.folder / module / path.relative_to(ROOT)
    target.parent.mkdir(parents=True, exist_ok=True)
    condition = re.compile(rf"\bos\({system}\)")
    target.write_text(condition.sub(SYSTEMS[system], path.read_text()))
    return target


def fixture_problems(compiler, system, fixture):
    """Checks that only the systems in a fixture's first lines report an error in it."""
    expected = dict(SAYS.findall(fixture.read_text()))
    found = list(problems(compiler, system, "Fixture", [fixture], ["-default-isolation", "MainActor"]))
    if system not in expected:
        return found
    if len(found) == 1 and expected[system] in found[0]:
        return []
    return [f"{fixture.name}: {system} must say once: {expected[system]}", *found]


def is_asked(lines, index, reason):
    """Returns whether the lines around a line restrict it to versions that have the API it uses."""
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
    is_attribute = True  # an attribute directly above its declaration
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
