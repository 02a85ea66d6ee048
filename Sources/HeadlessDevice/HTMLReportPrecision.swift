/// How finely a number is written: finer than can be seen, and no more.
struct HTMLReportPrecision: Equatable {
  /// How many steps make one, for a number that changes.
  let steps: Double
  /// How many decimals a number has that never changes.
  let places: Int

  /// A length: a hundredth of a point is less than a pixel of any screen.
  static let points = HTMLReportPrecision(steps: 128, places: 3)
  /// An opacity, which a screen shows in 256 steps.
  static let opacity = HTMLReportPrecision(steps: 1024, places: 4)
  /// What is multiplied by lengths: over a screen's height a step adds up to a hundredth of a
  /// point.
  static let factor = HTMLReportPrecision(steps: 65_536, places: 6)
  /// One over a distance, as a perspective has it.
  static let perspective = HTMLReportPrecision(steps: 67_108_864, places: 9)
  /// A count, a number in a table, a colour's component from 0 to 255.
  static let whole = HTMLReportPrecision(steps: 1, places: 0)
  /// A time in seconds, or a value on a track.
  static let tenThousandth = HTMLReportPrecision(steps: 10_000, places: 4)
}
