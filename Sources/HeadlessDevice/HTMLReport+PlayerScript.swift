extension HTMLReport {
  /// Handles time: playing, stepping, seeking, and the parts of the page that depend on it.
  static let playerScript = #"""
    const entries = read('entries');
    const screen = new Screen(byId('layers'));
    const player = {
      entry: -1, recording: null, timeline: null, time: 0, speed: 1, playing: false,
    };
    let logs = [];

    function show(time) {
      const { recording, timeline } = player;
      player.time = Math.min(Math.max(time, recording.start), recording.end);
      const index = frameIndex(recording, player.time);
      const frame = recording.frames[index];
      screen.draw(frame);
      drawFingers(recording, index);
      timeline.show(player.time);
      const seconds = player.time.toFixed(3);
      const clock = byId('clock');
      clock.firstChild.textContent = `${seconds} s`;
      clock.lastChild.textContent =
        recording.frames.length ? `frame ${index + 1} of ${recording.frames.length}` : 'no frames';
      const scrubber = byId('scrubber');
      scrubber.setAttribute('aria-valuemin', recording.start);
      scrubber.setAttribute('aria-valuemax', recording.end);
      scrubber.setAttribute('aria-valuenow', seconds);
      scrubber.setAttribute('aria-valuetext', `${seconds} seconds`);
      for (const log of logs) log(player.time);
      rememberPlace();
    }

    function seek(time) {
      pause();
      const { recording } = player;
      if (!recording.frames.length) return show(0);
      // The nearest frame: what is shown is then what the time says.
      const index = frameIndex(recording, time);
      const [before, after] = [recording.frames[index], recording.frames[index + 1]];
      show(after && after.time - time < time - before.time ? after.time : before.time);
    }

    function step(count) {
      pause();
      const { recording, time } = player;
      const index = frameIndex(recording, time) + count;
      const frame = recording.frames[Math.min(Math.max(index, 0), recording.frames.length - 1)];
      if (frame) show(frame.time);
    }

    function setPlaying(playing) {
      player.playing = playing;
      document.body.classList.toggle('playing', playing);
      byId('play').setAttribute('aria-label', playing ? 'Pause' : 'Play');
    }

    function pause() {
      if (player.playing) setPlaying(false);
    }

    function play() {
      const { recording } = player;
      if (player.time >= recording.end - 1e-4) player.time = recording.start;
      setPlaying(true);
      let previous = null;
      const run = player.run = (now) => {
        if (!player.playing || player.run !== run) return;
        const passed = previous === null ? 0 : (now - previous) / 1000 * player.speed;
        previous = now;
        show(player.time + passed);
        if (player.time < recording.end) requestAnimationFrame(run);
        else seek(recording.end);
      };
      requestAnimationFrame(run);
    }

    const toggle = () => player.playing ? seek(player.time) : play();

    function setSpeed(speed) {
      player.speed = speed;
      for (const button of byId('speeds').children) {
        button.setAttribute('aria-pressed', +button.dataset.speed === speed);
      }
    }

    // A finger, the way it came, and, once it has lifted, a ring that fades.
    function drawFingers(recording, index) {
      const svg = byId('overlay').firstElementChild;
      const { frames, rate } = recording;
      const memory = Math.round(rate * .25);
      const seen = new Map();
      for (let i = Math.max(0, index - memory); i <= index && frames.length; i += 1) {
        for (const [id, x, y] of frames[i].fingers) {
          if (!seen.has(id)) seen.set(id, { points: [], last: i });
          const finger = seen.get(id);
          finger.points.push(`${x} ${y}`);
          Object.assign(finger, { x, y, last: i });
        }
      }
      let drawing = '';
      for (const { points, x, y, last } of seen.values()) {
        const gone = (index - last) / memory;
        if (points.length > 1 && gone === 0) {
          drawing += `<path class="trail" d="M${points.join('L')}"/>`;
        }
        drawing += gone === 0
          ? `<circle class="finger" cx="${x}" cy="${y}" r="22"/>`
          : `<circle class="lifted" cx="${x}" cy="${y}" r="${22 + 14 * gone}"`
            + ` opacity="${1 - gone}"/>`;
      }
      svg.innerHTML = drawing;
    }

    // The calls as a list; the latest is marked, and each leads to its time.
    function listLogs(recording) {
      byId('logs').replaceChildren();
      logs = recording.tracks.filter((track) => track.kind === 'log').map((track) => {
        const list = make('ol');
        const buttons = track.items.map(([time, text]) => {
          const button = make('button');
          button.append(make('time', '', time.toFixed(3)), make('span', '', text));
          button.addEventListener('click', () => seek(time));
          const item = make('li');
          item.append(button);
          list.append(item);
          return button;
        });
        const section = make('section');
        section.append(make('h3', '', track.name), list);
        byId('logs').append(section);
        let shown = -2;
        return (time) => {
          const current = last(track.items, time);
          if (current === shown) return;
          shown = current;
          buttons.forEach((button, index) => {
            button.classList.toggle('past', index <= current);
            button.classList.toggle('current', index === current);
          });
          const row = buttons[Math.max(current, 0)];
          const box = byId('logs');
          if (row && box.scrollHeight > box.clientHeight) {
            const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
            const isOutside = top < 24 || top > box.clientHeight - 56;
            if (isOutside) box.scrollTop += top - box.clientHeight / 2;
          }
        };
      });
    }

    """#
}
