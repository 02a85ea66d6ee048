/// A transitioning delegate that provides the transitions of a modal presentation and its
/// dismissal.
///
/// `present(_:with:as:whenBusy:completion:)` creates a delegate, and the presentation controller
/// keeps the delegate. UIKit references a transitioning delegate weakly. An app that sets
/// `transitioningDelegate` itself therefore keeps the delegate.
///
/// ```swift
/// let delegate = ModalTransitioningDelegate(reveal, as: .sheet(height: .fraction(0.5)))
/// menu.modalPresentationStyle = .custom
/// menu.transitioningDelegate = delegate
/// ```
public final class ModalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// An operation that UIKit performs on a view controller.
  ///
  /// ```swift
  /// let delegate = ModalTransitioningDelegate { operation, _ in
  ///   operation == .present ? slide : fade
  /// }
  /// ```
  public enum Operation: Hashable, Sendable {
    /// The view controller is presented.
    case present
    /// The view controller is dismissed.
    case dismiss
  }

  /// A closure that chooses the transition of an operation.
  ///
  /// ```swift
  /// let choose: ModalTransitioningDelegate.Choice = { operation, _ in
  ///   operation == .present ? reveal : nil
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - operation: Whether the view controller is presented or dismissed.
  ///   - viewController: The view controller.
  /// - Returns: The transition, or nil for the system's transition. A transition that is reserved
  ///   for another request of the app is not used.
  public typealias Choice = (
    _ operation: Operation, _ viewController: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice
  private var style: TransitionPresentationStyle
  private weak var presentation: InterruptiblePresentationController?
  private(set) var lastPresentation: InterruptibleTransition?
  private var lastDismissal: InterruptibleTransition?
  /// The transition of the next dismissal, which takes precedence over the choice.
  var nextDismissal: InterruptibleTransition?
  weak var request: Presentation?
  /// The presentation properties of the view controller before ``becomeDelegate(of:)``.
  private var former: FormerPresentation?

  /// Creates a delegate that chooses a transition for each operation.
  ///
  /// - Parameters:
  ///   - style: The frame of the presented view, and the appearance of the area around it.
  ///   - choose: The closure that chooses. The delegate keeps the closure.
  public init(as style: TransitionPresentationStyle = .full, choosing choose: @escaping Choice) {
    self.style = style
    self.choose = choose
    super.init()
  }

  /// Creates a delegate with the same transitions for all view controllers.
  ///
  /// - Parameters:
  ///   - presentation: The transition of a presentation.
  ///   - dismissal: The transition of a dismissal; nil uses `presentation`, mirrored.
  ///   - style: The frame of the presented view, and the appearance of the area around it.
  public convenience init(
    _ presentation: InterruptibleTransition, dismissal: InterruptibleTransition? = nil,
    as style: TransitionPresentationStyle = .full
  ) {
    let dismissal = dismissal ?? presentation
    self.init(as: style) { operation, _ in operation == .present ? presentation : dismissal }
  }

  private func transition(
    _ operation: Operation, of viewController: UIViewController
  ) -> InterruptibleTransition? {
    let next = operation == .dismiss ? nextDismissal : nil
    let chosen = next ?? choose(operation, viewController)
    let isFree = next != nil || chosen?.isFree(operation, of: viewController) == true
    let transition = isFree ? chosen : nil
    transition?.pending.request(byApp: false)
    switch operation {
    case .present: lastPresentation = transition
    case .dismiss: lastDismissal = transition
    }
    return transition
  }

  func becomeDelegate(of viewController: UIViewController) {
    let current = viewController.transitioningDelegate as? ModalTransitioningDelegate
    // This delegate restores the properties that an earlier one has not restored yet.
    former = current?.former ?? FormerPresentation(of: viewController)
    viewController.transitioningDelegate = self
  }

  /// Restores the former properties, unless the app has set another delegate since then.
  func restoreDelegate() {
    former?.restore(from: self)
    former = nil
  }

  /// Whether UIKit has requested a transition.
  var wasRequested: Bool { lastPresentation != nil || lastDismissal != nil }

  func flight(of viewController: UIViewController) -> TransitionFlight? {
    lastPresentation?.flight(of: viewController) ?? lastDismissal?.flight(of: viewController)
  }

  /// Returns whether a flight can dismiss a view controller; the flight can have just ended.
  func canRemove(_ viewController: UIViewController) -> Bool {
    lastPresentation?.registry.canRemove(viewController) == true
      || lastDismissal?.registry.canRemove(viewController) == true
  }

  /// Returns the transition of a presentation. UIKit calls this method.
  ///
  /// - Parameters:
  ///   - presented: The view controller to present.
  ///   - presenting: The view controller that presents it.
  ///   - source: The view controller on which the app has called `present`.
  /// - Returns: The transition, or nil for the system's transition.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition(.present, of: presented)
  }

  /// Returns the transition of a dismissal. UIKit calls this method.
  ///
  /// - Parameter dismissed: The view controller to dismiss.
  /// - Returns: The transition, or nil for the system's transition.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition(.dismiss, of: dismissed)
  }

  /// Returns the interaction controller of a presentation. UIKit calls this method.
  ///
  /// A transition is its own interaction controller.
  ///
  /// - Parameter animator: The animation controller from
  ///   ``animationController(forPresented:presenting:source:)``.
  /// - Returns: The transition.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? InterruptibleTransition
  }

  /// Returns the interaction controller of a dismissal. UIKit calls this method.
  ///
  /// A transition is its own interaction controller.
  ///
  /// - Parameter animator: The animation controller from ``animationController(forDismissed:)``.
  /// - Returns: The transition.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? InterruptibleTransition
  }

  /// Returns a presentation controller for the delegate's style. UIKit calls this method.
  ///
  /// The presentation controller keeps the delegate until the dismissal has ended.
  ///
  /// - Parameters:
  ///   - presented: The view controller to present.
  ///   - presenting: The view controller that presents it.
  ///   - source: The view controller on which the app has called `present`.
  /// - Returns: The presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    let controller = InterruptiblePresentationController(
      presented: presented, presenting: presenting, style: style, delegate: self)
    presentation = controller
    return controller
  }

  /// Changes the style of a presentation that UIKit has not started yet.
  func change(to style: TransitionPresentationStyle, along timing: TransitionTiming) {
    self.style = style
    presentation?.change(to: style, along: timing)
  }
}

