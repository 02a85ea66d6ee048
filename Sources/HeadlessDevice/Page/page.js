// What a person does, and how the page begins.
import { byId, read, tone } from './dom.js';
import { entries, play, player, seek, setSpeed, show, step, toggle } from './player.js';
import { Recording } from './recording.js';
import { choose, chooseNeighbour, followFragment } from './scenes.js';
import { Screen } from './screen.js';
import { fit, inspect, toggleOutlines } from './stage.js';

const keys = {
  ' ': () => toggle(),
  ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
  ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
  ArrowUp: () => chooseNeighbour(-1),
  ArrowDown: () => chooseNeighbour(1),
  Home: () => seek(player.recording.start),
  End: () => seek(player.recording.end),
  o: toggleOutlines,
};

function listenToKeys() {
  addEventListener('keydown', (event) => {
    const isTaken = event.metaKey || event.ctrlKey || event.altKey;
    if (isTaken || event.target.closest?.('select') || !keys[event.key]) return;
    event.preventDefault();
    keys[event.key](event);
  });
  // A focused button would take the space bar for a click as well.
  addEventListener('keyup', (event) => {
    if (event.key === ' ' && event.target.closest?.('button')) event.preventDefault();
  });
}

function listenToButtons() {
  byId('play').addEventListener('click', toggle);
  byId('back').addEventListener('click', () => step(-1));
  byId('forward').addEventListener('click', () => step(1));
  byId('outline-names').addEventListener('click', toggleOutlines);
  byId('speeds').addEventListener('click', (event) => {
    if (event.target.dataset.speed) setSpeed(+event.target.dataset.speed);
  });
  byId('chooser').addEventListener('change', (event) => choose(+event.target.value));
  byId('scenes').addEventListener('click', (event) => {
    if (event.target.dataset.entry) choose(+event.target.dataset.entry);
  });
}

function scrub(event) {
  const box = byId('scrubber').getBoundingClientRect();
  const { start, end } = player.recording;
  seek(start + (event.clientX - box.left) / box.width * (end - start));
}

function listenToPointers() {
  const timeline = byId('timeline');
  timeline.addEventListener('pointerdown', (event) => {
    timeline.setPointerCapture(event.pointerId);
    scrub(event);
  });
  timeline.addEventListener('pointermove', (event) => {
    if (timeline.hasPointerCapture(event.pointerId)) scrub(event);
  });
  byId('screen').addEventListener('pointermove', (event) => inspect(event.target));
  byId('screen').addEventListener('pointerleave', () => inspect(null));
}

function listen() {
  for (const event of ['keydown', 'pointerdown', 'change']) {
    addEventListener(event, () => { player.isTouched = true; }, { capture: true, once: true });
  }
  listenToKeys();
  listenToButtons();
  listenToPointers();
  addEventListener('hashchange', followFragment);
  addEventListener('resize', () => {
    fit();
    player.timeline.layOut();
    show(player.time);
  });
}

// Each recording is decoded and its first frame drawn, so that a broken one is noticed here.
function check(recording) {
  new Screen(document.createElement('div')).draw(recording, 0);
  for (const track of recording.tracks) {
    if (track.kind === 'strip') track.items.forEach(([, label]) => tone(label));
  }
}

entries.forEach((entry, index) => {
  check(new Recording(read(`recording-${index}`)));
  document.documentElement.dataset.ready = index + 1;
});
if (entries.length) {
  setSpeed(1);
  const mayPlay = followFragment();
  listen();
  if (mayPlay && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
    player.isPoster = false;
    play();
  }
}
