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
    let changes = changes.filter { $0 != .turn }.map { ", \($0)" }.joined()
    return "\(id)\(around): \(verb)\(places)\(changes)"
  }
}

nonisolated extension ElementChange: CustomStringConvertible {
  /// The change, and its timing as far as it has one of its own.
  var description: String {
    var words = kind.description
    if timing.delay > 0 { words += " after \(timing.delay) s" }
    if let duration = timing.duration { words += " for \(duration) s" }
    if let curve = timing.curve { words += " along \(curve)" }
    return words
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
