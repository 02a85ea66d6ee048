nonisolated extension ElementPlan: CustomStringConvertible {
  /// A line for each element.
  var description: String { items.map(\.description).joined(separator: "\n") }
}

nonisolated extension ElementPlan.Item: CustomStringConvertible {
  /// What the element is called, where it is, and what it does.
  var description: String {
    let around = parent.map { " in \($0.id)" } ?? ""
    let places = [from, to].compactMap { $0?.place.description }.joined(separator: " → ")
    let verb = key.role == .goes ? "goes, " : key.role == .comes ? "comes, " : ""
    let isModified = intent != nil && key.role != .turns
    let changes = changes.filter { !isModified && $0.kind != .sharedElement || $0.isOwn }
      .map { ", \(isModified ? "by its modifiers\($0.when)" : $0.description)" }
    let look = away.map { ", away \($0.place)" } ?? ""
    let words = intent.map { ["\($0)"].filter { !$0.isEmpty }.map { ", \($0)" } } ?? []
    return "\(id)\(around): \(verb)\(places)\(changes.joined())\(look)\(words.joined())"
  }
}

nonisolated extension ElementChange: CustomStringConvertible {
  /// Whether it is not as the flight is.
  fileprivate var isOwn: Bool { timing.curve != nil || track.span != 0...1 }

  /// The change, and when it takes place, as far as that differs from the flight.
  var description: String { kind.description + when }

  /// When it takes place.
  fileprivate var when: String {
    let percent = [track.span.lowerBound, track.span.upperBound].map { Int(($0 * 100).rounded()) }
    let span = track.span == 0...1 ? "" : " from \(percent[0]) to \(percent[1]) % of the way"
    return span + (timing.curve.map { " along \($0)" } ?? "")
  }
}

nonisolated extension ElementAnimation.Kind: CustomStringConvertible {
  /// The change in words.
  var description: String {
    switch self {
    case .crossfade: "fades"
    case .edgeTranslation(let edge): "beyond the \(edge) edge"
    case .sharedElement: "turns into its partner"
    case .translateY(let distance): "\(distance) points below"
    }
  }
}

nonisolated extension ElementPlace: CustomStringConvertible {
  /// The size and the centre, and what is not as usual.
  public var description: String {
    var words = "\(size.width) × \(size.height) at (\(center.x), \(center.y))"
    if rotation != 0 { words += ", turned by \(rotation)" }
    if cornerRadius != 0 { words += ", corners \(cornerRadius)" }
    if opacity != 1 { words += ", opacity \(opacity)" }
    return words
  }
}
