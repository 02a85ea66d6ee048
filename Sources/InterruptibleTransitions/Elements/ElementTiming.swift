/// When an element's change takes place within a flight, and along which curve.
nonisolated struct ElementTiming: Hashable, Sendable {
  /// Seconds after the flight's start.
  var delay: TimeInterval = 0
  /// Seconds; nil until the flight's end.
  var duration: TimeInterval?
  /// The curve; nil is that of the flight.
  var curve: ElementAnimation.Curve?

  /// Whether it differs from the flight's.
  var isOwn: Bool { self != ElementTiming() }

  /// The shortest time, in seconds, for what begins late and goes on until the flight's end.
  private static let rest: TimeInterval = 0.2

  /// When the change is over at the earliest, in seconds after the flight's start.
  var end: TimeInterval { delay + (duration ?? Self.rest) }

  /// Returns the part of a flight's progress in which the change takes place.
  ///
  /// - Parameters:
  ///   - length: The flight's duration in seconds. What does not fit in is shortened as a whole.
  ///   - isMirrored: Whether the flight is the way back: then what came late goes early.
  ///   - ownCurve: The curve without one of its own.
  /// - Returns: The part, with the curve.
  func track(
    in length: TimeInterval, isMirrored: Bool, ownCurve: ElementAnimation.Curve
  ) -> ElementTrack {
    let curve = curve ?? ownCurve
    guard length > 0 else { return ElementTrack(0...1, along: curve.shape, isMirrored) }
    let part = exceeds(length) ? length / end : 1
    let start = min(delay * part / length, 1)
    let stop = duration.map { min(start + $0 * part / length, 1) } ?? 1
    return ElementTrack(start...stop, along: curve.shape, isMirrored)
  }

  /// Whether the change does not fit into a flight's duration, in seconds.
  func exceeds(_ length: TimeInterval) -> Bool {
    (delay > 0 || duration != nil) && end > length + 1e-9
  }
}

/// A part of a flight's progress, and the curve along which something changes in it.
nonisolated struct ElementTrack: Equatable, Sendable {
  /// All of the flight, as it moves itself.
  static let whole = ElementTrack(0...1, along: .cubic(.linear), false)

  private let range: ClosedRange<Double>
  private let shape: TimingCurve
  private let isMirrored: Bool

  /// Makes a track.
  ///
  /// - Parameters:
  ///   - range: The part of the flight's progress on the way there.
  ///   - shape: The curve in it.
  ///   - isMirrored: Whether the flight is the way back.
  init(_ range: ClosedRange<Double>, along shape: TimingCurve, _ isMirrored: Bool) {
    (self.range, self.shape, self.isMirrored) = (range, shape, isMirrored)
  }

  /// The part of the flight's progress, as the flight goes.
  var span: ClosedRange<Double> {
    isMirrored ? 1 - range.upperBound...1 - range.lowerBound : range
  }

  /// Returns how far the change is at a progress of the flight: 0 before it begins, 1 when it is
  /// over. A spring goes past 1 between. Past an end of the flight what begins or ends there goes
  /// on with it.
  func progress(at progress: Double) -> Double {
    isMirrored ? 1 - there(at: 1 - progress) : there(at: progress)
  }

  private func there(at progress: Double) -> Double {
    if progress < 0, range.lowerBound == 0 { return progress }
    if progress > 1, range.upperBound == 1 { return progress }
    let length = range.upperBound - range.lowerBound
    guard length > 0 else { return progress < range.lowerBound ? 0 : 1 }
    return shape.progress(at: (progress - range.lowerBound) / length)
  }
}
