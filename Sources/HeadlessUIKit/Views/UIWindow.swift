import Foundation

/// The root view of a screen.
@MainActor open class UIWindow: UIView {
  /// The safe area insets of the device, in points.
  package var screenInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

  /// The former root view controllers that still present view controllers in the window.
  final var oldRoots: [UIViewController] = []
  /// The touches that are currently in the window.
  final var touches: [UITouch] = []
  /// The gesture recognizers to visit again after all recognizers have received an event, or nil at
  /// other times.
  final var recognizersToRetry: [UIGestureRecognizer]?

  /// The scene of the window.
  ///
  /// The default is the scene of the app that is current when the window is created. Setting the
  /// scene moves nothing on the screen.
  weak open var windowScene: UIWindowScene? = UIApplication.shared.scene

  /// Creates a window, which is hidden until `makeKeyAndVisible()`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.isHidden = true
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The view controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet { replaceRoot(oldValue, with: rootViewController) }
  }

  /// Shows the window and lets it receive touches.
  open func makeKeyAndVisible() {
    isHidden = false
    Runtime.current.window = self
    updateSafeArea()
    showRoot()
  }

  /// The frame of the window, in points. Its size determines the size classes.
  open override var frame: CGRect {
    get { super.frame }
    set { changeTraits { super.frame = newValue } }
  }

  /// The bounds of the window, in points. Their size determines the size classes.
  open override var bounds: CGRect {
    get { super.bounds }
    set { changeTraits { super.bounds = newValue } }
  }

  /// Delivers an event to the window's gesture recognizers and views.
  ///
  /// Every touch passes through this method.
  open func sendEvent(_ event: UIEvent) {
    dispatch(event)
  }
}
