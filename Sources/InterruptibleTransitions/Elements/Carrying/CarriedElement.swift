/// The element that fingers carry.
struct CarriedElement {
  /// The difference of the sizes at the ends, as a fraction of the larger one, from which on the
  /// progress follows the size.
  private static let difference: CGFloat = 0.2

  let root: StandInView
  /// The elements inside the carried one.
  let parts: [StandInView]
  /// The progress when the fingers took hold.
  let progress: Double
  let state: ElementState?

  var ends: (ElementState, ElementState)? {
    root.path.map { ($0.state(at: 0), $0.state(at: 1)) }
  }

  /// The sizes of the element at the ends of the flight; nil if they are about the same. The
  /// progress then follows the place of the element.
  var sides: (first: CGFloat, last: CGFloat)? {
    guard let (first, last) = ends.map({ ($0.side, $1.side) }),
      abs(last - first) > Self.difference * max(first, last)
    else { return nil }
    return (first, last)
  }

  /// Returns the progress of the flight for a state of the element, 0…1.
  func progress(at shown: ElementState?) -> Double {
    guard let shown, let state else { return progress }
    let change = progressVelocity(
      side: shown.side - state.side,
      center: CGVector(dx: shown.center.x - state.center.x, dy: shown.center.y - state.center.y))
    return (progress + change).clampedToUnit
  }

  /// Returns the rate of the progress for rates of the side and the center.
  func progressVelocity(side: CGFloat, center: CGVector) -> Double {
    if let sides { return Double(side / (sides.last - sides.first)).finiteOrZero }
    guard let (first, last) = ends else { return 0 }
    let chord = CGVector(
      dx: last.center.x - first.center.x, dy: last.center.y - first.center.y)
    guard chord.length > 0 else { return 0 }
    return Double((center.dx * chord.dx + center.dy * chord.dy) / (chord.length * chord.length))
  }
}
