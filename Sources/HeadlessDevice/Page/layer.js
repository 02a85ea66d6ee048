// A layer over frames. The letters and the steps are those of HTMLReportProperty.
import { readColumn } from './column.js';

// What must be drawn again when a property changes.
export const redraw = { place: 1, size: 2, origin: 4, look: 8, opacity: 16, content: 32, tree: 64 };
export const everything = 127;

export const plane = [65536, 65536, 65536, 65536, 128, 128];
export const space = Array.from({ length: 16 }, (_, index) => {
  if (index % 4 === 3 && index < 12) return 67108864;
  return index > 11 && index < 15 ? 128 : 65536;
});

const { place, size, origin, look, opacity, content, tree } = redraw;
export const numbers = {
  p: { unset: [0, 0], steps: [128, 128], redraw: place },
  b: {
    unset: [0, 0, 0, 0],
    steps: [128, 128, 128, 128],
    redraw: [origin, origin, place | size | origin | content, place | size | origin | content],
  },
  a: { unset: [.5, .5], steps: [65536, 65536], redraw: place | origin },
  t: { unset: [1, 0, 0, 1, 0, 0], steps: plane, redraw: place },
  s: { unset: [1, 0, 0, 1, 0, 0], steps: plane, redraw: origin },
  z: { unset: 0, steps: 128, redraw: place },
  o: { unset: 1, steps: 1024, redraw: opacity },
  d: { unset: 1, steps: 1, redraw: look },
  r: { unset: 0, steps: 128, redraw: look | content },
  m: { unset: 0, steps: 1, redraw: look },
  f: { unset: [0, 0, 0, -1], steps: [1, 1, 1, 1], redraw: look },
  w: { unset: 0, steps: 128, redraw: look },
  k: { unset: [0, 0, 0, -1], steps: [1, 1, 1, 1], redraw: look },
};
export const texts = {
  n: { unset: '', redraw: 0 },
  h: { unset: 0, redraw: look },
  v: { unset: 0, redraw: content },
  c: { unset: [], redraw: tree },
  x: { unset: 0, redraw: look | opacity },
  g: { unset: '', redraw: 0 },
};

export class Layer {
  // What it shows at the frame that was sought last, by the letters.
  shown = {};
  // What must be drawn again since it was drawn last.
  changed = everything;
  #columns = [];

  constructor(data, table) {
    for (const [key, { unset, steps, redraw: kind }] of Object.entries(numbers)) {
      const values = data[key];
      if (Array.isArray(unset) && Array.isArray(values)) {
        const units = values.length === 16 ? space : steps;
        this.shown[key] = values.slice();
        values.forEach((value, index) => {
          this.#add(this.shown[key], index, readColumn(value, units[index]), kind[index] ?? kind);
        });
      } else {
        this.shown[key] = unset;
        if (values !== undefined) this.#add(this.shown, key, readColumn(values, steps), kind);
      }
    }
    for (const [key, { unset, redraw: kind }] of Object.entries(texts)) {
      const choices = table.map((text) => text || unset);
      this.#add(this.shown, key, readColumn(data[key] ?? 0, 1), kind, choices);
    }
  }

  // Of a column that changes nothing is kept but its value.
  #add(target, slot, column, kind, choices) {
    const isConstant = typeof column === 'number';
    const value = isConstant ? column : column.value;
    target[slot] = choices ? choices[value] : value;
    if (!isConstant) this.#columns.push({ target, slot, column, kind, choices });
  }

  seek(frame) {
    for (const { target, slot, column, kind, choices } of this.#columns) {
      if (!column.seek(frame)) continue;
      target[slot] = choices ? choices[column.value] : column.value;
      this.changed |= kind;
    }
  }
}
