import Foundation

/// Drives a transition interactively.
@MainActor public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts a transition; called by UIKit in place of `animateTransition(using:)`, also where the
  /// start is not interactive, as the context says (fact 2.5).
  func startInteractiveTransition(
    _ transitionContext: any UIViewControllerContextTransitioning)

  /// How fast the rest is played after the interaction; more than 0. Optional, 1.
  var completionSpeed: CGFloat { get }

  /// The curve of what is played after the interaction. Optional, `.easeInOut`.
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
