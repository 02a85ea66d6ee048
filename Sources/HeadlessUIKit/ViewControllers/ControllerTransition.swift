import Foundation

/// The animator of a transition, and its interaction controller, if there is one.
struct TransitionConductors {
  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// One transition between two controllers: from the request, through the run, to the final state of
/// controllers and views.
///
/// Subclasses override what differs between presentations and containers: the hierarchy, the
/// objects that are asked, the controllers whose callbacks are sent, and the changes at the end.
@MainActor package class ControllerTransition {
  /// The calls to the app's objects; nil before the transition starts.
  package private(set) var run: TransitionRun?
  var isAnimated: Bool
  /// Whether the controllers have been notified that the transition goes back, before its end.
  var hasTurnedBack = false
  /// Whether it has begun: its container exists, and the app's objects are being asked, or have
  /// been.
  private(set) var hasBegun = false
  /// Whether it may start: it has not started, and no other transition has replaced it.
  private var isWaiting = true

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  // MARK: Differences between the kinds

  /// The controller that is on the screen before the transition.
  package var from: UIViewController? { nil }
  /// The controller that is on the screen after the transition.
  package var to: UIViewController? { nil }
  /// The controller that the context reports as from.
  var toldFrom: UIViewController? { from }
  /// The controller whose view appears, if its callbacks are sent (fact 2.53).
  var appearing: UIViewController? { to }
  /// The controller whose view disappears, if its callbacks are sent.
  var disappearing: UIViewController? { from }
  /// Controllers that disappear with it without being visible.
  var between: [UIViewController] { [] }
  /// The style of the presentation, if it is one.
  var style: UIModalPresentationStyle { .none }

  /// The container of the views, in the window; nil if there is no place for the transition.
  func prepareContainer() -> UIView? { nil }

  /// Returns the animator and the interaction controller. Called when the transition starts.
  func conductors() -> TransitionConductors {
    TransitionConductors(animator: SystemTransitionAnimator(.cover, isPresenting: true))
  }

  /// Called when the container exists.
  func willBegin() {}

  /// Puts the views in place for the animator, and passes them to the context.
  func placeViews(in context: TransitionContext) {}

  /// Sends the first callbacks.
  func beginAppearance() {
    disappearing?.beginAppearance(false, animated: isAnimated)
    for controller in between { controller.beginAppearance(false, animated: isAnimated) }
    appearing?.beginAppearance(true, animated: isAnimated)
  }

  /// Called after the first callbacks, before the animator or the interaction controller.
  func willRun(_ run: TransitionRun) {}

  /// Puts the hierarchy into its state after the transition.
  func settle(completed: Bool) {}

  /// Sends the last callbacks of a completed transition.
  func endAppearance() {
    disappearing?.endAppearance()
    for controller in between { controller.endAppearance() }
    appearing?.endAppearance()
  }

  /// Whether a controller may be notified that it appears.
  var mayAppear: Bool { true }

  /// Whether a controller that was about to disappear is notified that it appears after all.
  func returns(_ controller: UIViewController) -> Bool {
    controller.appearance == .disappearing || controller.appearance == .appearing
  }

  /// Notifies a controller that it has appeared.
  func endAppearing(of controller: UIViewController) { controller.endAppearance() }

  /// Called at the very end.
  func didEnd(completed: Bool) {}

  /// Has the transition start with a layout, and not by itself, if that is how it starts.
  func waitsForLayout() -> Bool { false }

  /// Abandons a transition for which there is no place.
  func abandon() {}

  /// Whether touches that begin during the transition reach neither controller's view, although
  /// there is an interaction controller (fact 2.91).
  var keepsTouchesFromViews: Bool { false }

  /// Whether a controller takes part, and so has the coordinator.
  func involves(_ controller: UIViewController) -> Bool {
    controller === from || controller === to
  }

  // MARK: From the request to the end

  /// Called when the transition is queued, before it is scheduled.
  func willSchedule() {}

  /// Queues the transition.
  func request() {
    Runtime.current.transitions.append(self)
    willSchedule()
    scheduleStart { self.start() }
  }

  /// Starts the transition, unless it has started already.
  func start() {
    guard isWaiting else { return }
    isWaiting = false
    guard let container = prepareContainer(), let from, let to else {
      drop()
      abandon()
      return Runtime.current.transitionHasEnded()
    }
    hasBegun = true
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
    // A presenter whose view stays appears and disappears with its view as usual (fact 2.53).
    for controller in [from, to] where controller !== appearing && controller !== disappearing {
      controller.appearsByTransition = false
    }
    beginAppearance()
    container.layoutIfNeeded()
    willRun(run)
    run.start { appearing?.noteIsAppearing() }
    if let window = container.window, keepsTouchesOut(of: window) { window.cancelTouches() }
  }

  /// Removes a transition that has not started.
  func drop() {
    isWaiting = false
    Runtime.current.transitions.removeAll { $0 === self }
  }

  /// Ends the transition after the alongside completions: the hierarchy, the callbacks, and the
  /// remaining changes (fact 2.72).
  private func end(completed: Bool) {
    Runtime.current.transitions.removeAll { $0 === self }
    settle(completed: completed)
    for controller in [from, to] { controller?.appearsByTransition = false }
    if completed { endAppearance() } else { takeBackAppearance() }
    didEnd(completed: completed)
    Runtime.current.transitionHasEnded()
  }
}
