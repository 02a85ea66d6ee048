"""Compiles against Objective-C declarations, on a machine that has none of Apple's SDKs."""

import json
import pathlib
import shutil
import subprocess

from swift_source import ROOT

INTERFACE = ROOT / "Tests" / "AppleInterface"
# In the order in which they need each other. UIKit is not there on macOS.
DARWIN = ["Darwin", "ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "QuartzCore"]
# What is left of the toolchain: its Foundation must not be mistaken for Darwin's.
STANDARD_LIBRARY = ["Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing"]
PACKAGE = ["-package-name", "interruptibletransitions"]
MAIN_ACTOR = ["-default-isolation", "MainActor"]


class Compiler:
    """Builds modules in a folder of its own; nothing is linked or run."""

    def __init__(self, folder, has_uikit):
        self.folder = pathlib.Path(folder)
        self.modules = self.folder / "modules"
        self.modules.mkdir(parents=True)
        self.sdk = DARWIN + (["UIKit"] if has_uikit else [])
        self.flags = [
            "-swift-version", "6", "-parse-as-library",
            "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
            "-warnings-as-errors", "-diagnostic-style", "llvm",
            "-resource-dir", self._resources(), "-module-cache-path", self.folder / "cache",
            "-I", self.modules, "-I", INTERFACE / "Darwin",
        ]
        if has_uikit:
            self.flags += ["-I", INTERFACE / "UIKit"]

    def _resources(self):
        """A view of the toolchain's resources that ends at the standard library."""
        told = subprocess.run(
            ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
        original = pathlib.Path(json.loads(told.stdout)["paths"]["runtimeResourcePath"])
        view = self.folder / "resources"
        (view / "linux").mkdir(parents=True)
        for name in ("shims", "clang"):
            (view / name).symlink_to((original / name).resolve())
        for name in STANDARD_LIBRARY:
            module = f"{name}.swiftmodule"
            (view / "linux" / module).symlink_to(original / "linux" / module)
        return view

    def frontend(self, *arguments):
        """Whether the compiler is content, and what it says."""
        command = ["swiftc", "-frontend", *map(str, arguments), *map(str, self.flags)]
        run = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        return run.returncode == 0, run.stdout + run.stderr

    def overlay(self, module):
        """Compiles an SDK's module: its headers, and the lines of Swift that go with them."""
        sources = sorted((INTERFACE / "Overlays" / module).glob("*.swift"))
        return self.frontend(
            "-emit-module", "-module-name", module, "-import-underlying-module", *sources,
            "-o", self.modules / f"{module}.swiftmodule")

    def module(self, name, sources, *options):
        """Compiles a module, down to SIL: data races and missing returns are found there."""
        interface = self.modules / f"{name}.swiftmodule"
        emitted = self.frontend(
            "-emit-module", "-module-name", name, *PACKAGE, *options, *sources, "-o", interface)
        if not emitted[0]:
            return emitted
        return self.check(name, sources, *options)

    def check(self, name, sources, *options):
        """Compiles files to SIL and keeps nothing."""
        return self.frontend(
            "-emit-sil", "-o", "/dev/null", "-module-name", name, *PACKAGE, *options, *sources)

    def symbols(self, module):
        """The symbol graph of a module, with what its Clang part declares."""
        folder = self.folder / "symbols" / module
        folder.mkdir(parents=True)
        done, said = self.frontend(
            "-merge-modules", "-emit-module", "-module-name", module,
            self.modules / f"{module}.swiftmodule", "-o", folder / f"{module}.swiftmodule",
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder)
        graphs = sorted(folder.glob("*.symbols.json"))
        return done, said, [json.loads(graph.read_text()) for graph in graphs]

    def clean(self):
        shutil.rmtree(self.folder, ignore_errors=True)
