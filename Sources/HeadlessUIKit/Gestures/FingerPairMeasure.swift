import Foundation

/// The value that a two-finger gesture reports: a scale or an angle.
struct FingerPairMeasure {
  /// The kind of the value, and how it follows the fingers.
  enum Kind {
    case scale
    case rotation

    /// The value before the fingers have moved.
    var origin: CGFloat {
      switch self {
      case .scale: 1
      case .rotation: 0
      }
    }

    func value(_ value: CGFloat, from old: FingerPair, to new: FingerPair) -> CGFloat {
      switch self {
      case .scale: value * new.distance / old.distance
      case .rotation: value + new.turn(since: old)
      }
    }

    /// Returns the distance in points that one finger moved relative to the other.
    ///
    /// A scale measures along the line between the fingers, a rotation across the line.
    func travel(from old: FingerPair, to new: FingerPair) -> CGFloat {
      switch self {
      case .scale: new.distance - old.distance
      case .rotation: new.turn(since: old) * new.distance
      }
    }
  }

  private let kind: Kind
  /// The relative position of the fingers; nil unless exactly two fingers are down.
  private var pair: FingerPair?
  /// The last known relative position.
  private var lastPair: FingerPair?
  private var lastVelocity: CGFloat = 0
  /// Whether the value was set since the last event. The velocity is zero until the next event.
  private var isRebased = false

  /// The scale, or the angle in radians.
  private(set) var value: CGFloat
  /// The distance that one finger has moved relative to the other since the last reset, in points.
  private(set) var travel: CGFloat = 0

  init(_ kind: Kind) {
    self.kind = kind
    value = kind.origin
  }

  /// The velocity of the last movement, per second.
  var velocity: CGFloat { isRebased ? 0 : lastVelocity }

  /// Sets the value, from which the measurement continues.
  mutating func rebase(to value: CGFloat) {
    self.value = value
    isRebased = true
  }

  /// Begins the measurement at the current positions. The velocity does not change.
  mutating func begin() {
    value = kind.origin
  }

  /// Discards the movement.
  mutating func reset() {
    self = FingerPairMeasure(kind)
  }

  /// Whether a returning finger could change a scale by a jump.
  var couldJump: Bool { kind == .scale && pair == nil && lastPair != nil }

  /// Records the fingers that are down. A finger that touches down or lifts causes no jump.
  mutating func place(_ new: FingerPair?) {
    pair = new
    lastPair = new ?? lastPair
    isRebased = false
  }

  /// Continues from the last known positions of the fingers, regardless of where a finger has
  /// returned.
  mutating func placeAsBefore() {
    pair = lastPair
    isRebased = false
  }

  /// Follows a movement of the fingers.
  ///
  /// - Parameters:
  ///   - new: The new relative position.
  ///   - seconds: The duration of the movement.
  mutating func follow(_ new: FingerPair, over seconds: TimeInterval) {
    defer {
      pair = new
      lastPair = new
    }
    guard let old = pair else { return }
    let last = value
    value = kind.value(last, from: old, to: new)
    travel += kind.travel(from: old, to: new)
    isRebased = false
    if seconds > 0 { lastVelocity = (value - last) / CGFloat(seconds) }
  }
}
