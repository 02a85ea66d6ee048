/// The path of a flip, as a function of its progress: three thirds, in which one page turns away,
/// the other page turns in, and grows.
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

/// A page that grows from a card to its place.
nonisolated struct FlipCard: Equatable, Sendable {
  /// The place of the page, in the container.
  let frame: CGRect
  /// The scale of the page, from above 0 to 1.
  let scale: CGFloat
  /// The radius of the corners, in the container's points.
  let cornerRadius: CGFloat

  /// Makes a page on its way. At first it covers the card, as far as that is inside of the page's
  /// place.
  ///
  /// - Parameters:
  ///   - card: The place of the card.
  ///   - cornerRadius: The radius of its corners.
  ///   - page: The place of the page at rest.
  ///   - pageRadius: The radius of the page's corners.
  ///   - growth: The progress of the growth, from 0 to 1.
  init(
    _ card: CGRect, cornerRadius: CGFloat, page: CGRect, pageRadius: CGFloat, growth: Double
  ) {
    let growth = CGFloat(growth)
    let first = min(max(card.width / page.width, card.height / page.height), 1)
    let size = CGSize(width: page.width * first, height: page.height * first)
    let start = CGPoint(
      x: max(min(card.midX - size.width / 2, page.maxX - size.width), page.minX),
      y: max(min(card.midY - size.height / 2, page.maxY - size.height), page.minY))
    frame = CGRect(
      origin: start.interpolated(to: page.origin, at: growth),
      size: size.interpolated(to: page.size, at: growth))
    scale = first.interpolated(to: 1, at: growth)
    self.cornerRadius = cornerRadius.interpolated(to: pageRadius, at: growth)
  }
}
