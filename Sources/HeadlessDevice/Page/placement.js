// Core Animation's matrices multiply rows, and their sixteen numbers stand in the order in which
// CSS's matrix3d() reads its columns: they go over as they are.
import { fixed } from './dom.js';

const whole = (m) => m.length === 16
  ? m : [m[0], m[1], 0, 0, m[2], m[3], 0, 0, 0, 0, 1, 0, m[4], m[5], 0, 1];
const shift = (x, y, z = 0) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];

function product(a, b) {
  const c = [];
  for (let row = 0; row < 16; row += 4) {
    for (let column = 0; column < 4; column += 1) {
      c[row + column] = a[row] * b[column] + a[row + 1] * b[4 + column]
        + a[row + 2] * b[8 + column] + a[row + 3] * b[12 + column];
    }
  }
  return c;
}

// Lengths grow by the scale: translations do, and perspective, one over a distance, shrinks.
function css(points, scale) {
  const m = points.map((value, index) => {
    if (index > 11 && index < 15) return value * scale;
    return index % 4 === 3 && index < 12 ? value / scale : value;
  });
  // What has no perspective looks the same at any height.
  const isAffine = !m[3] && !m[7] && !m[11] && m[15] === 1 && !m[2] && !m[6];
  return isAffine && !m[8] && !m[9]
    ? `matrix(${[m[0], m[1], m[4], m[5], m[12], m[13]].map(fixed)})`
    : `matrix3d(${m.map((value) => +value.toFixed(8))})`;
}

const pixels = (length) => Math.round(length * 1e3) / 1e3;

const isIdentity = (m) => m.length === 6
  && m[0] === 1 && !m[1] && !m[2] && m[3] === 1 && !m[4] && !m[5];

// Whether a layer's size moves its sublayers: their transform is about its anchor point.
export const isSublayerTransformed = (layer) => !isIdentity(layer.s);

function inPlane(layer, parent, scale) {
  const [a, b, c, d, tx, ty] = layer.t;
  const x = -layer.a[0] * layer.b[2];
  const y = -layer.a[1] * layer.b[3];
  const left = x * a + y * c + tx + layer.p[0] - (parent ? parent.b[0] : 0);
  const top = x * b + y * d + ty + layer.p[1] - (parent ? parent.b[1] : 0);
  const [right, down] = [pixels(left * scale), pixels(top * scale)];
  // A thousand layers move: a short text is set faster than a matrix.
  if (a === 1 && b === 0 && c === 0 && d === 1) return `translate(${right}px,${down}px)`;
  return `matrix(${fixed(a)},${fixed(b)},${fixed(c)},${fixed(d)},${right},${down})`;
}

// From a layer's element to its superlayer's, as CSS has it: both have their corner at the bounds'
// origin.
export function placement(layer, parent, scale) {
  const isTransformed = parent && isSublayerTransformed(parent);
  if (layer.t.length === 6 && !isTransformed) return inPlane(layer, parent, scale);
  let m = shift(-layer.a[0] * layer.b[2], -layer.a[1] * layer.b[3]);
  m = product(product(m, whole(layer.t)), shift(layer.p[0], layer.p[1], layer.z));
  if (!parent) return css(m, scale);
  m = product(m, shift(-parent.b[0], -parent.b[1]));
  if (!isTransformed) return css(m, scale);
  const x = parent.a[0] * parent.b[2];
  const y = parent.a[1] * parent.b[3];
  return css(product(product(product(m, shift(-x, -y)), whole(parent.s)), shift(x, y)), scale);
}
