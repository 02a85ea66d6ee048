import Foundation

/// The animations that are running, which it keeps until they end (fact 1.30), and the animators
/// that are paused, which it does not keep.
@MainActor package final class AnimationRegistry {
  /// A paused animator, which the app keeps.
  private struct Paused {
    weak var animator: UIViewPropertyAnimator?
  }

  private var groups: [ViewAnimationGroup] = []
  private var running: [UIViewPropertyAnimator] = []
  private var paused: [Paused] = []

  /// The animation block that began last, if any block still runs.
  var newestGroup: ViewAnimationGroup? { groups.last }

  func add(_ group: ViewAnimationGroup) {
    groups.append(group)
  }

  /// Records whether an animator runs, is paused, or neither.
  func note(_ animator: UIViewPropertyAnimator) {
    forget(animator)
    guard animator.state == .active else { return }
    if animator.isRunning {
      running.append(animator)
    } else {
      paused.append(Paused(animator: animator))
    }
  }

  func forget(_ animator: UIViewPropertyAnimator) {
    running.removeAll { $0 === animator }
    paused.removeAll { $0.animator == nil || $0.animator === animator }
  }

  /// Calls a closure, and returns what has begun in it and still runs.
  func begun(
    during call: () -> Void
  ) -> (groups: [ViewAnimationGroup], animators: [UIViewPropertyAnimator]) {
    let before = (groups, running)
    call()
    return (
      groups.filter { group in group.isRunning && !before.0.contains { $0 === group } },
      running.filter { animator in !before.1.contains { $0 === animator } }
    )
  }

  private var pausedAnimators: [UIViewPropertyAnimator] { paused.compactMap(\.animator) }

  /// Whether nothing runs, and nothing will end.
  var isEmpty: Bool {
    groups.isEmpty && running.isEmpty && !pausedAnimators.contains(where: \.endsThoughPaused)
  }

  /// Ends the animations whose time is over.
  func advance(to time: TimeInterval) {
    for animator in running { animator.advance(to: time) }
    if !paused.isEmpty {
      for animator in pausedAnimators where animator.endsThoughPaused { animator.arrive() }
    }
    if groups.isEmpty { return }
    for group in groups { group.advance(to: time) }
    removeEnded()
  }

  /// Removes the groups that have ended. Objects that their blocks keep may be deinitialized with
  /// them, and animate in doing so.
  private func removeEnded() {
    let former = groups
    groups = former.filter { !$0.isSealed || $0.isRunning }
    withExtendedLifetime(former) {}
  }

  /// Ends what the background ends: all running animations, and paused blurs (fact 1.124).
  func enterBackground() {
    for animator in running + pausedAnimators { animator.enterBackground() }
    for group in groups { group.complete() }
    removeEnded()
  }
}
