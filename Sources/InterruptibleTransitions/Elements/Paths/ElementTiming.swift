/// The timing of an element or of a modifier within a flight.
nonisolated struct ElementTiming: Hashable, Sendable {
  /// The delay after the start of the flight, in seconds.
  var delay: TimeInterval = 0
  /// The duration in seconds; nil until the end of the flight.
  var duration: TimeInterval?
  /// The curve; nil for that of the flight.
  var curve: ElementModifier.Curve?

  var isOwn: Bool { self != ElementTiming() }

  /// The longest delay and duration, in seconds.
  static let longest: TimeInterval = 3600
  /// The shortest time, in seconds, for a change that begins late and lasts until the end.
  private static let rest: TimeInterval = 0.2

  /// The earliest end, in seconds after the start of the flight.
  var end: TimeInterval { delay + (duration ?? Self.rest) }

  /// Returns the part of a flight, shortened as a whole if it does not fit into the length.
  func interval(in length: TimeInterval, along flightCurve: ElementModifier.Curve)
    -> ElementInterval
  {
    let shape = (curve ?? flightCurve).shape
    guard length > 0 else { return ElementInterval(0...1, along: shape) }
    let part = exceeds(length) ? length / end : 1
    let start = min(delay * part / length, 1)
    let stop = duration.map { min(start + $0 * part / length, 1) } ?? 1
    return ElementInterval(start...stop, along: shape)
  }

  func exceeds(_ length: TimeInterval) -> Bool {
    (delay > 0 || duration != nil) && end > length + 1e-9
  }
}

/// A part of a flight's progress, and the curve of a change in that part.
nonisolated struct ElementInterval: Equatable, Sendable {
  static let whole = ElementInterval(0...1, along: .cubic(.linear))

  let span: ClosedRange<Double>
  private let shape: TimingCurve

  init(_ span: ClosedRange<Double>, along shape: TimingCurve) {
    self.span = span
    self.shape = shape
  }

  /// Returns 0 before the change begins, and 1 after it ends; a spring exceeds 1 in between. Past
  /// an end of the flight, a change that begins or ends there continues with the flight.
  func progress(at progress: Double) -> Double {
    if progress < 0, span.lowerBound == 0 { return progress }
    if progress > 1, span.upperBound == 1 { return progress }
    let length = span.upperBound - span.lowerBound
    guard length > 0 else { return progress < span.lowerBound ? 0 : 1 }
    return shape.progress(at: (progress - span.lowerBound) / length)
  }
}
