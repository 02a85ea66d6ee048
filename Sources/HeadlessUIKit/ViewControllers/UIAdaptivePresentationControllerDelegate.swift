import Foundation

/// The delegate of a presentation controller, which is notified when the user dismisses the
/// presentation.
///
/// All requirements are optional. None of them is called for a dismissal that the app requests
/// (fact 2.82).
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns whether the user may dismiss the presentation.
  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool
  /// Notifies the delegate that the user has begun to dismiss the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  /// Notifies the delegate that the user has dismissed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  /// Notifies the delegate that the user tried to dismiss a presentation that must not be
  /// dismissed.
  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// Returns true. The requirement is optional.
  public func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool { true }
  /// Does nothing. The requirement is optional.
  public func presentationControllerWillDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing. The requirement is optional.
  public func presentationControllerDidDismiss(
    _ presentationController: UIPresentationController
  ) {}
  /// Does nothing. The requirement is optional.
  public func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {}
}
