/// A clear view above a page that fades out. Touches reach the views below the page, as if the page
/// had no opacity.
final class FadingCover: UIView {
  /// The page.
  private(set) weak var page: UIView?

  /// Makes a cover, and puts it above a page.
  init(of page: UIView) {
    self.page = page
    super.init(frame: page.place)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.superview?.insertSubview(self, aboveSubview: page)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let page, self.point(inside: point, with: event) else { return nil }
    return hitTest(point, below: page, with: event) ?? superview
  }
}

extension UIView {
  /// Returns the front-most view at a point among the siblings below a view.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of this view.
  ///   - view: The view.
  ///   - event: The event.
  /// - Returns: The view at the point; nil if there is none.
  func hitTest(_ point: CGPoint, below view: UIView, with event: UIEvent?) -> UIView? {
    guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(of: view)
    else { return nil }
    return siblings[..<index].reversed().lazy
      .compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first
  }
}
