/// The views of a flip: a page that turns in where a card was and grows, and the page that turns
/// away before.
///
/// The page is clipped by its own corners. A mask would hide the effects in it, such as those of
/// bars.
final class PageFlip {
  /// The distance of the eye from the screen, in points.
  private static let distance: CGFloat = 500

  private let page: UIView
  private let other: UIView?
  /// The place of the card; nil without one.
  private let card: CGRect?
  private let cornerRadius: CGFloat
  private let rests: (page: FlippedPage, other: FlippedPage?)
  /// The path that is shown; nil before the first moment.
  private var path: FlipPath?
  private var watch: ContainerWatch?

  /// Prepares the pages.
  ///
  /// - Parameters:
  ///   - page: The page that turns in.
  ///   - other: The page that turns away, if it may be moved.
  ///   - container: The container of both.
  ///   - card: The card, if it is in the window.
  ///   - cornerRadius: The radius of the card's corners.
  init(
    _ page: UIView, other: UIView?, in container: UIView, from card: UIView?, cornerRadius: CGFloat
  ) {
    (self.page, self.other) = (page, other)
    // In place, both have their sizes and their safe areas. Layers that are turned keep these.
    container.layoutIfNeeded()
    self.card = card.flatMap { $0.usableFrame(in: container) }
    self.cornerRadius = cornerRadius.isFinite ? max(cornerRadius, 0) : 0
    rests = (FlippedPage.flip(page), other.map(FlippedPage.flip))
    page.clipsToBounds = true
    // Layers that are turned go through those beside them, unless they lie in front by more.
    for layer in [page.layer, other?.layer] {
      layer?.zPosition = max(container.bounds.width, container.bounds.height)
      layer?.isDoubleSided = false
    }
    watch = ContainerWatch(in: container) { [weak self] in
      if let self, let path { show(path) }
    }
  }

  /// Shows a moment of the flip.
  func show(_ path: FlipPath) {
    self.path = path
    // The container may have been resized in flight, or be about to.
    let place = page.shownPlace
    guard place.width > 0, place.height > 0 else { return }
    let card = FlipCard(
      card ?? place.middle, cornerRadius: cornerRadius, page: place,
      pageRadius: rests.page.rest.cornerRadius,
      growth: path.growth)
    let move = CATransform3DMakeTranslation(
      card.frame.midX - place.midX, card.frame.midY - place.midY, 0)
    let size = CATransform3DMakeScale(card.scale, card.scale, 1)
    let flipped = CATransform3DConcat(CATransform3DConcat(size, turn(path.cardAngle)), move)
    page.layer.transform = CATransform3DConcat(rests.page.rest.space, flipped)
    rests.page.round(page, by: card.cornerRadius / card.scale)
    if let other, let rest = rests.other?.rest.space {
      other.layer.transform = CATransform3DConcat(rest, turn(path.awayAngle))
    }
  }

  /// Restores both pages.
  func restore() {
    watch?.remove()
    rests.page.restore(page)
    if let other { rests.other?.restore(other) }
  }

  /// A turn about the vertical axis, seen in perspective.
  private func turn(_ angle: Double) -> CATransform3D {
    var eye = CATransform3DIdentity
    eye.m34 = -1 / Self.distance
    return CATransform3DConcat(CATransform3DMakeRotation(CGFloat(angle), 0, 1, 0), eye)
  }
}

/// A page in a flip, as it was before. Flips of one page share it, and the last one restores it.
private final class FlippedPage {
  private static let key = "InterruptibleTransitionsFlip"

  private(set) var rest: PageRest
  private var count = 0
  /// The radius that the layer has, unless the app has set another one in flight.
  private var radius: CGFloat

  private init(of page: UIView) {
    (rest, radius) = (PageRest(of: page), page.layer.cornerRadius)
  }

  /// Begins a flip of a page.
  static func flip(_ page: UIView) -> FlippedPage {
    let flipped = page.layer.tag(key, as: FlippedPage.self) ?? FlippedPage(of: page)
    page.layer.setTag(flipped, for: key)
    flipped.count += 1
    return flipped
  }

  /// Rounds the page's corners.
  func round(_ page: UIView, by radius: CGFloat) {
    keepAppsRadius(of: page)
    page.layer.cornerRadius = radius
    self.radius = page.layer.cornerRadius
  }

  /// Ends a flip of a page.
  func restore(_ page: UIView) {
    count -= 1
    guard count == 0 else { return }
    keepAppsRadius(of: page)
    rest.restoreSpace(of: page, withCorners: true)
    page.layer.setTag(nil, for: Self.key)
  }

  private func keepAppsRadius(of page: UIView) {
    if page.layer.cornerRadius != radius { rest.takeRadius(of: page) }
  }
}

extension UIView {
  /// The view's place in another one; nil if it has none that a card could have.
  fileprivate func usableFrame(in container: UIView) -> CGRect? {
    guard let window, window === container.window else { return nil }
    let frame = convert(bounds, to: container)
    let isFinite = [frame.minX, frame.minY, frame.width, frame.height].allSatisfy(\.isFinite)
    return isFinite && !frame.isEmpty ? frame : nil
  }
}

nonisolated extension CGRect {
  /// A card in the middle, of two fifths of the size.
  fileprivate var middle: CGRect { insetBy(dx: 0.3 * width, dy: 0.3 * height) }
}
