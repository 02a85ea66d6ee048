// What is known at the moment shown, as texts.
import { byId, lastItem, make } from './dom.js';

function showTrack(track) {
  const box = make('div', 'texts');
  // All take their room from the start, so that nothing below moves when one comes or goes.
  const texts = track.items.map(([, text]) => {
    const element = make('div', 'text');
    element.append(...text.split('\n').map((line) => make('p', '', line)));
    return element;
  });
  box.append(...texts);
  const section = make('section');
  section.append(make('h3', '', track.name), box);
  byId('notes').append(section);
  let shown = -1;
  return (time) => {
    const current = lastItem(track.items, time);
    if (current === shown) return;
    texts[shown]?.classList.remove('current');
    texts[current]?.classList.add('current');
    shown = current;
  };
}

// Prepares a recording's notes, and returns what is to be done when the time is another one.
export function showNotes(recording) {
  byId('notes').replaceChildren();
  const tracks = recording.tracks.filter((track) => track.kind === 'note');
  byId('notes').hidden = !tracks.length;
  const updates = tracks.map(showTrack);
  return (time) => {
    for (const update of updates) update(time);
  };
}
