"""Reads lists of exceptions: a line with the name of each, and indented lines with the reason."""

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
        """Returns the reason for a name, or None, and records that the name is not stale."""
        self.taken.add(name)
        return self.reasons.get(name)

    def problems(self, stale):
        """Returns the problems of the list: names without a reason, and stale names."""
        found = [f"{self.file}: “{name}” has no reason" for name, why in self.reasons.items() if not why]
        return found + [f"{self.file}: “{name}” {stale}" for name in self.reasons if name not in self.taken]
