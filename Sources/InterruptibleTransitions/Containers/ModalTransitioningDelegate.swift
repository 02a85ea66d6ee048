/// Provides UIKit with the transitions of a modal presentation and its dismissal.
///
/// UIKit keeps a transitioning delegate weakly.
/// ``UIKit/UIViewController/present(_:with:as:whenBusy:completion:)`` makes one, which the
/// presentation controller keeps. An app that sets `transitioningDelegate` itself keeps the
/// delegate.
///
/// ```swift
/// let delegate = ModalTransitioningDelegate(reveal, as: .sheet(height: .fraction(0.5)))
/// menu.modalPresentationStyle = .custom
/// menu.transitioningDelegate = delegate
/// ```
public final class ModalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// An operation that UIKit performs on a view controller.
  public enum Operation: Hashable, Sendable {
    /// The view controller is presented.
    case present
    /// The view controller is dismissed.
    case dismiss
  }

  /// Chooses the transition of an operation.
  ///
  /// - Parameters:
  ///   - operation: Whether the view controller is presented or dismissed.
  ///   - viewController: The view controller.
  /// - Returns: The transition, or nil for the system's. A transition that is about to make another
  ///   change, as the app has requested, is not used.
  public typealias Choice = (
    _ operation: Operation, _ viewController: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice
  private var style: TransitionPresentationStyle
  /// The last controller that UIKit got for a presentation.
  private weak var presentation: InterruptiblePresentationController?
  /// The last transition that UIKit got for a presentation.
  private(set) var lastPresentation: InterruptibleTransition?
  /// The last transition that UIKit got for a dismissal.
  private var lastDismissal: InterruptibleTransition?
  /// The transition of the next dismissal, which takes precedence over the choice.
  var nextDismissal: InterruptibleTransition?
  /// The app's request for the presentation.
  weak var request: Presentation?
  /// How the view controller was to be presented before ``serve(_:)``.
  private var former: FormerPresentation?

  /// Makes a delegate that chooses a transition for each operation.
  ///
  /// - Parameters:
  ///   - style: Where the presented view is, and what surrounds it.
  ///   - choose: The closure that chooses; kept as long as the delegate.
  public init(as style: TransitionPresentationStyle = .full, choosing choose: @escaping Choice) {
    (self.style, self.choose) = (style, choose)
    super.init()
  }

  /// Makes a delegate with the same transitions for all view controllers.
  ///
  /// - Parameters:
  ///   - presentation: The transition of a presentation.
  ///   - dismissal: The transition of a dismissal; nil means `presentation`, mirrored.
  ///   - style: Where the presented view is, and what surrounds it.
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

  /// Becomes the delegate of a view controller, until ``giveBack()``.
  func serve(_ viewController: UIViewController) {
    let current = viewController.transitioningDelegate as? ModalTransitioningDelegate
    // What an earlier one has yet to give back is this one's from now on.
    former = current?.former ?? FormerPresentation(of: viewController)
    viewController.transitioningDelegate = self
  }

  /// Makes the view controller as it was before ``serve(_:)``, unless the app has given it another
  /// delegate meanwhile.
  func giveBack() {
    former?.giveBack(from: self)
    former = nil
  }

  /// Whether UIKit has asked for a transition.
  var wasAsked: Bool { lastPresentation != nil || lastDismissal != nil }

  /// The flight by which a view controller is presented or dismissed.
  func flight(of viewController: UIViewController) -> TransitionFlight? {
    lastPresentation?.flight(of: viewController) ?? lastDismissal?.flight(of: viewController)
  }

  /// Whether a view controller may go with a flight, which may have just ended.
  func mayTakeAway(_ viewController: UIViewController) -> Bool {
    lastPresentation?.registry.mayTakeAway(viewController) == true
      || lastDismissal?.registry.mayTakeAway(viewController) == true
  }

  /// Returns the transition of a presentation. Called by UIKit.
  ///
  /// - Parameters:
  ///   - presented: The view controller to present.
  ///   - presenting: The view controller that presents it.
  ///   - source: The view controller that the app asked to present it.
  /// - Returns: The transition, or nil for the system's.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition(.present, of: presented)
  }

  /// Returns the transition of a dismissal. Called by UIKit.
  ///
  /// - Parameter dismissed: The view controller to dismiss.
  /// - Returns: The transition, or nil for the system's.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition(.dismiss, of: dismissed)
  }

  /// Returns the transition of a presentation, which is its own interaction controller. Called by
  /// UIKit.
  ///
  /// - Parameter animator: What ``animationController(forPresented:presenting:source:)`` returned.
  /// - Returns: The transition.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? InterruptibleTransition
  }

  /// Returns the transition of a dismissal, which is its own interaction controller. Called by
  /// UIKit.
  ///
  /// - Parameter animator: What ``animationController(forDismissed:)`` returned.
  /// - Returns: The transition.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? InterruptibleTransition
  }

  /// Returns a controller that presents in the delegate's style, and keeps the delegate until the
  /// dismissal has ended. Called by UIKit.
  ///
  /// - Parameters:
  ///   - presented: The view controller to present.
  ///   - presenting: The view controller that presents it.
  ///   - source: The view controller that the app asked to present it.
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

  /// Changes the style of a presentation that UIKit has yet to start.
  func change(to style: TransitionPresentationStyle, along timing: TransitionTiming) {
    self.style = style
    presentation?.change(to: style, along: timing)
  }
}

extension InterruptibleTransition {
  /// Whether UIKit can have the transition for an operation. If it is about to make another change
  /// that the app has requested, the flight would settle that request.
  fileprivate func isFree(
    _ operation: ModalTransitioningDelegate.Operation, of viewController: UIViewController
  ) -> Bool {
    guard pending.isRequestedByApp else { return true }
    return operation == .present && requests.asked.first?.change.subject === viewController
  }
}

extension ModalTransitioningDelegate: ComingPresentations {
  /// Returns the presentation of a view controller that UIKit was asked for and has yet to begin.
  func comingPresentation(of viewController: UIViewController) -> Presentation? {
    lastPresentation?.requests.asked.lazy.compactMap { $0.change as? Presentation }
      .first { $0.subject === viewController }
  }

  func comingPresenter(of viewController: UIViewController) -> UIViewController? {
    request.flatMap { $0.subject === viewController ? $0.host ?? $0.presenter : nil }
  }
}

/// How an app was about to present a view controller before the toolkit did so.
struct FormerPresentation {
  private weak var viewController: UIViewController?
  private weak var delegate: (any UIViewControllerTransitioningDelegate)?
  private let style: UIModalPresentationStyle

  init(of viewController: UIViewController) {
    self.viewController = viewController
    delegate = viewController.transitioningDelegate
    style = viewController.modalPresentationStyle
  }

  /// Gives the view controller its style and its delegate back.
  ///
  /// - Parameter current: The toolkit's delegate. If the app has set another one meanwhile, nothing
  ///   changes.
  func giveBack(from current: any UIViewControllerTransitioningDelegate) {
    guard let viewController, viewController.transitioningDelegate === current else { return }
    viewController.transitioningDelegate = delegate
    // The app may have set another style meanwhile.
    if viewController.modalPresentationStyle == .custom {
      viewController.modalPresentationStyle = style
    }
  }
}
