"""Runs tests with one active change."""

import concurrent.futures
import os
import pathlib
import re
import signal
import subprocess

# The tests print colors although their output is not a terminal.
COLOR = re.compile(r"\x1b\[[0-9;]*m")
ISSUE = re.compile(r"Test (.*?) recorded an issue")


class Run:
    """The result of running tests: the problem, None if they pass, and the output."""

    def __init__(self, problem, output):
        self.problem, self.output = problem, output

    @property
    def failures(self):
        """The lines of the output about failures."""
        return "".join(re.findall(r"^.*(?:✘|↳).*\n", self.output, re.MULTILINE))

    @property
    def is_broken_off(self):
        """Whether the tests have crashed or have not ended."""
        return self.problem is not None and "Test run with" not in self.output


def run_tests(binary, filter, number, variants=None, seconds=900, stops=True, also={}):
    """Runs the tests whose names match a filter.

    `number` is the number of the active change, 0 for none. `variants` is the value of the environment
    variable VARIANTS; None leaves it unset. With `stops`, the run stops at the first failure."""
    environment = dict(os.environ, MUTANT=str(number), **also)
    environment.pop("VARIANTS", None)
    if variants:
        environment["VARIANTS"] = variants
    package = pathlib.Path(binary).parents[2]
    process = subprocess.Popen(
        [binary, "--testing-library", "swift-testing", "--filter", filter], env=environment, cwd=package,
        stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
        errors="replace", start_new_session=True)
    lines = []
    timer = concurrent.futures.ThreadPoolExecutor(1)
    ended = timer.submit(lambda: _read(process, lines, stops))
    try:
        problem = ended.result(timeout=seconds)
    except concurrent.futures.TimeoutError:
        problem = "a test that does not end"
    finally:
        if process.poll() is None:
            os.killpg(process.pid, signal.SIGKILL)
        process.wait()
        timer.shutdown()
    return Run(problem, "".join(lines))


def _read(process, lines, stops):
    problem = None
    for line in process.stdout:
        line = COLOR.sub("", line)
        lines.append(line)
        if not problem and (found := ISSUE.search(line)):
            problem = found.group(1)
            if stops:
                return problem
    has_run = any("Test run with" in line for line in lines)
    return problem or (None if process.wait() == 0 and has_run else "a crash")


def suites_of(binary):
    """Returns the names of the suites, with their modules and outer suites."""
    listed = subprocess.run(
        [binary, "--testing-library", "swift-testing", "--list-tests"], stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True).stdout
    return sorted({line.partition("(")[0].rpartition("/")[0] for line in listed.splitlines() if "/" in line})


def filter_of(suites):
    """Returns a filter for suites by their names, which include the modules."""
    return f"^({'|'.join(re.escape(name) for name in suites)})/"
