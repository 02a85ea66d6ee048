"""Ignores each rule of the transition's state machine, one at a time. A table test must fail for each rule.

The state machine uses no views. It is compiled separately in a debug build, which is the fastest.
"""

import concurrent.futures
import os
import re

from mutation.package import TOOLKIT, build, test_binary, write
from mutation.runs import run_tests
from mutation.switches import SWITCHES
from swift_source import ROOT

PACKAGE = ROOT / ".build/mutate/rules"
MACHINE = "Flight/TransitionStateMachine.swift"
OTHERS = [
    "Flight/TransitionPhase.swift",
    "Flight/TransitionPosition.swift",
    "Progress/Double+Sanitizing.swift",
]
TESTS = "Tests/PureTests/Transition/TransitionStateMachineTests.swift"
MANIFEST = """// swift-tools-version: 6.2
import PackageDescription
let settings: [SwiftSetting] = [.defaultIsolation(MainActor.self)]
let package = Package(
  name: "Rules",
  targets: [
    .target(name: "InterruptibleTransitions", swiftSettings: settings),
    .testTarget(
      name: "MachineTests", dependencies: ["InterruptibleTransitions"], swiftSettings: settings),
  ])
"""


def with_switches(source):
    """Returns the source with a switch in each rule, and the rules."""
    rules, lines, pattern, is_inside = [], [], None, False
    for line in source.splitlines():
        if "switch (state, event) {" in line:
            is_inside = True
        elif is_inside and line.strip() == "default:":
            is_inside = False
        lines.append(line)
        if not is_inside:
            continue
        if line.startswith("    case "):
            pattern = ""
        if pattern is not None:
            pattern += " " + line.strip()
            if line.rstrip().endswith(":"):
                rules.append(pattern.removeprefix(" case ").rstrip(":"))
                lines.append(f"      if mutant({len(rules)}) {{ return Actions(nil) }}")
                pattern = None
    return "\n".join(lines) + "\n", rules


def problems():
    """Returns the problems that need no build: all rules of the state machine must be found."""
    source = (ROOT / TOOLKIT / MACHINE).read_text()
    count = len(re.findall(r"^    case \(", source, re.MULTILINE))
    rules = with_switches(source)[1]
    return [] if rules and len(rules) == count else [f"{MACHINE}: {len(rules)} of {count} rules are found"]


def main(arguments):
    source, rules = with_switches((ROOT / TOOLKIT / MACHINE).read_text())
    target = PACKAGE / "Sources/InterruptibleTransitions"
    write(PACKAGE / "Package.swift", MANIFEST.encode())
    write(target / "TransitionStateMachine.swift", source.encode())
    write(target / "Mutant.swift", SWITCHES.encode())
    for file in OTHERS:
        write(target / file.split("/")[-1], (ROOT / TOOLKIT / file).read_bytes())
    write(PACKAGE / "Tests/MachineTests/Tests.swift", (ROOT / TESTS).read_bytes())
    build("--build-tests", folder=PACKAGE, options=[])
    binary = test_binary(PACKAGE, "debug")
    run = run_tests(binary, "Tests", 0, stops=False)
    if run.problem:
        return [f"the tests fail as they are: {run.problem}\n{run.output}"]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        runs = list(pool.map(lambda number: run_tests(binary, "Tests", number), range(1, len(rules) + 1)))
    noticed = [run.problem is not None for run in runs]
    for rule, is_noticed in zip(rules, noticed):
        print(f"{'noticed ' if is_noticed else 'SURVIVED'}  {rule}")
    print(f"mutate rules: {len(rules)} rules, {sum(noticed)} noticed")
    return [f"nothing notices that a rule is ignored: {rule}" for rule, seen in zip(rules, noticed) if not seen]
