extension HTMLReport {
  /// The page below its header; the scripts fill it in.
  ///
  /// - Parameter sceneList: The scenes and their endings, as HTML.
  /// - Returns: The page's main element, as HTML.
  static func body(sceneList: String) -> String {
    """
    <main>
    <nav id="scenes" aria-label="Scenes">
    \(sceneList)
    </nav>
    <section id="stage" aria-label="Device">
      <div id="bezel"><div id="screen">
        <div id="layers"></div>
        <div id="overlay"><svg aria-hidden="true"></svg><div id="outline" hidden></div></div>
      </div><div id="ring"></div></div>
      <p id="caption"></p>
    </section>
    <section id="panel" aria-label="Recording">
      <div id="about">
        <div class="heading"><h2 id="scene"></h2><span id="ending"></span>
          <span id="badge"></span></div>
        <p id="summary"></p>
        <p id="failure" hidden></p>
      </div>
      <div id="transport" role="toolbar" aria-label="Playback">
        <div class="buttons">
          <button id="back" title="Previous frame (←)" aria-label="Previous frame">\
    \(icon("M12 4 6 9l6 5zM4.5 4.5v9"))</button>
          <button id="play" title="Play or pause (space)" aria-label="Play">\
    <span class="shown-paused">\(icon("M5.5 3.5v11l9-5.5z"))</span>\
    <span class="shown-playing">\(icon("M6 4v10M12 4v10"))</span></button>
          <button id="forward" title="Next frame (→)" aria-label="Next frame">\
    \(icon("M6 4l6 5-6 5zM13.5 4.5v9"))</button>
        </div>
        <output id="clock"><b></b><i></i></output>
        <div id="speeds" role="group" aria-label="Speed">
          <button data-speed="1">1×</button><button data-speed="0.5">½</button>\
    <button data-speed="0.25">¼</button><button data-speed="0.1">⅒</button>
        </div>
      </div>
      <div id="timeline">
        <div id="scrubber" role="slider" tabindex="0" aria-label="Time"></div>
        <div id="tracks"></div>
        <div id="playhead"></div>
      </div>
      <div id="logs"></div>
    </section>
    </main>
    <footer><kbd>space</kbd> play <kbd>←</kbd><kbd>→</kbd> frame
      <kbd>shift</kbd> 10 frames <kbd>↑</kbd><kbd>↓</kbd> scene</footer>
    """
  }

  private static func icon(_ path: String) -> String {
    "<svg viewBox=\"0 0 18 18\" width=\"18\" height=\"18\" aria-hidden=\"true\">"
      + "<path d=\"\(path)\"/></svg>"
  }
}
