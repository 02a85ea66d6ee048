import Foundation

/// One presentation or dismissal: from the request, through the run, to controllers and views as
/// they are to be afterwards.
@MainActor package final class ModalTransition {
  /// Which way it goes.
  package enum Direction {
    /// A controller comes.
    case presentation
    /// A controller goes.
    case dismissal
  }

  /// Which way the transition goes.
  package let direction: Direction
  /// The presentation that is animated: of a dismissed stack the one on top.
  let presentation: UIPresentationController
  /// What goes away together with it, lowest first.
  let others: [UIPresentationController]
  /// The controller below.
  package let presenter: UIViewController
  /// The conversation with the app's objects; nil before the transition starts.
  package internal(set) var run: TransitionRun?
  /// Whether the presenter's view leaves the hierarchy, or comes back to it.
  var movesPresenter = false
  let isAnimated: Bool
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private let interactor: (any UIViewControllerInteractiveTransitioning)?
  private let completion: (() -> Void)?

  init(
    _ direction: Direction, of presentation: UIPresentationController,
    with others: [UIPresentationController] = [], over presenter: UIViewController,
    animated: Bool, source: UIViewController, completion: (() -> Void)?
  ) {
    (self.direction, self.presentation, self.others) = (direction, presentation, others)
    (self.presenter, self.isAnimated, self.completion) = (presenter, animated, completion)
    let asked = Self.ask(
      direction, presented: presentation.presentedViewController, presenter: presenter,
      source: source, style: presentation.style, animated: animated)
    (animator, interactor) = asked
  }

  /// The controller that comes or goes.
  package var presented: UIViewController { presentation.presentedViewController }

  /// The controllers of a dismissed stack below the one on top.
  var between: [UIViewController] { others.map(\.presentedViewController) }

  /// The controller whose view appears, if its callbacks are sent (fact 2.53).
  var appearing: UIViewController? {
    direction == .presentation ? presented : movesPresenter ? presenter : nil
  }

  /// The controller whose view disappears, if its callbacks are sent.
  var disappearing: UIViewController? {
    direction == .dismissal ? presented : movesPresenter ? presenter : nil
  }

  /// Queues the transition.
  func request() {
    presented.passage = direction == .presentation ? .presented : .dismissed
    for controller in between { controller.passage = .dismissed }
    Runtime.current.transitions.append(self)
    scheduleStart { self.start() }
  }

  private func start() {
    guard let container = prepareContainer() else { return abandon() }
    let run = TransitionRun(
      sides: TransitionSides(
        container: container, style: presentation.style, isAnimated: isAnimated,
        controllers: direction == .presentation
          ? [.from: presenter, .to: presented] : [.from: presented, .to: presenter],
        views: [:]),
      animator: animator ?? SystemTransitionAnimator(isPresenting: direction == .presentation),
      interactor: interactor
    ) { [self] in end(completed: $0) }
    self.run = run
    run.indicated = { [unowned self] cancelled in turnAppearance(cancelled: cancelled) }
    tellPresentationOfStart()
    placeViews(in: run.context)
    disappearing?.beginAppearance(false, animated: isAnimated)
    for controller in between { controller.beginAppearance(false, animated: isAnimated) }
    appearing?.beginAppearance(true, animated: isAnimated)
    container.layoutIfNeeded()
    run.start { appearing?.noteIsAppearing() }
  }

  /// The end, after the alongside completions: what the presentation controllers are told, the
  /// hierarchy, the callbacks, and the completion (fact 2.72).
  private func end(completed: Bool) {
    Runtime.current.transitions.removeAll { $0 === self }
    tellPresentationOfEnd(completed: completed)
    settleViews(completed: completed)
    if completed {
      appearing?.endAppearance()
      disappearing?.endAppearance()
      for controller in between { controller.endAppearance() }
    } else {
      takeBackAppearance()
    }
    clearPassage()
    if completed { completion?() }
  }

  /// Gives up a transition whose window has gone before it could start.
  private func abandon() {
    Runtime.current.transitions.removeAll { $0 === self }
    clearPassage()
    if direction == .presentation { presentation.unlink() }
  }

  private func clearPassage() {
    presented.passage = .none
    for controller in between { controller.passage = .none }
  }
}
