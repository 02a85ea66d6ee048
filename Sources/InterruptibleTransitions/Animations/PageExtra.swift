/// A view that moves along with a page, and shows as much as the page's look asks for.
protocol PageExtra: UIView {
  /// Shows what belongs to a look; nil is that of the page in its place.
  func show(_ page: TransitionPage?)
}

/// A black view above a page, which dims it, or behind both pages.
final class PageCover: UIView, PageExtra {
  /// Makes a cover of a rectangle of its superview, without dimming yet.
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
