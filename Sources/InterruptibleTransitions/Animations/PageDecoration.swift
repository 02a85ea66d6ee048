/// A view that moves along with a page and shows a part of the page's appearance.
protocol PageDecoration: UIView {
  /// Shows the part for an appearance; nil stands for the page at its normal position.
  func show(_ page: TransitionPage?)
}

/// A black view that dims the page below it.
final class PageCover: UIView, PageDecoration {
  /// Creates a transparent cover of a rectangle of its superview.
  init(over rectangle: CGRect) {
    super.init(frame: rectangle)
    backgroundColor = .black
    alpha = 0
    isUserInteractionEnabled = false
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) {
    nil
  }

  func show(_ page: TransitionPage?) {
    alpha = page?.shade ?? 0
  }
}
