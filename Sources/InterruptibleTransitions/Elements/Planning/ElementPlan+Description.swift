nonisolated extension ElementPlan: CustomStringConvertible {
  var description: String { items.map(\.description).joined(separator: "\n") }
}

nonisolated extension ElementPlan.Item: CustomStringConvertible {
  var description: String {
    let around = parent.map { " in \($0.id)" } ?? ""
    let verb = key.role == .exits ? "exits, " : key.role == .enters ? "enters, " : ""
    let places = [from, to].compactMap { $0?.place.description }.joined(separator: " → ")
    return "\(id)\(around): \(verb)" + ([places] + changes).joined(separator: ", ")
  }

  private var changes: [String] {
    var words = settings.words
    if key.role == .morphs {
      return words
        + intervals.map { $0.words(along: (settings.matchTiming ?? settings.timing).curve) }
        .filter { !$0.isEmpty }
    }
    words += settings.begins.words.map { "at its own position: \($0)" }
    for (appearance, (interval, timing)) in zip(
      settings.appearances, zip(intervals, settings.appearanceTimings))
    {
      let when = interval.words(along: timing.curve)
      if appearance.words.isEmpty, when.isEmpty { continue }
      let changes = appearance.words.isEmpty ? ["unchanged"] : appearance.words
      words.append(
        changes.joined(separator: " and ") + (when.isEmpty ? "" : " \(when)"))
    }
    return words
  }
}

nonisolated extension ElementInterval {
  /// Returns the time of a change, as far as it differs from the flight's.
  fileprivate func words(along curve: ElementModifier.Curve?) -> String {
    let percent = [span.lowerBound, span.upperBound].map { Int(($0 * 100).rounded()) }
    let times = span == 0...1 ? nil : "from \(percent[0]) to \(percent[1]) %"
    return [times, curve.map { "along \($0)" }].compactMap { $0 }.joined(separator: " ")
  }
}

nonisolated extension ElementSettings {
  fileprivate var words: [String] {
    var words: [String] = []
    if arc != 0 { words.append("along an arc of \(arc)") }
    if isInContainer { words.append("in the container") }
    if showsOnlyOne { words.append("only the new one") }
    return words
  }
}

nonisolated extension ElementAppearance {
  fileprivate var words: [String] {
    var words: [String] = []
    if let source { words.append("at \(source)") }
    if let position { words.append("at (\(position.x), \(position.y))") }
    if let size { words.append("of size \(size.width) × \(size.height)") }
    if let offset { words.append("\(offset) points below") }
    if let edge { words.append("beyond the \(edge) edge") }
    words += transform.steps.map(\.description)
    if fades { words.append("fades") }
    if let opacity { words.append("opacity \(opacity)") }
    if let cornerRadius { words.append("corners \(cornerRadius)") }
    if let background { words.append("background \(background.words)") }
    if let borderWidth { words.append("border width \(borderWidth)") }
    if let borderColor { words.append("border \(borderColor.words)") }
    if let shadowOpacity { words.append("shadow opacity \(shadowOpacity)") }
    if let shadowRadius { words.append("shadow radius \(shadowRadius)") }
    if let shadowOffset {
      words.append("shadow offset (\(shadowOffset.width), \(shadowOffset.height))")
    }
    if let shadowColor { words.append("shadow \(shadowColor.words)") }
    if let overlay { words.append("\(overlay.opacity) covered with \(overlay.color.words)") }
    if let zPosition { words.append("z position \(zPosition)") }
    if let contentsRect { words.append("shows \(contentsRect)") }
    if let masksToBounds { words.append(masksToBounds ? "clips" : "does not clip") }
    return words
  }
}

nonisolated extension ElementColor {
  fileprivate var words: String { "(\(red), \(green), \(blue), \(alpha))" }
}

nonisolated extension ElementTransform.TransformStep: CustomStringConvertible {
  var description: String {
    switch self {
    case .translation(let x, let y, let z): "moved by (\(x), \(y), \(z))"
    case .scale(let x, let y, let z): "scaled by (\(x), \(y), \(z))"
    case .rotation(let x, let y, let z): "rotated by (\(x), \(y), \(z))"
    case .perspective(let m34): "in a perspective of \(m34)"
    case .matrix: "transformed"
    }
  }
}

nonisolated extension ElementPlace: CustomStringConvertible {
  /// The size and the center, and the rotation, corner radius and opacity if they are not the
  /// defaults.
  var description: String {
    var words = "\(size.width) × \(size.height) at (\(center.x), \(center.y))"
    if rotation != 0 { words += ", rotated by \(rotation)" }
    if cornerRadius != 0 { words += ", corners \(cornerRadius)" }
    if opacity != 1 { words += ", opacity \(opacity)" }
    return words
  }
}
