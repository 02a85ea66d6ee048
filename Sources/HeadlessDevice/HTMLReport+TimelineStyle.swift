extension HTMLReport {
  /// The styles of the panel: the recording's description, the transport, the tracks and the calls.
  static let timelineStyle = """
    #panel { display: flex; flex-direction: column; min-width: 0; min-height: 0; overflow-y: auto;
      background: var(--raised); border-left: 1px solid var(--line); }
    #about { padding: 18px 24px 14px; }
    .heading { display: flex; flex-wrap: wrap; align-items: center; gap: 4px 10px; }
    #scene { font-size: 19px; font-weight: 650; letter-spacing: -.015em; line-height: 1.25;
      overflow-wrap: anywhere; }
    #ending { font-size: 15px; color: var(--soft); }
    #badge { margin-left: auto; }
    #summary { margin-top: 5px; max-width: 64ch; color: var(--soft); text-wrap: pretty; }
    #failure { margin-top: 8px; padding: 7px 10px; border-radius: 6px; overflow-wrap: anywhere;
      color: var(--failed); background: var(--failed-wash); }

    #transport { display: flex; align-items: center; gap: 14px; padding: 8px 24px;
      background: var(--raised); border-block: 1px solid var(--line); }
    #transport .buttons { display: flex; gap: 2px; margin-left: -8px; }
    .buttons button { display: grid; place-items: center; width: 34px; height: 34px;
      border-radius: 8px; }
    .buttons button:hover { background: var(--sunken); }
    .buttons svg { display: block; fill: currentColor; stroke: currentColor; stroke-width: 1.6;
      stroke-linejoin: round; stroke-linecap: round; }
    .buttons #play { background: var(--accent); color: var(--raised); }
    .playing .shown-paused, body:not(.playing) .shown-playing { display: none; }
    .shown-playing svg { stroke-width: 3.2; }
    #clock { display: flex; align-items: baseline; gap: 10px; white-space: nowrap; }
    #clock b { min-width: 4.6em; font-size: 15px; font-weight: 600; }
    #clock i { font-style: normal; color: var(--faint); font-size: 12px; }
    #speeds { display: flex; margin-left: auto; padding: 2px; border-radius: 8px;
      background: var(--sunken); }
    #speeds button { min-width: 34px; padding: 3px 6px; border-radius: 6px; color: var(--soft);
      font-size: 12.5px; }
    #speeds button[aria-pressed=true] { background: var(--raised); color: var(--ink);
      box-shadow: 0 1px 2px rgb(0 0 0 / .14); font-weight: 550; }

    #timeline { position: relative; flex: none; margin: 0 24px; padding-bottom: 14px;
      cursor: ew-resize; touch-action: pan-y; user-select: none; -webkit-user-select: none; }
    #scrubber { position: relative; height: 34px; border-bottom: 1px solid var(--line);
      border-radius: 2px; }
    .tick { position: absolute; bottom: 0; height: 17px; padding-left: 4px;
      border-left: 1px solid var(--line); font-size: 10.5px; line-height: 13px;
      color: var(--faint); }
    .mark { position: absolute; top: 6px; width: 7px; height: 7px; margin-left: -3.5px;
      border-radius: 1px; background: var(--accent); opacity: .75; transform: rotate(45deg); }
    .row { margin-top: 10px; }
    .row .label { display: flex; justify-content: space-between; gap: 12px; margin-bottom: 3px;
      font-size: 12px; line-height: 16px; color: var(--soft); }
    .row .label > span, .bound { z-index: 1; padding-right: 4px; background: var(--raised); }
    .row .label > span { position: relative; }
    .row output { color: var(--ink); font-weight: 550; white-space: nowrap; overflow: hidden;
      text-overflow: ellipsis; }
    .lane { position: relative; }
    .strip .lane { height: 24px; border-radius: 5px; overflow: hidden; background: var(--sunken); }
    .strip .span { position: absolute; top: 0; bottom: 0; padding: 0 6px; overflow: hidden;
      border-right: 1px solid var(--raised); color: var(--on-tone); font-size: 11px;
      line-height: 24px; white-space: nowrap; opacity: .72; }
    .strip .span.current { opacity: 1; font-weight: 600; }
    .strip .span { container-type: inline-size; }
    .strip .span span { display: block; overflow: hidden; text-overflow: ellipsis; }
    @container (max-width: 22px) { .strip .span span { display: none; } }
    [data-tone="0"] { background: var(--tone0); } [data-tone="1"] { background: var(--tone1); }
    [data-tone="2"] { background: var(--tone2); } [data-tone="3"] { background: var(--tone3); }
    [data-tone="4"] { background: var(--tone4); } [data-tone="5"] { background: var(--tone5); }
    [data-tone="6"] { background: var(--tone6); }
    .touch .lane { height: 6px; border-radius: 3px; background: var(--sunken); }
    .touch .span { position: absolute; top: 0; bottom: 0; min-width: 3px; border-radius: 3px;
      background: var(--soft); }
    .plot .lane { height: 62px; }
    .plot svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible; }
    .plot path { fill: none; stroke: var(--accent); stroke-width: 1.6; stroke-linejoin: round;
      vector-effect: non-scaling-stroke; }
    .zero { position: absolute; left: 0; right: 0; height: 1px; background: var(--line); }
    .dot { position: absolute; width: 9px; height: 9px; margin: -4.5px; border-radius: 50%;
      background: var(--accent); box-shadow: 0 0 0 2px var(--raised); }
    .bound { position: absolute; left: 0; font-size: 10px; line-height: 12px;
      color: var(--faint); }
    .bound.top { top: 0; } .bound.bottom { bottom: 0; }
    #playhead { position: absolute; top: 0; bottom: 6px; width: 0; pointer-events: none;
      border-left: 1.5px solid var(--ink); margin-left: -.75px; }
    #playhead::before { content: ""; position: absolute; left: -6.5px; top: 0; width: 11.5px;
      height: 11.5px; border-radius: 50% 50% 50% 0; background: var(--ink);
      transform: rotate(-45deg); }

    #logs { flex: 1; min-height: 96px; overflow-y: auto; padding: 0 24px 12px;
      border-top: 1px solid var(--line); }
    #logs h3 { position: sticky; top: 0; z-index: 1; padding: 9px 0 4px; font-size: 12px;
      font-weight: 600; color: var(--soft); background: var(--raised); }
    #logs ol { margin: 0 -8px; }
    #logs button { display: flex; gap: 14px; width: 100%; padding: 2.5px 8px; border-radius: 5px;
      text-align: left; font: 12px/1.5 var(--code); color: var(--faint); }
    #logs button span { overflow-wrap: anywhere; }
    #logs button.past { color: var(--ink); }
    #logs button:hover { background: var(--sunken); }
    #logs button.current { background: var(--accent-wash); color: var(--accent); }
    #logs time { flex: none; min-width: 5ch; text-align: right; color: var(--faint); }
    #logs .current time { color: inherit; }

    """

  /// The styles for a window too narrow for three columns, and for the device alone.
  static let narrowStyle = """
    footer { padding: 6px 20px; border-top: 1px solid var(--line); background: var(--raised);
      color: var(--faint); font-size: 11.5px; text-align: right; }
    kbd { margin-left: 12px; padding: 0 5px; border: 1px solid var(--line); border-radius: 4px;
      font: 11px/1.5 var(--text); color: var(--soft); }
    kbd + kbd { margin-left: 3px; }

    @media (max-width: 1000px) {
      #scenes { display: none; }
      #chooser { display: block; flex: 1; min-width: 0; max-width: 320px; margin-left: auto;
        padding: 5px 8px; border: 1px solid var(--line); border-radius: 7px; font: inherit;
        color: inherit; background: var(--ground); }
      main { grid-template-columns: minmax(260px, 42vw) minmax(0, 1fr); }
    }
    @media (max-width: 700px) {
      html, body { height: auto; }
      body { display: block; }
      header { flex-wrap: wrap; gap: 8px 10px; padding: 9px 16px; }
      h1 { flex: 1; }
      #chooser { flex: 1 0 100%; max-width: none; font-size: 16px; }
      main { display: flex; flex-direction: column; }
      #stage { height: 56vh; height: 56svh; padding: 16px 16px 6px; }
      #panel { overflow: visible; border-left: 0; padding-bottom: env(safe-area-inset-bottom); }
      #about { order: 3; padding: 14px 16px; border-top: 1px solid var(--line); }
      #transport { position: sticky; top: 0; z-index: 2; gap: 10px; padding: 7px 16px; }
      #clock { flex-direction: column; gap: 0; line-height: 1.25; }
      #clock i { font-size: 11px; }
      #timeline { order: 2; margin: 0 16px; }
      #logs { order: 4; padding: 0 16px 16px; overflow: visible; }
      #logs button { padding-block: 6px; }
      #speeds button { min-width: 32px; padding-block: 6px; }
      footer { display: none; }
    }
    @media (max-width: 370px) {
      #transport { gap: 6px; }
      .buttons button { width: 30px; }
      #speeds button { min-width: 26px; padding-inline: 3px; }
    }

    [data-bare] > :not(main), [data-bare] main > :not(#stage), [data-bare] #caption {
      display: none !important; }
    body[data-bare] { display: block; background: transparent; }
    [data-bare] #stage { position: fixed; inset: 0; height: auto; padding: 0; }
    [data-bare=device] #stage { padding: 8px; }
    [data-bare="1"] #bezel { box-shadow: none; background: none; }
    [data-bare="1"] #bezel::before, [data-bare="1"] #bezel::after { content: none; }

    """
}
