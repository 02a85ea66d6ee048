/// The way of a flip, as a function of its progress: three thirds, in which the one page turns
/// away, the other one turns in as a card, and the card grows.
///
/// The turn speeds up to where the card is seen from the edge, and slows down from there on; the
/// card then grows slowly at first and at the end. None of it overshoots.
nonisolated struct FlipPath: Equatable, Sendable {
  /// The angle by which the page behind the card is turned away, in radians: from 0 to -π/2.
  let awayAngle: Double
  /// The angle by which the card is still turned, in radians: from π/2 to 0.
  let cardAngle: Double
  /// How far the card has grown into the page: from 0 to 1.
  let growth: Double

  /// Returns the way at a progress, from 0 to 1.
  init(at progress: Double) {
    let thirds = 3 * progress.clampedToUnit
    let (away, turn, grow) = (min(thirds, 1), max(min(thirds - 1, 1), 0), max(thirds - 2, 0))
    awayAngle = -.pi / 2 * away * away
    cardAngle = .pi / 2 * (1 - turn) * (1 - turn)
    growth = grow * grow * (3 - 2 * grow)
  }
}

/// A card that grows into a page: what of the page is seen, and where.
nonisolated struct FlipCard: Equatable, Sendable {
  /// The place of what is seen, in the container.
  let frame: CGRect
  /// The scale of the page, at which it always covers the frame.
  let scale: CGFloat
  /// The radius of the corners, in the container's points.
  let cornerRadius: CGFloat

  /// Makes a card on its way.
  ///
  /// - Parameters:
  ///   - card: The place of the card.
  ///   - cornerRadius: The radius of its corners.
  ///   - page: The place of the page.
  ///   - pageRadius: The radius of the page's corners.
  ///   - growth: How far the card has grown, from 0 to 1.
  init(
    _ card: CGRect, cornerRadius: CGFloat, page: CGRect, pageRadius: CGFloat, growth: Double
  ) {
    let growth = CGFloat(growth)
    frame = CGRect(
      origin: card.origin.interpolated(to: page.origin, at: growth),
      size: card.size.interpolated(to: page.size, at: growth))
    // The scale that covers is convex along the way, so that what lies between always covers.
    let first = max(card.width / page.width, card.height / page.height)
    scale = first.interpolated(to: 1, at: growth)
    self.cornerRadius = cornerRadius.interpolated(to: pageRadius, at: growth)
  }

  /// The part of the page that is seen, in the page's own coordinates.
  func window(in page: CGRect) -> CGRect {
    let size = CGSize(width: frame.width / scale, height: frame.height / scale)
    return CGRect(
      x: (page.width - size.width) / 2, y: (page.height - size.height) / 2, width: size.width,
      height: size.height)
  }
}
