extension HTMLReport {
  /// Colours, type, the page's frame and the device.
  static let style = """
    :root {
      color-scheme: light dark;
      --ground: #f3f4f6; --raised: #fff; --sunken: #e9ebee; --line: #dcdfe4;
      --ink: #17191d; --soft: #5a616d; --faint: #8b929e;
      --accent: #2962d9; --accent-wash: #e4ecfc;
      --passed: #1b7f4b; --passed-wash: #e1f3e8; --failed: #b3261e; --failed-wash: #fbe5e3;
      --tone0: #c9ced6; --tone1: #a7bde8; --tone2: #6f9bf0; --tone3: #f0b65c;
      --tone4: #b79af0; --tone5: #74c69d; --tone6: #ef9a9a; --on-tone: #17191d;
      --bezel-edge: #3c4047; --drop: 0 18px 40px -18px rgb(20 24 32 / .38);
      --text: -apple-system, BlinkMacSystemFont, Inter, "Segoe UI", Roboto, "Noto Sans", system-ui,
        sans-serif;
      --code: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace;
    }
    @media (prefers-color-scheme: dark) {
      :root {
        --ground: #101215; --raised: #181b1f; --sunken: #22262c; --line: #2b3037;
        --ink: #e8eaed; --soft: #a2a9b5; --faint: #757d8a;
        --accent: #7ba6ff; --accent-wash: #1c2a47;
        --passed: #6bcf98; --passed-wash: #15301f; --failed: #ff8f86; --failed-wash: #3d1a18;
        --tone0: #3c424b; --tone1: #3d5486; --tone2: #3f6fd0; --tone3: #c18a2c;
        --tone4: #7e5fc4; --tone5: #3a8f65; --tone6: #b55a5a; --on-tone: #f4f5f7;
        --bezel-edge: #4a4f58; --drop: 0 20px 50px -16px rgb(0 0 0 / .8);
      }
    }
    * { box-sizing: border-box; }
    [hidden] { display: none !important; }
    html, body { height: 100%; margin: 0; }
    body {
      display: grid; grid-template-rows: auto minmax(0, 1fr) auto;
      background: var(--ground); color: var(--ink);
      font: 13px/1.45 var(--text); font-variant-numeric: tabular-nums;
      -webkit-text-size-adjust: 100%;
    }
    h1, h2, h3, p, ol, ul { margin: 0; padding: 0; font-size: inherit; list-style: none; }
    button { padding: 0; border: 0; font: inherit; color: inherit; background: none;
      cursor: pointer; }
    :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }

    header {
      display: flex; align-items: center; gap: 14px; min-width: 0; padding: 11px 20px;
      background: var(--raised); border-bottom: 1px solid var(--line);
    }
    h1 { font-size: 14px; font-weight: 650; letter-spacing: -.005em; white-space: nowrap;
      overflow: hidden; text-overflow: ellipsis; }
    .tally { white-space: nowrap; }
    .tally, #badge { padding: 1px 8px; border-radius: 20px; font-size: 11.5px; font-weight: 550; }
    [data-outcome=passed].tally, [data-outcome=passed]#badge {
      color: var(--passed); background: var(--passed-wash); }
    [data-outcome=failed].tally, [data-outcome=failed]#badge {
      color: var(--failed); background: var(--failed-wash); }
    #chooser { display: none; }
    main { display: grid; grid-template-columns: 212px minmax(300px, 31vw) minmax(0, 1fr);
      min-height: 0; }

    #scenes { padding: 16px 12px; overflow-y: auto; border-right: 1px solid var(--line); }
    #scenes h2 { padding: 0 8px 4px; font-size: 12px; font-weight: 600; color: var(--soft);
      overflow-wrap: anywhere; }
    #scenes ul { margin-bottom: 16px; }
    #scenes button { display: flex; align-items: center; gap: 8px; width: 100%; padding: 4px 8px;
      border-radius: 6px; text-align: left; overflow-wrap: anywhere; }
    #scenes button::before { content: ""; flex: none; width: 7px; height: 7px; border-radius: 50%;
      background: var(--passed); }
    #scenes button[data-outcome=failed]::before { background: var(--failed); border-radius: 1px; }
    #scenes button:hover { background: var(--sunken); }
    #scenes button[aria-current=true] { background: var(--accent-wash); color: var(--accent);
      font-weight: 550; }

    #stage { display: flex; flex-direction: column; align-items: center; justify-content: center;
      gap: 8px; min-width: 0; min-height: 0; padding: 20px 16px 10px; }
    #caption { height: 18px; max-width: 100%; overflow: hidden; text-overflow: ellipsis;
      white-space: pre; font-size: 11.5px; color: var(--faint); }
    #bezel {
      position: relative; flex: none;
      padding: var(--bezel);
      border-radius: calc(var(--corner) + var(--bezel)); background: #0b0c0e;
      box-shadow: 0 0 0 2px var(--bezel-edge), var(--drop);
    }
    #bezel::before, #bezel::after { content: ""; position: absolute; z-index: -1; width: 3px;
      background: var(--bezel-edge); border-radius: 2px; }
    #bezel::before { right: -5px; top: 24%; height: 11%; }
    #bezel::after { left: -5px; top: 19%; height: 15%; }
    #screen {
      position: relative; width: var(--width); height: var(--height); overflow: hidden;
      border-radius: calc(var(--corner) * .4); background: #000; color: #000; isolation: isolate;
      font-variant-numeric: normal; user-select: none; -webkit-user-select: none;
    }
    /* Corners are painted over rather than clipped: a clip bleeds into the blurs beside it. */
    #ring { position: absolute; inset: var(--bezel); border-radius: var(--corner);
      box-shadow: 0 0 0 var(--bezel) #0b0c0e; pointer-events: none; }
    #layers, #layers div { position: absolute; left: 0; top: 0; transform-origin: 0 0; }
    #layers { width: 100%; height: 100%; }
    #layers .content { width: 100%; height: 100%; border-radius: inherit; pointer-events: none;
      display: flex; align-items: center; }
    #layers .line { width: 100%; overflow: hidden; white-space: pre; text-overflow: ellipsis; }
    #layers .lines { width: 100%; overflow: hidden; white-space: pre-line; max-height: 100%;
      display: -webkit-box; -webkit-box-orient: vertical; }
    #overlay, #overlay svg { position: absolute; inset: 0; width: 100%; height: 100%;
      pointer-events: none; }
    #outline { position: absolute; box-shadow: inset 0 0 0 1.5px #3d7dff,
      inset 0 0 0 100vmax rgb(61 125 255 / .08); }
    .finger { fill: rgb(255 255 255 / .55); stroke: rgb(20 24 32 / .55); stroke-width: 1.5; }
    .lifted { fill: none; stroke: rgb(150 156 168 / .9); stroke-width: 2; }
    .trail { fill: none; stroke: rgb(255 255 255 / .3); stroke-width: 30; stroke-linecap: round;
      stroke-linejoin: round; }

    """
}
