"""Finds the targets that Xcode builds for an iOS destination: those of the shared scheme."""

import json
import re
import subprocess

from swift_source import ROOT

SCHEME = ROOT / ".swiftpm/xcode/xcshareddata/xcschemes/InterruptibleTransitions.xcscheme"
# The targets that must not be built where UIKit exists.
HEADLESS = {
    "HeadlessUIKit", "HeadlessDevice", "Rehearsals", "TerminalProgress", "gallery"}


def manifest(scratch):
    run = subprocess.run(
        ["swift", "package", "--scratch-path", str(scratch), "dump-package"],
        cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    return json.loads(run.stdout)


def destination_problems(scratch):
    """Returns the entries of the scheme that need a headless target on iOS or are not targets."""
    dependencies = {
        target["name"]: list(ios_dependencies(target)) for target in manifest(scratch)["targets"]}
    waiting = sorted(set(re.findall(r'BlueprintIdentifier = "(\w+)"', SCHEME.read_text())))
    found = [] if waiting else ["the shared scheme names no target"]
    seen = set()
    while waiting:
        name = waiting.pop()
        if name in seen:
            continue
        seen.add(name)
        if name not in dependencies:
            found.append(f"the shared scheme names {name}, which is no target")
        elif name in HEADLESS:
            found.append(f"for an iOS destination the shared scheme builds {name}")
        else:
            waiting += dependencies[name]
    return found


def ios_dependencies(target):
    """Yields the target's dependencies except those whose condition excludes iOS."""
    for dependency in target["dependencies"]:
        name, condition = (dependency.get("target") or dependency["byName"])[:2]
        if not condition or "ios" in condition.get("platformNames", ["ios"]):
            yield name


def pure_tests():
    """Returns the files of the only test target that an iOS destination builds."""
    return sorted((ROOT / "Tests/PureTests").rglob("*.swift"))
