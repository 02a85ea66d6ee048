"""Makes a few hundred changes to the toolkit's code, one at a time. A test must fail for nearly every change: at
most 3 % of the changes may survive, each for a reason in Scripts/Data/Survivors.txt.

The choice of the changes is the same in each run, in proportion to the changes of each file. A run of each suite
records the changes that it reaches. A change is tried only with the suites that reach it: first under the default
behavior of UIKit and the variants that tests name. If it survives, it is tried under sets with each variant. A
test notices a change if it fails, traps or does not end.

    Scripts/mutate logic                      tries 300 changes
    Scripts/mutate logic --count 1000         tries more changes
    Scripts/mutate logic --seed other         tries other changes
    Scripts/mutate logic --file Timing/       tries all changes in the files whose path contains this text
    Scripts/mutate logic --only 17 --only 25  tries the changes with these numbers of a listing
    Scripts/mutate logic --list               lists the changes and does not try them

The numbers count all changes of the toolkit, and differ between versions of the sources. Survivors.txt describes
the format of a reason. A reason for a change that is noticed, or that no longer exists, is an error.
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
# The variants of a run: the default and the variants that tests name, then sets with each variant.
VARIANTS = [None, "sets"]
MOST_SURVIVORS = 0.03


def add_arguments(parser, positive):
    parser.add_argument("--count", type=positive, default=300)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--file", default="")
    parser.add_argument("--only", type=positive, action="append")
    parser.add_argument("--verbose", action="store_true", help="prints what is noticed too")


def problems(sites=None, reasons=None):
    """Returns the problems of the list of survivors."""
    names = {site.name for site in sites or all_sites()}
    reasons = reasons or Reasons("Survivors.txt")
    return [
        f"Survivors.txt: “{name}” {'has no reason' if name in names else 'no longer exists'}"
        for name, reason in reasons.reasons.items() if not reason or name not in names]


def main(arguments):
    begin = time.monotonic()
    sites, reasons = all_sites(), Reasons("Survivors.txt")
    found = problems(sites, reasons)
    chosen, spare = choose(sites, arguments)
    if not chosen or arguments.only and len(chosen) < len(set(arguments.only)):
        return ["no such change: see --list"]
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
    """Returns the sites to try, and for each file the spare sites for those that do not compile."""
    if arguments.only:
        return [site for site in sites if site.number in arguments.only], {}
    by_file, taken = {}, set()
    for site in sorted(sites, key=lambda site: site.rank(arguments.seed)):
        # An operator can have only one other operator at a time.
        place = (site.file, site.at) if site.replaces else (site.file, site.number)
        if place not in taken:
            taken.add(place)
            by_file.setdefault(site.file, []).append(site)
    if arguments.file:
        chosen = [site for file in by_file if arguments.file in file for site in by_file[file]]
        return sorted(chosen, key=lambda site: site.number), {}
    # The number of sites of each file is rounded so that the sum is correct.
    chosen, spare, owed = [], {}, 0.0
    for file, ranked in sorted(by_file.items()):
        owed += arguments.count * len(ranked) / len(taken)
        share = round(owed)
        owed -= share
        chosen += ranked[:share]
        spare[file] = ranked[share:]
    return sorted(chosen, key=lambda site: site.number), spare


def build_changes(chosen, spare):
    """Builds the package with switches. Replaces sites that do not compile by spare sites of the same file.

    Returns the built sites and the dropped sites."""
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
    """Returns the sites with errors of the compiler: those in the line, or the last site before it."""
    failing = []
    pattern = re.compile(rf"{re.escape(str(FOLDER / TOOLKIT))}/?(\S+?\.swift):(\d+):\d+: error:")
    for file, line in sorted(set(pattern.findall(output))):
        here = [site for site in chosen if site.file == file]
        there = [site for site in here if site.line == int(line)]
        before = [site for site in here if site.line < int(line)]
        failing += there or before[-1:] or here[:1]
    return list(dict.fromkeys(failing))


class Suite:
    """A suite, the sites that it reaches, and its duration in seconds by the variants."""

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
        """Runs a suite without a change and records the sites that it reaches. Returns the problem, or None."""
        file = self.notes / suite.name.replace("/", ".")
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
        """Returns the test that notices a change; None if no test does."""
        reaching = [suite for suite in self.suites if site.number in suite.reached]
        # Suites that reach few sites are quick, and likely to test this site.
        reaching.sort(key=lambda suite: (suite.name.startswith("Inter"), len(suite.reached), suite.name))
        for variants in VARIANTS:
            suites = [suite for suite in reaching if variants in suite.variants]
            for part in (suites[:5], suites[5:]):
                limit = 20 + 4 * sum(suite.seconds[variants] for suite in part)
                names = filter_of(suite.name for suite in part)
                if part and (problem := run_tests(self.binary, names, site.number, variants, limit).problem):
                    return problem
        return None
