import Foundation

/// One presentation or dismissal.
@MainActor package final class ModalTransition: ControllerTransition {
  /// The direction of a modal transition.
  package enum Direction {
    /// A controller appears.
    case presentation
    /// A controller disappears.
    case dismissal
  }

  /// The direction of the transition.
  package let direction: Direction
  /// The presentation that is animated: of a dismissed stack the one on top.
  let presentation: UIPresentationController
  /// The presentations that are dismissed together with it, lowest first.
  let others: [UIPresentationController]
  /// The controller below.
  package let presenter: UIViewController
  /// Whether the presenter's view leaves the hierarchy, or returns to it.
  var movesPresenter = false
  private let asked: TransitionConductors
  private let completion: (() -> Void)?

  init(
    _ direction: Direction, of presentation: UIPresentationController,
    with others: [UIPresentationController] = [], over presenter: UIViewController,
    animated: Bool, source: UIViewController, completion: (() -> Void)?
  ) {
    (self.direction, self.presentation, self.others) = (direction, presentation, others)
    (self.presenter, self.completion) = (presenter, completion)
    asked = Self.ask(
      direction, presented: presentation.presentedViewController, presenter: presenter,
      source: source, style: presentation.style, animated: animated)
    super.init(isAnimated: animated)
  }

  /// The controller that is presented or dismissed.
  package var presented: UIViewController { presentation.presentedViewController }

  package override var from: UIViewController? {
    direction == .presentation ? presenter : presented
  }

  package override var to: UIViewController? {
    direction == .presentation ? presented : presenter
  }

  override var toldFrom: UIViewController? { indicatedFrom }

  override var between: [UIViewController] { others.map(\.presentedViewController) }

  override var appearing: UIViewController? {
    direction == .presentation ? presented : movesPresenter ? presenter : nil
  }

  override var disappearing: UIViewController? {
    direction == .dismissal ? presented : movesPresenter ? presenter : nil
  }

  override var style: UIModalPresentationStyle { presentation.style }

  override func conductors() -> TransitionConductors { asked }

  private var passage: UIViewController.Passage {
    let identity = ObjectIdentifier(self)
    return direction == .presentation ? .presented(identity) : .dismissed(identity)
  }

  /// Loads the view, whose controller finds the presentation requested (fact 2.88).
  override func willSchedule() {
    for controller in [presented] + between { controller.passage = passage }
    if direction == .presentation { presented.loadViewIfNeeded() }
  }

  override func prepareContainer() -> UIView? {
    if direction == .presentation, presented.presentedBy == nil {
      presentation.link(presenter: presenter)
    }
    return containerOfPresentation()
  }

  override func placeViews(in context: TransitionContext) { placePresentation(in: context) }

  override func willBegin() {
    tellPresentationOfStart()
  }

  override func settle(completed: Bool) {
    tellPresentationOfEnd(completed: completed)
    settleViews(completed: completed)
  }

  /// The controller that appears is notified first (facts 2.51, 2.52).
  override func endAppearance() {
    appearing?.endAppearance()
    disappearing?.endAppearance()
    for controller in between { controller.endAppearance() }
  }

  override func didEnd(completed: Bool) {
    clearPassage()
    guard completed else { return }
    UIAccessibility.post(notification: .screenChanged, argument: nil)
    completion?()
  }

  override func abandon() {
    clearPassage()
    guard direction == .dismissal else { return presentation.unlink() }
    // The views of these presentations have already left the screen.
    for presentation in [presentation] + others.reversed() { presentation.tearDown() }
    completion?()
  }

  /// A callback at the end may have asked for the next change, which is told from then on.
  private func clearPassage() {
    for controller in [presented] + between where controller.passage == passage {
      controller.passage = .none
    }
  }
}
