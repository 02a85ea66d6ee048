/// An invisible part of a page that reports when the page leaves the window or returns. UIKit
/// reports changes of pages only to the container's delegate, which belongs to the app.
protocol WindowObserver: AnyObject {
  /// The transition that has shown a container of the page.
  var transition: (any WindowObserverDelegate)? { get }
  /// The view that contains the observer.
  var page: UIView? { get }

  func remove()
}

protocol WindowObserverDelegate: AnyObject {
  func updateProvidedInteractionsSoon()
  func updateProvidedInteractionsLater()
}

/// An observer behind the subviews of a page.
final class WindowObserverView: UIView, WindowObserver {
  private(set) weak var transition: (any WindowObserverDelegate)?

  var page: UIView? { superview }

  convenience init(in page: UIView, for transition: any WindowObserverDelegate) {
    self.init(frame: .zero)
    isHidden = true
    page.insertSubview(self, at: 0)
    self.transition = transition
  }

  func remove() {
    transition = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    transition?.updateProvidedInteractionsSoon()
  }
}

/// An observer with a sublayer in a page of SwiftUI, which reports subviews of apps (6.38).
///
/// The sublayer has no size and no content. It is not hidden, because a hidden layer is not asked
/// for actions (6.39).
final class SublayerWindowObserver: NSObject, CALayerDelegate, WindowObserver {
  private let layer = CALayer()
  private(set) weak var transition: (any WindowObserverDelegate)?

  var page: UIView? { layer.superlayer?.delegate as? UIView }

  init(in page: UIView, for transition: any WindowObserverDelegate) {
    super.init()
    layer.delegate = self
    page.layer.addSublayer(layer)
    self.transition = transition
  }

  func remove() {
    transition = nil
    layer.removeFromSuperlayer()
  }

  /// Returns no action, and no default either, because the layer shows nothing.
  nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == kCAOnOrderIn || event == kCAOnOrderOut {
      MainThread.perform { [weak self] in self?.transition?.updateProvidedInteractionsLater() }
    }
    return NSNull()
  }
}

extension UIView {
  /// The observers of all transitions in the view. They are the delegates of its sublayers.
  var windowObservers: [any WindowObserver] {
    (layer.sublayers ?? []).compactMap { $0.delegate as? any WindowObserver }
  }

  func makeWindowObserver(for transition: any WindowObserverDelegate) -> any WindowObserver {
    belongsToSwiftUI
      ? SublayerWindowObserver(in: self, for: transition)
      : WindowObserverView(in: self, for: transition)
  }
}

extension UIViewController {
  /// The view to which an observer of the controller is added, or nil if it is not loaded.
  var windowObserverPage: UIView? {
    // An effect view does not accept subviews.
    (viewIfLoaded as? UIVisualEffectView)?.contentView ?? viewIfLoaded
  }
}
