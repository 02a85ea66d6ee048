/// A figure that a benchmark has measured.
public struct Figure: Codable, Equatable {
  /// The name of the benchmark, such as `driving/update/easeOut/50`.
  public let benchmark: String
  /// The measured aspect of the benchmark, such as `own allocations`.
  public let aspect: String
  /// The unit of the value.
  public let unit: Unit
  /// The value; the median if there are several measurements.
  public let value: Double
  /// The smallest of several measurements; nil for a counted value.
  public let least: Double?
  /// The limit of the value; nil if there is none.
  public let limit: Limit?
  /// Whether the value is nearly the same in each run, regardless of the load of the machine.
  public let isSteady: Bool

  /// Creates a figure.
  public init(
    _ benchmark: String, _ aspect: String, _ value: Double, _ unit: Unit, least: Double? = nil,
    limit: Limit? = nil, isSteady: Bool = false
  ) {
    self.benchmark = benchmark
    self.aspect = aspect
    self.unit = unit
    self.value = value
    self.least = least
    self.limit = limit
    self.isSteady = isSteady
  }

  /// The unique name of the figure, from the benchmark and the aspect.
  public var name: String { "\(benchmark): \(aspect)" }

  /// Whether the value is past its limit.
  public var isPastLimit: Bool {
    guard let limit else { return false }
    return !limit.admits(value)
  }

  /// The unit of a figure's value.
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

  /// The largest or the smallest value that a figure should have.
  public enum Limit: Codable, Equatable, Sendable {
    case atMost(Double)
    case atLeast(Double)

    /// Returns whether a value is within the limit. NaN is not.
    public func admits(_ value: Double) -> Bool {
      // Counts per operation are quotients, which have rounding errors.
      switch self {
      case .atMost(let most): value <= most + 1e-9
      case .atLeast(let least): value >= least - 1e-9
      }
    }
  }
}
