import Foundation

/// The progress of an animation along each axis.
///
/// Both values are equal, except for springs with different velocities along the axes.
struct AxisProgress: Hashable, Sendable {
  var x: Double
  var y: Double

  init(_ both: Double) {
    x = both
    y = both
  }

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  func map(_ transform: (Double) -> Double) -> AxisProgress {
    AxisProgress(x: transform(x), y: transform(y))
  }
}

/// A timing curve over the fractions of time 0…1.
enum TimingFunction: Hashable, Sendable {
  case cubic(CubicSolver)
  case spring(SpringCurve)

  static let linear = TimingFunction.cubic(.linear)

  var isSpring: Bool {
    if case .spring = self { true } else { false }
  }

  func value(at fraction: Double) -> AxisProgress {
    switch self {
    case .cubic(let solver):
      return AxisProgress(solver.value(at: fraction))
    case .spring(let spring):
      return spring.value(at: fraction)
    }
  }

  /// Returns the first fraction at which the curve has a value.
  func fraction(at value: Double) -> Double {
    guard case .cubic(let solver) = self else { return firstCrossing(of: value) }
    return solver.fraction(at: value)
  }

  private func firstCrossing(of value: Double) -> Double {
    guard value > 0 else { return 0 }
    guard value < 1 else { return 1 }
    var low = 0.0
    while low < 1, self.value(at: low + 1e-3).x < value { low += 1e-3 }
    var high = min(low + 1e-3, 1)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if self.value(at: middle).x < value { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }
}
