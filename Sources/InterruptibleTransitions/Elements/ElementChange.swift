/// The time that a flight gives its elements.
nonisolated struct ElementPace: Equatable, Sendable {
  /// The flight's duration in seconds.
  var length: TimeInterval = 0.4
  /// Whether the flight is the way back.
  var isMirrored = false
  /// The curve of elements that have none of their own.
  var curve = ElementAnimation.Curve.linear
}

/// One change of an element, and the part of the flight in which it takes place.
nonisolated struct ElementChange: Equatable, Sendable {
  /// All that is in the way between two partners, with the flight.
  static let turn = ElementChange(
    kind: .sharedElement, timing: ElementTiming(), track: .whole)

  let kind: ElementAnimation.Kind
  let timing: ElementTiming
  let track: ElementTrack
}

nonisolated extension ElementChange {
  /// Makes a change of a part of an animation.
  init(_ part: ElementAnimation.Part, at pace: ElementPace) {
    kind = part.kind
    timing = part.timing
    track = part.timing.track(
      in: pace.length, isMirrored: pace.isMirrored, ownCurve: pace.curve)
  }

  /// Makes the change of an element with modifiers. It begins with the flight on both ways.
  init(_ intent: ElementIntent, at pace: ElementPace) {
    (kind, timing) = (.sharedElement, intent.timing)
    track = timing.track(in: pace.length, isMirrored: false, ownCurve: pace.curve)
  }
}

nonisolated extension ElementDefinition {
  /// All that match turn into one another.
  static let turning = ElementDefinition([:], default: .sharedElement)
}

nonisolated extension ElementAnimation {
  /// Whether an element that has a partner turns into it.
  var turns: Bool { !turning.isEmpty }

  /// What an element does that turns into its partner: at most one part.
  var turning: [Part] { Array(parts.filter { $0.kind == .sharedElement }.prefix(1)) }

  /// What an element does that comes or goes; nothing if it fades as a part of its screen.
  var passing: [Part] {
    var passing = parts.filter { $0.kind != .sharedElement }
    if passing.isEmpty {
      passing = turning.map { Part(kind: .crossfade, timing: $0.timing) }
    }
    guard passing.contains(where: { $0.kind != .crossfade || $0.timing.isOwn }) else { return [] }
    // What comes from a place in sight would be there at once.
    let fades = passing.contains { $0.kind == .crossfade }
    let shifts = passing.first { if case .translateY = $0.kind { true } else { false } }
    if !fades, let shifts { passing.append(Part(kind: .crossfade, timing: shifts.timing)) }
    return passing
  }
}
