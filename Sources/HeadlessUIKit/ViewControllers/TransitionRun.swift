import Foundation

/// The calls between one transition and its animator and interaction controller, from the first
/// call to the end. The owner handles what the transition means for views and controllers.
@MainActor package final class TransitionRun {
  /// The progress of the calls.
  package enum Phase {
    /// The app's objects have not been called.
    case waiting
    /// The animator or the interaction controller is being started.
    case starting
    /// The transition runs or is interactive.
    case running
    /// `completeTransition(_:)` has been called.
    case ended
  }

  package private(set) var phase = Phase.waiting
  package let animator: any UIViewControllerAnimatedTransitioning
  package let interactor: (any UIViewControllerInteractiveTransitioning)?
  let context: TransitionContext
  /// Whether the interaction controller wanted to start interactively, when it was asked.
  private(set) var startsInteractively: Bool
  private(set) lazy var coordinator = TransitionCoordinator(run: self, context: context)
  /// Called once, between the end of the alongside animations and the did-callbacks.
  private var didEnd: ((Bool) -> Void)?
  /// Called when the context has been notified how the transition will end.
  var indicated: ((_ cancelled: Bool) -> Void)?
  private var vendedAnimator: (any UIViewImplicitlyAnimating)?
  /// The animation block that was made when the transition was started, if there was one.
  private(set) var animationBlock: ViewAnimationGroup?
  /// Animation blocks that UIKit has stopped because they were begun within an interactive start.
  var stoppedBlocks: [ViewAnimationGroup] = []
  /// The scrubber of the container's time, in an interactive transition without an animator.
  var scrubber: LayerScrubber?
  /// The scrubber of the alongside animations, in an interactive transition without an animator
  /// that is not percent-driven.
  var alongside: AlongsideScrubber?
  /// Whether the alongside animations that were queued before the start have been run.
  private(set) var hasRunQueued = false
  /// The start of the transition, in seconds of the clock.
  private(set) var startTime: TimeInterval = 0

  init(
    sides: TransitionSides, animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, didEnd: @escaping (Bool) -> Void
  ) {
    (self.animator, self.interactor, self.didEnd) = (animator, interactor, didEnd)
    startsInteractively = sides.isAnimated && Self.startsInteractively(with: interactor)
    context = TransitionContext(
      sides: sides, isInteractive: startsInteractively,
      isPresumed: sides.isAnimated && !startsInteractively
        && Self.callsTapInteractive(with: interactor))
    context.run = self
    // Made now, because it records permanently how the transition began.
    _ = coordinator
  }

  /// Whether the transition is in an interactive phase.
  package var isInteractive: Bool { context.isInteractive }

  /// Whether the context has been notified that the transition is cancelled.
  package var isCancelled: Bool { context.transitionWasCancelled }

  /// The progress of the interaction, as reported to the context.
  package var percentComplete: CGFloat { context.percentComplete }

  /// Starts the transition.
  ///
  /// - Parameter viewsAreThere: called when the animator has put its views into the container.
  func start(viewsAreThere: () -> Void) {
    phase = .starting
    startTime = MediaClock.now
    Runtime.current.animations.notingStart { callStart() }
    guard phase == .starting else { return }
    viewsAreThere()
    guard phase == .starting else { return }
    phase = .running
    coordinator.runQueued()
    hasRunQueued = true
  }

  /// Applies another answer of the interaction controller.
  func start(interactively: Bool) {
    guard interactively != startsInteractively else { return }
    startsInteractively = interactively
    context.start(interactively: interactively)
  }

  /// Calls `animateTransition(using:)`.
  func animate() {
    notingBlock { animator.animateTransition(using: context) }
  }

  /// Makes a call that starts the transition, and records the animation block that it makes.
  func notingBlock(_ call: () -> Void) {
    let registry = Runtime.current.animations
    let before = registry.newestGroup
    call()
    if registry.newestGroup !== before { animationBlock = registry.newestGroup }
  }

  /// Lets blocks that were stopped at the start continue.
  func resumeStoppedBlocks() {
    for block in stoppedBlocks { block.resume() }
    stoppedBlocks = []
  }

  /// Whether there may be an interruptible animator.
  var mayBeInterruptible: Bool { !(vendedAnimator is MissingAnimator) }

  /// The animator that makes the transition interruptible, or nil if there is none. It is requested
  /// whenever it is needed (fact 2.8).
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard mayBeInterruptible else { return nil }
    if phase != .ended, vendedAnimator == nil || !Runtime.current.reads(.asksForAnimatorOnce) {
      vendedAnimator = animator.interruptibleAnimator(using: context)
    }
    return mayBeInterruptible ? vendedAnimator : nil
  }

  /// Ends the transition. Called by the context once.
  func end(completed: Bool) {
    phase = .ended
    resumeStoppedBlocks()
    coordinator.runQueued()
    (interactor as? UIPercentDrivenInteractiveTransition)?.detach(from: context)
    animator.animationEnded(completed)
    alongside?.end(completed: completed)
    coordinator.finish()
    context.run = nil
    let call = didEnd
    didEnd = nil
    call?(completed)
  }
}
