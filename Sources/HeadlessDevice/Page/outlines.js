// The outlines of the layers that the app has named, over the screen.
import { byId, fixed, make } from './dom.js';

// Where the corners of an element are, through the transforms of all that it is in.
function corners(element, width, height) {
  const matrices = [];
  for (let at = element; at.layerNode; at = at.parentElement) {
    matrices.push(new DOMMatrix(at.style.transform));
  }
  return [[0, 0], [width, 0], [width, height], [0, height]].map(([x, y]) => {
    const point = matrices.reduce((place, matrix) => {
      const moved = matrix.transformPoint(place);
      return new DOMPoint(moved.x / moved.w, moved.y / moved.w);
    }, new DOMPoint(x, y));
    return [point.x, point.y];
  });
}

// Below those that would cover it.
function placeTag(tag, left, top, tags) {
  let y = top;
  const width = tag.offsetWidth;
  const isCovered = (other) => Math.abs(other.y - y) < 15
    && left < other.left + other.width && other.left < left + width;
  while (tags.some(isCovered)) y += 1;
  tags.push({ left, y, width });
  tag.style.transform = `translate(${fixed(left)}px,${fixed(y)}px)`;
}

export function drawOutlines(screen, isOn) {
  const box = byId('outlines');
  if (box.firstChild) box.replaceChildren();
  if (!isOn) return;
  const outlines = [...screen.nodes.values()]
    .filter((node) => node.layer.g && node.element.isConnected)
    .map(({ element, layer }) => ({
      name: layer.g,
      points: corners(element, layer.b[2] * screen.scale, layer.b[3] * screen.scale),
    }));
  const lines = outlines.map(({ points }) => `<polygon points="${points.flat().map(fixed)}"/>`);
  box.innerHTML = `<svg>${lines.join('')}</svg>`;
  const tags = [];
  for (const { name, points } of outlines) {
    const tag = make('span', 'tag', name);
    box.append(tag);
    const [left, top] = [0, 1].map((axis) => Math.min(...points.map((point) => point[axis])));
    placeTag(tag, Math.max(left, 0), Math.max(top - tag.offsetHeight, 0), tags);
  }
}
