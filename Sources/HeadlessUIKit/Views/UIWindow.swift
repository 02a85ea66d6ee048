import Foundation

/// The view at the root of a screen.
@MainActor open class UIWindow: UIView {
  /// The insets that the device keeps clear, in points.
  package var screenInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  /// The root controllers of before that still present something in the window.
  final var oldRoots: [UIViewController] = []
  /// The touches that are down in the window.
  final var touches: [UITouch] = []
  /// While recognizers are told of an event: those to look at again once all have been told.
  final var recognizersToRetry: [UIGestureRecognizer]?

  /// Makes a window; it shows nothing before `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue, with: rootViewController) }
  }

  /// Shows the window and makes it the one that touches go to.
  open func makeKeyAndVisible() {
    isHidden = false
    Runtime.current.window = self
    updateSafeArea()
    showRoot()
  }

  /// Hands an event to the recognizers and views that it is for. Every touch comes in here.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }
}
