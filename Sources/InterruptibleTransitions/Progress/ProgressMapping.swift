import Foundation

/// Maps how far a finger or a scroll view has travelled, in points, to a transition's progress.
///
/// Travel is signed: positive leads towards the transition's end. Progress is
/// `base + (travel - origin) / distance`, limited to 0...1. A transition that is started by the
/// gesture has its base at 0 and its origin at the activation threshold; one that is grabbed in
/// flight goes on from the progress it had, at the travel at which it was grabbed (``grabbed(at:progress:)``).
///
/// Nothing here traps on what a finger can report: where the distance is not finite and above zero, or
/// the travel is not finite, progress stays at its base.
nonisolated public struct ProgressMapping: Hashable, Sendable {
  /// The travel, in points, at which progress is ``base``.
  public let origin: CGFloat

  /// The travel, in points, over which progress runs from 0 to 1.
  public let distance: CGFloat

  /// The progress, from 0 to 1, at ``origin``.
  public let base: Double

  /// Makes the mapping of a transition that starts with the gesture.
  ///
  /// - Parameters:
  ///   - activation: The travel, in points, up to which progress stays 0. Where it is not finite it
  ///     is 0.
  ///   - distance: The travel, in points, from there to the end. Where it is not finite and above
  ///     zero, progress stays 0.
  public init(activation: CGFloat = 0, distance: CGFloat) {
    self.init(origin: activation, distance: distance, base: 0)
  }

  private init(origin: CGFloat, distance: CGFloat, base: Double) {
    self.origin = CGFloat(Double(origin).finiteOrZero)
    self.distance = distance
    self.base = base.clampedToUnit
  }

  /// The same mapping for a transition that is caught in flight: it has the given progress at the
  /// given travel, so nothing moves until the finger does.
  ///
  /// - Parameters:
  ///   - travel: The travel at the grab, in points. Where it is not finite it is 0.
  ///   - progress: The progress at the grab; limited to 0...1, and NaN is 0.
  /// - Returns: The mapping to use until the finger lets go.
  public func grabbed(at travel: CGFloat, progress: Double) -> ProgressMapping {
    ProgressMapping(origin: travel, distance: distance, base: progress)
  }

  /// The progress at a travel.
  ///
  /// - Parameter travel: The signed travel, in points.
  /// - Returns: The progress, from 0 to 1.
  public func progress(at travel: CGFloat) -> Double {
    guard isUsable, travel.isFinite else { return base }
    return (base + Double((travel - origin) / distance)).clampedToUnit
  }

  /// The travel at which the transition has a progress: the inverse of ``progress(at:)``.
  ///
  /// - Parameter progress: The progress; limited to 0...1, and NaN is 0.
  /// - Returns: The travel, in points; ``origin`` where the distance is not usable.
  public func travel(at progress: Double) -> CGFloat {
    guard isUsable else { return origin }
    return origin + CGFloat(progress.clampedToUnit - base) * distance
  }

  /// The velocity of progress for a velocity of travel.
  ///
  /// - Parameter pointsPerSecond: The signed velocity of the travel, in points per second.
  /// - Returns: The velocity in progress per second; 0 where either is not usable.
  public func velocity(for pointsPerSecond: CGFloat) -> Double {
    guard isUsable else { return 0 }
    return Double(pointsPerSecond / distance).finiteOrZero
  }

  private var isUsable: Bool {
    distance.isFinite && distance > 0
  }
}
