import Foundation

/// Drives a transition interactively.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts a transition. UIKit calls this in place of `animateTransition(using:)`, even where the
  /// start is not interactive, which the context reports (fact 2.5).
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed at which the rest is played after the interaction; more than 0. Optional, 1.
  var completionSpeed: CGFloat { get }

  /// The curve of the rest after the interaction. Optional, `.easeInOut`.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins interactively. Optional, true (fact 2.5).
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// 1: the requirement is optional.
  public var completionSpeed: CGFloat { 1 }
  /// Ease in and out: the requirement is optional.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// True: the requirement is optional.
  public var wantsInteractiveStart: Bool { true }
}
