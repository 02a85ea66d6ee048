extension HTMLReport {
  /// The page around the player: choosing a scene, fitting the device, keys, the fragment.
  static let pageScript = #"""
    function choose(index, time) {
      pause();
      const entry = entries[index];
      player.entry = index;
      player.recording = decode(read(`recording-${index}`));
      screen.clear();
      byId('scene').textContent = entry.scene;
      byId('ending').textContent = entry.ending;
      byId('summary').textContent = entry.summary;
      byId('badge').textContent = entry.failure === undefined ? 'Ended as told' : 'Ended otherwise';
      byId('badge').dataset.outcome = entry.failure === undefined ? 'passed' : 'failed';
      byId('failure').hidden = entry.failure === undefined;
      byId('failure').textContent = entry.failure ?? '';
      byId('chooser').value = index;
      for (const button of document.querySelectorAll('#scenes button')) {
        const isChosen = +button.dataset.entry === index;
        button.setAttribute('aria-current', isChosen);
        if (isChosen) button.scrollIntoView({ block: 'nearest' });
      }
      fit();
      player.timeline = new Timeline(player.recording);
      listLogs(player.recording);
      inspect(null);
      seek(time ?? player.recording.start);
    }

    // The device as large as its place allows.
    function fit() {
      const { width, height } = player.recording;
      const bare = document.body.dataset.bare;
      const bezel = bare === '1' ? 0 : 13;
      const stage = byId('stage');
      const style = getComputedStyle(stage);
      const caption = bare ? 0 : byId('caption').offsetHeight + 8;
      const room = [
        stage.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight),
        stage.clientHeight - parseFloat(style.paddingTop) - parseFloat(style.paddingBottom),
      ];
      room[1] -= caption;
      const outer = [width + 2 * bezel, height + 2 * bezel];
      const scale = Math.min(room[0] / outer[0], room[1] / outer[1], bare ? Infinity : 1.25);
      screen.setScale(Math.max(fixed(scale), .05));
      const corner = bare === '1' ? 0 : Math.min(width, height) < 600 ? 47 : 20;
      for (const [name, length] of Object.entries({ width, height, bezel, corner })) {
        byId('bezel').style.setProperty(`--${name}`, `${length * screen.scale}px`);
      }
      byId('overlay').firstElementChild.setAttribute('viewBox', `0 0 ${width} ${height}`);
    }

    // What lies under the pointer, by name and size.
    function inspect(target) {
      const node = target?.closest?.('#layers div:not(.content)')?.layerNode;
      const outline = byId('outline');
      const { width, height, rate } = player.recording;
      outline.hidden = !node;
      byId('caption').textContent = `${width} × ${height} pt, ${rate} frames per second`;
      if (!node) return;
      const corner = byId('screen').getBoundingClientRect();
      const box = node.element.getBoundingClientRect();
      const points = [box.left - corner.left, box.top - corner.top, box.width, box.height]
        .map((length) => length / screen.scale);
      ['left', 'top', 'width', 'height'].forEach((side, index) => {
        outline.style[side] = `${points[index] * screen.scale}px`;
      });
      const [x, y, w, h] = points.map((length) => +length.toFixed(1));
      const opacity = node.layer.o < 1 ? `, opacity ${+node.layer.o.toFixed(2)}` : '';
      byId('caption').textContent = `${node.layer.n}  ${w} × ${h} at ${x}, ${y}${opacity}`;
    }

    let remembering = 0;
    function rememberPlace() {
      clearTimeout(remembering);
      if (player.playing || document.body.dataset.bare) return;
      remembering = setTimeout(() => {
        const place = new URLSearchParams({
          scene: entries[player.entry].id, t: +player.time.toFixed(4),
        });
        history.replaceState(null, '', `#${place}`);
      }, 300);
    }

    function followFragment() {
      const place = new URLSearchParams(location.hash.slice(1));
      const bare = place.get('bare');
      if (bare) document.body.dataset.bare = bare; else delete document.body.dataset.bare;
      const index = entries.findIndex((entry) => entry.id === place.get('scene'));
      const time = parseFloat(place.get('t'));
      choose(Math.max(index, 0), Number.isFinite(time) ? time : undefined);
    }

    const byNeighbour = (offset) => {
      const order = [...document.querySelectorAll('#scenes button')].map((b) => +b.dataset.entry);
      const next = order[order.indexOf(player.entry) + offset];
      if (next !== undefined) choose(next);
    };

    const keys = {
      ' ': () => toggle(),
      ArrowLeft: (event) => step(event.shiftKey ? -10 : -1),
      ArrowRight: (event) => step(event.shiftKey ? 10 : 1),
      ArrowUp: () => byNeighbour(-1),
      ArrowDown: () => byNeighbour(1),
      Home: () => seek(player.recording.start),
      End: () => seek(player.recording.end),
    };

    function listen() {
      addEventListener('keydown', (event) => {
        const isTaken = event.metaKey || event.ctrlKey || event.altKey;
        if (isTaken || event.target.closest?.('select') || !keys[event.key]) return;
        event.preventDefault();
        keys[event.key](event);
      });
      // A focused button would take the space bar for a click as well.
      addEventListener('keyup', (event) => {
        if (event.key === ' ' && event.target.closest?.('button')) event.preventDefault();
      });
      byId('play').addEventListener('click', toggle);
      byId('back').addEventListener('click', () => step(-1));
      byId('forward').addEventListener('click', () => step(1));
      byId('speeds').addEventListener('click', (event) => {
        if (event.target.dataset.speed) setSpeed(+event.target.dataset.speed);
      });
      byId('chooser').addEventListener('change', (event) => choose(+event.target.value));
      byId('scenes').addEventListener('click', (event) => {
        if (event.target.dataset.entry) choose(+event.target.dataset.entry);
      });
      const timeline = byId('timeline');
      const scrub = (event) => {
        const box = byId('scrubber').getBoundingClientRect();
        const { start, end } = player.recording;
        seek(start + (event.clientX - box.left) / box.width * (end - start));
      };
      timeline.addEventListener('pointerdown', (event) => {
        timeline.setPointerCapture(event.pointerId);
        scrub(event);
      });
      timeline.addEventListener('pointermove', (event) => {
        if (timeline.hasPointerCapture(event.pointerId)) scrub(event);
      });
      const screenElement = byId('screen');
      screenElement.addEventListener('pointermove', (event) => inspect(event.target));
      screenElement.addEventListener('pointerleave', () => inspect(null));
      addEventListener('hashchange', followFragment);
      addEventListener('resize', () => {
        fit();
        player.timeline.layOut();
        show(player.time);
      });
    }

    // Each recording is decoded and its first frame drawn, so that a broken one is noticed here.
    entries.forEach((entry, index) => {
      const recording = decode(read(`recording-${index}`));
      new Screen(document.createElement('div')).draw(recording.frames[0]);
      for (const track of recording.tracks) {
        if (track.kind === 'strip') track.items.forEach(([, label]) => tone(label));
      }
      document.documentElement.dataset.ready = index + 1;
    });
    if (entries.length) {
      setSpeed(1);
      followFragment();
      listen();
    }

    """#
}