extension InterruptibleTransition {
  /// Returns whether no other request, which the flight would settle, has the transition.
  fileprivate func isFree(
    _ operation: ModalTransitioningDelegate.Operation, of viewController: UIViewController
  ) -> Bool {
    guard pending.isRequestedByApp else { return true }
    return operation == .present && submitted.first?.change.subject === viewController
  }
}

extension ModalTransitioningDelegate: UpcomingPresentations {
  /// Returns the requested presentation of a view controller that UIKit has not begun yet.
  func upcomingPresentation(of viewController: UIViewController) -> Presentation? {
    request?.transition.submitted.lazy.compactMap { $0.change as? Presentation }
      .first { $0.subject === viewController }
  }

  func upcomingPresenter(of viewController: UIViewController) -> UIViewController? {
    request.flatMap { $0.subject === viewController ? $0.host ?? $0.presenter : nil }
  }
}

/// The presentation properties of a view controller before the toolkit has changed them.
struct FormerPresentation {
  private weak var viewController: UIViewController?
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let style: UIModalPresentationStyle

  init(of viewController: UIViewController) {
    self.viewController = viewController
    delegate = viewController.transitioningDelegate
    style = viewController.modalPresentationStyle
  }

  /// Restores the style and the delegate, unless the app has replaced the toolkit's delegate.
  func restore(from current: any UIViewControllerTransitioningDelegate) {
    guard let viewController, viewController.transitioningDelegate === current else { return }
    viewController.transitioningDelegate = delegate
    // The app can have set another style since then.
    if viewController.modalPresentationStyle == .custom {
      viewController.modalPresentationStyle = style
    }
  }
}
