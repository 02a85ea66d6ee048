"""Changes single places of the toolkit's code, a few hundred of them, one at a time. The tests must notice nearly
every change: at most 3 % may survive, each for a reason in Scripts/Data/Survivors.txt.

Which of all places are taken is the same each time: each file gives its share. A run of each suite records which
places it reaches, and a change is tried with those suites alone: under the default behavior of UIKit and the
variants that tests name first, and under sets with each variant if it survives that. A test that fails, traps or
does not end notices it.

    Scripts/mutate logic                      300 changes
    Scripts/mutate logic --count 1000         more of them
    Scripts/mutate logic --seed other         others
    Scripts/mutate logic --file Timing/       all in the files whose path contains this
    Scripts/mutate logic --only 17 --only 25  these; a number is that of a listing
    Scripts/mutate logic --list               lists the changes and does not try them

A number is the place's in the whole toolkit, and changes with the sources. Survivors.txt says how a reason is
written. A reason for what is noticed, or is not there any more, is an error.
"""

import concurrent.futures
import re
import shutil
import sys
import time

from mutation.package import (
    FOLDER, TOOLKIT, build, failure_of_build, synchronize, test_binary, toolkit_sources, write_switches)
from mutation.runs import filter_of, run_tests, suites_of
from mutation.sites import sites_of
from progress import Progress, duration
from reasons import Reasons

WITHOUT_VARIANTS = "PureTests"
TESTS = [WITHOUT_VARIANTS, "InterruptibleTransitionsTests"]
# What tests run under: the default and the variants that they name first.
VARIANTS = [None, "sets"]
MOST_SURVIVORS = 0.03


def add_arguments(parser):
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--file", default="")
    parser.add_argument("--only", type=int, action="append")
    parser.add_argument("--verbose", action="store_true", help="prints what is noticed too")


def problems(sites=None, reasons=None):
    """Returns what is wrong with the list of survivors."""
    names = {site.name for site in sites or all_sites()}
    reasons = reasons or Reasons("Survivors.txt")
    return [
        f"Survivors.txt: “{name}” {'has no reason' if name in names else 'is not there any more'}"
        for name, reason in reasons.reasons.items() if not reason or name not in names]


def main(arguments):
    begin = time.monotonic()
    sites, reasons = all_sites(), Reasons("Survivors.txt")
    found = problems(sites, reasons)
    chosen, spare = choose(sites, arguments)
    if arguments.list:
        print("\n".join(f"{site.number:5}  {site.name}" for site in chosen))
        return []
    chosen, dropped = build_changes(chosen, spare)
    built = time.monotonic()
    tests = Tests(arguments.jobs)
    print(f"mutate logic: {len(chosen)} changes, built in {duration(built - begin)}", flush=True)
    survivors, progress = [], Progress("logic", len(chosen))
    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for site, problem in zip(chosen, pool.map(tests.noticed_by, chosen)):
            if problem and arguments.verbose:
                progress.print(f"noticed   {site.number:5}  {site.name}: {problem}")
            if not problem:
                survivors.append(site)
                reason = reasons.take(site.name)
                reached = sum(site.number in suite.reached for suite in tests.suites)
                why = f"\n    {reason}" if reason else f" (reached by {reached} suites)"
                progress.print(f"SURVIVED  {site.number:5}  {site.name}{why}")
            elif site.name in reasons.reasons:
                found.append(f"Survivors.txt: “{site.name}” is noticed by {problem}")
            progress.advance()
    progress.finish()
    unreasoned = [site for site in survivors if site.name not in reasons.reasons]
    share = len(survivors) / max(1, len(chosen))
    print(f"mutate logic: {len(chosen)} of {len(sites)} changes tried, {len(chosen) - len(survivors)} noticed,"
          f" {len(survivors)} survive ({share:.1%}), {len(unreasoned)} of them without a reason;"
          f" {len(dropped)} others do not compile; {duration(time.monotonic() - begin)}")
    found += [f"it survives without a reason: {site.name}" for site in unreasoned]
    is_sample = not arguments.only and not arguments.file
    if is_sample and share > MOST_SURVIVORS:
        found.append(f"more than {MOST_SURVIVORS:.0%} survive")
    return found


def all_sites():
    """Returns all sites of the toolkit, numbered from 1."""
    sites = [site for name, text in toolkit_sources() for site in sites_of(name, text)]
    for number, site in enumerate(sites, start=1):
        site.number = number
    return sites


