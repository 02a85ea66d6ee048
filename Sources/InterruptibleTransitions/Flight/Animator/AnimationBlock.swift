/// Changes that an animator animates, and the part of the flight in which they happen.
struct AnimationBlock {
  /// The part of a flight in which changes happen.
  enum Span {
    /// From a fraction of the duration, 0 to 1, to the end of the flight.
    case delay(Double)
    /// While the progress is in a range within 0 to 1.
    case range(ClosedRange<Double>)
  }

  let span: Span
  let animations: () -> Void
  let completion: ((TransitionOutcome) -> Void)?

  init(
    _ span: Span, animations: @escaping () -> Void,
    completion: ((TransitionOutcome) -> Void)? = nil
  ) {
    switch span {
    case .delay(let factor): self.span = .delay(factor.clampedToUnit)
    case .range(let range): self.span = .range(range.clamped(to: 0...1))
    }
    self.animations = animations
    self.completion = completion
  }

  /// Whether the changes begin with the flight and end with it.
  var isWhole: Bool {
    if case .delay(0) = span { true } else { false }
  }
}

/// The steps that animate one flight.
struct FlightSteps {
  var blocks: [AnimationBlock] = []
  var followers: [any FlightFollower] = []
  var cleanUps: [(TransitionPosition) -> Void] = []
}
