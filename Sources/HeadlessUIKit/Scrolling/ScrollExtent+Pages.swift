import Foundation

// The offsets at which a paging scroll view stops.
extension ScrollExtent {
  /// The velocity from which a finger changes the page, in points per second.
  private static let leastVelocity: CGFloat = 20

  /// Returns the page at which content stops after a finger has lifted (facts 3.110 to 3.113).
  ///
  /// A finger that lifts at a velocity moves the content to the next page in its direction. Without
  /// a velocity, the nearest page or edge is the target.
  ///
  /// - Parameters:
  ///   - offset: The shown offset, in points.
  ///   - velocity: The velocity of the shown offset, in points per second.
  /// - Returns: The offset of the page, in points.
  func page(from offset: CGFloat, velocity: CGFloat) -> CGFloat {
    if velocity > Self.leastVelocity { return page(at: offset, .up) }
    if velocity < -Self.leastVelocity { return page(at: offset, .down) }
    let nearest = page(at: offset, .toNearestOrAwayFromZero)
    return [lowest, highest].reduce(nearest) {
      abs($1 - offset) < abs($0 - offset) ? $1 : $0
    }
  }

  private func page(at offset: CGFloat, _ rule: FloatingPointRoundingRule) -> CGFloat {
    let page = (offset / dimension).rounded(rule) * dimension
    // A view without a size has no pages.
    return page.isFinite ? clamped(page) : clamped(offset)
  }
}
