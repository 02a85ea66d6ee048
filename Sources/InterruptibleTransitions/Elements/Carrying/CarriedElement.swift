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
    return (progress + change(for: shown.deviation(from: state))).clampedToUnit
  }

  /// Returns the change of the progress for a change of the element, or its rate for rates.
  func change(for deviation: ElementDrift.Deviation) -> Double {
    if let sides { return Double(deviation.side / (sides.last - sides.first)).finiteOrZero }
    let center = deviation.center
    guard let (first, last) = ends else { return 0 }
    let chord = last.center - first.center
    guard chord.length > 0 else { return 0 }
    return Double((center.dx * chord.dx + center.dy * chord.dy) / (chord.length * chord.length))
  }
}
