/// The views of a flip: one page rotates away, then another rotates in at a card and grows. The
/// page has a corner radius, because a mask would hide visual effects, such as those of bars.
final class PageFlip {
  /// The distance between the viewer and the screen, in points.
  private static let distance: CGFloat = 500

  private let page: UIView
  private let other: UIView?
  /// The frame of the card; nil if there is no card.
  private let card: CGRect?
  private let cornerRadius: CGFloat
  private let flippedPage: FlippedPage
  private let flippedOther: FlippedPage?
  /// The current values of the path; nil before the first call of ``apply(_:)``.
  private var path: FlipPath?
  private var sizeObserver: SizeObserverView?

  /// Prepares the pages. The other is nil if it cannot move, the card if it is in no window.
  init(
    _ page: UIView, other: UIView?, in container: UIView, from card: UIView?, cornerRadius: CGFloat
  ) {
    self.page = page
    self.other = other
    // Lays out both pages first. Rotated layers keep the sizes and safe areas that they have now.
    container.layoutIfNeeded()
    self.card = card.flatMap { $0.usableFrame(in: container) }
    self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
    flippedPage = FlippedPage.flip(page)
    flippedOther = other.map(FlippedPage.flip)
    page.clipsToBounds = true
    // A rotated layer intersects its siblings unless its `zPosition` is greater than its depth.
    for layer in [page.layer, other?.layer] {
      layer?.zPosition = max(container.bounds.width, container.bounds.height)
      layer?.isDoubleSided = false
    }
    sizeObserver = SizeObserverView(in: container, followingFrames: true) { [weak self] in
      if let self, let path { apply(path) }
    }
  }

  func apply(_ path: FlipPath) {
    self.path = path
    // The size of the container can change during the flight, before or after this call.
    let place = page.shownPlace
    guard place.width > 0, place.height > 0 else { return }
    let card = FlipCard(
      card ?? place.middle, cornerRadius: cornerRadius, page: place,
      pageRadius: flippedPage.original.cornerRadius,
      growth: path.growth)
    let move = CATransform3DMakeTranslation(
      card.frame.midX - place.midX, card.frame.midY - place.midY, 0)
    let size = CATransform3DMakeScale(card.scale, card.scale, 1)
    let flipped = CATransform3DConcat(CATransform3DConcat(size, rotation(by: path.cardAngle)), move)
    page.layer.transform = CATransform3DConcat(flippedPage.original.space, flipped)
    flippedPage.setCornerRadius(of: page, to: card.cornerRadius / card.scale)
    if let other, let space = flippedOther?.original.space {
      other.layer.transform = CATransform3DConcat(space, rotation(by: path.awayAngle))
    }
  }

  func restore() {
    sizeObserver?.remove()
    flippedPage.restore(page)
    if let other { flippedOther?.restore(other) }
  }

  /// Returns a rotation about the vertical axis, in perspective.
  private func rotation(by angle: Double) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.distance
    return CATransform3DConcat(CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0), eye)
  }
}

/// The state of a page before a flip. Overlapping flips share it, and the last restores the page.
private final class FlippedPage {
  private static let key = "InterruptibleTransitionsFlip"

  private(set) var original: PageState
  private var count = 0
  /// The radius that the flip has set. The app can have changed the layer's radius in flight.
  private var radius: CGFloat

  private init(of page: UIView) {
    original = PageState(of: page)
    radius = page.layer.cornerRadius
  }

  static func flip(_ page: UIView) -> FlippedPage {
    let flipped = page.layer.tag(key, as: FlippedPage.self) ?? FlippedPage(of: page)
    page.layer.setTag(flipped, for: key)
    flipped.count += 1
    return flipped
  }

  func setCornerRadius(of page: UIView, to radius: CGFloat) {
    keepAppsRadius(of: page)
    page.layer.cornerRadius = radius
    self.radius = page.layer.cornerRadius
  }

  func restore(_ page: UIView) {
    count -= 1
    guard count == 0 else { return }
    keepAppsRadius(of: page)
    original.restoreSpace(of: page, withCorners: true)
    page.layer.setTag(nil, for: Self.key)
  }

  private func keepAppsRadius(of page: UIView) {
    if page.layer.cornerRadius != radius { original.recordRadius(of: page) }
  }
}

extension UIView {
  /// Returns the frame in a container; nil if it is empty, not finite, or in another window.
  fileprivate func usableFrame(in container: UIView) -> CGRect? {
    guard let window, window === container.window else { return nil }
    let frame = convert(bounds, to: container)
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    return isFinite && !frame.isEmpty ? frame : nil
  }
}

nonisolated extension CGRect {
  /// A centered rectangle with two fifths of the width and height.
  fileprivate var middle: CGRect { insetBy(dx: 0.3 * width, dy: 0.3 * height) }
}
