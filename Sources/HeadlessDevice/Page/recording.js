// From the page's data back to a recording.
import { readColumn, readValues } from './column.js';
import { Layer } from './layer.js';

// Items are pairs: a time, and a text or a number. A number that is not finite becomes null.
function readTrack(track, table) {
  const times = readValues(track.times, 10000, track.count);
  const isPlot = track.kind === 'plot';
  const values = readValues(track.items, isPlot ? 10000 : 1, track.count);
  const value = (number) => isPlot ? (Number.isNaN(number) ? null : number) : table[number];
  const items = times.map((time, index) => [time, value(values[index])]);
  return { kind: track.kind, name: track.name, unit: track.unit, items };
}

// For each frame the fingers on the screen: number, x, y.
function readFingers({ touches, count }) {
  const frames = Array.from({ length: count }, () => []);
  for (const touch of touches) {
    const [x, y] = [touch.x, touch.y].map((data) => readValues(data, 128, touch.count));
    for (let index = 0; index < touch.count; index += 1) {
      frames[touch.first + index].push([touch.id, x[index], y[index]]);
    }
  }
  return frames;
}

export class Recording {
  constructor(data) {
    this.width = data.size[0] || 1;
    this.height = data.size[1] || 1;
    this.rate = data.rate;
    this.count = data.count;
    this.times = readValues(data.times, 10000, data.count);
    this.start = this.times[0] ?? 0;
    this.end = this.times[data.count - 1] ?? 0;
    this.roots = readColumn(data.roots, 1);
    this.layers = data.layers.map((layer) => new Layer(layer, data.table));
    this.hasNames = data.layers.some((layer) => layer.g !== undefined);
    this.fingers = readFingers(data);
    this.tracks = data.tracks.map((track) => readTrack(track, data.table));
  }

  // The layers' tree at the frame that was sought last.
  get root() {
    return typeof this.roots === 'number' ? this.roots : this.roots.value;
  }

  // Has every layer show a frame.
  seek(frame) {
    if (typeof this.roots !== 'number') this.roots.seek(frame);
    for (const layer of this.layers) layer.seek(frame);
  }

  // The last frame shown at a time.
  frameAt(time) {
    let low = 0;
    let high = Math.max(this.count - 1, 0);
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.times[middle] <= time + 1e-4) low = middle; else high = middle - 1;
    }
    return low;
  }

  // The frame shown nearest to a time.
  frameNear(time) {
    const index = this.frameAt(time);
    const [before, after] = [this.times[index], this.times[index + 1]];
    return after - time < time - before ? index + 1 : index;
  }
}
