"""Finds, installs and controls a headless Chromium by the DevTools protocol."""

import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time

PATIENCE = 30.0  # seconds for an answer
SCRIPT = os.path.basename(sys.argv[0])
FLAGS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage",
         "--no-first-run", "--remote-debugging-pipe", "about:blank"]


class Browser:
    """A Chromium that is controlled by the DevTools protocol over its descriptors 3 and 4.

    The protocol separates errors from messages; Chromium's log of the console does not.
    """

    def __init__(self, executable, profile):
        ends = [end for _ in range(2) for end in os.pipe()]
        commands, self.write, self.read, replies = [
            fcntl.fcntl(end, fcntl.F_DUPFD_CLOEXEC, 10) for end in ends]
        for end in ends:
            os.close(end)
        os.dup2(commands, 3)
        os.dup2(replies, 4)
        self.process = subprocess.Popen(
            [executable, f"--user-data-dir={profile}", *FLAGS], pass_fds=(3, 4),
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        for end in (3, 4, commands, replies):
            os.close(end)
        self.buffer, self.events, self.last_id = b"", [], 0

    def message(self, until):
        """Returns the next message, or None if none arrives before the deadline."""
        while b"\0" not in self.buffer:
            wait = until - time.monotonic()
            if wait <= 0 or not select.select([self.read], [], [], wait)[0]:
                return None
            received = os.read(self.read, 1 << 20)
            if not received:
                sys.exit(f"{SCRIPT}: Chromium has stopped")
            self.buffer += received
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def call(self, method, session=None, **parameters):
        """Sends a command and returns its result. Keeps the events before the result."""
        self.last_id += 1
        command = {"id": self.last_id, "method": method, "params": parameters}
        if session:
            command["sessionId"] = session
        try:
            os.write(self.write, json.dumps(command).encode() + b"\0")
        except BrokenPipeError:
            sys.exit(f"{SCRIPT}: Chromium has stopped")
        deadline = time.monotonic() + PATIENCE
        while message := self.message(deadline):
            if message.get("id") == self.last_id:
                return message.get("result", {})
            self.events.append(message)
        sys.exit(f"{SCRIPT}: Chromium does not answer {method}")

    def listen(self, seconds):
        """Keeps the events that arrive within a time in seconds."""
        deadline = time.monotonic() + seconds
        while message := self.message(deadline):
            self.events.append(message)

    def close(self):
        """Ends Chromium cleanly, so that no process continues to write to the profile."""
        try:
            os.write(self.write, b'{"id": 0, "method": "Browser.close"}\0')
            self.process.wait(timeout=10)
        except (BrokenPipeError, subprocess.TimeoutExpired):
            self.process.kill()
            self.process.wait()


def chromium():
    """Returns the path of an installed Chromium, or None."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser"))), None)


def install_chromium():
    """Installs Chromium, unless another script has done so by the time this one may."""
    with open(os.path.join(tempfile.gettempdir(), "install-chromium.lock"), "w") as lock:
        # apt-get does not wait for another one that reads the lists of packages.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if chromium():
            return
        print(f"{SCRIPT}: installing Chromium", flush=True)
        as_root = [] if os.geteuid() == 0 else ["sudo", "-n"]
        options = ["-qq", "-o", "DPkg::Lock::Timeout=300", "-o", "Acquire::Retries=2"]
        environment = dict(os.environ, DEBIAN_FRONTEND="noninteractive")
        for command in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
            try:
                subprocess.run(
                    [*as_root, "apt-get", *options, *command], env=environment, check=True,
                    stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, timeout=900)
            except (OSError, subprocess.SubprocessError) as error:
                print(f"{SCRIPT}: {error}")
                return
