/// The delays with which elements begin one after another.
nonisolated struct ElementCascade: Equatable, Sendable {
  /// The largest difference between positions in one line, in points.
  private static let line: CGFloat = 0.5

  let direction: ElementModifier.CascadeDirection
  /// The delay between consecutive lines, in seconds.
  let step: TimeInterval
  /// Whether matched elements wait until the last element of the cascade has begun.
  let delaysMatchedElements: Bool

  /// Returns the delays in the order of the places.
  ///
  /// - Complexity: O(*n* log *n*).
  func delays(
    of places: [ElementPlace], in outer: ElementPlace, layout: UIUserInterfaceLayoutDirection
  ) -> [TimeInterval] {
    let ranks = places.map { rank(of: $0, in: outer, layout) }
    var delays = Array(repeating: 0.0, count: places.count)
    var last = CGFloat?.none
    var number = 0
    for index in ranks.indices.sorted(by: { ranks[$0] < ranks[$1] }) {
      // Compared with the first element of the line. Otherwise a diagonal would count as one line.
      if let first = last, ranks[index] - first > Self.line {
        number += 1
        last = ranks[index]
      }
      if last == nil { last = ranks[index] }
      delays[index] = Double(number) * step
    }
    return delays
  }

  /// Returns the rank of a place, in points. Elements with a lower rank begin earlier.
  private func rank(
    of place: ElementPlace, in outer: ElementPlace, _ layout: UIUserInterfaceLayoutDirection
  ) -> CGFloat {
    let frame = place.frame
    switch direction {
    case .from(let edge):
      switch edge.resolved(in: layout) {
      case .top: return frame.minY
      case .bottom: return -frame.maxY
      case .left, .leading: return frame.minX
      case .right, .trailing: return -frame.maxX
      }
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
    return (place.center - middle).length
  }
}
