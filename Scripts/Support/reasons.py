"""Reads lists of exceptions, each with its reason: a line that names it, and indented lines that say why."""

from swift_source import ROOT


class Reasons:
    def __init__(self, file):
        self.file, self.reasons, self.taken = file, {}, set()
        path, name = ROOT / "Scripts" / "Data" / file, None
        for line in path.read_text().splitlines() if path.exists() else []:
            if line.startswith(" ") and name:
                self.reasons[name] = f"{self.reasons[name]} {line.strip()}".strip()
            elif line.strip() and not line.startswith("#"):
                name = line.strip()
                self.reasons[name] = ""

    def take(self, name):
        """Returns the reason of what is named, if there is one, which is not stale then."""
        self.taken.add(name)
        return self.reasons.get(name)

    def problems(self, stale):
        """Returns what is wrong with the list: what has no reason, and what was not taken."""
        found = [f"{self.file}: “{name}” has no reason" for name, why in self.reasons.items() if not why]
        return found + [f"{self.file}: “{name}” {stale}" for name in self.reasons if name not in self.taken]
