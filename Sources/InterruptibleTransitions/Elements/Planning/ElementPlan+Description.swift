nonisolated extension ElementPlan: CustomStringConvertible {
  var description: String { items.map(\.description).joined(separator: "\n") }
}

nonisolated extension ElementPlan.Item: CustomStringConvertible {
  var description: String {
    let around = parent.map { " in \($0.id)" } ?? ""
    let verb = key.role == .exits ? "exits, " : key.role == .enters ? "enters, " : ""
    let places = elements.both.compactMap { $0?.place.description }.joined(separator: " → ")
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
  /// The properties that change, with their values.
  fileprivate var words: [String] {
    let properties = Mirror(reflecting: self).children.compactMap { name, value in
      Mirror(reflecting: value).displayStyle == .optional
        ? Mirror(reflecting: value).children.first.map { "\(name ?? "") \($0.value)" } : nil
    }
    return properties + transform.steps.map(\.description)
  }
}

nonisolated extension ElementColor: CustomStringConvertible {
  var description: String { "(\(red), \(green), \(blue), \(alpha))" }
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
