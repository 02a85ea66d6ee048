extension HTMLReport {
  /// Draws a frame's layers as nested elements, which stay from frame to frame.
  static let screenScript = #"""
    // Core Animation's matrices multiply rows, and their sixteen numbers stand in the order in
    // which CSS's matrix3d() reads its columns: they go over as they are.
    const whole = (m) => m.length === 16
      ? m : [m[0], m[1], 0, 0, m[2], m[3], 0, 0, 0, 0, 1, 0, m[4], m[5], 0, 1];
    const shift = (x, y, z = 0) => [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, x, y, z, 1];

    function product(a, b) {
      const c = new Array(16);
      for (let row = 0; row < 16; row += 4) {
        for (let column = 0; column < 4; column += 1) {
          c[row + column] = a[row] * b[column] + a[row + 1] * b[4 + column]
            + a[row + 2] * b[8 + column] + a[row + 3] * b[12 + column];
        }
      }
      return c;
    }

    const fixed = (value) => +value.toFixed(5);
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

    const isSet = (m) => m.some((value, index) => value !== unset.t[index]);

    // From a layer's element to its superlayer's: both have their corner at the bounds' origin.
    function placement(layer, parent) {
      let m = shift(-layer.a[0] * layer.b[2], -layer.a[1] * layer.b[3]);
      if (isSet(layer.t)) m = product(m, whole(layer.t));
      m = product(m, shift(layer.p[0], layer.p[1], layer.z));
      if (!parent) return m;
      m = product(m, shift(-parent.b[0], -parent.b[1]));
      if (!isSet(parent.s)) return m;
      const x = parent.a[0] * parent.b[2];
      const y = parent.a[1] * parent.b[3];
      return product(product(product(m, shift(-x, -y)), whole(parent.s)), shift(x, y));
    }

    function shadowStyle(layer, scale) {
      if (!layer.h || !layer.h[4] || layer.m) return '';
      const [opacity, color] = [layer.h[0], layer.h[4]];
      const [x, y, radius] = layer.h.slice(1, 4).map((length) => length * scale);
      const paint = `color-mix(in srgb, ${color} ${opacity * 100}%, transparent)`;
      return `${x}px ${y}px ${2 * radius}px ${paint}`;
    }

    class Screen {
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

      draw(frame) {
        if (!frame) return;
        const root = this.update(frame, frame.root, null);
        if (this.element.firstChild !== root.element) this.element.replaceChildren(root.element);
      }

      update(frame, number, parent) {
        const layer = frame.layers.get(number);
        let node = this.nodes.get(number);
        if (!node) {
          const element = document.createElement('div');
          const content = document.createElement('div');
          content.className = 'content';
          element.append(content);
          node = { element, content, css: {}, children: [], value: 0, frame: '' };
          element.layerNode = node;
          this.nodes.set(number, node);
        }
        if (node.layer !== layer || node.parent !== parent) this.style(node, layer, parent);
        const children = layer.c.map((child) => this.update(frame, child, layer).element);
        if (children.length !== node.children.length
          || children.some((child, index) => child !== node.children[index])) {
          node.children = children;
          node.element.replaceChildren(node.content, ...children);
        }
        return node;
      }

      style(node, layer, parent) {
        node.layer = layer;
        node.parent = parent;
        const hasShadow = Boolean(layer.f);
        const { scale } = this;
        const shadow = shadowStyle(layer, scale);
        const border = layer.k ? layer.w * scale : 0;
        const style = {
          transform: css(placement(layer, parent), scale),
          width: `${layer.b[2] * scale}px`,
          height: `${layer.b[3] * scale}px`,
          opacity: Math.min(Math.max(layer.o, 0), 1),
          backfaceVisibility: layer.d ? '' : 'hidden',
          borderRadius: layer.r > 0 ? `${layer.r * scale}px` : '',
          overflow: layer.m ? 'hidden' : '',
          background: layer.f || '',
          outline: border > 0 ? `${border}px solid ${layer.k}` : '',
          outlineOffset: border > 0 ? `${-border}px` : '',
          boxShadow: hasShadow ? shadow : '',
          textShadow: hasShadow ? 'none' : shadow,
        };
        for (const [key, value] of Object.entries(style)) {
          if (node.css[key] !== value) {
            node.css[key] = value;
            node.element.style[key] = value;
          }
        }
        drawContent(node, layer, scale);
      }
    }

    """#
}
