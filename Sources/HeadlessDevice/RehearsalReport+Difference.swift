import Foundation

extension RehearsalReport {
  /// A Boolean value that indicates whether the environment variable `REHEARSAL_RECORD` is set.
  ///
  /// The value is false if the variable is empty, `0`, `false` or `no`.
  public static var recordsByEnvironment: Bool {
    let value = ProcessInfo.processInfo.environment["REHEARSAL_RECORD"] ?? ""
    return !["", "0", "false", "no"].contains(value.lowercased())
  }

  /// Compares the text with a stored text.
  ///
  /// If there is no file, the method writes it. It then returns a sentence about the file, so that
  /// the first run of a test fails. The next run compares. To write all files again, run the tests
  /// with `REHEARSAL_RECORD=1`, and look at the changes of the files before you commit them.
  ///
  /// If the texts differ, the method writes a page that plays the recording and shows the
  /// differences at the captured moments. Its name is the path of the file, with hyphens.
  ///
  /// ```swift
  /// func stored(_ name: String) -> URL {
  ///   URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  ///     .appendingPathComponent("Rehearsals").appendingPathComponent(name)
  /// }
  /// ```
  ///
  /// A test keeps the result in a constant and expects nil, so that a failure prints the result.
  ///
  /// - Parameters:
  ///   - file: The file with the stored text, in UTF-8. The folder is created if it doesn't exist.
  ///   - isRecording: Whether a file with another text is written again.
  ///   - folder: The folder for the page, which is created if it doesn't exist. The default is
  ///     `.build/rehearsals` in the current directory.
  /// - Returns: The lines that differ, with `-` for stored lines and `+` for new lines, and the
  ///   path of the page; a sentence about the file if it was written; nil if the texts are equal.
  /// - Throws: A Foundation error if a file can't be read or written.
  public func difference(
    from file: URL, isRecording: Bool = RehearsalReport.recordsByEnvironment,
    writingPageTo folder: URL? = nil
  ) throws -> String? {
    let exists = FileManager.default.fileExists(atPath: file.path)
    let stored = exists ? try String(contentsOf: file, encoding: .utf8) : nil
    let difference = stored.map { TextDifference(from: $0, to: text) }
    if let difference, difference.isEmpty { return nil }
    guard let difference, !isRecording else {
      try Self.create(file.deletingLastPathComponent())
      try Data(text.utf8).write(to: file, options: .atomic)
      let reason = exists ? "The stored text was recorded again" : "There was no stored text"
      return "\(reason). The text of this run is now in \(file.path). "
        + "Check the file, and run the test again."
    }
    let folder = folder ?? URL(fileURLWithPath: ".build/rehearsals")
    try Self.create(folder)
    let page = folder.appendingPathComponent("\(Self.pageName(for: file)).html")
    let name = file.deletingPathExtension().lastPathComponent
    try self.page(named: name, difference).write(to: page)
    return "\(difference.text)\n\nTo see the recording, open \(page.path)."
  }

  /// Returns the name of the page: the path of the file in the current directory, with hyphens.
  private static func pageName(for file: URL) -> String {
    let path = file.deletingPathExtension().standardizedFileURL.path
    let directory = URL(fileURLWithPath: "").standardizedFileURL.path
    let parts = path.hasPrefix("\(directory)/") ? path.dropFirst(directory.count) : path[...]
    return parts.split(separator: "/").joined(separator: "-")
  }

  private static func create(_ folder: URL) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  /// Returns the page with the recording, the differences, and the problems.
  private func page(named name: String, _ difference: TextDifference) -> HTMLReport {
    var recording = recording
    // The lines of a capture begin with its heading.
    var segments = [Recording.Segment]()
    var position = 0
    for capture in captures {
      let range = position..<position + capture.lines.count
      segments.append(
        Recording.Segment(time: capture.time, label: difference.text(ofNewLines: range)))
      position = range.upperBound
    }
    recording.tracks.append(.note(name: "Difference", segments: segments))
    let summary = "The text of the screen differs from the stored text \(name)."
    return HTMLReport(
      title: name,
      entries: [
        HTMLReport.Entry(
          id: name, scene: name, ending: "difference", summary: summary,
          outcome: .failed(([difference.text] + problems).joined(separator: "\n")),
          recording: recording)
      ])
  }
}
