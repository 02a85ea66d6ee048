// The events of a launch, and the progress of the last seconds.
import { byId, make } from './dom.js';

const mostRows = 200;
const rows = new Map();
let launch = 0;

// A new connection may lead to another device, whose numbers begin again.
export function clearLog() {
  launch = 0;
}

// An entry that has changed is shown in place. The newest one is at the top.
export function showLog(entries, launchCount) {
  const list = byId('entries');
  if (launch !== launchCount) {
    launch = launchCount;
    rows.clear();
    list.replaceChildren();
  }
  for (const { number, time, kind, text } of entries) {
    let row = rows.get(number);
    if (!row) {
      row = make('li', kind);
      row.append(make('time', '', time.toFixed(2)), make('span'));
      rows.set(number, row);
      list.prepend(row);
    }
    row.lastChild.textContent = text;
  }
  while (list.childElementCount > mostRows) list.lastChild.remove();
  for (const number of rows.keys()) {
    if (rows.size <= mostRows) break;
    rows.delete(number);
  }
}

const seconds = 4;
let samples = [];
let isPlotScheduled = false;

function drawPlot() {
  isPlotScheduled = false;
  const canvas = byId('plot');
  const [width, height] = [canvas.clientWidth, canvas.clientHeight];
  if (!width) return;
  const ratio = devicePixelRatio;
  if (canvas.width !== Math.round(width * ratio)) {
    canvas.width = Math.round(width * ratio);
    canvas.height = Math.round(height * ratio);
  }
  const pen = canvas.getContext('2d');
  const style = getComputedStyle(canvas);
  pen.setTransform(ratio, 0, 0, ratio, 0, 0);
  pen.clearRect(0, 0, width, height);
  const y = (value) => height - 8 - Math.min(Math.max(value, -.1), 1.1) * (height - 16);
  pen.strokeStyle = style.borderColor;
  for (const value of [0, 1]) {
    pen.beginPath();
    pen.moveTo(0, y(value));
    pen.lineTo(width, y(value));
    pen.stroke();
  }
  const now = performance.now();
  pen.strokeStyle = style.color;
  pen.lineWidth = 1.75;
  pen.lineJoin = 'round';
  pen.beginPath();
  for (const [time, value] of samples) pen.lineTo(width - (now - time) / seconds / 1000 * width, y(value));
  if (samples.length) pen.lineTo(width, y(samples.at(-1)[1]));
  pen.stroke();
}

// Adds a value that lasts until the next one.
export function plot(value) {
  const now = performance.now();
  const last = samples.at(-1);
  if (last && now - last[0] > 100) samples.push([now - 16, last[1]]);
  samples.push([now, value]);
  samples = samples.filter(([time], index) =>
    now - time < seconds * 1000 || now - (samples[index + 1]?.[0] ?? now) < seconds * 1000);
  if (isPlotScheduled) return;
  isPlotScheduled = true;
  requestAnimationFrame(drawPlot);
}
