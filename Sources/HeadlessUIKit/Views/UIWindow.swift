import Foundation

/// The root view of a screen.
@MainActor open class UIWindow: UIView {
  /// The insets that the device keeps clear, in points.
  package var screenInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  /// The former root controllers that still present controllers in the window.
  final var oldRoots: [UIViewController] = []
  /// The touches that are down in the window.
  final var touches: [UITouch] = []
  /// The recognizers to visit again once all recognizers have been notified of an event; nil at
  /// other times.
  final var recognizersToRetry: [UIGestureRecognizer]?

  /// The scene of the window: that of the app which was current when the window was made. Setting
  /// it moves nothing on the screen.
  weak open var windowScene: UIWindowScene? = UIApplication.shared.scene

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

  /// Shows the window and makes it receive touches.
  open func makeKeyAndVisible() {
    isHidden = false
    Runtime.current.window = self
    updateSafeArea()
    showRoot()
  }

  /// Delivers an event to its recognizers and views. Every touch passes through this method.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }
}
