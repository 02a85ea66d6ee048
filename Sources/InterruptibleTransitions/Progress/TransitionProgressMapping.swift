import Foundation

/// A mapping from the travel of a finger or a scroll view to the progress of a transition.
///
/// Travel is signed: positive travel leads toward the end of the transition. Travel along a line is
/// in points, and other travel is in the unit of the distance.
///
/// The position is `base + (travel - origin) / distance`. Limited to 0...1 the position is the
/// progress, and the remainder is the overshoot. If a gesture starts the transition, the base is 0
/// and the origin is the activation threshold. If a gesture grabs a flight,
/// ``grabbed(at:position:)`` returns the mapping that continues from the position of the flight.
///
/// Values that a finger can report never trap. If the distance is not finite and above zero, or the
/// travel is not finite, the position is ``base``.
///
/// ```swift
/// let mapping = TransitionProgressMapping(.up, over: 300, in: view.bounds.size)
/// let progress = mapping.progress(at: mapping.travel(of: pan.translation(in: nil)))
/// ```
nonisolated public struct TransitionProgressMapping: Hashable, Sendable {
  /// The direction that leads toward the end, or nil if the travel is not along a line.
  public let direction: TransitionDirection?

  /// The travel at which the position is ``base``.
  public let origin: CGFloat

  /// The travel over which progress goes from 0 to 1.
  public let distance: CGFloat

  /// The position at ``origin``: 0 to 1, or outside 0...1 if the transition was grabbed past an
  /// end.
  public let base: Double

  /// Creates a mapping for a transition that starts with the gesture, from any kind of travel.
  ///
  /// - Parameters:
  ///   - activation: The travel up to which progress stays 0. The default is 0. A value that is not
  ///     finite is 0.
  ///   - distance: The travel from the activation to the end. If it is not finite and above zero,
  ///     progress stays 0.
  public init(activation: CGFloat = 0, distance: CGFloat) {
    self.init(nil, origin: activation, distance: distance, base: 0)
  }

  /// Creates a mapping for a transition that starts with a finger's movement.
  ///
  /// - Parameters:
  ///   - direction: The direction that leads toward the end.
  ///   - distance: The full travel of the finger, from the activation on.
  ///   - activation: The travel of the finger before progress begins, in points. The default is 0.
  ///     A value that is not finite is 0.
  ///   - container: The size of the transition's container, in points. It is used if the distance
  ///     is a fraction of the container.
  public init(
    _ direction: TransitionDirection, over distance: TransitionDistance,
    past activation: CGFloat = 0,
    in container: CGSize
  ) {
    self.init(
      direction, origin: activation, distance: distance.points(in: container, along: direction),
      base: 0)
  }

  /// Creates a mapping for a transition that starts with a finger's movement along an axis.
  ///
  /// The direction of the finger's first movement leads toward the end.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - movement: The finger's first movement, in points or in points per second.
  ///   - distance: The full travel of the finger, from the activation on.
  ///   - activation: The travel of the finger before progress begins, in points. The default is 0.
  ///   - container: The size of the transition's container, in points.
  public init(
    along axis: TransitionAxis, following movement: CGPoint, over distance: TransitionDistance,
    past activation: CGFloat = 0, in container: CGSize
  ) {
    self.init(axis.direction(of: movement), over: distance, past: activation, in: container)
  }

  private init(
    _ direction: TransitionDirection?, origin: CGFloat, distance: CGFloat, base: Double
  ) {
    self.direction = direction
    self.origin = CGFloat(Double(origin).finiteOrZero)
    self.distance = distance
    self.base = base.finiteOrZero
  }

  /// Returns the mapping for a transition that is grabbed in flight.
  ///
  /// The mapping has the given position at the given travel, so the views stay still until the
  /// finger moves.
  ///
  /// - Parameters:
  ///   - travel: The travel at the grab. A value that is not finite is 0.
  ///   - position: The position at the grab. It is outside 0...1 if the transition is grabbed past
  ///     an end. A value that is not finite is 0.
  /// - Returns: The mapping to use until the release.
  public func grabbed(at travel: CGFloat, position: Double) -> TransitionProgressMapping {
    TransitionProgressMapping(direction, origin: travel, distance: distance, base: position)
  }

  /// Returns the velocity of the progress for a velocity of the travel.
  ///
  /// - Parameter velocity: The signed velocity of the travel, per second.
  /// - Returns: The velocity in progress per second. If the velocity is not finite, or the distance
  ///   is not finite and above zero, this is 0.
  public func velocity(for velocity: CGFloat) -> Double {
    guard isUsable else { return 0 }
    return Double(velocity / distance).finiteOrZero
  }

  var isUsable: Bool { distance.isFinite && distance > 0 }

  // MARK: Travel and position

  /// Returns the travel of a movement.
  ///
  /// - Parameter movement: The distance that a finger has moved since its gesture began, in points.
  /// - Returns: The component of the movement in the mapping's ``direction``, in points, or 0 if
  ///   the mapping has no direction.
  public func travel(of movement: CGPoint) -> CGFloat {
    direction?.component(of: movement) ?? 0
  }

  /// Returns the position at a travel, which is the progress plus the overshoot.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: A finite number, below 0 before the start and above 1 past the end.
  public func position(at travel: CGFloat) -> Double {
    guard isUsable, travel.isFinite else { return base }
    let position = base + Double((travel - origin) / distance)
    return position.isFinite ? position : base
  }

  /// Returns the progress at a travel.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: The progress, from 0 to 1.
  public func progress(at travel: CGFloat) -> Double {
    position(at: travel).clampedToUnit
  }

  /// Returns the overshoot at a travel.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: The overshoot, in the unit of the travel: negative before the start, positive past
  ///   the end, and 0 between them.
  public func overshoot(at travel: CGFloat) -> CGFloat {
    guard isUsable else { return 0 }
    let position = position(at: travel)
    return CGFloat(position - position.clampedToUnit) * distance
  }

  /// Returns the travel at a progress, the inverse of ``progress(at:)``.
  ///
  /// - Parameter progress: The progress, limited to 0...1. NaN is 0.
  /// - Returns: The travel. If the distance is not finite and above zero, this is ``origin``.
  public func travel(at progress: Double) -> CGFloat {
    guard isUsable else { return origin }
    return origin + CGFloat(progress.clampedToUnit - base) * distance
  }
}
