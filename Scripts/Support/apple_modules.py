"""Compiles against Objective-C declarations on a machine without Apple's SDKs."""

import json
import pathlib
import subprocess

from swift_source import ROOT

INTERFACE = ROOT / "Tests" / "AppleInterface"
# In the order of their dependencies. UIKit does not exist on macOS.
DARWIN = ["Darwin", "ObjectiveC", "CoreFoundation", "CoreGraphics", "Foundation", "QuartzCore"]
# The modules of the toolchain in use. Its Foundation must not replace Darwin's.
STANDARD_LIBRARY = [
    "Swift", "SwiftOnoneSupport", "_Concurrency", "_StringProcessing", "Testing",
]
PACKAGE = ["-package-name", "interruptibletransitions"]
# AutoreleasingUnsafeMutablePointer, which belongs to Objective-C.
LACKING = "broken standard library: cannot find intrinsic operations on UnsafeMutablePointer"
MAIN_ACTOR = ["-default-isolation", "MainActor"]


class Compiler:
    """Builds modules in a separate folder; nothing is linked or run."""

    def __init__(self, folder, has_uikit, options=()):
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
        self.flags += options

    def _resources(self):
        """Returns a view of the toolchain's resources that contains only the standard library."""
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
        """Returns whether the compiler succeeds, and its output."""
        command = ["swiftc", "-frontend", *map(str, self.flags), *map(str, arguments)]
        run = subprocess.run(
            command, cwd=ROOT, stdin=subprocess.DEVNULL, capture_output=True, text=True)
        return run.returncode == 0, run.stdout + run.stderr

    def overlay(self, module):
        """Compiles an SDK's module: its headers, and their Swift overlay."""
        sources = sorted((INTERFACE / "Overlays" / module).glob("*.swift"))
        return self.frontend(
            "-emit-module", "-parse-as-library", "-module-name", module,
            "-import-underlying-module", *sources,
            "-o", self.modules / f"{module}.swiftmodule")

    def module(self, name, sources, *options):
        """Compiles a module to SIL, where the compiler finds data races and missing returns."""
        interface = self.modules / f"{name}.swiftmodule"
        return self.check(name, sources, "-emit-module-path", interface, *options)

    def type_check(self, name, sources, *options):
        """Compiles a module without SIL: its interface first, then the bodies.

        With Objective-C the compiler needs a type of the standard library that Linux lacks,
        wherever `&value` becomes an UnsafeMutablePointer. This is not an error of the sources.
        """
        library = self._as_library(sources)
        common = ["-module-name", name, *PACKAGE, *options, *sources, *library]
        interface = self.modules / f"{name}.swiftmodule"
        self.frontend(
            "-emit-module", "-experimental-skip-all-function-bodies",
            "-experimental-allow-module-with-compiler-errors", *common, "-o", interface)
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
        """Returns the option for a library. Only main.swift and pages have top-level statements."""
        programs = {"main.swift", "Contents.swift"}
        return [] if programs & {source.name for source in sources} else ["-parse-as-library"]

    def symbols(self, module, *options):
        """Returns the symbol graph of a compiled module, including the declarations of its Clang part."""
        folder = self.folder / "symbols" / module
        folder.mkdir(parents=True)
        done, said = self.frontend(
            "-merge-modules", "-emit-module", "-module-name", module,
            self.modules / f"{module}.swiftmodule", "-o", folder / f"{module}.swiftmodule",
            "-emit-symbol-graph", "-emit-symbol-graph-dir", folder, *options)
        return done, said, self.read_graphs(folder)

    @staticmethod
    def read_graphs(folder):
        """Returns the symbol graphs in a folder: of a module, and of its extensions of other modules."""
        return [json.loads(path.read_text()) for path in sorted(folder.glob("*.symbols.json"))]
