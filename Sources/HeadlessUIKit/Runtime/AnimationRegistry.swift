import Foundation

/// The running animations and the paused animators of a runtime.
///
/// The registry keeps running animations until they end (fact 1.30). It does not keep paused
/// animators.
@MainActor package final class AnimationRegistry {
  /// A paused animator.
  ///
  /// The app keeps the animator. The app must not release the animator while it is paused (fact
  /// 1.29).
  private struct Paused {
    unowned let animator: UIViewPropertyAnimator
  }

  private var groups: [ViewAnimationGroup] = []
  private var running = IndexedList<UIViewPropertyAnimator>()
  private var paused: [Paused] = []
  /// The animations that layers run on their own.
  private var runs: [LayerRun] = []
  /// The groups and animators that belong to transitions started within the current call to
  /// `begun(during:)`, or nil outside such a call.
  ///
  /// The dictionary keeps the objects alive, so that a new object cannot reuse the identifier of a
  /// released one.
  private var ofStartedTransitions: [ObjectIdentifier: AnyObject]?

  /// The animation block that began last, or nil if no block is running.
  var newestGroup: ViewAnimationGroup? { groups.last }

  func add(_ group: ViewAnimationGroup) {
    groups.append(group)
  }

  func add(_ run: LayerRun) {
    runs.append(run)
  }

  /// Records whether an animator runs, is paused, or neither.
  func update(_ animator: UIViewPropertyAnimator) {
    remove(animator)
    guard animator.state == .active else { return }
    animator.isRegistered = true
    if animator.isRunning {
      running.append(animator)
    } else {
      paused.append(Paused(animator: animator))
    }
  }

  /// Removes an animator that has ended or changed its state.
  ///
  /// - Complexity: O(1), amortized, for a running animator; O(n) in the number of paused animators
  ///   for a paused one.
  func remove(_ animator: UIViewPropertyAnimator) {
    guard animator.isRegistered else { return }
    animator.isRegistered = false
    if !running.remove(animator), let index = paused.firstIndex(where: { $0.animator === animator })
    {
      paused.remove(at: index)
    }
  }

  /// Calls a closure, and returns the animations that began during the call and are still running.
  ///
  /// The result leaves out animations of transitions that started during the call.
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

  /// Calls a closure that starts a transition, and records the animations that the transition
  /// begins.
  func notingStart(_ call: () -> Void) {
    guard ofStartedTransitions != nil else { return call() }
    let (groups, animators) = begun(during: call)
    for object in groups as [AnyObject] + animators {
      ofStartedTransitions?[ObjectIdentifier(object)] = object
    }
  }

  /// Returns the paused animators that satisfy a condition.
  private func paused(
    where isWanted: (UIViewPropertyAnimator) -> Bool
  ) -> [UIViewPropertyAnimator] {
    var animators: [UIViewPropertyAnimator] = []
    for entry in paused {
      if isWanted(entry.animator) { animators.append(entry.animator) }
    }
    return animators
  }

  /// Whether no animation is running and no animator is about to end.
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

  /// Removes the groups that have ended.
  ///
  /// The blocks of a group may hold the last reference to an object. That object may start
  /// animations when it is deinitialized.
  private func removeEnded() {
    guard groups.contains(where: { $0.isSealed && !$0.isRunning }) else { return }
    let former = groups
    groups = former.filter { !$0.isSealed || $0.isRunning }
    withExtendedLifetime(former) {}
  }

  /// Ends all running animations and paused blurs, as UIKit does when the app enters the background
  /// (fact 1.124).
  func enterBackground() {
    for animator in running.all + paused(where: { _ in true }) { animator.enterBackground() }
    for group in groups { group.complete() }
    for run in runs { run.enterBackground() }
    removeEnded()
  }
}
