import Foundation

nonisolated extension Double {
  /// The value, or 0 if it is NaN or infinite.
  var finiteOrZero: Double {
    isFinite ? self : 0
  }

  /// The value as a factor, or 1 if it is not finite and above 0.
  var usableFactor: Double {
    isFinite && self > 0 ? self : 1
  }

  /// The value as a factor of time, limited to 0.001...1000, or 1 if it is not finite and above 0.
  var usableSlowMotion: Double {
    usableFactor.clamped(to: 0.001...1000)
  }

  /// The value limited to 0...1. NaN is 0.
  var clampedToUnit: Double {
    clamped(to: 0...1)
  }

  /// Returns the value limited to a range. NaN is the lower bound.
  func clamped(to range: ClosedRange<Double>) -> Double {
    isNaN ? range.lowerBound : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }

  /// Returns the value limited to `-limit...limit`. NaN and infinities are 0.
  func limited(to limit: Double) -> Double {
    Swift.min(Swift.max(finiteOrZero, -limit), limit)
  }
}
