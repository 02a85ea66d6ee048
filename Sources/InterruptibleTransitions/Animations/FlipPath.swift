/// The path of a flip, as a function of the progress, in three equal parts: the outgoing page
/// rotates away, the card rotates in, and the card grows into the incoming page. The rotation
/// accelerates until the card is edge-on. No part overshoots.
nonisolated struct FlipPath: Equatable, Sendable {
  /// The rotation of the page behind the card, in radians, from 0 to -π/2.
  let awayAngle: Double
  /// The remaining rotation of the card, in radians, from π/2 to 0.
  let cardAngle: Double
  /// The progress of the growth from the card to the page, from 0 to 1.
  let growth: Double

  /// Creates the path's values at a progress from 0 to 1.
  init(at progress: Double) {
    let thirds = 3 * progress.clampedToUnit
    let away = min(thirds, 1)
    let rotation = max(min(thirds - 1, 1), 0)
    let grow = max(thirds - 2, 0)
    awayAngle = -.pi / 2 * away * away
    cardAngle = .pi / 2 * (1 - rotation) * (1 - rotation)
    growth = grow * grow * (3 - 2 * grow)
  }
}

/// The geometry of a page that grows from a card to its full size.
nonisolated struct FlipCard: Equatable, Sendable {
  /// The frame of the page, in the container.
  let frame: CGRect
  /// The scale of the page, from above 0 to 1.
  let scale: CGFloat
  /// The radius of the corners, in the container's points.
  let cornerRadius: CGFloat

  /// Creates the geometry at a growth from 0 to 1. At 0 the page covers the card, but stays inside
  /// its final frame.
  init(
    _ card: CGRect, cornerRadius: CGFloat, page: CGRect, pageRadius: CGFloat, growth: Double
  ) {
    let growth = CGFloat(growth)
    let first = min(max(card.width / page.width, card.height / page.height), 1)
    let size = page.size * first
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
