// Draws what a layer shows by itself: text, a blur, a picture.
import { fixed, make } from './dom.js';
import { symbolPath } from './symbols.js';

const family = getComputedStyle(document.documentElement).getPropertyValue('--text');
const pen = document.createElement('canvas').getContext('2d');

// A line that is a little wider in this page's font than in the device's is set smaller rather
// than cut.
function fontSize(text, size, weight, width) {
  pen.font = `${weight} ${size}px ${family}`;
  const ratio = width / pen.measureText(text).width;
  return ratio < 1 && ratio > .8 ? size * ratio * .995 : size;
}

function drawText(content, value, width, scale) {
  const [, string, size, weight, color, alignment, lines] = value;
  const span = make('span', lines === 1 ? 'line' : 'lines', string);
  span.style.webkitLineClamp = lines > 1 ? lines : '';
  const fitted = lines === 1 ? fontSize(string, size, weight, width) : size;
  span.style.font = `${weight} ${fitted * scale}px/1.2 ${family}`;
  span.style.color = color || '';
  span.style.textAlign = alignment;
  content.replaceChildren(span);
}

// Core Animation's end points, as an angle and positions along CSS's gradient line.
function gradient([, colors, [x0, y0, x1, y1]], width, height) {
  const dx = (x1 - x0) * width;
  const dy = (y1 - y0) * height;
  const length = Math.hypot(dx, dy) || 1;
  const line = (Math.abs(width * dx) + Math.abs(height * dy)) / length;
  const first = line / 2 + ((x0 - .5) * width * dx + (y0 - .5) * height * dy) / length;
  const stops = colors.map((color, index) =>
    `${color} ${fixed(first + length * index / Math.max(colors.length - 1, 1))}px`);
  if (stops.length === 1) stops.push(colors[0]);
  return stops.length ? `linear-gradient(${fixed(Math.atan2(dx, -dy))}rad, ${stops})` : '';
}

function drawSymbol(content, [, name, color]) {
  content.innerHTML = '<svg viewBox="0 0 24 24" width="100%" height="100%" fill="none" '
    + 'stroke-width="1.8" stroke-linecap="round" stroke-linejoin="round"><path/></svg>';
  const path = content.querySelector('path');
  path.setAttribute('d', symbolPath(name));
  path.style.stroke = color || '';
  if (color && /\.fill\b/.test(name)) {
    path.style.fill = `color-mix(in srgb, ${color} 30%, transparent)`;
  }
}

function background(value, width, height) {
  switch (value[0]) {
    case 'blur': return value[2] || '';
    case 'solid': return value[1] || '';
    case 'gradient': return gradient(value, width, height);
    default: return '';
  }
}

// Draws into a separate element, which only a layer with content has.
export function drawContent(node, layer, scale) {
  if (!layer.v) {
    node.content?.remove();
    node.content = null;
    node.drawn = '';
    return;
  }
  if (!node.content) {
    node.content = make('div', 'content');
    node.element.prepend(node.content);
  }
  const { style } = node.content;
  // Not by "inherit": every change of the layer would have its content styled again.
  style.borderRadius = layer.r > 0 ? `${layer.r * scale}px` : '';
  const [, , width, height] = layer.b;
  const drawn = `${width}×${height}`;
  if (node.value === layer.v && node.drawn === drawn) return;
  node.value = layer.v;
  node.drawn = drawn;
  const [kind, radius] = layer.v;
  const blur = kind === 'blur' && radius > 0
    ? `blur(${radius * scale}px) saturate(${1 + Math.min(radius, 20) / 40})` : '';
  style.setProperty('-webkit-backdrop-filter', blur);
  style.setProperty('backdrop-filter', blur);
  style.background = background(layer.v, width * scale, height * scale);
  if (kind === 'text') drawText(node.content, layer.v, width, scale);
  else if (kind === 'symbol') drawSymbol(node.content, layer.v);
  else node.content.replaceChildren();
}
