"""Builds a copy of the package with switches in the toolkit's sources, in .build/mutate/package.

The copy stays between runs. Unchanged files are not written, so that they are not compiled again.
"""

import re
import subprocess
import sys

from mutation.switches import declarations, switched
from swift_source import ROOT, swift_files

TOOLKIT = "Sources/InterruptibleTransitions/"
FOLDER = ROOT / ".build/mutate/package"
VERIFICATION = FOLDER / "Verification"
# The tests use internal declarations, and messages to app developers that only a debug build prints.
BUILD = ["-c", "release", "-Xswiftc", "-enable-testing", "-Xswiftc", "-enforce-exclusivity=unchecked",
         "-Xswiftc", "-DDEBUG"]
# The targets and products that no change needs, by their manifest.
UNNEEDED = {
    "Package.swift": ["HeadlessUIKitTests", "HeadlessDeviceTests", "TerminalProgress", "gallery"],
    "Verification/Package.swift": [
        "ProbeTests", "TerminalProgressTests", "TortureTests", "TortureCommand", "torture", "Torture"],
}


def toolkit_sources():
    """Yields the path within the toolkit and the text of each source."""
    folder = ROOT / TOOLKIT
    for path in swift_files(folder):
        yield path.relative_to(folder).as_posix(), path.read_text()


def synchronize():
    """Updates the copy, except for the toolkit's sources, which `write_switches` writes."""
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"], cwd=ROOT, check=True,
        stdout=subprocess.PIPE, text=True).stdout.splitlines()
    wanted = {name for name in listed if (ROOT / name).is_file()}
    for name in wanted:
        if name in UNNEEDED:
            write(FOLDER / name, _without((ROOT / name).read_text(), UNNEEDED[name]).encode())
        elif not name.startswith(TOOLKIT) or not name.endswith(".swift"):
            write(FOLDER / name, (ROOT / name).read_bytes())
    for path in FOLDER.rglob("*"):
        name = path.relative_to(FOLDER)
        kept = ".build" in name.parts or name.name == "Package.resolved" or name.as_posix() in wanted
        if not kept and path.is_file():
            path.unlink()


def _without(manifest, names):
    """Returns a manifest without some targets and products, and without what Linux adds."""
    for name in names:
        while found := re.search(rf'\n *\.\w+\(\s*name: "{name}"', manifest):
            depth, end = 0, found.start()
            for end in range(found.start(), len(manifest)):
                depth += {"(": 1, ")": -1}.get(manifest[end], 0)
                if depth == 0 and manifest[end] == ")":
                    break
            manifest = manifest[:found.start()] + manifest[end + 1:].removeprefix(",")
    # The pages of the playground.
    return re.sub(r"\n#if os\(Linux\)\n.*?\n#endif\n", "\n", manifest, flags=re.DOTALL)


def write(path, content):
    """Writes a file unless it already has the content."""
    if not path.exists() or path.read_bytes() != content:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)


def write_switches(sites):
    """Writes the toolkit's sources with the switches of the sites."""
    for name, text in toolkit_sources():
        text = switched(text, [site for site in sites if site.file == name])
        write(FOLDER / TOOLKIT / name, text.encode())
    write(FOLDER / TOOLKIT / "Platform/Mutant.swift", declarations(sites).encode())


def failure_of_build(*what, folder=FOLDER, options=BUILD):
    """Builds a package, and returns the output if the build fails."""
    built = subprocess.run(
        ["swift", "build", *what, "--package-path", str(folder), *options],
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, stdin=subprocess.DEVNULL, text=True)
    return f"{built.stdout}exit code {built.returncode}" if built.returncode else None


def build(*what, folder=FOLDER, options=BUILD):
    """Builds a package, and ends the script if the build fails."""
    output = failure_of_build(*what, folder=folder, options=options)
    if output is not None:
        sys.exit(f"mutate: the package does not build with switches\n{output[-8000:]}")


def test_binary(folder=FOLDER, configuration="release"):
    """Returns the path of the program with the tests of a package."""
    return str(next((folder / ".build" / configuration).glob("*.xctest")))
