/// The lines in which two texts differ.
struct TextDifference {
  private enum Line: Equatable {
    case equal(String)
    case removed(String)
    case added(String)

    var sign: String {
      switch self {
      case .equal: " "
      case .removed: "-"
      case .added: "+"
      }
    }
  }

  private let lines: [Line]

  /// Compares two texts line by line.
  ///
  /// Empty lines and the kind of line breaks don't matter.
  ///
  /// - Complexity: O((n + m) · d) for n and m lines of which d differ.
  init(from old: String, to new: String) {
    let old = Self.lines(old)
    let new = Self.lines(new)
    let changes = new.difference(from: old)
    let removed = Set(
      changes.removals.map { change in
        if case .remove(let offset, _, _) = change { offset } else { -1 }
      })
    let added = Set(
      changes.insertions.map { change in
        if case .insert(let offset, _, _) = change { offset } else { -1 }
      })
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.equal(new[newIndex]))
        oldIndex = oldIndex + 1
        newIndex = newIndex + 1
      }
    }
    self.lines = lines
  }

  var isEmpty: Bool {
    lines.allSatisfy { line in
      if case .equal = line { true } else { false }
    }
  }

  /// The lines that differ, each with a sign, below the headings of their sections.
  var text: String { Self.text(lines) }

  /// Returns the differences in a range of lines of the new text.
  ///
  /// Lines that were removed directly before the range are among them.
  func text(ofNewLines range: Range<Int>) -> String {
    var position = 0
    var part = [Line]()
    for line in lines {
      if range.contains(position) { part.append(line) }
      if case .removed = line { continue }
      position += 1
    }
    return Self.text(part)
  }

  private static func text(_ lines: [Line]) -> String {
    var texts = [String]()
    var heading = String?.none
    for line in lines {
      switch line {
      case .equal(let text):
        if !text.hasPrefix(" ") { heading = text }
        continue
      case .removed(let text), .added(let text):
        if let heading { texts.append("  \(heading)") }
        heading = nil
        texts.append("\(line.sign) \(text)")
      }
    }
    return texts.joined(separator: "\n")
  }

  private static func lines(_ text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).map(String.init)
  }
}
