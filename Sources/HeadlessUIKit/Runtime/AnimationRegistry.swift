import Foundation

/// The animations that are running; it keeps them until they end (fact 1.30).
@MainActor package final class AnimationRegistry {
  private var groups: [ViewAnimationGroup] = []
  private var animators: [UIViewPropertyAnimator] = []

  /// The animation block that began last, if any still runs.
  var newestGroup: ViewAnimationGroup? { groups.last }

  func add(_ group: ViewAnimationGroup) {
    groups.append(group)
  }

  func add(_ animator: UIViewPropertyAnimator) {
    guard !animators.contains(where: { $0 === animator }) else { return }
    animators.append(animator)
  }

  func remove(_ animator: UIViewPropertyAnimator) {
    animators.removeAll { $0 === animator }
  }

  /// Calls a closure, and tells what has begun in it and runs.
  func begun(
    during call: () -> Void
  ) -> (groups: [ViewAnimationGroup], animators: [UIViewPropertyAnimator]) {
    let before = (groups, animators)
    call()
    return (
      groups.filter { group in group.isRunning && !before.0.contains { $0 === group } },
      animators.filter { animator in !before.1.contains { $0 === animator } }
    )
  }

  /// Whether nothing runs.
  var isEmpty: Bool { groups.isEmpty && animators.isEmpty }

  /// Ends what has come to its end.
  func advance(to time: TimeInterval) {
    for animator in animators { animator.advance(to: time) }
    for group in groups { group.advance(to: time) }
    groups.removeAll { $0.isSealed && !$0.isRunning }
  }
}
