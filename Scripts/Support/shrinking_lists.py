"""Reads lists that only shrink: a line with the path of each file and its number of findings."""

from swift_source import ROOT


def problems(file, counts, what, advice):
    """Yields a line for each file that has more or fewer findings than its list allows.

    A file that is not in the list may have none. `counts` has the number of findings of each file that has any.
    """
    allowed = {}
    for line in (ROOT / "Scripts" / "Data" / file).read_text().splitlines():
        if line.strip() and not line.startswith("#"):
            name, _, number = line.rpartition(" ")
            allowed[name] = int(number)
    for name in sorted({*counts, *allowed}):
        count, limit = counts.get(name, 0), allowed.get(name, 0)
        if count > limit:
            yield f"{name}: {count} {what}, {limit} allowed by Scripts/Data/{file}: {advice}"
        elif count < limit:
            action = f"lower the number {limit} to {count}" if count else "remove its line"
            yield f"{name}: {count or 'no'} {what}: {action} in Scripts/Data/{file}"
