import Foundation

/// Maps the travel of a finger or a scroll view to a transition's progress.
///
/// Travel is signed: positive leads towards the transition's end. Travel along a line is in points;
/// other travel is in the unit of the distance. The position is `base + (travel - origin) /
/// distance`. Limited to 0...1 it is the progress; the rest is the overshoot. A transition that a
/// gesture starts has its base at 0 and its origin at the activation threshold. A transition that
/// is grabbed in flight goes on from its position at the travel of the grab
/// (``grabbed(at:position:)``).
///
/// No value that a finger can report traps. If the distance is not finite and above zero, or the
/// travel is not finite, the position stays at its base.
///
/// ```swift
/// let mapping = TransitionProgressMapping(.up, over: 300, in: view.bounds.size)
/// let progress = mapping.progress(at: mapping.travel(of: pan.translation(in: nil)))
/// ```
nonisolated public struct TransitionProgressMapping: Hashable, Sendable {
  /// The direction that leads towards the end; nil if the travel is not a finger's along a line.
  public let direction: TransitionDirection?

  /// The travel at which the position is ``base``.
  public let origin: CGFloat

  /// The travel over which progress goes from 0 to 1.
  public let distance: CGFloat

  /// The position at ``origin``: 0 to 1, or beyond if the transition was grabbed past an end.
  public let base: Double

  /// Makes the mapping of a transition that starts with the gesture, from any travel.
  ///
  /// - Parameters:
  ///   - activation: The travel up to which progress stays 0. A value that is not finite is 0.
  ///   - distance: The travel from there to the end. If it is not finite and above zero, progress
  ///     stays 0.
  public init(activation: CGFloat = 0, distance: CGFloat) {
    self.init(nil, origin: activation, distance: distance, base: 0)
  }

  /// Makes the mapping of a transition that starts with a finger's movement.
  ///
  /// - Parameters:
  ///   - direction: The direction that leads towards the end.
  ///   - distance: The full travel of the finger, from the activation on.
  ///   - activation: How far the finger moves, in points, before progress begins. A value that is
  ///     not finite is 0.
  ///   - container: The size of the container of the transition, in points; used if the distance is
  ///     a fraction of it.
  public init(
    _ direction: TransitionDirection, over distance: TransitionDistance,
    past activation: CGFloat = 0,
    in container: CGSize
  ) {
    self.init(
      direction, origin: activation, distance: distance.points(in: container, along: direction),
      base: 0)
  }

  /// Makes the mapping of a transition that starts with a finger's movement along an axis, in
  /// whichever direction it first moves.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - movement: The finger's first movement, in points or in points per second. Its direction on
  ///     the axis leads towards the end.
  ///   - distance: The full travel of the finger, from the activation on.
  ///   - activation: How far the finger moves, in points, before progress begins.
  ///   - container: The size of the container of the transition, in points.
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

  /// Returns the same mapping for a transition that is caught in flight. It has the given position
  /// at the given travel, so nothing moves until the finger does.
  ///
  /// - Parameters:
  ///   - travel: The travel at the grab. A value that is not finite is 0.
  ///   - position: The progress at the grab; outside 0...1 if the transition is caught on its
  ///     return from past an end. A value that is not finite is 0.
  /// - Returns: The mapping to use until the release.
  public func grabbed(at travel: CGFloat, position: Double) -> TransitionProgressMapping {
    TransitionProgressMapping(direction, origin: travel, distance: distance, base: position)
  }

  /// Returns the velocity of progress for a velocity of travel.
  ///
  /// - Parameter velocity: The signed velocity of the travel, per second.
  /// - Returns: The velocity in progress per second; 0 if the velocity or the distance is not
  ///   usable.
  public func velocity(for velocity: CGFloat) -> Double {
    guard isUsable else { return 0 }
    return Double(velocity / distance).finiteOrZero
  }

  var isUsable: Bool { distance.isFinite && distance > 0 }
}

// Travel and position.
nonisolated extension TransitionProgressMapping {
  /// Returns how far a movement has travelled.
  ///
  /// - Parameter movement: How far a finger has moved from where it began, in points.
  /// - Returns: The movement in the mapping's ``direction``, in points; 0 if it has none.
  public func travel(of movement: CGPoint) -> CGFloat {
    direction?.component(of: movement) ?? 0
  }

  /// Returns the position at a travel: the progress, and past an end the progress plus the
  /// overshoot.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: A finite number; below 0 before the start, and above 1 past the end.
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

  /// Returns how far a travel leads past the ends.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: In the unit of the travel: negative before the start, positive past the end, 0
  ///   between.
  public func overshoot(at travel: CGFloat) -> CGFloat {
    guard isUsable else { return 0 }
    let position = position(at: travel)
    return CGFloat(position - position.clampedToUnit) * distance
  }

  /// Returns the travel at which the transition has a progress: the inverse of ``progress(at:)``.
  ///
  /// - Parameter progress: The progress; limited to 0...1, and NaN is 0.
  /// - Returns: The travel; ``origin`` if the distance is not usable.
  public func travel(at progress: Double) -> CGFloat {
    guard isUsable else { return origin }
    return origin + CGFloat(progress.clampedToUnit - base) * distance
  }
}
