// The page's elements, and numbers as they are written into styles.

export const byId = (id) => document.getElementById(id);

export const read = (id) => JSON.parse(byId(id).textContent);

export function make(tag, className, text) {
  const element = document.createElement(tag);
  if (tag === 'button') element.type = 'button';
  if (className) element.className = className;
  if (text !== undefined) element.textContent = text;
  return element;
}

export const fixed = (value) => Math.round(value * 1e5) / 1e5;

// States whose labels begin alike have one color on the whole page.
const tones = new Map();
export function tone(label) {
  const word = (label.match(/^[\p{L}\p{N}]+/u) ?? [label])[0];
  if (!tones.has(word)) tones.set(word, tones.size % 7);
  return tones.get(word);
}

// The last of items that begin at times.
export const lastItem = (items, time) => items.findLastIndex((item) => item[0] <= time + 1e-4);
