extension HTMLReport {
  /// Decodes the page's JSON into frames. The letters are `HTMLReportLayer.keys`.
  static let decoderScript = #"""
    const unset = {
      n: '', p: [0, 0], b: [0, 0, 0, 0], a: [.5, .5], t: [1, 0, 0, 1, 0, 0], s: [1, 0, 0, 1, 0, 0],
      z: 0, o: 1, d: 1, r: 0, m: 0, f: 0, w: 0, k: 0, h: 0, v: 0, c: [],
    };

    const read = (id) => JSON.parse(document.getElementById(id).textContent);

    // Layers that do not change are one object over all frames.
    function decode(data) {
      let layers = new Map();
      let root = 0;
      const frames = data.frames.map((frame) => {
        if (frame.r) root = frame.r;
        if (frame.l) {
          layers = new Map(layers);
          for (const [key, change] of Object.entries(frame.l)) {
            layers.set(+key, Object.assign({}, layers.get(+key) ?? unset, change));
          }
        }
        return { time: frame.t, root, layers, fingers: frame.f ?? [] };
      });
      const times = frames.map((frame) => frame.time);
      return {
        width: data.size[0] || 1, height: data.size[1] || 1, rate: data.rate, frames,
        tracks: data.tracks, start: times[0] ?? 0, end: times[times.length - 1] ?? 0,
      };
    }

    // The last frame shown at a time.
    function frameIndex(recording, time) {
      let low = 0;
      let high = recording.frames.length - 1;
      while (low < high) {
        const middle = (low + high + 1) >> 1;
        if (recording.frames[middle].time <= time + 1e-4) low = middle; else high = middle - 1;
      }
      return low;
    }

    """#
}
