"""Takes back each marked place, one at a time. Tests, or the exploration, must notice that under some variant.

A normalization is a place that exists because a behavior of UIKit is not known. Other marked places keep a flight
continuous. How a place is marked, and how it changes, is in markers.py. For each the variants are printed that
notice the change. Scripts/Data/Normalizations.txt says why each is there. Where it names suites, one of these must
notice the change.
"""

import concurrent.futures
import difflib
import os
import re
import subprocess
import sys
import threading
import time

from mutation.markers import marked_sites, numbered, similar_names
from mutation.package import (
    FOLDER, VERIFICATION, build, synchronize, test_binary, toolkit_sources, write_switches)
from mutation.runs import filter_of, run_tests, suites_of
from progress import Progress
from swift_source import ROOT

DATA = ROOT / "Scripts/Data/Normalizations.txt"
FACTS = ROOT / "Documentation/UIKitFacts"
SOURCES = ["documentation", "code", "report"]
FAULTS = ["crash", "twice", "stuck", "lost", "left"]
# The time limit of a run without an earlier time, in seconds.
LONGEST = 900
# The folders of the tests that are closest to the marked places.
NEAR = [
    "Accessibility", "Containers", "Flights", "Gestures", "Observing", "Presenting", "Presets", "Pushing",
    "Regressions", "Requests", "Scenes", "ScrollPull", "Tabs", "Timing", "TouchToPause"]
BROKEN_OFF = "broken off"


def marked_places():
    """Returns the marked sites, their names, and the problems of the markers."""
    sites, found = [], []
    for file, text in toolkit_sources():
        here, wrong = marked_sites(file, text)
        sites, found = sites + here, found + wrong
    return sites, numbered(sites), found


def reasons():
    """Returns the class of each place and the details of the class, by the place's name."""
    lines = [line.split() for line in DATA.read_text().splitlines() if line and not line.startswith("#")]
    names = [name for name, *_ in lines]
    if twice := next((name for name in names if names.count(name) > 1), None):
        sys.exit(f"mutate: {DATA.name}: “{twice}” has several lines")
    if bare := next((name for name, *rest in lines if len(rest) < 2), None):
        sys.exit(f"mutate: {DATA.name}: “{bare}” needs a class, and what belongs to it")
    return {name: (kind, details) for name, kind, *details in lines}


def required_suites():
    """Returns the suites that must notice a change, by the name of the change. One suite is enough."""
    return {name: details for name, (kind, details) in reasons().items() if kind == "motion"}


def problems():
    """Returns the problems of the markers and the data file."""
    _, names, found = marked_places()
    found += [f"“{name}” and “{other}” are one, or too similar" for name, other in similar_names(names)]
    found += [f"{DATA.name}: “{name}” has no line" for name in names if name not in reasons()]
    facts = {
        number for page in FACTS.glob("*.md")
        for number in re.findall(r"^\| (\d+\.\d+) \|", page.read_text(), re.M)}
    for name, (kind, details) in reasons().items():
        if name not in names:
            found.append(f"{DATA.name}: “{name}” is not marked")
        allowed = facts if kind in SOURCES else FAULTS if kind == "guard" else details if kind == "motion" else []
        found += [f"{DATA.name}: “{name}”: {kind} {detail} says nothing" for detail in details if detail not in allowed]
    tests = "\n".join(
        path.read_text() for folder in ("Tests", "Verification/Tests") for path in (ROOT / folder).rglob("*.swift"))
    wanted = sorted({suite for suites in required_suites().values() for suite in suites})
    return found + [
        f"{DATA.name}: there is no suite {suite}" for suite in wanted
        if not re.search(rf"\b(struct|class) {suite.split('/')[-1]}\b", tests)]


def main(arguments):
    sites, names, found = marked_places()
    if found:
        return found
    for name in arguments.names:
        if name not in names:
            near = difflib.get_close_matches(name, names, n=3, cutoff=0.4)
            return [f"“{name}” is not marked" + (f"; is it {' or '.join(near)}?" if near else "")]
    chosen = arguments.names or names
    if arguments.list:
        for site in sites:
            if site.name in chosen:
                print(f"{site.name}\n    {site.file}:{site.line}: {site.change}")
        return []
    synchronize()
    write_switches(sites)
    build("--build-tests")
    tries = Tries()
    if problem := tries.problem_as_they_are():
        return [problem]
    progress, unnoticed = Progress("normalizations", len(chosen)), []

    def attempt(name):
        return tries.noticed_by(name, names.index(name) + 1)

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for name, seen in zip(chosen, pool.map(attempt, chosen)):
            progress.print(f"{name}\n    {seen or 'NOT NOTICED'}")
            progress.advance()
            if not seen:
                unnoticed.append(name)
    progress.finish()
    print(f"mutate normalizations: {len(chosen)} of {len(names)} places, {len(unnoticed)} are not noticed")
    return [f"nothing notices that this is taken back: {name}" for name in unnoticed]


