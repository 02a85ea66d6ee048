/// A clear view in the container of a flight that decides which views touches reach.
class TouchInterceptor: UIView {
  /// The page below the view, if it is above one.
  private(set) weak var page: UIView?

  init(above page: UIView) {
    self.page = page
    super.init(frame: page.place)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    page.superview?.insertSubview(self, aboveSubview: page)
  }

  /// Creates a view without a size, behind all views of a container.
  init(behindPagesIn container: UIView) {
    super.init(frame: .zero)
    container.insertSubview(self, at: 0)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { nil }
}

/// A clear view above a page that a stand-in shows and a mask hides. Touches on the stand-in reach
/// no view, and others the views below, until it is in the page's place.
final class StandInInterceptor: TouchInterceptor {
  private let isInPlace: () -> Bool
  private let findPoint: (CGPoint) -> CGPoint?

  /// Takes a closure that finds the page's point shown at a point of the superview; nil if none.
  init(
    of page: UIView, _ isInPlace: @escaping () -> Bool,
    findPoint: @escaping (CGPoint) -> CGPoint?
  ) {
    self.isInPlace = isInPlace
    self.findPoint = findPoint
    super.init(above: page)
  }

  func pagePoint(at point: CGPoint) -> CGPoint? { isInPlace() ? point : findPoint(point) }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let page, let superview, !isInPlace(), self.point(inside: point, with: event) else {
      return nil
    }
    if findPoint(convert(point, to: superview)) != nil { return self }
    return hitTest(point, below: page, with: event) ?? superview
  }
}

/// A clear view above a page that fades out. Touches reach the views below, and the page itself
/// while it fades in again.
final class FadingPageInterceptor: TouchInterceptor {
  private let comesBack: () -> Bool

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

/// A clear view behind the pages of a presentation or a dismissal. Touches beside the pages reach
/// the presenting view, which UIKit's container covers.
final class PresenterInterceptor: TouchInterceptor {
  private let isOpen: () -> Bool

  init(in container: UIView, isOpen: @escaping () -> Bool) {
    self.isOpen = isOpen
    super.init(behindPagesIn: container)
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container = superview, isOpen() else { return nil }
    return hitTest(point, below: self, with: event)
      ?? hitTest(point, below: container, with: event)
  }
}

extension UIView {
  /// Returns the front-most view at a point of this view, among the siblings below another view.
  func hitTest(_ point: CGPoint, below view: UIView, with event: UIEvent?) -> UIView? {
    guard let siblings = view.superview?.subviews, let index = siblings.firstIndex(of: view)
    else { return nil }
    // A page that was moved to the front is above its interceptor.
    let own = siblings.firstIndex(of: self) ?? index
    return hitTest(
      convert(point, to: view.superview), among: siblings[..<min(index, own)], with: event)
  }

  /// Returns the front-most view at a point among the subviews of a view, which can be transparent.
  fileprivate func hitTest(_ point: CGPoint, inside view: UIView, with event: UIEvent?) -> UIView? {
    hitTest(convert(point, to: view), among: view.subviews[...], with: event)
  }

  /// Returns the front-most view at a point among siblings, each where it is displayed now.
  private func hitTest(
    _ point: CGPoint, among views: ArraySlice<UIView>, with event: UIEvent?
  ) -> UIView? {
    for view in views.reversed() {
      let shown = view.layer.presentation() ?? view.layer
      if let hit = view.hitTest(shown.pointInside(of: point), with: event) { return hit }
    }
    return nil
  }
}

extension CALayer {
  /// Converts a point from the superlayer's coordinates to the layer's.
  func pointInside(of point: CGPoint) -> CGPoint {
    let location = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(affineTransform().inverted())
    return CGPoint(
      x: location.x + bounds.minX + anchorPoint.x * bounds.width,
      y: location.y + bounds.minY + anchorPoint.y * bounds.height)
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
