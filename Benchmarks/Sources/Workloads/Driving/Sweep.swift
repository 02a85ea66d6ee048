import InterruptibleTransitions

/// Places that go up and down, no two in a row the same.
struct Sweep {
  private static let steps = 60
  /// The places in their order, as progress.
  static let places = (0...steps).map { 0.2 + 0.6 * CGFloat($0) / CGFloat(steps) }

  private var step = 0

  /// The index of the next place.
  mutating func next() -> Int {
    step = (step + 1) % (2 * Sweep.steps)
    return index
  }

  /// The index of the place that was the last one.
  var index: Int { step < Sweep.steps ? step : 2 * Sweep.steps - step }

  /// The next travel of a finger that goes from place to place, in points.
  mutating func nextTravel() -> CGVector {
    let before = index
    return CGVector(dx: 0, dy: next() > before ? Sweep.travel : -Sweep.travel)
  }

  /// How far a finger moves from one end to the other, in points.
  static let panLength: CGFloat = 200
  /// How far it moves from one place to the next: a whole number, so that no rounding adds up.
  static let travel: CGFloat = 2
}

/// A frame, in seconds.
let frame = 1.0 / 60
