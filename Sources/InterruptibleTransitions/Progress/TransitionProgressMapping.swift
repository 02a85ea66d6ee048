import Foundation

/// Maps how far a finger or a scroll view has travelled to a transition's progress.
///
/// Travel is signed: positive leads towards the transition's end. It is in points for what moves
/// along a line, and in whatever the distance is for anything else. The position is `base + (travel
/// - origin) / distance`; limited to 0...1 it is the progress, and what is left is the excess. A
/// transition that is started by the gesture has its base at 0 and its origin at the activation
/// threshold; one that is grabbed in flight goes on from the position that it had, at the travel at
/// which it was grabbed (``grabbed(at:position:)``).
///
/// Nothing here traps on what a finger can report: where the distance is not finite and above zero,
/// or the travel is not finite, the position stays at its base.
///
/// ```swift
/// let mapping = TransitionProgressMapping(.up, over: 300, in: view.bounds.size)
/// let progress = mapping.progress(at: mapping.travel(of: pan.translation(in: nil)))
/// ```
nonisolated public struct TransitionProgressMapping: Hashable, Sendable {
  /// The direction that leads towards the end; nil if the travel is no movement of a finger.
  public let direction: TransitionDirection?

  /// The travel at which the position is ``base``.
  public let origin: CGFloat

  /// The travel over which progress runs from 0 to 1.
  public let distance: CGFloat

  /// The position at ``origin``: 0 to 1, or past one of them if it was grabbed there.
  public let base: Double

  /// Makes the mapping of a transition that starts with the gesture, from any travel.
  ///
  /// - Parameters:
  ///   - activation: The travel up to which progress stays 0. Where it is not finite it is 0.
  ///   - distance: The travel from there to the end. Where it is not finite and above zero,
  ///     progress stays 0.
  public init(activation: CGFloat = 0, distance: CGFloat) {
    self.init(nil, origin: activation, distance: distance, base: 0)
  }

  /// Makes the mapping of a transition that starts with a finger's movement.
  ///
  /// - Parameters:
  ///   - direction: The direction that leads towards the end.
  ///   - distance: How far the finger moves for the whole way, from the activation on.
  ///   - activation: How far it moves, in points, before progress begins. Where it is not finite it
  ///     is 0.
  ///   - container: The size of what the transition moves in, in points; counts where the distance
  ///     is a fraction of it.
  public init(
    _ direction: TransitionDirection, over distance: TransitionDistance,
    past activation: CGFloat = 0,
    in container: CGSize
  ) {
    self.init(
      direction, origin: activation, distance: distance.points(in: container, along: direction),
      base: 0)
  }

  /// Makes the mapping of a transition that starts with a finger's movement along an axis,
  /// whichever way it goes first.
  ///
  /// - Parameters:
  ///   - axis: The axis.
  ///   - movement: The finger's first movement, in points or in points per second: its direction on
  ///     the axis leads towards the end.
  ///   - distance: How far the finger moves for the whole way, from the activation on.
  ///   - activation: How far it moves, in points, before progress begins.
  ///   - container: The size of what the transition moves in, in points.
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

  /// The same mapping for a transition that is caught in flight: it has the given position at the
  /// given travel, so nothing moves until the finger does.
  ///
  /// - Parameters:
  ///   - travel: The travel at the grab. Where it is not finite it is 0.
  ///   - position: The progress at the grab; past 0...1 if it is caught on its way back from there.
  ///     Where it is not finite it is 0.
  /// - Returns: The mapping to use until the finger lets go.
  public func grabbed(at travel: CGFloat, position: Double) -> TransitionProgressMapping {
    TransitionProgressMapping(direction, origin: travel, distance: distance, base: position)
  }

  /// The velocity of progress for a velocity of travel.
  ///
  /// - Parameter velocity: The signed velocity of the travel, per second.
  /// - Returns: The velocity in progress per second; 0 where either is not usable.
  public func velocity(for velocity: CGFloat) -> Double {
    guard isUsable else { return 0 }
    return Double(velocity / distance).finiteOrZero
  }

  var isUsable: Bool { distance.isFinite && distance > 0 }
}

// There and back.
nonisolated extension TransitionProgressMapping {
  /// How far a movement has travelled.
  ///
  /// - Parameter movement: How far a finger has moved from where it began, in points.
  /// - Returns: The movement in the mapping's ``direction``, in points; 0 if it has none.
  public func travel(of movement: CGPoint) -> CGFloat {
    direction?.component(of: movement) ?? 0
  }

  /// The position at a travel: progress, and past its ends as much more.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: A finite number; below 0 before the start, and above 1 past the end.
  public func position(at travel: CGFloat) -> Double {
    guard isUsable, travel.isFinite else { return base }
    let position = base + Double((travel - origin) / distance)
    return position.isFinite ? position : base
  }

  /// The progress at a travel.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: The progress, from 0 to 1.
  public func progress(at travel: CGFloat) -> Double {
    position(at: travel).clampedToUnit
  }

  /// How far a travel leads past the ends.
  ///
  /// - Parameter travel: The signed travel.
  /// - Returns: In the unit of the travel: negative before the start, positive past the end, 0
  ///   between.
  public func excess(at travel: CGFloat) -> CGFloat {
    guard isUsable else { return 0 }
    let position = position(at: travel)
    return CGFloat(position - position.clampedToUnit) * distance
  }

  /// The travel at which the transition has a progress: the inverse of ``progress(at:)``.
  ///
  /// - Parameter progress: The progress; limited to 0...1, and NaN is 0.
  /// - Returns: The travel; ``origin`` where the distance is not usable.
  public func travel(at progress: Double) -> CGFloat {
    guard isUsable else { return origin }
    return origin + CGFloat(progress.clampedToUnit - base) * distance
  }
}
