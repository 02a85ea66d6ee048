"""A progress bar with the remaining time, as in the Swift commands, on standard error if it is a terminal."""

import sys
import time

# One column less than most terminals have, because some terminals wrap a full line.
COLUMNS = 79


class Progress:
    def __init__(self, title, total):
        self.title, self.total, self.done = title, total, 0
        self.begin = time.monotonic()
        self.is_shown = sys.stderr.isatty()
        self._draw()

    def advance(self):
        self.done += 1
        self._draw()

    def print(self, line):
        """Prints a line above the bar, to standard output."""
        self.finish()
        print(line, flush=True)
        self._draw()

    def finish(self):
        """Removes the bar."""
        if self.is_shown:
            print("\r\x1b[2K", end="", file=sys.stderr, flush=True)

    def _draw(self):
        if self.is_shown:
            line = bar(self.title, self.done, self.total, time.monotonic() - self.begin)
            print(f"\r\x1b[2K{line}", end="", file=sys.stderr, flush=True)


def bar(title, done, total, elapsed):
    """Returns a line such as `sheets  █████░░░░░  12 of 24  8 s left`. The estimate assumes equally long steps."""
    rest = f"  {done} of {total}"
    if done > 0:
        rest += f"  {duration(elapsed * (total - done) / done)} left"
    cells = min(COLUMNS - len(title) - len(rest) - 3, 40)
    if cells < 5:
        return (title + rest)[:COLUMNS]
    filled = cells * done // total if total else cells
    return f"{title}  {'█' * filled}{'░' * (cells - filled)}{rest}"


def duration(seconds):
    seconds = round(seconds)
    if seconds >= 3600:
        return f"{seconds // 3600} h {seconds // 60 % 60:02} min"
    if seconds >= 60:
        return f"{seconds // 60} min {seconds % 60:02} s"
    return f"{seconds} s"
