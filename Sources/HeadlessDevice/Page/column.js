// A number over frames: where it changes, and to what. HTMLReportColumn writes it.

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const digitValues = new Uint8Array(128);
for (let index = 0; index < 64; index += 1) digitValues[digits.charCodeAt(index)] = index;

// The whole numbers of a text, as a source map writes them.
function wholeNumbers(text) {
  const numbers = [];
  let number = 0;
  let shift = 0;
  for (let index = 0; index < text.length; index += 1) {
    const digit = digitValues[text.charCodeAt(index)];
    number |= (digit & 31) << shift;
    shift += 5;
    if (digit & 32) continue;
    numbers.push(number & 1 ? -(number >>> 1) : number >>> 1);
    number = 0;
    shift = 0;
  }
  return numbers;
}

// It stands at one frame at a time, and goes to a near frame faster than to a distant one.
export class Column {
  constructor(starts, values) {
    this.starts = Int32Array.from(starts);
    this.values = Float64Array.from(values);
    this.index = 0;
  }

  get value() {
    return this.values[this.index];
  }

  // Goes to a frame; whether the number is another one there.
  seek(frame) {
    const { starts } = this;
    let low = this.index;
    const from = low;
    let high = starts.length - 1;
    if (frame < starts[low]) {
      high = Math.max(low - 1, 0);
      low = 0;
    } else if (low === high || frame < starts[low + 1]) {
      return false;
    } else {
      low += 1;
      if (low === high || frame < starts[low + 1]) high = low;
    }
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (starts[middle] <= frame) low = middle; else high = middle - 1;
    }
    this.index = low;
    return low !== from;
  }
}

// A column as it stands in the data; a number that never changes comes back as it is.
export function readColumn(data, steps) {
  if (typeof data === 'number') return data;
  const starts = [];
  const values = [];
  if (Array.isArray(data)) {
    for (let index = 0; index < data.length; index += 2) {
      starts.push(data[index]);
      values.push(data[index + 1] ?? NaN);
    }
    return new Column(starts, values);
  }
  const numbers = wholeNumbers(data);
  let step = numbers[0];
  starts.push(0);
  values.push(step / steps);
  let frame = 0;
  for (let index = 1; index < numbers.length;) {
    frame += numbers[index];
    const end = index + 2 + numbers[index + 1];
    for (index += 2; index < end; index += 1) {
      step += numbers[index];
      starts.push(frame);
      values.push(step / steps);
      frame += 1;
    }
  }
  return new Column(starts, values);
}

// A column of so many numbers in a row.
export function readValues(data, steps, count) {
  const column = readColumn(data, steps);
  return Array.from({ length: count }, (_, index) => {
    if (typeof column === 'number') return column;
    column.seek(index);
    return column.value;
  });
}
