// The page: what arrives from the device, and what a person does.
import { Connection } from './connection.js';
import { byId, make } from './dom.js';
import { LiveFrame } from './frames.js';
import { clearLog, showLog } from './log.js';
import { applyUpdate, listenToPanel, panel } from './panel.js';
import { Screen } from './screen.js';
import { Touches } from './touches.js';

const screen = new Screen(byId('layers'));
let frame = new LiveFrame();
// The frames that have arrived and are not drawn yet.
let waiting = [];
let fitted = '';
let isDrawingScheduled = false;
// The number of waiting frames from which they are read without a drawing. A hidden page draws none.
const mostWaiting = 60;

const states = {
  connecting: ['Connecting…', 'Connecting to the device…'],
  live: ['Live', ''],
  lost: ['Not connected', 'The device does not answer. When its server runs again, this page '
    + 'connects by itself.'],
  refused: ['Refused', ''],
  full: ['Waiting', ''],
};

// The device as large as its place allows.
function fit() {
  const [width, height] = frame.root ? frame.size : [393, 852];
  const stage = byId('stage');
  const style = getComputedStyle(stage);
  const bezel = parseFloat(style.getPropertyValue('--bezel-width'));
  const room = [
    stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom)
      - byId('legend').offsetHeight - 8,
  ];
  const scale = Math.min(
    room[0] / (width + 2 * bezel), room[1] / (height + 2 * bezel), 1.25);
  const wanted = `${width} ${height} ${scale}`;
  if (wanted === fitted) return;
  fitted = wanted;
  screen.setScale(Math.max(Math.round(scale * 1000) / 1000, .05));
  for (const [name, length] of Object.entries({ width, height, bezel, corner: 47 })) {
    byId('bezel').style.setProperty(`--${name}`, `${length * screen.scale}px`);
  }
  byId('overlay').firstElementChild.setAttribute('viewBox', `0 0 ${width} ${height}`);
}

function drawFingers() {
  const circles = frame.fingers.map(([, x, y]) =>
    `<circle class="finger" cx="${x}" cy="${y}" r="22"/>`);
  const drawing = circles.join('');
  const overlay = byId('overlay').firstElementChild;
  if (overlay.dataset.drawn === drawing) return;
  overlay.dataset.drawn = drawing;
  overlay.innerHTML = drawing;
}

// Frames arrive a little early or late. Under a finger, the newest one is drawn at once. Otherwise
// one may wait, so that each frame of the browser shows another one.
function draw() {
  isDrawingScheduled = false;
  const kept = touches.isActive || waiting.length < 2 ? 0 : 1;
  for (const buffer of waiting.splice(0, waiting.length - kept)) frame.read(buffer, screen);
  if (kept) scheduleDrawing();
  if (!frame.root) return;
  fit();
  screen.draw(frame, 0);
  drawFingers();
  document.documentElement.dataset.frames = +(document.documentElement.dataset.frames ?? 0) + 1;
}

function scheduleDrawing() {
  if (isDrawingScheduled) return;
  isDrawingScheduled = true;
  requestAnimationFrame(draw);
}

const connection = new Connection({
  onFrame(buffer) {
    waiting.push(buffer);
    if (waiting.length > mostWaiting) {
      for (const earlier of waiting.splice(0)) frame.read(earlier, screen);
    }
    scheduleDrawing();
  },
  onUpdate(update) {
    applyUpdate(update);
    if (update.panel || update.entries) showLog(update.entries ?? [], panel.launchCount);
  },
  onState(state, reason) {
    document.documentElement.dataset.state = state;
    const [label, message] = states[state];
    byId('state').textContent = label;
    byId('message').textContent = message || reason;
    byId('message').hidden = state === 'live';
    touches.forget();
    if (state !== 'live') return;
    // A new connection sends the whole screen.
    frame = new LiveFrame();
    waiting = [];
    screen.clear();
    clearLog();
  },
});

const touches = new Touches(
  (message) => connection.send(message), () => frame.root ? frame.size : [393, 852]);

async function save() {
  try {
    const link = make('a');
    link.href = URL.createObjectURL(await connection.recording());
    link.download = `${panel.scene ?? 'live'}.html`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60000);
    byId('saved').textContent = `Saved as ${link.download}.`;
  } catch {
    byId('saved').textContent = 'The recording could not be saved.';
  }
}

const keys = {
  ' ': () => connection.send({ freeze: { isOn: !panel.isFrozen } }),
  '.': () => connection.send({ step: {} }),
  ArrowLeft: () => connection.send({ rotate: { isLandscape: true } }),
  ArrowRight: () => connection.send({ rotate: { isLandscape: true } }),
  ArrowUp: () => connection.send({ rotate: { isLandscape: false } }),
  ArrowDown: () => connection.send({ rotate: { isLandscape: false } }),
  Escape: () => {
    touches.forget();
    connection.send({ escape: {} });
  },
};

// A control has the keys that it uses.
const controls = 'button, input, select, summary, a, ol, pre';
addEventListener('keydown', (event) => {
  const isTaken = event.metaKey || event.ctrlKey || event.altKey || event.repeat && event.key !== '.';
  if (isTaken || !keys[event.key]) return;
  if (event.key !== 'Escape' && event.target.closest?.(controls)) return;
  event.preventDefault();
  keys[event.key]();
});

listenToPanel((message) => connection.send(message), save);
new ResizeObserver(scheduleDrawing).observe(byId('stage'));
connection.open();
