/// A clear view above a page that decides which views touches reach.
class TouchCover: UIView {
  /// The page.
  private(set) weak var page: UIView?

  /// Creates a cover and inserts it above a page.
  ///
  /// - Parameter page: The page.
  init(above page: UIView) {
    self.page = page
    super.init(frame: page.place)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.superview?.insertSubview(self, aboveSubview: page)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A clear view above a page that a stand-in shows.
///
/// The page itself is hidden by a mask, which would not keep touches from it. Touches on the
/// stand-in reach no view. Other touches reach the views below the page. While the stand-in is in
/// the page's place, touches reach the page.
final class StandInCover: TouchCover {
  private let isInPlace: () -> Bool
  private let findPoint: (CGPoint) -> CGPoint?

  /// Creates a cover and inserts it above a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - isInPlace: Returns whether the stand-in is in the page's place.
  ///   - findPoint: Returns the point of the page that the stand-in shows at a point, both in the
  ///     coordinates of the page's superview; nil if the stand-in is not at the point.
  init(
    of page: UIView, _ isInPlace: @escaping () -> Bool,
    findPoint: @escaping (CGPoint) -> CGPoint?
  ) {
    (self.isInPlace, self.findPoint) = (isInPlace, findPoint)
    super.init(above: page)
  }

  /// Returns the point of the page that is shown at a point, in the coordinates of the superview.
  func pagePoint(at point: CGPoint) -> CGPoint? { isInPlace() ? point : findPoint(point) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let page, let superview, !isInPlace(), self.point(inside: point, with: event) else {
      return nil
    }
    if findPoint(convert(point, to: superview)) != nil { return self }
    return hitTest(point, below: page, with: event) ?? superview
  }
}

/// A clear view above a page that fades out.
///
/// Touches reach the views below the page. While the page fades in again, touches reach the page
/// itself. The opacity of the page has no influence on this.
final class FadingCover: TouchCover {
  private let comesBack: () -> Bool

  /// Creates a cover and inserts it above a page.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - comesBack: Returns whether the page is fading in again.
  init(of page: UIView, comesBack: @escaping () -> Bool) {
    self.comesBack = comesBack
    super.init(above: page)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let page, self.point(inside: point, with: event) else { return nil }
    if comesBack() { return hitTest(point, inside: page, with: event) ?? page }
    return hitTest(point, below: page, with: event) ?? superview
  }
}

extension UIView {
  /// Returns the front-most view at a point among the siblings below a view, and below this one.
  ///
  /// - Parameters:
  ///   - point: The point, in the coordinates of this view.
  ///   - view: The view.
  ///   - event: The event.
  /// - Returns: The view at the point; nil if there is none.
  func hitTest(_ point: CGPoint, below view: UIView, with event: UIEvent?) -> UIView? {
    guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(of: view)
    else { return nil }
    // A page that was moved to the front is above its cover.
    let own = siblings.firstIndex(of: self) ?? index
    return hitTest(point, among: siblings[..<min(index, own)], with: event)
  }

  /// Returns the front-most view at a point among the subviews of a view, which can be transparent.
  fileprivate func hitTest(_ point: CGPoint, inside view: UIView, with event: UIEvent?) -> UIView? {
    hitTest(point, among: view.subviews[...], with: event)
  }

  private func hitTest(
    _ point: CGPoint, among views: ArraySlice<UIView>, with event: UIEvent?
  ) -> UIView? {
    views.reversed().lazy
      .compactMap { $0.hitTest($0.convert(point, from: self), with: event) }.first
  }
}

extension UIView {
  /// Returns whether the view is in front of another view, and not inside it.
  func isInFront(of other: UIView) -> Bool {
    if isDescendant(of: other) { return false }
    for view in sequence(first: other, next: \.superview) {
      guard let superview = view.superview, isDescendant(of: superview) else { continue }
      let siblings = superview.subviews
      guard let own = siblings.firstIndex(where: isDescendant),
        let index = siblings.firstIndex(of: view)
      else { return false }
      return own > index
    }
    return false
  }
}
