import Foundation

/// Who animates a transition, and who drives it interactively, if anyone does.
struct TransitionConductors {
  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// One transition between two controllers: from the request, through the run, to controllers and
/// views as they are to be afterwards.
///
/// What presentations and containers differ in, their subclasses override: the hierarchy, whom they
/// ask, whose callbacks are sent, and what is committed in the end.
@MainActor package class ControllerTransition {
  /// The conversation with the app's objects; nil before the transition starts.
  package private(set) var run: TransitionRun?
  var isAnimated: Bool
  /// Whether it may start: it has not, and no other transition has taken its place.
  private var isWaiting = true

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  // MARK: What the kinds differ in

  /// The controller that is on the screen before the transition.
  package var from: UIViewController? { nil }
  /// The controller that is on the screen after the transition.
  package var to: UIViewController? { nil }
  /// The controller that the context calls from.
  var toldFrom: UIViewController? { from }
  /// The controller whose view appears, if its callbacks are sent (fact 2.53).
  var appearing: UIViewController? { to }
  /// The controller whose view disappears, if its callbacks are sent.
  var disappearing: UIViewController? { from }
  /// Controllers that disappear with it, unseen.
  var between: [UIViewController] { [] }
  /// The style of the presentation, if it is one.
  var style: UIModalPresentationStyle { .none }

  /// The container of the views, in the window; nil if there is no place for the transition.
  func prepareContainer() -> UIView? { nil }

  /// Who carries the transition out. Asked for when it starts.
  func conductors() -> TransitionConductors {
    TransitionConductors(animator: SystemTransitionAnimator(.cover, isPresenting: true))
  }

  /// Called when the container is there.
  func willBegin() {}

  /// Puts the views in place for the animator, and tells the context of them.
  func placeViews(in context: TransitionContext) {}

  /// Sends the first callbacks.
  func beginAppearance() {
    disappearing?.beginAppearance(false, animated: isAnimated)
    for controller in between { controller.beginAppearance(false, animated: isAnimated) }
    appearing?.beginAppearance(true, animated: isAnimated)
  }

  /// Called after the first callbacks, before the animator or the interaction controller.
  func willRun(_ run: TransitionRun) {}

  /// Leaves the hierarchy as it is to be after the transition.
  func settle(completed: Bool) {}

  /// Sends the last callbacks of a completed transition.
  func endAppearance() {
    disappearing?.endAppearance()
    for controller in between { controller.endAppearance() }
    appearing?.endAppearance()
  }

  /// Called at the very end.
  func didEnd(completed: Bool) {}

  /// Gives up a transition for which there is no place.
  func abandon() {}

  /// Whether touches that begin during the transition reach neither controller's view, though
  /// something drives it (fact 2.91).
  var keepsTouchesFromViews: Bool { false }

  /// Whether a controller takes part, and so has the coordinator.
  func involves(_ controller: UIViewController) -> Bool {
    controller === from || controller === to
  }

  // MARK: From the request to the end

  /// Queues the transition.
  func request() {
    Runtime.current.transitions.append(self)
    scheduleStart { self.start() }
  }

  /// Starts the transition, unless that was done.
  func start() {
    guard isWaiting else { return }
    isWaiting = false
    guard let container = prepareContainer(), let from, let to else {
      drop()
      abandon()
      return Runtime.current.transitionHasEnded()
    }
    let conductors = conductors()
    let run = TransitionRun(
      sides: TransitionSides(
        container: container, style: style, isAnimated: isAnimated,
        controllers: [.from: toldFrom ?? from, .to: to], views: [:]),
      animator: conductors.animator, interactor: conductors.interactor
    ) { [self] in end(completed: $0) }
    self.run = run
    run.indicated = { [unowned self] cancelled in turnAppearance(cancelled: cancelled) }
    for controller in [from, to] { controller.appearsByTransition = true }
    willBegin()
    placeViews(in: run.context)
    // A presenter that stays comes and goes as ever (fact 2.53).
    for controller in [from, to] where controller !== appearing && controller !== disappearing {
      controller.appearsByTransition = false
    }
    beginAppearance()
    container.layoutIfNeeded()
    willRun(run)
    run.start { appearing?.noteIsAppearing() }
    if let window = container.window, keepsTouchesOut(of: window) { window.cancelTouches() }
  }

  /// Takes a transition back that has not started.
  func drop() {
    isWaiting = false
    Runtime.current.transitions.removeAll { $0 === self }
  }

  /// The end, after the alongside completions: the hierarchy, the callbacks, and what is left
  /// (fact 2.72).
  private func end(completed: Bool) {
    Runtime.current.transitions.removeAll { $0 === self }
    settle(completed: completed)
    for controller in [from, to] { controller?.appearsByTransition = false }
    if completed { endAppearance() } else { takeBackAppearance() }
    didEnd(completed: completed)
    Runtime.current.transitionHasEnded()
  }
}
