// Reads encoded frames. FrameEncoder writes them.
import { everything, numbers, plane, redraw, space, texts } from './layer.js';

const properties = Object.entries(numbers);
// The sublayers come last, as a list of numbers.
const textKeys = Object.keys(texts).filter((key) => key !== 'c');
const transforms = new Set(['t', 's']);
const decoder = new TextDecoder();

class Bytes {
  constructor(buffer) {
    this.bytes = new Uint8Array(buffer);
    this.index = 0;
  }

  // Without shifts, which have only 32 bits.
  number() {
    let number = 0;
    let factor = 1;
    for (;;) {
      const byte = this.bytes[this.index];
      this.index += 1;
      number += (byte & 127) * factor;
      if (!(byte & 128)) return number;
      factor *= 128;
    }
  }

  signed() {
    const number = this.number();
    return number % 2 ? -(number + 1) / 2 : number / 2;
  }

  text() {
    const end = this.number() + this.index;
    const text = decoder.decode(this.bytes.subarray(this.index, end));
    this.index = end;
    return text;
  }

  list(read) {
    return Array.from({ length: this.number() }, read);
  }
}

class LiveLayer {
  shown = {};
  changed = everything;

  constructor() {
    for (const [key, { unset }] of properties) this.shown[key] = unset;
    for (const key in texts) this.shown[key] = texts[key].unset;
  }

  read(bytes) {
    const mask = bytes.number();
    properties.forEach(([key, property], index) => {
      if (Math.floor(mask / 2 ** index) % 2) this.readNumbers(bytes, key, property);
    });
    textKeys.forEach((key, index) => {
      if (!(Math.floor(mask / 2 ** (properties.length + index)) % 2)) return;
      const text = bytes.text();
      this.shown[key] = text ? JSON.parse(text) : texts[key].unset;
      this.changed |= texts[key].redraw;
    });
    if (Math.floor(mask / 2 ** (properties.length + textKeys.length)) % 2) {
      this.shown.c = bytes.list(() => bytes.signed());
      this.changed |= redraw.tree;
    }
  }

  readNumbers(bytes, key, property) {
    if (!Array.isArray(property.unset)) {
      this.shown[key] = bytes.signed() / property.steps;
      this.changed |= property.redraw;
      return;
    }
    let { steps } = property;
    if (transforms.has(key)) steps = bytes.number() === 16 ? space : plane;
    const former = this.shown[key];
    const values = Array.from(steps, (step) => bytes.signed() / step);
    this.shown[key] = values;
    values.forEach((value, index) => {
      if (value !== former[index]) this.changed |= property.redraw[index] ?? property.redraw;
    });
  }
}

// The newest frame, in the form of a recording with one frame.
export class LiveFrame {
  count = 1;
  layers = {};
  root = 0;
  time = 0;
  fingers = [];

  seek() {}

  get size() {
    const [, , width, height] = this.layers[this.root].shown.b;
    return [width || 1, height || 1];
  }

  // Applies the differences of a frame. The layers that are gone are forgotten by the screen too.
  read(buffer, screen) {
    const bytes = new Bytes(buffer);
    this.time = bytes.signed() / 10000;
    this.fingers = bytes.list(() => [
      bytes.signed(), bytes.signed() / 128, bytes.signed() / 128,
    ]);
    for (const id of bytes.list(() => bytes.signed())) {
      screen.nodes.delete(this.layers[id]);
      delete this.layers[id];
    }
    for (let count = bytes.number(); count > 0; count -= 1) {
      const id = bytes.signed();
      this.layers[id] ??= new LiveLayer();
      this.layers[id].read(bytes);
    }
    this.root = bytes.signed();
  }
}
