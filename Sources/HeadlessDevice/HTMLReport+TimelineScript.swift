extension HTMLReport {
  /// The tracks over time: strips, plots and marks, on one axis.
  static let timelineScript = #"""
    const byId = (id) => document.getElementById(id);

    function make(tag, className, text) {
      const element = document.createElement(tag);
      if (className) element.className = className;
      if (text !== undefined) element.textContent = text;
      return element;
    }

    // States whose labels begin alike have one colour on the whole page.
    const tones = new Map();
    function tone(label) {
      const word = (label.match(/^[\p{L}\p{N}]+/u) ?? [label])[0];
      if (!tones.has(word)) tones.set(word, tones.size % 7);
      return tones.get(word);
    }

    const signed = (value) => value.toFixed(2).replace('-', '−');
    const last = (items, time) => items.findLastIndex((item) => item[0] <= time + 1e-4);

    class Timeline {
      constructor(recording) {
        this.recording = recording;
        this.rows = byId('tracks');
        this.rows.replaceChildren();
        this.updates = [];
        for (const track of recording.tracks) {
          if (track.kind === 'strip') this.addStrip(track);
        }
        this.addTouches();
        for (const track of recording.tracks) {
          if (track.kind === 'plot') this.addPlot(track);
        }
        this.layOut();
      }

      // From 0 to 1; a recording of one frame has no length.
      fraction(time) {
        const { start, end } = this.recording;
        return end > start ? Math.min(Math.max((time - start) / (end - start), 0), 1) : 0;
      }

      percent(time) {
        return `${fixed(this.fraction(time) * 100)}%`;
      }

      addRow(name, className) {
        const row = make('div', `row ${className}`);
        const label = make('div', 'label');
        const value = make('output');
        const lane = make('div', 'lane');
        label.append(make('span', '', name), value);
        row.append(label, lane);
        this.rows.append(row);
        return { lane, value };
      }

      addSpan(lane, className, from, to) {
        const span = make('div', className);
        span.style.left = this.percent(from);
        span.style.width = `${fixed((this.fraction(to) - this.fraction(from)) * 100)}%`;
        lane.append(span);
        return span;
      }

      addStrip(track) {
        const { lane, value } = this.addRow(track.name, 'strip');
        const spans = track.items.map(([time, label], index) => {
          const next = track.items[index + 1];
          const span = this.addSpan(lane, 'span', time, next ? next[0] : this.recording.end);
          span.dataset.tone = tone(label);
          span.title = label;
          span.append(make('span', '', label));
          return span;
        });
        this.updates.push((time) => {
          const current = last(track.items, time);
          value.textContent = current < 0 ? '' : track.items[current][1];
          spans.forEach((span, index) => span.classList.toggle('current', index === current));
        });
      }

      addTouches() {
        const { frames, end } = this.recording;
        if (!frames.some((frame) => frame.fingers.length)) return;
        const { lane, value } = this.addRow('Touch', 'touch');
        let from = null;
        frames.forEach((frame, index) => {
          const touches = frame.fingers.length > 0;
          if (touches && from === null) from = frame.time;
          if (from !== null && (!touches || index === frames.length - 1)) {
            this.addSpan(lane, 'span', from, touches ? end : frame.time);
            from = null;
          }
        });
        this.updates.push((time) => {
          const fingers = frames[frameIndex(this.recording, time)].fingers;
          value.textContent =
            fingers.map(([, x, y]) => `${Math.round(x)}, ${Math.round(y)}`).join('  ');
        });
      }

      addPlot(track) {
        const values = track.items.map(([, value]) => value).filter((value) => value !== null);
        if (!values.length) return;
        const { lane, value } = this.addRow(track.name, 'plot');
        const low = Math.min(0, ...values);
        const high = Math.max(0, ...values) || low + 1;
        const y = (value) => fixed(100 - (value - low) / (high - low || 1) * 100);
        const [zero, dot] = [make('div', 'zero'), make('div', 'dot')];
        zero.style.top = `${y(0)}%`;
        let line = '';
        let pen = 'M';
        for (const [time, value] of track.items) {
          if (value === null) pen = 'M';
          else {
            line += `${pen}${fixed(this.fraction(time) * 1000)} ${y(value)}`;
            pen = 'L';
          }
        }
        lane.innerHTML = '<svg viewBox="0 0 1000 100" preserveAspectRatio="none" '
          + `aria-hidden="true"><path d="${line}"/></svg>`;
        lane.prepend(zero);
        lane.append(dot);
        for (const [bound, side] of [[high, 'top'], [low, 'bottom']]) {
          // Too near to zero, the number would stand on its line.
          if (Math.abs(y(bound) - y(0)) < 25) continue;
          const text = `${+bound.toPrecision(3)}`.replace('-', '−');
          lane.append(make('span', `bound ${side}`, text));
        }
        this.updates.push((time) => {
          const item = track.items[last(track.items, time)];
          dot.hidden = !item || item[1] === null;
          value.textContent = dot.hidden ? '' : `${signed(item[1])} ${track.unit}`;
          if (dot.hidden) return;
          dot.style.left = this.percent(time);
          dot.style.top = `${y(item[1])}%`;
        });
      }

      // The ruler: a number wherever there is room for one, and a mark for each call.
      layOut() {
        const scrubber = byId('scrubber');
        const { start, end, tracks } = this.recording;
        const room = Math.max(2, Math.floor(scrubber.clientWidth / 58));
        const steps = [.01, .02, .05, .1, .2, .5, 1, 2, 5, 10, 20, 60, 300];
        const step = steps.find((step) => (end - start) / step <= room) ?? 3600;
        scrubber.replaceChildren();
        for (let n = Math.ceil(start / step - 1e-6); n * step <= end + 1e-6; n += 1) {
          const hasRoom = this.fraction(n * step) < .97;
          const text = `${+(n * step).toFixed(2)}${n === 0 ? ' s' : ''}`;
          const tick = make('span', 'tick', hasRoom ? text : '');
          tick.style.left = this.percent(n * step);
          scrubber.append(tick);
        }
        for (const track of tracks.filter((track) => track.kind === 'log')) {
          for (const [time, text] of track.items) {
            const mark = make('span', 'mark');
            mark.style.left = this.percent(time);
            mark.title = text;
            scrubber.append(mark);
          }
        }
      }

      show(time) {
        byId('playhead').style.left = this.percent(time);
        for (const update of this.updates) update(time);
      }
    }

    """#
}
