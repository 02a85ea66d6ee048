import Foundation

extension HTMLReport {
  /// Returns the HTML text of the page.
  ///
  /// - Precondition: The entries' identifiers are unique, and so are the layers' identifiers in
  ///   each frame.
  /// - Complexity: O(n) in the number of layers in all frames.
  public func html() -> String {
    precondition(
      Set(entries.map(\.id)).count == entries.count, "An entry's id must be unique in a report")
    let data = entries.enumerated().map { index, entry in
      Self.script(id: "recording-\(index)", HTMLReportEncoder.encode(entry.recording))
    }
    let passed = entries.filter { $0.outcome == .passed }.count
    return HTMLReportPage.markup(with: [
      "count": String(entries.count),
      "title": title.escapedForHTML,
      "styles": HTMLReportPage.styles,
      "outcome": passed == entries.count ? "passed" : "failed",
      "tally": "\(passed) of \(entries.count) passed",
      "footnote": footnote.escapedForHTML,
      "options": options,
      "scenes": sceneList,
      "entries": HTMLReportJSON.array(entries.map(Self.description)),
      "recordings": data.joined(separator: "\n"),
      "scripts": HTMLReportPage.scripts,
    ])
  }

  /// Writes the page to a file, in UTF-8.
  ///
  /// - Parameter url: The file, which is replaced if it exists. The folder must exist.
  /// - Throws: A Foundation error if the file cannot be written.
  public func write(to url: URL) throws {
    try Data(html().utf8).write(to: url, options: .atomic)
  }

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
    if let poster = entry.recording.posterTime {
      members.append(("poster", JSON.number(poster, places: 4)))
    }
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

  private var options: String {
    scenes.map { scene in
      let endings = scene.indices.map {
        "<option value=\"\($0)\">\(scene.name.escapedForHTML) · "
          + "\(entries[$0].ending.escapedForHTML)</option>"
      }
      return "<optgroup label=\"\(scene.name.escapedForHTML)\">\(endings.joined())</optgroup>"
    }.joined()
  }

  private var sceneList: String {
    let groups = scenes.map { scene in
      let endings = scene.indices.map { index in
        let outcome = entries[index].outcome == .passed ? "passed" : "failed"
        return "<li><button type=\"button\" data-entry=\"\(index)\" data-outcome=\"\(outcome)\">"
          + "\(entries[index].ending.escapedForHTML)</button></li>"
      }
      return "<h2>\(scene.name.escapedForHTML)</h2><ul>\(endings.joined())</ul>"
    }
    return groups.joined(separator: "\n")
  }
}
