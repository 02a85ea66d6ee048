// The rows below the scrubber: strips of states, touches, plots. Each comes with what it does when
// the time is another one.
import { fixed, lastItem, make, tone } from './dom.js';

const signed = (value) => value.toFixed(2).replace('-', '−');

function makeRow(name, className) {
  const element = make('div', `row ${className}`);
  const label = make('div', 'label');
  const value = make('output');
  const lane = make('div', 'lane');
  label.append(make('span', '', name), value);
  element.append(label, lane);
  return { element, lane, value };
}

function addSpan(lane, axis, from, to) {
  const span = make('div', 'span');
  span.style.left = axis.percent(from);
  span.style.width = `${fixed((axis.fraction(to) - axis.fraction(from)) * 100)}%`;
  lane.append(span);
  return span;
}

export function strip(track, axis) {
  const { element, lane, value } = makeRow(track.name, 'strip');
  const spans = track.items.map(([time, label], index) => {
    const next = track.items[index + 1];
    const span = addSpan(lane, axis, time, next ? next[0] : axis.end);
    span.dataset.tone = tone(label);
    span.title = label;
    span.append(make('span', '', label));
    return span;
  });
  let shown = -1;
  const show = (time) => {
    const current = lastItem(track.items, time);
    if (current === shown) return;
    spans[shown]?.classList.remove('current');
    spans[current]?.classList.add('current');
    value.textContent = current < 0 ? '' : track.items[current][1];
    shown = current;
  };
  return { element, show };
}

export function touches(recording, axis) {
  const { fingers, times, end } = recording;
  if (!fingers.some((samples) => samples.length)) return null;
  const { element, lane, value } = makeRow('Touch', 'touch');
  let from = null;
  fingers.forEach((samples, index) => {
    const touched = samples.length > 0;
    if (touched && from === null) from = times[index];
    if (from !== null && (!touched || index === fingers.length - 1)) {
      addSpan(lane, axis, from, touched ? end : times[index]);
      from = null;
    }
  });
  const show = (time) => {
    value.textContent = fingers[recording.frameAt(time)]
      .map(([, x, y]) => `${Math.round(x)}, ${Math.round(y)}`).join('  ');
  };
  return { element, show };
}

// A line that breaks where there is no value.
function path(items, axis, y) {
  let line = '';
  let pen = 'M';
  for (const [time, value] of items) {
    if (value === null) {
      pen = 'M';
    } else {
      line += `${pen}${fixed(axis.fraction(time) * 1000)} ${y(value)}`;
      pen = 'L';
    }
  }
  return line;
}

export function plot(track, axis) {
  const values = track.items.map(([, value]) => value).filter((value) => value !== null);
  if (!values.length) return null;
  const { element, lane, value } = makeRow(track.name, 'plot');
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values) || low + 1;
  const y = (number) => fixed(100 - (number - low) / (high - low || 1) * 100);
  const [zero, dot] = [make('div', 'zero'), make('div', 'dot')];
  zero.style.top = `${y(0)}%`;
  lane.innerHTML = '<svg viewBox="0 0 1000 100" preserveAspectRatio="none" '
    + `aria-hidden="true"><path d="${path(track.items, axis, y)}"/></svg>`;
  lane.prepend(zero);
  lane.append(dot);
  for (const [bound, side] of [[high, 'top'], [low, 'bottom']]) {
    // Too near to zero, the number would stand on its line.
    if (Math.abs(y(bound) - y(0)) < 25) continue;
    const text = `${+bound.toPrecision(3)}`.replace('-', '−');
    lane.append(make('span', `bound ${side}`, text));
  }
  const show = (time) => {
    const item = track.items[lastItem(track.items, time)];
    dot.hidden = !item || item[1] === null;
    value.textContent = dot.hidden ? '' : `${signed(item[1])} ${track.unit}`;
    if (dot.hidden) return;
    dot.style.left = axis.percent(time);
    dot.style.top = `${y(item[1])}%`;
  };
  return { element, show };
}
