// Chooses the shown scene: by the list, by an arrow key, by the page's fragment.
import { listCalls } from './calls.js';
import { byId, read } from './dom.js';
import { showNotes } from './notes.js';
import { entries, pause, player, screen, seek, show } from './player.js';
import { Recording } from './recording.js';
import { fit, inspect, setOutlined } from './stage.js';
import { Timeline } from './timeline.js';

function describe(entry, index) {
  byId('scene').textContent = entry.scene;
  byId('ending').textContent = entry.ending;
  byId('summary').textContent = entry.summary;
  byId('badge').textContent = entry.failure === undefined ? 'Passed' : 'Failed';
  byId('badge').dataset.outcome = entry.failure === undefined ? 'passed' : 'failed';
  byId('failure').hidden = entry.failure === undefined;
  byId('failure').textContent = entry.failure ?? '';
  byId('chooser').value = index;
  for (const button of document.querySelectorAll('#scenes button')) {
    const isChosen = +button.dataset.entry === index;
    button.setAttribute('aria-current', isChosen);
    if (isChosen) button.scrollIntoView({ block: 'nearest' });
  }
}

// Shows a scene at a time, or else at the moment that stands for it.
export function choose(index, time) {
  pause();
  const entry = entries[index];
  player.entry = index;
  player.recording = new Recording(read(`recording-${index}`));
  screen.clear();
  describe(entry, index);
  fit();
  player.timeline = new Timeline(player.recording);
  player.showCalls = listCalls(player.recording, seek);
  player.showNotes = showNotes(player.recording);
  document.body.classList.toggle('has-names', player.recording.hasNames);
  inspect(null);
  if (time === undefined) {
    player.isPoster = true;
    show(entry.poster ?? player.recording.start);
  } else {
    seek(time);
  }
}

export function chooseNeighbour(offset) {
  const order = [...document.querySelectorAll('#scenes button')].map((b) => +b.dataset.entry);
  const next = order[order.indexOf(player.entry) + offset];
  if (next !== undefined) choose(next);
}

// Whether the fragment says no moment, so that the page may play.
export function followFragment() {
  const place = new URLSearchParams(location.hash.slice(1));
  const bare = place.get('bare');
  if (bare) document.body.dataset.bare = bare; else delete document.body.dataset.bare;
  setOutlined(place.has('outlines'));
  const index = entries.findIndex((entry) => entry.id === place.get('scene'));
  const time = parseFloat(place.get('t'));
  choose(Math.max(index, 0), Number.isFinite(time) ? time : undefined);
  return !bare && player.isPoster;
}
