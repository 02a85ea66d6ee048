/// The precision of a written number, which is a little finer than a visible difference.
struct HTMLReportPrecision: Equatable {
  /// The number of steps per unit, for a number that changes.
  let steps: Double
  /// The number of decimals, for a number that never changes.
  let places: Int

  /// The precision of a length. A hundredth of a point is less than a pixel of any screen.
  static let points = HTMLReportPrecision(steps: 128, places: 3)
  /// The precision of an opacity, which a screen shows in 256 steps.
  static let opacity = HTMLReportPrecision(steps: 1024, places: 4)
  /// The precision of a factor of lengths. Over a screen's height a step adds up to a hundredth of
  /// a point.
  static let factor = HTMLReportPrecision(steps: 65_536, places: 6)
  /// The precision of a reciprocal distance, as in a perspective.
  static let perspective = HTMLReportPrecision(steps: 67_108_864, places: 9)
  /// The precision of a count, an index in a table, or a color's component from 0 to 255.
  static let whole = HTMLReportPrecision(steps: 1, places: 0)
  /// The precision of a time in seconds, or of a value on a track.
  static let tenThousandth = HTMLReportPrecision(steps: 10_000, places: 4)
}