def choose(sites, arguments):
    """Returns the sites to try, and for each file those that take the place of one that does not compile."""
    if arguments.only:
        return [site for site in sites if site.number in arguments.only], {}
    by_file, taken = {}, set()
    for site in sorted(sites, key=lambda site: site.rank(arguments.seed)):
        # An operator becomes one other operator at a time.
        place = (site.file, site.at) if site.replaces else (site.file, site.number)
        if place not in taken:
            taken.add(place)
            by_file.setdefault(site.file, []).append(site)
    if arguments.file:
        chosen = [site for file in by_file if arguments.file in file for site in by_file[file]]
        return sorted(chosen, key=lambda site: site.number), {}
    # Each file gives its share, rounded so that the sum is right.
    chosen, spare, owed = [], {}, 0.0
    for file, ranked in sorted(by_file.items()):
        owed += arguments.count * len(ranked) / len(taken)
        share = round(owed)
        owed -= share
        chosen += ranked[:share]
        spare[file] = ranked[share:]
    return sorted(chosen, key=lambda site: site.number), spare


def build_changes(chosen, spare):
    """Builds the package with switches. What does not compile is dropped, and another site of the file taken.

    Returns the sites that are built, and those that are dropped."""
    synchronize()
    dropped = []
    while True:
        write_switches(chosen)
        output = failure_of_build("--target", "InterruptibleTransitions")
        if output is None:
            break
        failing = failing_sites(output, chosen)
        if not failing:
            sys.exit(f"mutate: the toolkit does not build with switches\n{output[-8000:]}")
        dropped += failing
        for site in failing:
            chosen.remove(site)
            if spare.get(site.file):
                chosen.append(spare[site.file].pop(0))
        chosen.sort(key=lambda site: site.number)
    build("--build-tests")
    return chosen, dropped


def failing_sites(output, chosen):
    """Returns the sites that the compiler complains about: those of the line, or the one before it."""
    failing = []
    pattern = re.compile(rf"{re.escape(str(FOLDER / TOOLKIT))}/?(\S+?\.swift):(\d+):\d+: error:")
    for file, line in sorted(set(pattern.findall(output))):
        here = [site for site in chosen if site.file == file]
        there = [site for site in here if site.line == int(line)]
        before = [site for site in here if site.line < int(line)]
        failing += there or before[-1:] or here[:1]
    return list(dict.fromkeys(failing))


class Suite:
    """A suite, the sites that it reaches, and how long it takes, in seconds, by the variants."""

    def __init__(self, name):
        self.name, self.reached, self.seconds = name, set(), {}
        self.variants = VARIANTS[:1] if name.startswith(WITHOUT_VARIANTS) else VARIANTS


class Tests:
    def __init__(self, jobs):
        self.binary = test_binary()
        self.suites = [Suite(name) for name in suites_of(self.binary) if name.split(".")[0] in TESTS]
        self.notes = FOLDER / ".build/reached"
        shutil.rmtree(self.notes, ignore_errors=True)
        self.notes.mkdir(parents=True)
        progress = Progress("suites", len(self.suites))
        with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
            failing = []
            for problem in pool.map(self._measure, self.suites):
                failing += [problem] if problem else []
                progress.advance()
        progress.finish()
        if failing or not self.suites:
            sys.exit("\n".join(["mutate: the tests fail as they are, or there are none"] + failing))

    def _measure(self, suite):
        """Runs a suite unchanged, to see what it reaches. Returns what has gone wrong, if anything has."""
        file = self.notes / suite.name
        for variants in suite.variants:
            begin = time.monotonic()
            run = run_tests(
                self.binary, filter_of([suite.name]), 0, variants, also={"MUTANT_REACHED": str(file)})
            if run.problem:
                return f"{suite.name}: {run.problem}"
            suite.seconds[variants] = time.monotonic() - begin
        suite.reached = set(map(int, file.read_text().split())) if file.exists() else set()
        return None

    def noticed_by(self, site):
        """Returns what notices a change; None if nothing does."""
        reaching = [suite for suite in self.suites if site.number in suite.reached]
        # What reaches little is about it, and quick.
        reaching.sort(key=lambda suite: (suite.name.startswith("Inter"), len(suite.reached), suite.name))
        for variants in VARIANTS:
            suites = [suite for suite in reaching if variants in suite.variants]
            for part in (suites[:5], suites[5:]):
                limit = 20 + 4 * sum(suite.seconds[variants] for suite in part)
                names = filter_of(suite.name for suite in part)
                if part and (problem := run_tests(self.binary, names, site.number, variants, limit).problem):
                    return problem
        return None
