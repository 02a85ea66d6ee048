/// Hands transitions to UIKit for a modal presentation and its dismissal.
///
/// UIKit keeps a transitioning delegate weakly. ``UIKit/UIViewController/present(_:with:as:whenBusy:completion:)``
/// makes one of these and has the presentation controller keep it; an app that sets
/// `transitioningDelegate` itself keeps its own.
public final class ModalTransitioningDelegate: NSObject, UIViewControllerTransitioningDelegate {
  private let presentation: InterruptibleTransition
  /// The transition that dismisses.
  var dismissal: InterruptibleTransition
  private let style: PresentationStyle

  /// Makes a delegate.
  ///
  /// - Parameters:
  ///   - presentation: The transition that presents.
  ///   - dismissal: The transition that dismisses; nil means the same one, mirrored.
  ///   - style: Where the presented view is, and what is around it.
  public init(
    _ presentation: InterruptibleTransition, dismissal: InterruptibleTransition? = nil,
    as style: PresentationStyle = .full
  ) {
    self.presentation = presentation
    self.dismissal = dismissal ?? presentation
    self.style = style
    super.init()
  }

  /// The flight by which a view controller is presented or dismissed.
  func flight(of viewController: UIViewController) -> Flight? {
    presentation.flight(of: viewController) ?? dismissal.flight(of: viewController)
  }

  /// The transition that presents. Called by UIKit.
  ///
  /// - Parameters:
  ///   - presented: What is presented.
  ///   - presenting: What presents it.
  ///   - source: Whom the app asked to present.
  /// - Returns: The transition.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    presentation.flightIsAskedFor(byApp: false)
    return presentation
  }

  /// The transition that dismisses. Called by UIKit.
  ///
  /// - Parameter dismissed: What is dismissed.
  /// - Returns: The transition.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissal.flightIsAskedFor(byApp: false)
    return dismissal
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

  /// The controller that presents in the delegate's style, and keeps the delegate until the dismissal
  /// has ended. Called by UIKit.
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
