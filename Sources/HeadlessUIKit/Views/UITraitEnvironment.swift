import Foundation

/// An object that has traits and is notified when they change.
///
/// Views, view controllers, and presentation controllers have traits. Do not adopt the protocol in
/// other classes.
@MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }

  /// Notifies the object that its traits have changed.
  ///
  /// - Parameter previousTraitCollection: The traits before the change.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

extension UIView: UITraitEnvironment {
  /// The traits of the view.
  public var traitCollection: UITraitCollection { UITraitCollection(in: window, style: shownStyle) }
}

extension UIViewController: UITraitEnvironment {
  /// The traits of the view controller's view.
  public var traitCollection: UITraitCollection { (viewIfLoaded ?? UIView()).traitCollection }
}

extension UIPresentationController: UITraitEnvironment {
  /// The traits of the presentation.
  public var traitCollection: UITraitCollection {
    (containerView ?? presentedViewController.viewIfLoaded ?? UIView()).traitCollection
  }
}
