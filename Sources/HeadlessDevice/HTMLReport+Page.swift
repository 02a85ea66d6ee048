import Foundation

extension HTMLReport {
  /// Returns the page's text.
  ///
  /// - Precondition: The entries' ids are unique, and so are the ids of the layers in each frame.
  /// - Complexity: O(n) in the number of layers in all frames.
  public func html() -> String {
    precondition(
      Set(entries.map(\.id)).count == entries.count, "An entry's id must be unique in a report")
    let data = entries.enumerated().map { index, entry in
      Self.script(id: "recording-\(index)", HTMLReportEncoder.encode(entry.recording))
    }
    return """
      <!DOCTYPE html>
      <html lang="en" data-scenes="\(entries.count)" data-ready="0">
      <head>
      <meta charset="utf-8">
      <meta http-equiv="Content-Security-Policy" content="\(Self.policy)">
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
      <meta name="color-scheme" content="light dark">
      <link rel="icon" href="data:,">
      <title>\(title.escapedForHTML)</title>
      <style>
      \(Self.style)\(Self.timelineStyle)\(Self.narrowStyle)</style>
      <script>
      addEventListener('error', (event) => {
        document.documentElement.dataset.error = event.message;
      });
      </script>
      </head>
      <body>
      \(header)
      \(Self.body(sceneList: sceneList))
      \(Self.script(id: "entries", HTMLReportJSON.array(entries.map(Self.description))))
      \(data.joined(separator: "\n"))
      <script type="module">
      \(Self.decoderScript)\(Self.screenScript)\(Self.contentScript)\(Self.timelineScript)\
      \(Self.playerScript)\(Self.pageScript)</script>
      </body>
      </html>

      """
  }

  /// Writes the page to a file, in UTF-8.
  ///
  /// - Parameter url: The file, which is replaced. Its folder must exist.
  /// - Throws: A Foundation error if the file cannot be written.
  public func write(to url: URL) throws {
    try Data(html().utf8).write(to: url, options: .atomic)
  }

  /// Nothing is fetched; the page contains its styles and scripts.
  private static let policy =
    "default-src 'none'; style-src 'unsafe-inline'; script-src 'unsafe-inline'; img-src data:; "
    + "base-uri 'none'; form-action 'none'"

  private static func script(id: String, _ json: String) -> String {
    "<script type=\"application/json\" id=\"\(id)\">\(json)</script>"
  }

  private static func description(of entry: Entry) -> String {
    typealias JSON = HTMLReportJSON
    var members = [
      (key: "id", value: JSON.string(entry.id)),
      ("scene", JSON.string(entry.scene)),
      ("ending", JSON.string(entry.ending)),
      ("summary", JSON.string(entry.summary)),
    ]
    if case .failed(let reason) = entry.outcome {
      members.append(("failure", JSON.string(reason)))
    }
    return JSON.object(members)
  }

  /// The entries by scene, in the order in which the scenes first occur.
  private var scenes: [(name: String, indices: [Int])] {
    entries.indices.reduce(into: []) { scenes, index in
      let name = entries[index].scene
      if let known = scenes.firstIndex(where: { $0.name == name }) {
        scenes[known].indices.append(index)
      } else {
        scenes.append((name, [index]))
      }
    }
  }

  private var header: String {
    let options = scenes.map { scene in
      let endings = scene.indices.map {
        "<option value=\"\($0)\">\(scene.name.escapedForHTML) · "
          + "\(entries[$0].ending.escapedForHTML)</option>"
      }
      return "<optgroup label=\"\(scene.name.escapedForHTML)\">\(endings.joined())</optgroup>"
    }
    let passed = entries.filter { $0.outcome == .passed }.count
    let isPassed = passed == entries.count
    return """
      <header>
      <h1>\(title.escapedForHTML)</h1>
      <p class="tally" data-outcome="\(isPassed ? "passed" : "failed")">\
      \(passed) of \(entries.count) ended as told</p>
      <select id="chooser" aria-label="Scene">\(options.joined())</select>
      </header>
      """
  }

  private var sceneList: String {
    let groups = scenes.map { scene in
      let endings = scene.indices.map { index in
        let outcome = entries[index].outcome == .passed ? "passed" : "failed"
        return "<li><button data-entry=\"\(index)\" data-outcome=\"\(outcome)\">"
          + "\(entries[index].ending.escapedForHTML)</button></li>"
      }
      return "<h2>\(scene.name.escapedForHTML)</h2><ul>\(endings.joined())</ul>"
    }
    return groups.joined(separator: "\n")
  }
}
