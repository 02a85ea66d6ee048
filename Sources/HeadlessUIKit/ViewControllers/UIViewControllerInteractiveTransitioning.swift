import Foundation

/// An object that drives a transition interactively.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts a transition.
  ///
  /// UIKit calls the method instead of `animateTransition(using:)`, even if the start is not
  /// interactive. The context reports whether it is (fact 2.5).
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the remaining transition after the interaction, greater than 0.
  ///
  /// The requirement is optional. The default is 1.
  var completionSpeed: CGFloat { get }

  /// The curve of the remaining transition after the interaction.
  ///
  /// The requirement is optional. The default is `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins interactively.
  ///
  /// The requirement is optional. The default is true (fact 2.5).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// The default speed, 1. The requirement is optional.
  public var completionSpeed: CGFloat { 1 }
  /// The default curve, ease in and out. The requirement is optional.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Whether the transition begins interactively, true by default. The requirement is optional.
  public var wantsInteractiveStart: Bool { true }
}
