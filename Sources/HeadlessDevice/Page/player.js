// Time: playing, stepping, seeking; and what follows from it on the page.
import { byId, read } from './dom.js';
import { drawFingers } from './fingers.js';
import { drawOutlines } from './outlines.js';
import { Screen } from './screen.js';

export const entries = read('entries');
export const screen = new Screen(byId('layers'));
export const player = {
  entry: -1,
  recording: null,
  timeline: null,
  showCalls: () => {},
  showNotes: () => {},
  time: 0,
  speed: 1,
  playing: false,
  // Whether layers with a name have an outline.
  isOutlined: false,
  run: null,
  // Whether the moment shown stands for the whole recording: playing then begins at the start.
  isPoster: false,
  // Whether a person has done anything yet. Until then the page's address stays as it is.
  isTouched: false,
};

let remembering = 0;
function rememberPlace() {
  clearTimeout(remembering);
  if (player.playing || !player.isTouched || document.body.dataset.bare) return;
  remembering = setTimeout(() => {
    const place = new URLSearchParams({ scene: entries[player.entry].id });
    if (!player.isPoster) place.set('t', +player.time.toFixed(4));
    if (player.isOutlined) place.set('outlines', 1);
    history.replaceState(null, '', `#${place}`);
  }, 300);
}

export function show(time) {
  const { recording, timeline } = player;
  player.time = Math.min(Math.max(time, recording.start), recording.end);
  const frame = recording.frameAt(player.time);
  screen.draw(recording, frame);
  drawFingers(recording, frame);
  drawOutlines(screen, player.isOutlined);
  timeline.show(player.time);
  const seconds = player.time.toFixed(3);
  const clock = byId('clock');
  clock.firstChild.textContent = `${seconds} s`;
  clock.lastChild.textContent =
    recording.count ? `frame ${frame + 1} of ${recording.count}` : 'no frames';
  const scrubber = byId('scrubber');
  scrubber.setAttribute('aria-valuemin', recording.start);
  scrubber.setAttribute('aria-valuemax', recording.end);
  scrubber.setAttribute('aria-valuenow', seconds);
  scrubber.setAttribute('aria-valuetext', `${seconds} seconds`);
  player.showCalls(player.time);
  player.showNotes(player.time);
  rememberPlace();
}

function setPlaying(playing) {
  player.playing = playing;
  document.body.classList.toggle('playing', playing);
  byId('play').setAttribute('aria-label', playing ? 'Pause' : 'Play');
}

export function pause() {
  if (player.playing) setPlaying(false);
}

export function seek(time) {
  pause();
  player.isPoster = false;
  const { recording } = player;
  // The nearest frame: what is shown is then what the time says.
  show(recording.count ? recording.times[recording.frameNear(time)] : 0);
}

export function step(count) {
  pause();
  player.isPoster = false;
  const { recording, time } = player;
  const frame = recording.frameAt(time) + count;
  if (recording.count) show(recording.times[Math.min(Math.max(frame, 0), recording.count - 1)]);
}

export function play() {
  const { recording } = player;
  if (player.isPoster || player.time >= recording.end - 1e-4) player.time = recording.start;
  player.isPoster = false;
  setPlaying(true);
  let previous = null;
  const run = (now) => {
    if (!player.playing || player.run !== run) return;
    const passed = previous === null ? 0 : (now - previous) / 1000 * player.speed;
    previous = now;
    show(player.time + passed);
    if (player.time < recording.end) requestAnimationFrame(run);
    else seek(recording.end);
  };
  player.run = run;
  requestAnimationFrame(run);
}

export function toggle() {
  if (player.playing) seek(player.time);
  else play();
}

export function setSpeed(speed) {
  player.speed = speed;
  for (const button of byId('speeds').children) {
    button.setAttribute('aria-pressed', +button.dataset.speed === speed);
  }
}
