import Foundation

/// The number that a gesture of two fingers reports: a scale, or an angle.
struct FingerPairMeasure {
  /// The meaning of the number, and how it follows the fingers.
  enum Kind {
    case scale
    case rotation

    /// The number before the fingers have moved.
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

    /// Returns the distance that one finger moved past the other, along the line between them or
    /// across it, in points.
    func travel(from old: FingerPair, to new: FingerPair) -> CGFloat {
      switch self {
      case .scale: new.distance - old.distance
      case .rotation: new.turn(since: old) * new.distance
      }
    }
  }

  private let kind: Kind
  /// The relative position of the fingers; nil while there are not two of them.
  private var pair: FingerPair?
  /// The last known relative position.
  private var lastPair: FingerPair?
  private var lastVelocity: CGFloat = 0
  /// Whether the number was set since the last event; the velocity reads zero until the next.
  private var isRebased = false

  /// The scale, or the angle in radians.
  private(set) var value: CGFloat
  /// The distance that one finger has moved past the other since the last reset, in points.
  private(set) var travel: CGFloat = 0

  init(_ kind: Kind) {
    self.kind = kind
    value = kind.origin
  }

  /// The speed of the last movement, per second.
  var velocity: CGFloat { isRebased ? 0 : lastVelocity }

  /// Sets the number, from which the measurement continues.
  mutating func rebase(to value: CGFloat) {
    self.value = value
    isRebased = true
  }

  /// Begins measuring at the current positions, and leaves the velocity as it is.
  mutating func begin() {
    value = kind.origin
  }

  /// Forgets the movement.
  mutating func reset() {
    self = FingerPairMeasure(kind)
  }

  /// Whether a scale could jump because a finger returns.
  var couldJump: Bool { kind == .scale && pair == nil && lastPair != nil }

  /// Records which fingers are down; a finger that comes down or lifts makes no jump.
  mutating func place(_ new: FingerPair?) {
    pair = new
    lastPair = new ?? lastPair
    isRebased = false
  }

  /// Continues from the last known positions of the fingers, wherever a finger has returned.
  mutating func placeAsBefore() {
    pair = lastPair
    isRebased = false
  }

  /// Follows a movement of the fingers that took some seconds.
  mutating func follow(_ new: FingerPair, over seconds: TimeInterval) {
    defer { (pair, lastPair) = (new, new) }
    guard let old = pair else { return }
    let last = value
    value = kind.value(last, from: old, to: new)
    travel += kind.travel(from: old, to: new)
    isRebased = false
    if seconds > 0 { lastVelocity = (value - last) / CGFloat(seconds) }
  }
}
