import Foundation

/// The animator of a transition and its optional interaction controller.
struct TransitionConductors {
  var animator: any UIViewControllerAnimatedTransitioning
  var interactor: (any UIViewControllerInteractiveTransitioning)?
}

/// A transition between two view controllers, from the request to the final state of view
/// controllers and views.
///
/// Subclasses override the parts that differ between presentations and containers. These are the
/// hierarchy, the objects that are asked, the view controllers that receive callbacks, and the
/// changes at the end.
@MainActor package class ControllerTransition {
  /// The run that calls the app's objects, or nil before the transition starts.
  package private(set) var run: TransitionRun?
  package internal(set) var isAnimated: Bool
  /// Whether the view controllers have been notified of a cancellation before the end of the
  /// transition.
  var hasTurnedBack = false
  /// Whether the transition has begun.
  ///
  /// The container of a transition that has begun exists. The app's objects are being asked or have
  /// been asked.
  private(set) var hasBegun = false
  /// Whether the transition may start.
  ///
  /// The value is true if the transition has not started and no other transition has replaced it.
  private var isWaiting = true

  init(isAnimated: Bool) {
    self.isAnimated = isAnimated
  }

  // MARK: Differences between the kinds

  /// The view controller that is visible before the transition.
  package var from: UIViewController? { nil }
  /// The view controller that is visible after the transition.
  package var to: UIViewController? { nil }
  /// The view controller that the context reports as the from view controller.
  var toldFrom: UIViewController? { from }
  /// The view controller whose view appears, or nil if it receives no callbacks (fact 2.53).
  var appearing: UIViewController? { to }
  /// The view controller whose view disappears, or nil if it receives no callbacks.
  var disappearing: UIViewController? { from }
  /// The view controllers that disappear in the transition without being visible.
  var between: [UIViewController] { [] }
  /// The style of the presentation, or `none` for other transitions.
  var style: UIModalPresentationStyle { .none }

  /// Returns the container of the views in the window, or nil if the transition cannot start.
  func prepareContainer() -> UIView? { nil }

  /// Returns the animator and the interaction controller. Called when the transition starts.
  func conductors() -> TransitionConductors {
    TransitionConductors(animator: SystemTransitionAnimator(.cover, isPresenting: true))
  }

  /// Called when the container exists.
  func willBegin() {}

  /// Puts the views in place for the animator, and passes them to the context.
  func placeViews(in context: TransitionContext) {}

  /// Sends the first appearance callbacks.
  func beginAppearance() {
    disappearing?.beginAppearance(false, animated: isAnimated)
    for controller in between { controller.beginAppearance(false, animated: isAnimated) }
    appearing?.beginAppearance(true, animated: isAnimated)
  }

  /// Called after the first appearance callbacks, before the animator or the interaction
  /// controller.
  func willRun(_ run: TransitionRun) {}

  /// Puts the hierarchy into its state after the transition.
  func settle(completed: Bool) {}

  /// Sends the last appearance callbacks of a completed transition.
  func endAppearance() {
    disappearing?.endAppearance()
    for controller in between { controller.endAppearance() }
    appearing?.endAppearance()
  }

  /// Whether a view controller may be notified that it appears.
  var mayAppear: Bool { true }

  /// Returns whether an outgoing view controller is notified that it appears again.
  func returns(_ controller: UIViewController) -> Bool {
    controller.appearance == .disappearing || controller.appearance == .appearing
  }

  /// Notifies a view controller that it has appeared.
  func endAppearing(of controller: UIViewController) { controller.endAppearance() }

  /// Called at the end, after all other calls.
  func didEnd(completed: Bool) {}

  /// Prepares a start in a layout pass, and returns whether the transition starts there.
  func waitsForLayout() -> Bool { false }

  /// Abandons a transition that cannot start.
  func abandon() {}

  /// Whether touches that begin during the transition reach neither the incoming nor the outgoing
  /// view, although there is an interaction controller (fact 2.91).
  var keepsTouchesFromViews: Bool { false }

  /// Returns whether a view controller is part of the transition, and therefore has the
  /// coordinator.
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

  /// Starts the transition, unless it has already started.
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
    // A presenter whose view stays is not part of the appearance callbacks (fact 2.53). It appears
    // and disappears with its view as usual.
    for controller in [from, to] where controller !== appearing && controller !== disappearing {
      controller.appearsByTransition = false
    }
    beginAppearance()
    container.layoutIfNeeded()
    willRun(run)
    run.start { appearing?.reportIsAppearing() }
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
    if completed { endAppearance() } else { undoAppearance() }
    didEnd(completed: completed)
    Runtime.current.transitionHasEnded()
  }
}
