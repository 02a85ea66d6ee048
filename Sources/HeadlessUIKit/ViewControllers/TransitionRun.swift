import Foundation

/// The calls between a transition and its animator and interaction controller, from the first call
/// to the end.
///
/// The owner makes the changes of views and view controllers.
@MainActor package final class TransitionRun {
  /// The phases of the calls.
  package enum Phase {
    /// The app's objects have not been called.
    case waiting
    /// The animator or the interaction controller is being started.
    case starting
    /// The transition is running or is interactive.
    case running
    /// `completeTransition(_:)` has been called.
    case ended
  }

  package private(set) var phase = Phase.waiting
  package let animator: any UIViewControllerAnimatedTransitioning
  package let interactor: (any UIViewControllerInteractiveTransitioning)?
  let context: TransitionContext
  /// Whether the interaction controller requested an interactive start when it was last asked.
  private(set) var startsInteractively: Bool
  private(set) lazy var coordinator = TransitionCoordinator(run: self, context: context)
  /// A closure that is called once, between the alongside completions and the did-callbacks.
  private var didEnd: ((Bool) -> Void)?
  /// A closure that is called when the context has received whether the transition will cancel.
  var indicated: ((_ cancelled: Bool) -> Void)?
  private var vendedAnimator: (any UIViewImplicitlyAnimating)?
  /// The animation block that the start of the transition created, or nil.
  private(set) var animationBlock: ViewAnimationGroup?
  /// The animation blocks that UIKit has stopped because they began within an interactive start.
  var stoppedBlocks: [ViewAnimationGroup] = []
  /// The scrubber of the container's time in an interactive transition without an interruptible
  /// animator.
  var scrubber: LayerScrubber?
  /// The scrubber of the alongside animations in an interactive transition that is not
  /// percent-driven and has no interruptible animator.
  var alongside: AlongsideScrubber?
  /// Whether the alongside animations that were queued before the start have run.
  private(set) var hasRunQueued = false
  /// The time at which the transition started, in seconds of the clock.
  private(set) var startTime: TimeInterval = 0

  init(
    sides: TransitionSides, animator: any UIViewControllerAnimatedTransitioning,
    interactor: (any UIViewControllerInteractiveTransitioning)?, didEnd: @escaping (Bool) -> Void
  ) {
    self.animator = animator
    self.interactor = interactor
    self.didEnd = didEnd
    startsInteractively = sides.isAnimated && Self.startsInteractively(with: interactor)
    context = TransitionContext(
      sides: sides, isInteractive: startsInteractively,
      isPresumed: sides.isAnimated && !startsInteractively
        && Self.callsTapInteractive(with: interactor))
    context.run = self
    // The coordinator must be created now, because it records how the transition began.
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
  /// - Parameter viewsAreThere: A closure that is called when the animator has added its views to
  ///   the container.
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

  /// Applies a new value of the interaction controller.
  func start(interactively: Bool) {
    guard interactively != startsInteractively else { return }
    startsInteractively = interactively
    context.start(interactively: interactively)
  }

  /// Calls `animateTransition(using:)`.
  func animate() {
    notingBlock { animator.animateTransition(using: context) }
  }

  /// Makes a call that starts the transition, and records the animation block that the call
  /// creates.
  func notingBlock(_ call: () -> Void) {
    let registry = Runtime.current.animations
    let before = registry.newestGroup
    call()
    if registry.newestGroup !== before { animationBlock = registry.newestGroup }
  }

  /// Continues the blocks that were stopped at the start.
  func resumeStoppedBlocks() {
    for block in stoppedBlocks { block.resume() }
    stoppedBlocks = []
  }

  /// Whether an interruptible animator is possible.
  var mayBeInterruptible: Bool { !(vendedAnimator is MissingAnimator) }

  /// The animator that makes the transition interruptible, or nil if there is none.
  ///
  /// The animator is requested whenever it is needed (fact 2.8).
  var interruptibleAnimator: (any UIViewImplicitlyAnimating)? {
    guard mayBeInterruptible else { return nil }
    if phase != .ended, vendedAnimator == nil || !Runtime.current.reads(.asksForAnimatorOnce) {
      vendedAnimator = animator.interruptibleAnimator(using: context)
    }
    return mayBeInterruptible ? vendedAnimator : nil
  }

  /// Ends the transition. The context calls the method once.
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
