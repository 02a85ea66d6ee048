// Draws a recording's layers as nested elements, which stay from frame to frame.
import { clipPath, maskOpacity } from './clip.js';
import { drawContent } from './content.js';
import { make } from './dom.js';
import { everything, redraw } from './layer.js';
import { isSublayerTransformed, placement } from './placement.js';

// Components from 0 to 255; none has a negative alpha.
const paint = ([red, green, blue, alpha]) =>
  alpha < 0 ? '' : `rgb(${red} ${green} ${blue} / ${alpha / 255})`;

function shadowStyle(layer, scale) {
  if (!layer.h || !layer.h[4] || layer.m) return '';
  const [opacity, color, path] = [layer.h[0], layer.h[4], layer.h[5]];
  let [x, y, radius] = layer.h.slice(1, 4).map((length) => length * scale);
  let spread = '';
  if (path) {
    const [wider, higher] = [path[2] - layer.b[2], path[3] - layer.b[3]];
    x += (path[0] + wider / 2) * scale;
    y += (path[1] + higher / 2) * scale;
    spread = `${(wider + higher) / 4 * scale}px `;
  }
  radius *= 2;
  return `${x}px ${y}px ${radius}px ${spread}`
    + `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
}

export class Screen {
  constructor(element) {
    this.element = element;
    this.nodes = new Map();
    this.scale = 1;
  }

  // Every length is scaled by itself. A transform of the whole would do, but for blurs:
  // Chromium without a graphics processor misplaces what lies behind a scaled one.
  setScale(scale) {
    if (this.scale === scale) return;
    this.scale = scale;
    this.clear();
  }

  clear() {
    this.nodes.clear();
    this.element.replaceChildren();
  }

  // What a recording shows at a frame. Only what has changed since the last one is touched.
  draw(recording, frame) {
    if (!recording.count) return;
    recording.seek(frame);
    const root = this.update(recording.layers, recording.root, null, false);
    if (this.element.firstChild !== root.element) this.element.replaceChildren(root.element);
  }

  node(layer) {
    let node = this.nodes.get(layer);
    if (!node) {
      const element = make('div');
      node = {
        element, style: element.style, css: {}, content: null, parent: null, layer: layer.shown,
      };
      element.layerNode = node;
      this.nodes.set(layer, node);
      layer.changed = everything;
    }
    return node;
  }

  update(layers, number, parent, isParentMoved) {
    const layer = layers[number];
    const node = this.node(layer);
    const { changed, shown } = layer;
    layer.changed = 0;
    if (changed & redraw.place || isParentMoved || node.parent !== parent) {
      node.parent = parent;
      node.style.transform = placement(shown, parent, this.scale);
    }
    if (changed) this.style(node, shown, changed);
    const isMoved = changed & redraw.origin && this.movesSublayers(node, shown);
    if (changed & redraw.tree) this.arrange(node, shown.c.map((child) => layers[child]));
    for (const child of shown.c) this.update(layers, child, shown, isMoved);
    return node;
  }

  // Whether what is in a layer lies elsewhere in it than before.
  movesSublayers(node, layer) {
    const { x, y, isTransformed } = node;
    [node.x, node.y] = layer.b;
    node.isTransformed = isSublayerTransformed(layer);
    return isTransformed || node.isTransformed || x !== node.x || y !== node.y;
  }

  arrange(node, children) {
    const elements = children.map((child) => this.node(child).element);
    if (node.content) elements.unshift(node.content);
    node.element.replaceChildren(...elements);
  }

  style(node, layer, changed) {
    const { scale } = this;
    if (changed & redraw.size) {
      this.set(node, 'width', `${layer.b[2] * scale}px`);
      this.set(node, 'height', `${layer.b[3] * scale}px`);
    }
    if (changed & redraw.opacity) {
      node.style.opacity = Math.min(Math.max(layer.o, 0), 1) * maskOpacity(layer.x);
    }
    if (changed & redraw.look) {
      const fill = paint(layer.f);
      const shadow = shadowStyle(layer, scale);
      const stroke = paint(layer.k);
      const border = stroke ? layer.w * scale : 0;
      this.set(node, 'backfaceVisibility', layer.d ? '' : 'hidden');
      // Of a layer that only casts a shadow the corners are those of its path.
      const corners = layer.r > 0 || fill || border ? layer.r : layer.h?.[5]?.[4];
      this.set(node, 'borderRadius', corners > 0 ? `${corners * scale}px` : '');
      this.set(node, 'overflow', layer.m ? 'hidden' : '');
      this.set(node, 'background', fill);
      this.set(node, 'outline', border > 0 ? `${border}px solid ${stroke}` : '');
      this.set(node, 'outlineOffset', border > 0 ? `${-border}px` : '');
      const isBox = fill || layer.h?.[5];
      this.set(node, 'boxShadow', isBox ? shadow : '');
      this.set(node, 'textShadow', isBox ? 'none' : shadow);
      this.set(node, 'clipPath', clipPath(layer.x, scale));
    }
    if (changed & redraw.content) drawContent(node, layer, scale);
  }

  // For what rarely changes: a property by its name is set far slower than one written out.
  set(node, key, value) {
    if ((node.css[key] ?? '') === value) return;
    node.css[key] = value;
    node.style[key] = value;
  }
}
