import Foundation

/// What decides, when a finger lets go, whether a transition finishes or goes back to its start.
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
  /// The transition goes where a scroll view under the same finger would have come to rest: half a
  /// second of the velocity ahead (0.499 s). So a finger at rest decides by its position, and a
  /// flick of one whole transition per second decides by its direction almost wherever it is.
  public static let momentum = momentum(decelerationRate: Momentum.normal.decelerationRate)

  /// The rule by position alone, with the threshold in the middle.
  public static let position = position(threshold: 0.5)

  /// The rule by direction: moving towards the end finishes, moving towards the start cancels, and
  /// a finger at rest decides by position, with the threshold in the middle.
  public static let direction = TransitionCompletionRule(criterion: .direction)

  /// A rule by position alone: finishes at the threshold and beyond it, whatever the velocity.
  ///
  /// - Parameter threshold: The least progress that finishes. 0 always finishes; above 1 never
  ///   does.
  /// - Returns: The rule.
  /// - Precondition: `threshold` is finite.
  public static func position(threshold: Double) -> TransitionCompletionRule {
    requireFinite(threshold)
    return TransitionCompletionRule(criterion: .position(threshold: threshold))
  }

  /// A rule by momentum: finishes if the place of rest lies at the threshold or beyond it.
  ///
  /// The place of rest is `progress + velocity / 1000 * d / (1 - d)`, with `d` the deceleration
  /// rate ("Designing Fluid Interfaces", WWDC 2018).
  ///
  /// - Parameters:
  ///   - decelerationRate: The share of the velocity that is left after each millisecond, as in
  ///     `UIScrollView.DecelerationRate`. 0.998 is the normal one and looks 0.499 s ahead, 0.99 is
  ///     the fast one and looks 0.099 s ahead: it asks for a harder flick.
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

  /// A rule of the app's own.
  ///
  /// - Parameter finishes: Tells whether a transition that is let go like this finishes. It may be
  ///   asked many times while a finger moves, so it should decide only and change nothing.
  /// - Returns: The rule.
  public static func custom(_ finishes: @escaping @MainActor (TransitionRelease) -> Bool)
    -> TransitionCompletionRule
  {
    TransitionCompletionRule(criterion: .custom(finishes))
  }

  /// Tells whether a transition that is let go like this finishes.
  ///
  /// - Parameter release: The moment of letting go.
  /// - Returns: True if it goes on to the end, false if it goes back to the start.
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
