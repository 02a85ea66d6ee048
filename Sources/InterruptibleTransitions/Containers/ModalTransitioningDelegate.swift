/// Hands transitions to UIKit for a modal presentation and its dismissal.
///
/// UIKit keeps a transitioning delegate weakly.
/// ``UIKit/UIViewController/present(_:with:as:whenBusy:completion:)`` makes one of these and has
/// the presentation controller keep it; an app that sets `transitioningDelegate` itself keeps its
/// own.
///
/// ```swift
/// let delegate = ModalTransitioningDelegate(reveal, as: .sheet(height: .fraction(0.5)))
/// menu.modalPresentationStyle = .custom
/// menu.transitioningDelegate = delegate
/// ```
public final class ModalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  /// What UIKit does with a view controller.
  public enum Operation: Hashable, Sendable {
    /// It is presented.
    case present
    /// It is dismissed.
    case dismiss
  }

  /// Chooses the transition of an operation.
  ///
  /// - Parameters:
  ///   - operation: Whether the view controller is presented or dismissed.
  ///   - viewController: The view controller.
  /// - Returns: The transition, or nil for the system's.
  public typealias Choice = (
    _ operation: Operation, _ viewController: UIViewController
  ) -> InterruptibleTransition?

  private let choose: Choice
  private let style: TransitionPresentationStyle
  /// What was chosen last for each operation.
  private var chosen: [Operation: InterruptibleTransition] = [:]
  /// The transition of the next dismissal, whatever would be chosen.
  var nextDismissal: InterruptibleTransition?

  /// Makes a delegate that chooses a transition for each operation.
  ///
  /// - Parameters:
  ///   - style: Where the presented view is, and what is around it.
  ///   - choose: Chooses; kept for as long as the delegate.
  public init(as style: TransitionPresentationStyle = .full, choosing choose: @escaping Choice) {
    (self.style, self.choose) = (style, choose)
    super.init()
  }

  /// Makes a delegate with the same transitions for all view controllers.
  ///
  /// - Parameters:
  ///   - presentation: The transition that presents.
  ///   - dismissal: The transition that dismisses; nil means the same one, mirrored.
  ///   - style: Where the presented view is, and what is around it.
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
    let transition = next ?? choose(operation, viewController)
    transition?.pending.request(byApp: false)
    chosen[operation] = transition
    return transition
  }

  /// Whether UIKit has asked for a transition.
  var wasAsked: Bool { !chosen.isEmpty }

  /// The flight by which a view controller is presented or dismissed.
  func flight(of viewController: UIViewController) -> TransitionFlight? {
    chosen.values.lazy.compactMap { $0.flight(of: viewController) }.first
  }

  /// The transition that presents. Called by UIKit.
  ///
  /// - Parameters:
  ///   - presented: What is presented.
  ///   - presenting: What presents it.
  ///   - source: Whom the app asked to present.
  /// - Returns: The transition, or nil for the system's.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition(.present, of: presented)
  }

  /// The transition that dismisses. Called by UIKit.
  ///
  /// - Parameter dismissed: What is dismissed.
  /// - Returns: The transition, or nil for the system's.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    transition(.dismiss, of: dismissed)
  }

  /// The transition that presents: it is its own interaction controller. Called by UIKit.
  ///
  /// - Parameter animator: What ``animationController(forPresented:presenting:source:)`` returned.
  /// - Returns: The transition.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? InterruptibleTransition
  }

  /// The transition that dismisses: it is its own interaction controller. Called by UIKit.
  ///
  /// - Parameter animator: What ``animationController(forDismissed:)`` returned.
  /// - Returns: The transition.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    animator as? InterruptibleTransition
  }

  /// The controller that presents in the delegate's style, and keeps the delegate until the
  /// dismissal has ended. Called by UIKit.
  ///
  /// - Parameters:
  ///   - presented: What is presented.
  ///   - presenting: What presents it.
  ///   - source: Whom the app asked to present.
  /// - Returns: The presentation controller.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    InterruptiblePresentationController(
      presented: presented, presenting: presenting, style: style, delegate: self)
  }
}
