/// Elements that begin one after the other.
///
/// ```swift
/// list.elementModifiers = [.cascade(.topToBottom, step: 0.05)]
/// ```
nonisolated public struct ElementCascade: Hashable, Sendable {
  /// Which elements are first.
  public enum Direction: Hashable, Sendable {
    /// Those at the top.
    case topToBottom
    /// Those at the bottom.
    case bottomToTop
    /// Those at the left.
    case leftToRight
    /// Those at the right.
    case rightToLeft
    /// Those where lines begin.
    case leadingToTrailing
    /// Those where lines end.
    case trailingToLeading
    /// Those that are close to a point.
    case radial(from: Center = Center())
    /// Those that are far from a point.
    case inverseRadial(to: Center = Center())
  }

  /// A point in the element that the others are in: (0, 0) is its top left corner, (1, 1) the
  /// bottom right one.
  public struct Center: Hashable, Sendable {
    let (x, y): (Double, Double)

    /// Makes a point.
    ///
    /// - Parameters:
    ///   - x: Across; what is not finite is the middle.
    ///   - y: Down.
    public init(x: Double = 0.5, y: Double = 0.5) {
      (self.x, self.y) = (x.isFinite ? x : 0.5, y.isFinite ? y : 0.5)
    }
  }

  /// Places that differ by less, in points, are in one line.
  private static let line: CGFloat = 0.5

  let direction: Direction
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
    of place: ElementPlace, from center: Center, in outer: ElementPlace
  ) -> CGFloat {
    let frame = outer.frame
    let middle = CGPoint(
      x: frame.minX + CGFloat(center.x) * frame.width,
      y: frame.minY + CGFloat(center.y) * frame.height)
    return CGVector(dx: place.center.x - middle.x, dy: place.center.y - middle.y).length
  }
}
