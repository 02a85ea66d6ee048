nonisolated extension ElementIntent: CustomStringConvertible {
  /// What does not tell by the places: transforms, colours and the rest.
  var description: String {
    var words = begins.words.map { "at first \($0)" } + look.words
    if arc != 0 { words.append("along an arc of \(arc)") }
    if isInContainer { words.append("by itself") }
    if showsOnlyOne { words.append("only the new one") }
    return words.joined(separator: ", ")
  }
}

nonisolated extension ElementLook {
  /// What it changes besides the place, in words.
  fileprivate var words: [String] {
    var words = transform.steps.map(\.description)
    if let background { words.append("background \(background.words)") }
    if let borderColor { words.append("border \(borderColor.words)") }
    if let overlay { words.append("\(overlay.opacity) covered with \(overlay.color.words)") }
    if let zPosition { words.append("z position \(zPosition)") }
    if let contentsRect { words.append("shows \(contentsRect)") }
    if let masksToBounds { words.append(masksToBounds ? "cuts off" : "does not cut off") }
    return words
  }
}

nonisolated extension ElementColor {
  fileprivate var words: String { "(\(red), \(green), \(blue), \(alpha))" }
}

nonisolated extension ElementTransform.Step: CustomStringConvertible {
  /// The transform in words.
  var description: String {
    switch self {
    case .translation(let x, let y, let z): "moved by (\(x), \(y), \(z))"
    case .scale(let x, let y, let z): "scaled by (\(x), \(y), \(z))"
    case .rotation(let x, let y, let z): "turned by (\(x), \(y), \(z))"
    case .perspective(let m34): "in a perspective of \(m34)"
    case .matrix: "transformed"
    }
  }
}
