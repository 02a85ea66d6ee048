"""Makes copies of the package in which an environment variable replaces single lines, for the scripts that
break the toolkit on purpose."""

import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
TOOLKIT = "Sources/InterruptibleTransitions/"
# As the readings are built.
BUILD = ["-c", "release", "-Xswiftc", "-enable-testing", "-Xswiftc", "-enforce-exclusivity=unchecked"]
# The limit of a run that nobody has timed. On a slow machine the tests take minutes as they are.
SECONDS = 900

SWITCH = """
import Foundation
nonisolated package let mutant = Int(ProcessInfo.processInfo.environment["MUTANT"] ?? "") ?? 0
"""


def copy(folder):
    listed = subprocess.run(
        ["git", "ls-files"], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True)
    for name in listed.stdout.split():
        source = ROOT / name
        if source.is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source, folder / name)


def put_switches(folder, mutants):
    """Puts a switch into each place of each mutant. A mutant is a name, and its places. A place is a file, a
    quote of it, and the replacement with the switch, in which OFF stands for "this mutant is on" and ON for
    the opposite. Replacements of the same quote must change different parts of it."""
    (folder / TOOLKIT / "Transition/Mutant.swift").write_text(SWITCH)
    places_of = {}
    for number, (name, places) in enumerate(mutants, start=1):
        for file, quote, switched in places:
            text = (ROOT / file).read_text()
            if text.count(quote) != 1:
                sys.exit(f"{script()}: “{name}”: {file} does not contain “{quote}” exactly once")
            condition = switched.replace("OFF", f"(mutant == {number})")
            condition = condition.replace("ON", f"(mutant != {number})")
            places_of.setdefault(file, []).append((quote, condition, number))
    for file, changes in places_of.items():
        text = (ROOT / file).read_text()
        merged = {}
        for quote, condition, number in changes:
            merged.setdefault(quote, []).append((condition, number))
        for quote, options in merged.items():
            switched = options[0][0]
            for condition, number in options[1:]:
                switched = join(quote, switched, condition)
            text = text.replace(quote, switched)
        if "import InterruptibleTransitions" not in text and file.startswith("Playgrounds"):
            text = "import InterruptibleTransitions\n" + text
        (folder / file).write_text(text)


def join(quote, first, second):
    """Returns a quote with two changes, which must be in different parts of it."""
    for cut in range(len(quote), 0, -1):
        head, tail = quote[:cut], quote[cut:]
        if first.endswith(tail) and second.startswith(head):
            return first[:len(first) - len(tail)] + second[len(head):]
        if second.endswith(tail) and first.startswith(head):
            return second[:len(second) - len(tail)] + first[len(head):]
    sys.exit(f"{script()}: two changes of one place cannot be joined:\n{first}\n{second}")


def run(folder, mutant, readings, suite, seconds=SECONDS):
    environment = dict(os.environ, MUTANT=str(mutant))
    environment.pop("READINGS", None)
    if readings:
        environment["READINGS"] = readings
    try:
        done = subprocess.run(
            ["swift", "test", "--skip-build", "--ignore-lock", "--package-path", str(folder), "--filter", suite]
            + BUILD,
            env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
            errors="replace", timeout=seconds)
    except subprocess.TimeoutExpired:
        return True, ""
    return done.returncode != 0, done.stdout


def end_if_asked_for_quotes(mutants):
    """Ends the script here if it has been called with --quotes: each of them has been found."""
    if sys.argv[1:] == ["--quotes"]:
        print(f"{script()}: {sum(len(places) for _, places in mutants)} quotes, problems: 0")
        sys.exit(0)


def build(folder):
    built = subprocess.run(
        ["swift", "build", "--build-tests", "--package-path", str(folder)] + BUILD,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if built.returncode != 0:
        sys.exit(f"{script()}: it does not build with switches\n" + built.stdout[-8000:])


def script():
    return pathlib.Path(sys.argv[0]).name
