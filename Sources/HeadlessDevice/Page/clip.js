// The outline of what a mask lets through, as CSS has it: rectangles with round corners, each with
// its size, its radius, its transform and, if it is not opaque, its opacity.
import { fixed } from './dom.js';

// Where the handles of a quarter of a circle stand.
const handle = .5523;

function outline([width, height, radius, a, b, c, d, x, y], scale) {
  const at = (right, down) =>
    `${fixed((right * a + down * c + x) * scale)} ${fixed((right * b + down * d + y) * scale)}`;
  const r = Math.max(Math.min(radius, width / 2, height / 2), 0);
  const k = r * (1 - handle);
  const [right, bottom] = [width - r, height - r];
  return `M${at(r, 0)}L${at(right, 0)}C${at(width - k, 0)} ${at(width, k)} ${at(width, r)}`
    + `L${at(width, bottom)}C${at(width, height - k)} ${at(width - k, height)} ${at(right, height)}`
    + `L${at(r, height)}C${at(k, height)} ${at(0, height - k)} ${at(0, bottom)}`
    + `L${at(0, r)}C${at(0, k)} ${at(k, 0)} ${at(r, 0)}Z`;
}

// Through an empty mask nothing is seen.
export const clipPath = (boxes, scale) => boxes
  ? `path("${boxes.map((box) => outline(box, scale)).join('') || 'M0 0Z'}")` : '';

// A path has no opacity. So the whole layer has that of the most opaque box.
export const maskOpacity = (boxes) => boxes && boxes.length
  ? Math.max(...boxes.map((box) => box[9] ?? 1)) : 1;
