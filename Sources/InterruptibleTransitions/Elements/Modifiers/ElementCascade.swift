/// The begin of elements one after the other.
nonisolated struct ElementCascade: Equatable, Sendable {
  /// Places that differ by less, in points, are in one line.
  private static let line: CGFloat = 0.5

  let direction: ElementModifier.CascadeDirection
  /// Seconds from one to the next.
  let step: TimeInterval
  /// Whether what turns into a partner waits until the last one has begun.
  let matchedWait: Bool

  /// Returns when each of some elements begins.
  ///
  /// - Parameters:
  ///   - places: Where they are.
  ///   - outer: Where the element is that they are in.
  ///   - isRightToLeft: Whether that is laid out from right to left.
  /// - Returns: The delays in seconds, in the order of the places.
  /// - Complexity: O(*n* log *n*).
  func delays(
    of places: [ElementPlace], in outer: ElementPlace, isRightToLeft: Bool
  ) -> [TimeInterval] {
    let ranks = places.map { rank(of: $0, in: outer, isRightToLeft) }
    var delays = Array(repeating: 0.0, count: places.count)
    var (last, number) = (CGFloat?.none, 0)
    for index in ranks.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      // Compared with the first one of its line, so that a slope is not one line.
      if let first = last, ranks[index] - first > Self.line {
        number += 1
        last = ranks[index]
      }
      if last == nil { last = ranks[index] }
      delays[index] = Double(number) * step
    }
    return delays
  }

  /// How late a place is, in points.
  private func rank(
    of place: ElementPlace, in outer: ElementPlace, _ isRightToLeft: Bool
  ) -> CGFloat {
    let frame = place.frame
    switch direction {
    case .topToBottom: return frame.minY
    case .bottomToTop: return -frame.maxY
    case .leftToRight: return frame.minX
    case .rightToLeft: return -frame.maxX
    case .leadingToTrailing: return isRightToLeft ? -frame.maxX : frame.minX
    case .trailingToLeading: return isRightToLeft ? frame.minX : -frame.maxX
    case .radial(let center): return distance(of: place, from: center, in: outer)
    case .inverseRadial(let center): return -distance(of: place, from: center, in: outer)
    }
  }

  private func distance(
    of place: ElementPlace, from center: CGPoint, in outer: ElementPlace
  ) -> CGFloat {
    let frame = outer.frame
    let middle = CGPoint(
      x: frame.minX + (center.x.isFinite ? center.x : 0.5) * frame.width,
      y: frame.minY + (center.y.isFinite ? center.y : 0.5) * frame.height)
    return CGVector(dx: place.center.x - middle.x, dy: place.center.y - middle.y).length
  }
}