class Tries:
    """Runs tests in the order in which they are likely to notice a change."""

    def __init__(self):
        self.required, self.usual = required_suites(), {}
        self.variants = _variants()
        self.lock = threading.Lock()
        self.binary, self.verification = test_binary(), None
        suites = suites_of(self.binary)
        near = _suites_in(NEAR)
        self.everything = filter_of(
            name for name in suites if name.split(".")[0] in ("PureTests", "InterruptibleTransitionsTests"))
        self.near = filter_of(name for name in suites if _path(name).split("/")[0] in near)

    def problem_as_they_are(self):
        """Returns the problem of the tests without a change; None if they pass."""
        run = self._run(self.binary, self.everything, 0, "default", stops=False)
        return run.problem and f"the tests fail as they are\n{run.failures}"

    def noticed_by(self, name, number):
        """Returns a description of the tests that notice a change; None if no test does."""
        if suites := self.required.get(name):
            return self._noticing_suite(suites, number)
        # The usual variants come first. The variants that published code refutes take as long again.
        found = self._noticing_variants(
            number, [("default", self.everything), ("each", self.near), ("alone", self.near)])
        if not found & {"default", BROKEN_OFF}:
            found |= self._explored(number, is_enough=bool(found))
        if not found:
            found = self._noticing_variants(number, [("each", self.everything), ("alone", self.everything)])
        return self._described(found)

    def _noticing_suite(self, names, number):
        """Returns the first suite that notices a change. The suites of the package come first."""
        for binary in (lambda: self.binary, self._verification):
            suites = [suite for suite in suites_of(binary()) if _path(suite) in names]
            for suite in suites:
                for variants in ("default", "sets"):
                    if self._run(binary(), filter_of([suite]), number, variants).problem:
                        return f"needed everywhere, by {_path(suite)}"
        return None

    def _noticing_variants(self, number, tries):
        """Returns the variants under which a test fails, from the first try with a failure."""
        for variants, filter in tries:
            run = self._run(self.binary, filter, number, variants, stops=variants == "default")
            if run.problem and variants != "default" and run.is_broken_off:
                return {BROKEN_OFF}
            if run.problem:
                return set(re.findall(r"↳ under (\S+)", run.output)) or {"default"}
        return set()

    def _explored(self, number, is_enough):
        """Returns a name for the exploration if it fails. The full exploration takes minutes, and runs only if no
        other test has failed."""
        binary = self._verification()
        run = self._run(binary, r"^ExplorationTests\.", number, None, stops=False)
        if run.problem is None and not is_enough:
            command = [str(VERIFICATION / ".build/release/readings"), "explore"]
            done = subprocess.run(
                command, env=dict(os.environ, MUTANT=str(number)), cwd=FOLDER, stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
            return {"exploration"} if done.returncode else set()
        return {"exploration"} if run.problem else set()

    def _verification(self):
        """Returns the program with the tests of the package Verification, and builds it at the first call."""
        with self.lock:
            if not self.verification:
                build("--build-tests", folder=VERIFICATION)
                build("--product", "readings", folder=VERIFICATION)
                self.verification = test_binary(VERIFICATION)
        return self.verification

    def _run(self, binary, filter, number, variants, stops=True):
        """Runs tests. The time limit is four times their duration without a change, and 20 s."""
        key = (binary, filter, variants)
        if number and key not in self.usual:
            # Several threads may time the same run at once.
            run = self._run(binary, filter, 0, variants, stops=False)
            if run.problem:
                sys.exit(f"mutate: the tests fail as they are\n{run.failures}")
        limit = 20 + 4 * self.usual[key] if number else LONGEST
        begin = time.monotonic()
        run = run_tests(binary, filter, number, variants, limit, stops)
        if not number:
            self.usual[key] = time.monotonic() - begin
        return run

    def _described(self, found):
        """Returns a description of variants. A failure by default is a failure under most variants."""
        if BROKEN_OFF in found:
            return "needed: the tests crash, or do not end, without it"
        if "default" in found:
            return "needed everywhere"
        names = [name for name in self.variants if name in found]
        names += ["the exploration's model"] * ("exploration" in found)
        # An unlisted name is better than no name.
        return ", ".join(names or sorted(found))


def _variants():
    """Returns the names of the variants, in the order of their lists."""
    files = sorted((ROOT / "Sources/HeadlessUIKit/Runtime").glob("RuntimeVariants+*.swift"))
    return [name for file in files for name in re.findall(r'Listing\(\s*"(\w+)"', file.read_text())]


def _path(suite):
    """Returns the name of a suite without its module, such as `FlightTests/Starts`."""
    return suite.split(".", 1)[-1]


def _suites_in(folders):
    """Returns the names of the outermost suites in some folders of the toolkit's tests."""
    tests = ROOT / "Tests/InterruptibleTransitionsTests"
    files = [file for folder in folders for file in (tests / folder).rglob("*Tests.swift")]
    suite = re.compile(r"^(?:final )?(?:struct|class|enum|extension) (\w+Tests)\b", re.MULTILINE)
    return {name for file in files for name in suite.findall(file.read_text())}
