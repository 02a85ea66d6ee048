/// An invisible part of a page that reports when the page leaves the window or returns. UIKit
/// reports changes of pages only to the container's delegate, which belongs to the app.
protocol WindowObserver: AnyObject {
  /// The object that gets the reports, such as a transition that has shown a container of the page.
  var delegate: (any WindowObserverDelegate)? { get }
  /// The view that contains the observer.
  var page: UIView? { get }

  func remove()
}

protocol WindowObserverDelegate: AnyObject {
  /// Called when a page has left its window, or is in one again.
  func pageDidChangeWindow()
  /// Called when a page leaves its window or enters one, possibly before the change.
  func pageWillChangeWindow()
}

/// An observer behind the subviews of a page.
final class WindowObserverView: UIView, WindowObserver {
  private(set) weak var delegate: (any WindowObserverDelegate)?

  var page: UIView? { superview }

  convenience init(in page: UIView, for delegate: any WindowObserverDelegate) {
    self.init(frame: .zero)
    isHidden = true
    page.insertSubview(self, at: 0)
    self.delegate = delegate
  }

  func remove() {
    delegate = nil
    removeFromSuperview()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    delegate?.pageDidChangeWindow()
  }
}

/// An observer with a sublayer in a page of SwiftUI, which reports subviews of apps (6.38).
///
/// The sublayer has no size and no content. It is not hidden, because a hidden layer is not asked
/// for actions (6.39).
final class SublayerWindowObserver: NSObject, CALayerDelegate, WindowObserver {
  private let layer = CALayer()
  private(set) weak var delegate: (any WindowObserverDelegate)?

  var page: UIView? { layer.superlayer?.delegate as? UIView }

  init(in page: UIView, for delegate: any WindowObserverDelegate) {
    super.init()
    layer.delegate = self
    page.layer.addSublayer(layer)
    self.delegate = delegate
  }

  func remove() {
    delegate = nil
    layer.removeFromSuperlayer()
  }

  /// Returns no action, and no default either, because the layer shows nothing.
  nonisolated func action(for layer: CALayer, forKey event: String) -> (any CAAction)? {
    if event == kCAOnOrderIn || event == kCAOnOrderOut {
      MainThread.perform { [weak self] in self?.delegate?.pageWillChangeWindow() }
    }
    return NSNull()
  }
}

extension UIView {
  /// All observers in the view. They are the delegates of its sublayers.
  var windowObservers: [any WindowObserver] {
    (layer.sublayers ?? []).compactMap { $0.delegate as? any WindowObserver }
  }

  func makeWindowObserver(for delegate: any WindowObserverDelegate) -> any WindowObserver {
    belongsToSwiftUI
      ? SublayerWindowObserver(in: self, for: delegate)
      : WindowObserverView(in: self, for: delegate)
  }
}

extension UIViewController {
  /// The view to which an observer of the controller is added, or nil if it is not loaded.
  var windowObserverPage: UIView? {
    // An effect view does not accept subviews.
    (viewIfLoaded as? UIVisualEffectView)?.contentView ?? viewIfLoaded
  }
}
