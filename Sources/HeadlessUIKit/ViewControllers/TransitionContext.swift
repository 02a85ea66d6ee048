import Foundation

/// The view controllers and views of a transition, and their frames.
struct TransitionSides {
  var container: UIView
  var style: UIModalPresentationStyle
  var isAnimated: Bool
  var controllers: [UITransitionContextViewControllerKey: UIViewController]
  /// The views that the animator may change.
  var views: [UITransitionContextViewKey: UIView]
  var initialFrames: [ObjectIdentifier: CGRect] = [:]
  var finalFrames: [ObjectIdentifier: CGRect] = [:]
}

/// A call of `completeTransition(_:)` on the context of a transition.
package struct TransitionCompletion {
  package let from: UIViewController?
  package let to: UIViewController?
  /// The number of calls on the same context, including this one.
  package let callCount: Int
  /// Whether the transition started in the frame of the call, so that no frame shows it.
  package let isInFirstFrame: Bool
}

/// The context of a transition.
@MainActor final class TransitionContext: NSObject, UIViewControllerContextTransitioning {
  /// The views and frames are set when the presentation begins.
  var sides: TransitionSides
  /// The run that handles the messages of the animator and the interaction controller, or nil after
  /// the transition has ended.
  weak var run: TransitionRun?
  private(set) var isInteractive: Bool
  private(set) var transitionWasCancelled = false
  /// Whether the context has received a cancel, even if the transition finishes after it.
  private(set) var hasBeenCancelled = false
  /// Whether the context is interactive only because it reports a tap as interactive, without a
  /// message that makes it interactive.
  private(set) var isPresumed: Bool
  /// The last value that `updateInteractiveTransition(_:)` received.
  private(set) var percentComplete: CGFloat = 0
  /// The number of calls of `completeTransition(_:)`.
  private var completionCount = 0

  init(sides: TransitionSides, isInteractive: Bool, isPresumed: Bool) {
    self.sides = sides
    self.isInteractive = isInteractive || isPresumed
    self.isPresumed = isPresumed
    super.init()
  }

  var containerView: UIView { sides.container }
  var isAnimated: Bool { sides.isAnimated }
  var presentationStyle: UIModalPresentationStyle { sides.style }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    sides.controllers[key]
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    sides.views[key]
  }

  func initialFrame(for vc: UIViewController) -> CGRect {
    sides.initialFrames[ObjectIdentifier(vc)] ?? .zero
  }

  func finalFrame(for vc: UIViewController) -> CGRect {
    sides.finalFrames[ObjectIdentifier(vc)] ?? .zero
  }

  // MARK: Changes by the start, which notify no one

  /// Applies the interaction controller's value within the start.
  func start(interactively: Bool) {
    isInteractive = interactively
    isPresumed = false
  }

  // MARK: Messages, which have no effect after the end

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    announce("updateInteractiveTransition(\(percentComplete))")
    guard let run, isInteractive else { return }
    self.percentComplete = percentComplete
    run.moveAlongside()
    run.moveByContext { $0.show(percentComplete) }
  }

  func finishInteractiveTransition() {
    announce("finishInteractiveTransition")
    leaveInteraction(cancelled: false)
  }

  func cancelInteractiveTransition() {
    announce("cancelInteractiveTransition")
    leaveInteraction(cancelled: true)
  }

  func pauseInteractiveTransition() {
    announce("pauseInteractiveTransition")
    guard let run else { return }
    run.moveByContext { $0.hold() }
    guard !isInteractive || isPresumed, run.interruptibleAnimator != nil else { return }
    isPresumed = false
    guard !isInteractive else { return }
    isInteractive = true
    run.coordinator.interactionChanged()
  }

  func completeTransition(_ didComplete: Bool) {
    announce("completeTransition(\(didComplete))")
    completionCount += 1
    Runtime.current.onCompletion?(
      TransitionCompletion(
        from: sides.controllers[.from], to: sides.controllers[.to], callCount: completionCount,
        isInFirstFrame: run?.startTime == MediaClock.now))
    guard let run, run.phase != .ended else {
      Runtime.current.lateCompletions += 1
      return
    }
    isInteractive = false
    transitionWasCancelled = !didComplete
    run.end(completed: didComplete)
  }

  /// Ends the transition because UIKit begins another one.
  ///
  /// The transition ends in the state that it is moving to. The animator and the interaction
  /// controller have not requested this, and their animations continue.
  func endForOther() {
    isInteractive = false
    run?.end(completed: !transitionWasCancelled)
  }

  /// Leaves the interactive phase, and records whether the transition will finish or cancel.
  ///
  /// The method also records this outside the interactive phase, because an animator that reverses
  /// reports it in that way (fact 2.25).
  private func leaveInteraction(cancelled: Bool) {
    guard let run, run.phase != .ended, hearsIndication else { return }
    transitionWasCancelled = cancelled
    if cancelled { hasBeenCancelled = true }
    isPresumed = false
    if isInteractive {
      isInteractive = false
      run.settleAlongside(cancelled: cancelled)
      run.coordinator.interactionChanged()
    }
    // In response to the message, the app may have requested another change, which ends this
    // transition.
    guard run.phase != .ended else { return }
    run.indicated?(cancelled)
    run.resumeStoppedBlocks()
    // An observer may have paused the transition again.
    guard !isInteractive else { return }
    run.moveByContext { run.play($0, reversed: cancelled) }
  }

  /// Whether the context records if the transition will finish or cancel.
  private var hearsIndication: Bool {
    isInteractive || !Runtime.current.reads(.contextHearsInteractiveOnly)
  }

  private func announce(_ message: @autoclosure () -> String) {
    Runtime.current.onTransitionMessage?(message())
  }
}
