import Foundation

/// A bar of controls at the bottom of a screen.
@MainActor open class UIToolbar: UIView {
  fileprivate let background = UIVisualEffectView(effect: nil)

  /// Creates a bar with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.frame = bounds
    addSubview(background)
  }

  /// The height of every bar, in points. A bar has any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: 44)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets the opacity and the effect of the bar's background again (fact 5.41).
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.alpha = 1
    if background.effect == nil { background.effect = UIBlurEffect(style: .systemChromeMaterial) }
  }
}

extension UIToolbar: MaterialBar {
  var materialView: UIView? { background }
}
