import Foundation

/// The animations that are running, which it keeps until they end (fact 1.30), and the animators
/// that are paused, which it does not keep.
@MainActor package final class AnimationRegistry {
  /// A paused animator, which the app keeps: it must not be released while it is paused (fact
  /// 1.29).
  private struct Paused {
    unowned let animator: UIViewPropertyAnimator
  }

  private var groups: [ViewAnimationGroup] = []
  private var running = IndexedList<UIViewPropertyAnimator>()
  private var paused: [Paused] = []
  /// The animations that layers have by themselves.
  private var runs: [LayerRun] = []
  /// What transitions have begun that have started within a call whose animations are of interest;
  /// nil outside such calls. It is kept meanwhile, so that nothing new has the identity of what is
  /// gone.
  private var ofStartedTransitions: [ObjectIdentifier: AnyObject]?

  /// The animation block that began last, if any block still runs.
  var newestGroup: ViewAnimationGroup? { groups.last }

  func add(_ group: ViewAnimationGroup) {
    groups.append(group)
  }

  func add(_ run: LayerRun) {
    runs.append(run)
  }

  /// Records whether an animator runs, is paused, or neither.
  func note(_ animator: UIViewPropertyAnimator) {
    forget(animator)
    guard animator.state == .active else { return }
    animator.isNoted = true
    if animator.isRunning {
      running.append(animator)
    } else {
      paused.append(Paused(animator: animator))
    }
  }

  /// Takes note that an animator has ended.
  ///
  /// - Complexity: O(1), amortised, for one that ran; for another O(n) in the number of those that
  ///   are paused.
  func forget(_ animator: UIViewPropertyAnimator) {
    guard animator.isNoted else { return }
    animator.isNoted = false
    if !running.remove(animator), let index = paused.firstIndex(where: { $0.animator === animator })
    {
      paused.remove(at: index)
    }
  }

  /// Calls a closure, and returns what has begun in it and still runs, but not what belongs to a
  /// transition that has started in it.
  func begun(
    during call: () -> Void
  ) -> (groups: [ViewAnimationGroup], animators: [UIViewPropertyAnimator]) {
    var known = ofStartedTransitions ?? [:]
    for object in groups as [AnyObject] + running.all { known[ObjectIdentifier(object)] = object }
    let isOutermost = ofStartedTransitions == nil
    if isOutermost { ofStartedTransitions = [:] }
    call()
    known.merge(ofStartedTransitions ?? [:]) { known, _ in known }
    if isOutermost { ofStartedTransitions = nil }
    return (
      groups.filter { $0.isRunning && known[ObjectIdentifier($0)] == nil },
      running.filter { known[ObjectIdentifier($0)] == nil }
    )
  }

  /// Calls a closure that starts a transition.
  func notingStart(_ call: () -> Void) {
    guard ofStartedTransitions != nil else { return call() }
    let (groups, animators) = begun(during: call)
    for object in groups as [AnyObject] + animators {
      ofStartedTransitions?[ObjectIdentifier(object)] = object
    }
  }

  /// The paused animators of a kind.
  private func paused(
    where isWanted: (UIViewPropertyAnimator) -> Bool
  ) -> [UIViewPropertyAnimator] {
    var animators: [UIViewPropertyAnimator] = []
    for entry in paused {
      if isWanted(entry.animator) { animators.append(entry.animator) }
    }
    return animators
  }

  /// Whether nothing runs, and nothing will end.
  var isEmpty: Bool {
    groups.isEmpty && running.isEmpty && paused { $0.endsThoughPaused }.isEmpty
      && !runs.contains { $0.isRunning }
  }

  /// Ends the animations whose time is over.
  func advance(to time: TimeInterval) {
    for animator in running { animator.advance(to: time) }
    if !paused.isEmpty {
      let noted = paused { _ in true }
      for animator in noted where animator.endsThoughPaused { animator.arrive() }
    }
    if !runs.isEmpty { advanceRuns(to: time) }
    if groups.isEmpty { return }
    for group in groups { group.advance(to: time) }
    removeEnded()
  }

  private func advanceRuns(to time: TimeInterval) {
    for run in runs { run.advance(to: time) }
    let former = runs
    runs = former.filter { !$0.hasEnded }
    withExtendedLifetime(former) {}
  }

  /// Removes the groups that have ended. Objects that their blocks keep may be deinitialized with
  /// them, and animate in doing so.
  private func removeEnded() {
    guard groups.contains(where: { $0.isSealed && !$0.isRunning }) else { return }
    let former = groups
    groups = former.filter { !$0.isSealed || $0.isRunning }
    withExtendedLifetime(former) {}
  }

  /// Ends what the background ends: all running animations, and paused blurs (fact 1.124).
  func enterBackground() {
    for animator in running.all + paused(where: { _ in true }) { animator.enterBackground() }
    for group in groups { group.complete() }
    for run in runs { run.enterBackground() }
    removeEnded()
  }
}
