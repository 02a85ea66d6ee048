import Foundation

/// A rule that decides on release whether a transition finishes or cancels.
///
/// ```swift
/// reveal.configuration.completionRule = .position(threshold: 0.3)
/// ```
nonisolated public struct TransitionCompletionRule: Sendable {
  private enum Criterion: Sendable {
    case position(threshold: Double)
    case momentum(Momentum, threshold: Double)
    case direction
    case custom(@MainActor (TransitionRelease) -> Bool)
  }

  private let criterion: Criterion

  /// A rule by momentum, with a scroll view's normal deceleration and the threshold 0.5.
  ///
  /// This is the default. The rule adds the distance that a scroll view would still scroll at the
  /// release velocity: 0.499 s of the velocity. So a release without a velocity is decided by its
  /// position. A flick at a velocity of 1, the whole transition in one second, is decided by its
  /// direction almost anywhere.
  ///
  /// A finger that has not moved for 0.1 s has no velocity in the toolkit's interactions. UIKit's
  /// recognizers still report the velocity of the last movement then.
  public static let momentum = momentum(decelerationRate: Momentum.normal.decelerationRate)

  /// A rule by position alone, with the threshold 0.5.
  public static let position = position(threshold: 0.5)

  /// A rule by direction.
  ///
  /// A transition that moves toward its end finishes, and a transition that moves toward its start
  /// cancels. If the finger does not move, the position decides, with the threshold 0.5.
  public static let direction = TransitionCompletionRule(criterion: .direction)

  /// Creates a rule by position alone.
  ///
  /// The transition finishes at or above the threshold, at any velocity.
  ///
  /// - Parameter threshold: The lowest progress at which the transition finishes. At 0 it always
  ///   finishes, and above 1 it never does.
  /// - Returns: The rule.
  /// - Precondition: `threshold` is finite.
  public static func position(threshold: Double) -> TransitionCompletionRule {
    requireFinite(threshold)
    return TransitionCompletionRule(criterion: .position(threshold: threshold))
  }

  /// Creates a rule by momentum.
  ///
  /// The transition finishes if its projected progress is at or above the threshold. The projected
  /// progress is `progress + velocity / 1000 * d / (1 - d)`, with the deceleration rate `d`
  /// ("Designing Fluid Interfaces", WWDC 2018).
  ///
  /// - Parameters:
  ///   - decelerationRate: The fraction of the velocity that remains after each millisecond, as in
  ///     `UIScrollView.DecelerationRate`. 0.998 is the normal rate and projects 0.499 s ahead. 0.99
  ///     is the fast rate and projects 0.099 s ahead, so it needs a harder flick.
  ///   - threshold: The lowest projected progress at which the transition finishes. The default is
  ///     0.5.
  /// - Returns: The rule.
  /// - Precondition: `decelerationRate` is above 0 and below 1, and `threshold` is finite.
  public static func momentum(
    decelerationRate: Double, threshold: Double = 0.5
  ) -> TransitionCompletionRule {
    requireFinite(threshold)
    let momentum = Momentum(decelerationRate: decelerationRate)
    return TransitionCompletionRule(criterion: .momentum(momentum, threshold: threshold))
  }

  /// Creates a custom rule.
  ///
  /// - Parameter finishes: Returns whether a transition finishes after the given release. It may be
  ///   called many times while a finger moves, so it must not change anything.
  /// - Returns: The rule.
  public static func custom(_ finishes: @escaping @MainActor (TransitionRelease) -> Bool)
    -> TransitionCompletionRule
  {
    TransitionCompletionRule(criterion: .custom(finishes))
  }

  /// Returns whether a transition finishes after a release.
  ///
  /// - Parameter release: The progress and the velocity at the release.
  /// - Returns: True if the transition finishes, false if it cancels.
  @MainActor public func finishes(_ release: TransitionRelease) -> Bool {
    switch criterion {
    case .position(let threshold):
      release.progress >= threshold
    case .momentum(let momentum, let threshold):
      momentum.stoppingPosition(from: release.progress, velocity: release.velocity) >= threshold
    case .direction:
      release.velocity == 0 ? release.progress >= 0.5 : release.velocity > 0
    case .custom(let finishes):
      finishes(release)
    }
  }

  private static func requireFinite(_ threshold: Double) {
    precondition(threshold.isFinite, "A completion threshold must be finite")
  }
}

/// The deceleration of an object after a release, as in a scroll view.
nonisolated struct Momentum: Hashable, Sendable {
  /// A scroll view's normal deceleration.
  static let normal = Momentum(decelerationRate: 0.998)

  /// The fraction of the velocity that remains after each millisecond, above 0 and below 1.
  let decelerationRate: Double

  /// - Precondition: `decelerationRate` is above 0 and below 1.
  init(decelerationRate: Double) {
    precondition(
      decelerationRate > 0 && decelerationRate < 1,
      "A deceleration rate must be above 0 and below 1")
    self.decelerationRate = decelerationRate
  }

  /// Returns the position at which the momentum ends, in the unit of the position; a value that is
  /// not finite is 0.
  func stoppingPosition(from position: Double, velocity: Double) -> Double {
    // The factor from a velocity to the remaining distance, in seconds, is from "Designing Fluid
    // Interfaces" (WWDC 2018).
    let projectionTime = decelerationRate / (1 - decelerationRate) / 1000
    return position.finiteOrZero + velocity.finiteOrZero * projectionTime
  }
}
