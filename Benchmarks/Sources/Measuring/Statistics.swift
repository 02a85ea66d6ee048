import Foundation

/// Statistical functions over many measurements.
public enum Statistics {
  /// Returns the middle of some values, or the mean of the two in the middle; NaN if there are no
  /// values.
  ///
  /// - Complexity: O(*n* log *n*) in the number of values.
  public static func median(_ values: [Double]) -> Double {
    guard !values.isEmpty else { return .nan }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    guard sorted.count.isMultiple(of: 2) else { return sorted[middle] }
    return (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// Fits a power law to some costs, by least squares of their logarithms: a·*n*^*e*.
  ///
  /// - Parameters:
  ///   - sizes: The sizes, above 0.
  ///   - costs: The cost at each size, above 0.
  /// - Returns: The exponent *e*; NaN unless there are two different sizes.
  /// - Precondition: There is a cost for each size.
  public static func exponent(sizes: [Double], costs: [Double]) -> Double {
    precondition(sizes.count == costs.count, "Each size must have a cost")
    let x = sizes.map { log($0) }
    let y = costs.map { log($0) }
    let meanX = mean(x)
    let meanY = mean(y)
    let covariance = zip(x, y).map { ($0 - meanX) * ($1 - meanY) }.reduce(0, +)
    let variance = x.map { ($0 - meanX) * ($0 - meanX) }.reduce(0, +)
    return variance > 0 ? covariance / variance : .nan
  }

  private static func mean(_ values: [Double]) -> Double {
    values.reduce(0, +) / Double(values.count)
  }
}
