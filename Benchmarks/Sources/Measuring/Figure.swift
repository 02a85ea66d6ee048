/// One figure that a benchmark has found.
public struct Figure: Codable, Equatable {
  /// The name of the benchmark, such as `driving/update/easeOut/50`.
  public let benchmark: String
  /// What was measured of it, such as `own allocations`.
  public let aspect: String
  /// The unit of the values.
  public let unit: Unit
  /// The value; of several measurements the median.
  public let value: Double
  /// The least of several measurements; nil for a value that is counted.
  public let least: Double?
  /// What the value should not go past.
  public let limit: Limit?
  /// Whether the value is the same each time, or nearly, whatever else the machine does.
  public let isSteady: Bool

  /// Makes a figure.
  public init(
    _ benchmark: String, _ aspect: String, _ value: Double, _ unit: Unit, least: Double? = nil,
    limit: Limit? = nil, isSteady: Bool = false
  ) {
    (self.benchmark, self.aspect, self.unit) = (benchmark, aspect, unit)
    (self.value, self.least) = (value, least)
    (self.limit, self.isSteady) = (limit, isSteady)
  }

  /// The name of the figure among those of all benchmarks.
  public var name: String { "\(benchmark): \(aspect)" }

  /// Whether the value is past its limit.
  public var isPastLimit: Bool {
    guard let limit else { return false }
    return !limit.admits(value)
  }

  /// What a figure's value counts.
  public enum Unit: String, Codable, Sendable {
    case ratio = "×"
    case instructions
    case allocations
    case exponent
    case milliseconds = "ms"
    case framesPerSecond = "frames/s"
    case megabytes = "MB"
    case realTime = "× real time"
  }

  /// The most, or the least, that a value should be.
  public enum Limit: Codable, Equatable, Sendable {
    case atMost(Double)
    case atLeast(Double)

    /// Whether a value is within the limit. What is no number is not.
    public func admits(_ value: Double) -> Bool {
      // Counts per operation are quotients.
      switch self {
      case .atMost(let most): value <= most + 1e-9
      case .atLeast(let least): value >= least - 1e-9
      }
    }
  }
}
