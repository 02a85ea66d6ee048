import Foundation

/// The view at the root of a screen.
@MainActor open class UIWindow: UIView {
  /// The insets that the device keeps clear, in points.
  var screenInsets = UIEdgeInsets.zero {
    didSet { updateSafeArea() }
  }

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
}
