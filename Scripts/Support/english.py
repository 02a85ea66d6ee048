"""Finds doc comments that begin with "What", and banned words.

Banned words are searched in comments, the names of tests, articles, scripts, and texts that people see: the
string literals in the folders of `TEXTS`.
"""

import pathlib
import re

from swift_source import ROOT, shown_texts, swift_files

NAMES = {"what": 'a doc comment does not begin with "What"', "words": "banned word"}
PHRASES = "|".join([
    # Words that are rarely plain
    "whatever|whoever|nobody|anew|by now|by then|besides|of its own|of the app's own|in vain|for ever",
    "any more|comes about|takes? part(?! of)|in the hand|in hand|has its say|called the same|to be had",
    "turn(?:s|ed|ing)?(?: \\w+){0,2} round|(?:come|comes|came|coming) to rest|let(?:s|ting)? go",
    "(?:was|were) told|thr(?:ow|ows|ew|own|owing) (?:it|them) on|to and fro",
    # British spellings
    "(?:dis)?(?:behaviour|colour|favour|flavour|harbour|honour|humour|labour|neighbour|rumour)\\w*",
    "(?:centi|kilo|milli)?(?:litre|metre)s?|centr(?:e|es|ed|ing)|grey\\w*|theatres?|fibres?|catalogues?",
    "programmes?|defence|licence|tyres?|yoghurts?|whilst|amongst|learnt|spelt",
    "(?:label|model|signal|travel)l(?:ed|er|ers|ing)|analys(?:e|ed|er|ing)",
    "(?:apolog|caramel|emphas|final|general|initial|maxim|minim|normal|optim|organ|real|recogn|serial)"
    "is(?:e|es|ed|er|ers|ing|ation)|(?:special|summar|synchron|util|visual)is(?:e|es|ed|er|ers|ing|ation)",
])
# A phrase may continue in the next line of a comment.
WORDS = re.compile(r"\b(" + PHRASES.replace(" ", r"[ /#*]*[\n ][ /#*]*") + r")\b", re.IGNORECASE)
DOC_COMMENT = re.compile(r"\s*///\s*(.*)")
TEST_NAME = re.compile(r'@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"')
# The tables of its pages are data.
TABLES = "Documentation/UIKitFacts"
# Files and folders whose string literals people see. In the fixtures, these are the folders "Playgrounds".
TEXTS = re.compile(r"(?:.*/)?Playgrounds/|Verification/Sources/(?:Exploration|ReadingsCommand)/")


def findings(path):
    """Yields (kind, line, word, text) for each place in a file; the kind is "what" or "words"."""
    text = path.read_text()
    lines = text.splitlines()
    if path.suffix == ".swift":
        prose = [swift_prose(line) for line in lines]
        if TEXTS.match(path.relative_to(ROOT).as_posix()):
            literals = shown_texts(text).splitlines()
            prose = [f"{comment} {literal}" for comment, literal in zip(prose, literals)]
        else:
            add_test_names(text, prose)
        was_doc = False
        for number, line in enumerate(lines, 1):
            found = DOC_COMMENT.match(line)
            if found and not was_doc and re.match(r"What\b", found.group(1)):
                yield "what", number, "What", line.strip()
            was_doc = bool(found)
    elif path.suffix == ".md":
        is_data = path.parent == ROOT / TABLES
        prose = ["" if is_data and line.startswith("|") else line for line in lines]
    else:
        prose = lines
    prose = "\n".join(prose)
    for found in WORDS.finditer(prose):
        number = prose.count("\n", 0, found.start()) + 1
        word = " ".join(re.findall(r"[\w']+", found.group()))
        yield "words", number, word, lines[number - 1].strip()


def swift_prose(line):
    """Returns the comment of a line. The comment may follow code."""
    found = re.search(r"(//.*)", re.sub(r'"(?:[^"\\]|\\.)*"', '""', line))
    return found.group(1) if found else ""


def add_test_names(text, prose):
    for found in TEST_NAME.finditer(text):
        prose[text.count("\n", 0, found.start(1))] += " " + found.group(1).replace("\n", " ")


def fixture_findings(folder):
    """Returns the findings in a fixture, one per line."""
    return [
        f"{path.name}:{number}: {kind}" for path in swift_files(folder)
        for kind, number, _, _ in sorted(findings(path), key=lambda found: found[1])]


def prose_files():
    for folder in ("Sources", "Tests", "Playgrounds", "Verification", "Benchmarks"):
        yield from swift_files(ROOT / folder)
    yield from (path for path in sorted((ROOT / "Scripts").iterdir()) if path.is_file())
    # This file contains the banned words.
    modules = (ROOT / "Scripts" / "Support").rglob("*.py")
    yield from sorted((ROOT / "Sources" / "HeadlessDevice" / "Page").iterdir())
    live = ROOT / "Playgrounds" / "Live" / "Sources" / "LiveDevice" / "Page"
    yield from sorted(path for path in live.iterdir() if not path.is_symlink())
    yield from sorted(path for path in modules if path != pathlib.Path(__file__))
    yield from articles()


def articles():
    for pattern in ("*.md", "Documentation/**/*.md", "Benchmarks/*.md", "Sources/**/*.md"):
        yield from sorted(ROOT.glob(pattern))


def problems():
    """Returns a line for each finding."""
    return [
        f"{path.relative_to(ROOT).as_posix()}:{number}: {NAMES[kind]}: “{word}” in {text[:90]}"
        for path in prose_files() for kind, number, word, text in findings(path)
    ]
