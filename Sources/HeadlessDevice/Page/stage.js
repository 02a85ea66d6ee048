// The device: its size, what has an outline, and what lies under the pointer.
import { byId, fixed } from './dom.js';
import { player, screen, show } from './player.js';

// The device as large as its place allows.
export function fit() {
  const { width, height } = player.recording;
  const { bare } = document.body.dataset;
  const bezel = bare === '1' ? 0 : 13;
  const stage = byId('stage');
  const style = getComputedStyle(stage);
  const caption = bare ? 0 : byId('legend').offsetHeight + 8;
  const room = [
    stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
    stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom) - caption,
  ];
  const outer = [width + 2 * bezel, height + 2 * bezel];
  const scale = Math.min(room[0] / outer[0], room[1] / outer[1], bare ? Infinity : 1.25);
  screen.setScale(Math.max(fixed(scale), .05));
  const rounded = Math.min(width, height) < 600 ? 47 : 20;
  const corner = bare === '1' ? 0 : rounded;
  for (const [name, length] of Object.entries({ width, height, bezel, corner })) {
    byId('bezel').style.setProperty(`--${name}`, `${length * screen.scale}px`);
  }
  byId('overlay').firstElementChild.setAttribute('viewBox', `0 0 ${width} ${height}`);
}

export function setOutlined(isOutlined) {
  player.isOutlined = isOutlined;
  byId('outline-names').setAttribute('aria-pressed', isOutlined);
}

export function toggleOutlines() {
  setOutlined(!player.isOutlined);
  show(player.time);
}

// What lies under the pointer, by name and size.
export function inspect(target) {
  const node = target?.closest?.('#layers div:not(.content)')?.layerNode;
  const outline = byId('outline');
  const { width, height, rate } = player.recording;
  outline.hidden = !node;
  byId('caption').textContent = `${width} × ${height} pt, ${rate} frames per second`;
  if (!node) return;
  const corner = byId('screen').getBoundingClientRect();
  const box = node.element.getBoundingClientRect();
  const lengths = [box.left - corner.left, box.top - corner.top, box.width, box.height];
  ['left', 'top', 'width', 'height'].forEach((side, index) => {
    outline.style[side] = `${lengths[index]}px`;
  });
  const [x, y, w, h] = lengths.map((length) => +(length / screen.scale).toFixed(1));
  const opacity = node.layer.o < 1 ? `, opacity ${+node.layer.o.toFixed(2)}` : '';
  const { g: given, n: name } = node.layer;
  byId('caption').textContent = `${given ? `${given} (${name})` : name}  ${w} × ${h} at ${x}, ${y}${opacity}`;
}
