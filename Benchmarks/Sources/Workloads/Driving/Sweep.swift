import InterruptibleTransitions

/// A sequence of progress values that rises and falls. Two successive values always differ.
struct Sweep {
  private static let steps = 60
  /// The progress values in ascending order.
  static let places = (0...steps).map { 0.2 + 0.6 * CGFloat($0) / CGFloat(steps) }

  private var step = 0

  /// Advances to the next value and returns its index.
  mutating func next() -> Int {
    step = (step + 1) % (2 * Sweep.steps)
    return index
  }

  /// The index of the current value.
  var index: Int { step < Sweep.steps ? step : 2 * Sweep.steps - step }

  /// Advances to the next value and returns the travel of a finger to it, in points.
  mutating func nextTravel() -> CGVector {
    let before = index
    return CGVector(dx: 0, dy: next() > before ? Sweep.travel : -Sweep.travel)
  }

  /// The distance that a finger moves for a progress from 0 to 1, in points.
  static let panLength: CGFloat = 200
  /// The distance that a finger moves from one value to the next, in points. It is a whole number,
  /// so that rounding errors do not add up.
  static let travel: CGFloat = 2
}

/// The duration of a frame, in seconds.
let frame = 1.0 / 60
