"""Compiles against Objective-C declarations, on a machine that has none of Apple's SDKs."""

import json
import pathlib
import subprocess

from swift_source import ROOT

INTERFACE = ROOT / "Tests" / "AppleInterface"
# In the order in which they need each other. UIKit is not there on macOS.
DARWIN = ["Darwin", "ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "QuartzCore"]
# What is left of the toolchain: its Foundation must not be mistaken for Darwin's.
STANDARD_LIBRARY = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Testing",
]
PACKAGE = ["-package-name", "interruptibletransitions"]
# AutoreleasingUnsafeMutablePointer, which goes with Objective-C.
LACKING = "broken standard library: cannot find intrinsic operations on UnsafeMutablePointer"
MAIN_ACTOR = ["-default-isolation", "MainActor"]


class Compiler:
    """Builds modules in a folder of its own; nothing is linked or run."""

    def __init__(self, folder, has_uikit):
        self.folder = pathlib.Path(folder)
        self.modules = self.folder / "modules"
        self.modules.mkdir(parents=True)
        self.sdk = DARWIN + (["UIKit"] if has_uikit else [])
        self.flags = [
            "-swift-version", "6",
            "-enable-objc-interop", "-disable-objc-attr-requires-foundation-module",
            "-warnings-as-errors", "-diagnostic-style", "llvm",
            "-resource-dir", self._resources(), "-plugin-path", self.plugins,
            "-plugin-path", self.plugins / "testing", "-module-cache-path", self.folder / "cache",
            "-I", self.modules, "-I", INTERFACE / "Darwin",
        ]
        if has_uikit:
            self.flags += ["-I", INTERFACE / "UIKit"]

    def _resources(self):
        """A view of the toolchain's resources that ends at the standard library."""
        told = subprocess.run(
            ["swiftc", "-print-target-info"], capture_output=True, text=True, check=True)
        information = json.loads(told.stdout)
        self.target = information["target"]["unversionedTriple"]
        original = pathlib.Path(information["paths"]["runtimeResourcePath"])
        self.plugins = original / "host" / "plugins"
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
            "-emit-module", "-parse-as-library", "-module-name", module,
            "-import-underlying-module", *sources,
            "-o", self.modules / f"{module}.swiftmodule")

    def module(self, name, sources, *options):
        """Compiles a module, down to SIL: data races and missing returns are found there."""
        interface = self.modules / f"{name}.swiftmodule"
        return self.check(name, sources, "-emit-module-path", interface, *options)

    def type_check(self, name, sources, *options):
        """Compiles a module but makes no SIL of it: its interface first, then the bodies.

        With Objective-C the compiler wants a type of the standard library that Linux lacks,
        wherever `&value` becomes an UnsafeMutablePointer. That is not the sources' fault.
        """
        library = self._as_library(sources)
        common = ["-module-name", name, *PACKAGE, *options, *sources, *library]
        interface = self.modules / f"{name}.swiftmodule"
        self.frontend(
            "-emit-module", "-experimental-skip-all-function-bodies", *common, "-o", interface)
        done, said = self.frontend("-typecheck", *common)
        errors = [line for line in said.splitlines() if " error: " in line]
        return done or bool(errors) and all(LACKING in line for line in errors), said

    def check(self, name, sources, *options):
        """Compiles files to SIL."""
        return self.frontend(
            "-emit-sil", "-o", "/dev/null", "-module-name", name, *PACKAGE, *options, *sources,
            *self._as_library(sources))

    @staticmethod
    def _as_library(sources):
        """Statements may stand at the top of main.swift and of a playground page alone."""
        programs = {"main.swift", "Contents.swift"}
        return [] if programs & {source.name for source in sources} else ["-parse-as-library"]

    def symbols(self, module, *options):
        """The symbol graph of a compiled module, with what its Clang part declares."""
        folder = self.folder / "symbols" / module
        folder.mkdir(parents=True)
        done, said = self.frontend(
            "-merge-modules", "-emit-module", "-module-name", module,
            self.modules / f"{module}.swiftmodule", "-o", folder / f"{module}.swiftmodule",
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder, *options)
        return done, said, self.read_graphs(folder)

    @staticmethod
    def read_graphs(folder):
        """The symbol graphs in a folder: of a module, and of what it adds to others' types."""
        return [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]
