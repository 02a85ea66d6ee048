// The fingers over the screen.
import { byId } from './dom.js';

const radius = 22;
let drawn = '';

// Each finger that was there in the last quarter of a second: the way it came, and where it is.
function recentFingers(recording, frame, memory) {
  const fingers = new Map();
  for (let index = Math.max(0, frame - memory); index <= frame; index += 1) {
    for (const [id, x, y] of recording.fingers[index]) {
      if (!fingers.has(id)) fingers.set(id, { points: [], x, y, last: index });
      const finger = fingers.get(id);
      finger.points.push(`${x} ${y}`);
      Object.assign(finger, { x, y, last: index });
    }
  }
  return fingers.values();
}

// A finger, the way it came, and, once it has lifted, a ring that fades.
export function drawFingers(recording, frame) {
  const memory = Math.round(recording.rate * .25);
  let drawing = '';
  if (recording.count) {
    for (const { points, x, y, last } of recentFingers(recording, frame, memory)) {
      const gone = (frame - last) / memory;
      if (points.length > 1 && gone === 0) {
        drawing += `<path class="trail" d="M${points.join('L')}"/>`;
      }
      drawing += gone === 0
        ? `<circle class="finger" cx="${x}" cy="${y}" r="${radius}"/>`
        : `<circle class="lifted" cx="${x}" cy="${y}" r="${radius + 14 * gone}"`
          + ` opacity="${1 - gone}"/>`;
    }
  }
  if (drawing !== drawn) byId('overlay').firstElementChild.innerHTML = drawing;
  drawn = drawing;
}
