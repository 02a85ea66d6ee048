import Foundation

/// A bar of controls at the bottom of a screen.
@MainActor open class UIToolbar: UIView {
  private let background = UIVisualEffectView(effect: nil)

  /// Makes a bar with a frame in its future superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    background.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    background.frame = bounds
    addSubview(background)
  }

  /// Fails: there are no archives of views in a headless runtime.
  public required init?(coder: NSCoder) {
    nil
  }

  /// Sets the opacity and the effect of the bar's own background again (fact 5.41).
  open override func layoutSubviews() {
    super.layoutSubviews()
    background.alpha = 1
    if background.effect == nil { background.effect = UIBlurEffect(style: .systemChromeMaterial) }
  }
}
