import Foundation

/// The rule that decides on release whether a transition finishes or goes back to its start.
///
/// ```swift
/// reveal.completionRule = .position(threshold: 0.3)
/// ```
nonisolated public struct TransitionCompletionRule: Sendable {
  private enum Criterion: Sendable {
    case position(threshold: Double)
    case momentum(Momentum, threshold: Double)
    case direction
    case custom(@MainActor (TransitionRelease) -> Bool)
  }

  private let criterion: Criterion

  /// The rule by momentum at a scroll view's normal deceleration, with the threshold in the middle.
  /// This is the default.
  ///
  /// The transition goes where a scroll view under the same finger would come to rest: half a
  /// second of the velocity ahead (0.499 s). So a release without a velocity decides by its
  /// position. A flick of one whole transition per second decides by its direction almost anywhere.
  /// A finger that has rested for a tenth of a second has no velocity for the toolkit's
  /// interactions, though UIKit's recognizers go on telling that of the last movement.
  public static let momentum = momentum(decelerationRate: Momentum.normal.decelerationRate)

  /// The rule by position alone, with the threshold in the middle.
  public static let position = position(threshold: 0.5)

  /// The rule by direction: moving towards the end finishes, moving towards the start cancels, and
  /// a finger at rest decides by position, with the threshold in the middle.
  public static let direction = TransitionCompletionRule(criterion: .direction)

  /// Makes a rule by position alone: the transition finishes at or above the threshold, at any
  /// velocity.
  ///
  /// - Parameter threshold: The least progress that finishes. 0 always finishes; above 1 never
  ///   does.
  /// - Returns: The rule.
  /// - Precondition: `threshold` is finite.
  public static func position(threshold: Double) -> TransitionCompletionRule {
    requireFinite(threshold)
    return TransitionCompletionRule(criterion: .position(threshold: threshold))
  }

  /// Makes a rule by momentum: the transition finishes if its resting place is at or above the
  /// threshold.
  ///
  /// The resting place is `progress + velocity / 1000 * d / (1 - d)`, with `d` the deceleration
  /// rate ("Designing Fluid Interfaces", WWDC 2018).
  ///
  /// - Parameters:
  ///   - decelerationRate: The fraction of the velocity that remains after each millisecond, as in
  ///     `UIScrollView.DecelerationRate`. 0.998 is the normal rate and looks 0.499 s ahead. 0.99 is
  ///     the fast rate and looks 0.099 s ahead: it needs a harder flick.
  ///   - threshold: The least resting progress that finishes.
  /// - Returns: The rule.
  /// - Precondition: `decelerationRate` is above 0 and below 1, and `threshold` is finite.
  public static func momentum(
    decelerationRate: Double, threshold: Double = 0.5
  ) -> TransitionCompletionRule {
    requireFinite(threshold)
    let momentum = Momentum(decelerationRate: decelerationRate)
    return TransitionCompletionRule(criterion: .momentum(momentum, threshold: threshold))
  }

  /// Makes a custom rule.
  ///
  /// - Parameter finishes: Returns whether a transition that is released in this way finishes. It
  ///   may be called many times while a finger moves, so it must not change anything.
  /// - Returns: The rule.
  public static func custom(_ finishes: @escaping @MainActor (TransitionRelease) -> Bool)
    -> TransitionCompletionRule
  {
    TransitionCompletionRule(criterion: .custom(finishes))
  }

  /// Returns whether a transition that is released in this way finishes.
  ///
  /// - Parameter release: The release.
  /// - Returns: True if the transition goes on to the end, false if it goes back to the start.
  @MainActor public func finishes(_ release: TransitionRelease) -> Bool {
    switch criterion {
    case .position(let threshold):
      release.progress >= threshold
    case .momentum(let momentum, let threshold):
      momentum.restingPlace(from: release.progress, velocity: release.velocity) >= threshold
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
