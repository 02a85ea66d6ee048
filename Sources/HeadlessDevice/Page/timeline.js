// The tracks over time: strips, plots and marks, on one axis.
import { byId, fixed, make } from './dom.js';
import { plot, strip, touches } from './rows.js';

const steps = [.01, .02, .05, .1, .2, .5, 1, 2, 5, 10, 20, 60, 300];

class Axis {
  constructor(start, end) {
    this.start = start;
    this.end = end;
  }

  // From 0 to 1; a recording of one frame has no length.
  fraction(time) {
    const { start, end } = this;
    return end > start ? Math.min(Math.max((time - start) / (end - start), 0), 1) : 0;
  }

  percent(time) {
    return `${fixed(this.fraction(time) * 100)}%`;
  }
}

export class Timeline {
  constructor(recording) {
    this.axis = new Axis(recording.start, recording.end);
    this.calls = recording.tracks.filter((track) => track.kind === 'log');
    const rows = (kind, row) => recording.tracks
      .filter((track) => track.kind === kind).map((track) => row(track, this.axis));
    this.rows = [...rows('strip', strip), touches(recording, this.axis), ...rows('plot', plot)]
      .filter((row) => row);
    byId('tracks').replaceChildren(...this.rows.map((row) => row.element));
    this.layOut();
  }

  // The ruler: a number wherever there is room for one, and a mark for each call.
  layOut() {
    const scrubber = byId('scrubber');
    const { start, end } = this.axis;
    const room = Math.max(2, Math.floor(scrubber.clientWidth / 58));
    const step = steps.find((length) => (end - start) / length <= room) ?? 3600;
    scrubber.replaceChildren();
    for (let n = Math.ceil(start / step - 1e-6); n * step <= end + 1e-6; n += 1) {
      const hasRoom = this.axis.fraction(n * step) < .97;
      const text = `${+(n * step).toFixed(2)}${n === 0 ? ' s' : ''}`;
      const tick = make('span', 'tick', hasRoom ? text : '');
      tick.style.left = this.axis.percent(n * step);
      scrubber.append(tick);
    }
    for (const track of this.calls) {
      for (const [time, text] of track.items) {
        const mark = make('span', 'mark');
        mark.style.left = this.axis.percent(time);
        mark.title = text;
        scrubber.append(mark);
      }
    }
  }

  show(time) {
    byId('playhead').style.left = this.axis.percent(time);
    for (const row of this.rows) row.show(time);
  }
}
