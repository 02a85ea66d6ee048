import Foundation

/// The coordinator of a transition.
@MainActor final class TransitionCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  private weak var run: TransitionRun?
  private let context: TransitionContext
  let initiallyInteractive: Bool
  private var queued: [(view: UIView?, animation: Handler)] = []
  private var completions: [Handler] = []
  private var changeHandlers: [Handler] = []
  private var endHandlers: [Handler] = []

  init(run: TransitionRun, context: TransitionContext) {
    self.run = run
    self.context = context
    initiallyInteractive = context.isInteractive
    super.init()
  }

  var isAnimated: Bool { context.isAnimated }
  var presentationStyle: UIModalPresentationStyle { context.presentationStyle }
  var isInterruptible: Bool { run?.interruptibleAnimator != nil }
  var isInteractive: Bool { context.isInteractive }
  var isCancelled: Bool { context.transitionWasCancelled }
  var hasBeenCancelled: Bool { context.hasBeenCancelled }
  var percentComplete: CGFloat { context.percentComplete }
  var transitionDuration: TimeInterval {
    isAnimated ? run?.animator.transitionDuration(using: context) ?? 0 : 0
  }
  var completionVelocity: CGFloat { run?.interactor?.completionSpeed ?? 1 }
  var completionCurve: UIView.AnimationCurve { run?.interactor?.completionCurve ?? .easeInOut }
  var containerView: UIView { context.containerView }
  var targetTransform: CGAffineTransform { context.targetTransform }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    context.viewController(forKey: key)
  }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    context.view(forKey: key)
  }

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    animateAlongsideTransition(in: nil, animation: animation, completion: completion)
  }

  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?, animation: Handler?, completion: Handler?
  ) -> Bool {
    guard let run, run.phase != .ended else { return false }
    if let completion { completions.append(completion) }
    guard let animation else { return true }
    queued.append((view, animation))
    if run.phase == .running { runQueued() }
    return true
  }

  func notifyWhenInteractionEnds(_ handler: @escaping Handler) {
    endHandlers.append(handler)
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    changeHandlers.append(handler)
  }

  // MARK: Calls by the transition

  /// Runs the queued animations (facts 2.11, 2.70).
  func runQueued() {
    let due = queued
    queued = []
    for (view, animation) in due {
      guard let run else { return animation(self) }
      run.animateAlongside(in: view) { animation(self) }
    }
  }

  /// Notifies the handlers that the transition has become interactive or has stopped being
  /// interactive (fact 2.73).
  func interactionChanged() {
    if !isInteractive {
      let handlers = endHandlers
      endHandlers = []
      for handler in handlers { handler(self) }
    }
    for handler in changeHandlers { handler(self) }
  }

  /// Calls the completion handlers at the end of the transition (fact 2.71).
  func finish() {
    let due = completions
    completions = []
    changeHandlers = []
    endHandlers = []
    for completion in due { completion(self) }
  }
}
