// The calls as a list; the latest is marked, and each leads to its time.
import { byId, lastItem, make } from './dom.js';

// Scrolls the list so far that a row can be seen.
function reveal(row) {
  const box = byId('logs');
  if (!row || box.scrollHeight <= box.clientHeight) return;
  const top = row.getBoundingClientRect().top - box.getBoundingClientRect().top;
  const isOutside = top < 24 || top > box.clientHeight - 56;
  if (isOutside) box.scrollTop += top - box.clientHeight / 2;
}

function listTrack(track, seek) {
  const list = make('ol');
  const buttons = track.items.map(([time, text]) => {
    const button = make('button');
    button.append(make('time', '', time.toFixed(3)), make('span', '', text));
    button.addEventListener('click', () => seek(time));
    const item = make('li');
    item.append(button);
    list.append(item);
    return button;
  });
  const section = make('section');
  section.append(make('h3', '', track.name), list);
  byId('logs').append(section);
  let shown = -2;
  return (time) => {
    const current = lastItem(track.items, time);
    if (current === shown) return;
    shown = current;
    buttons.forEach((button, index) => {
      button.classList.toggle('past', index <= current);
      button.classList.toggle('current', index === current);
    });
    reveal(buttons[Math.max(current, 0)]);
  };
}

// Lists a recording's calls, and returns what is to be done when the time is another one.
export function listCalls(recording, seek) {
  byId('logs').replaceChildren();
  const updates = recording.tracks.filter((track) => track.kind === 'log')
    .map((track) => listTrack(track, seek));
  return (time) => {
    for (const update of updates) update(time);
  };
}
