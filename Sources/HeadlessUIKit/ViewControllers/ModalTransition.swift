import Foundation

/// A transition that presents or dismisses a view controller.
@MainActor package final class ModalTransition: ControllerTransition {
  /// The direction of a modal transition.
  package enum Direction {
    /// The transition presents a view controller.
    case presentation
    /// The transition dismisses a view controller.
    case dismissal
  }

  /// The direction of the transition.
  package let direction: Direction
  /// The animated presentation. If a stack is dismissed, this is the top presentation.
  let presentation: UIPresentationController
  /// The presentations that are dismissed together with the animated one, lowest first.
  let others: [UIPresentationController]
  /// The view controller below the presentations.
  package let presenter: UIViewController
  /// Whether the presenter's view leaves or returns to the hierarchy.
  var movesPresenter = false
  /// The answers of the delegate within the call that requests the transition.
  private var initialConductors: TransitionConductors?
  private let source: UIViewController
  private let completion: (() -> Void)?

  init(
    _ direction: Direction, of presentation: UIPresentationController,
    with others: [UIPresentationController] = [], over presenter: UIViewController,
    animated: Bool, source: UIViewController, completion: (() -> Void)?
  ) {
    self.direction = direction
    self.presentation = presentation
    self.others = others
    self.presenter = presenter
    self.completion = completion
    self.source = source
    super.init(isAnimated: animated)
    let runtime = Runtime.current
    let asksLate = runtime.reads(.asksPresentationsLate) && !runtime.reads(.linksLate)
    if direction == .dismissal || !asksLate { initialConductors = queryConductors() }
  }

  private func queryConductors() -> TransitionConductors {
    Self.queryConductors(
      direction, presented: presented, presenter: presenter, source: source, style: style,
      animated: isAnimated)
  }

  /// The view controller that is presented or dismissed.
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

  override func conductors() -> TransitionConductors { initialConductors ?? queryConductors() }

  private var passage: UIViewController.Passage {
    let identity = ObjectIdentifier(self)
    return direction == .presentation ? .presented(identity) : .dismissed(identity)
  }

  /// Loads the view of the presented view controller, which finds the presentation requested (fact
  /// 2.88).
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
    notifyPresentationOfStart()
  }

  override func settle(completed: Bool) {
    notifyPresentationOfEnd(completed: completed)
    settleViews(completed: completed)
  }

  /// The appearing view controller is notified first (facts 2.51, 2.52).
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

  /// Resets the view controllers' reasons for appearing and disappearing.
  ///
  /// A reason that belongs to another change is kept, because a callback may have requested that
  /// change.
  private func clearPassage() {
    for controller in [presented] + between where controller.passage == passage {
      controller.passage = .none
    }
  }
}
