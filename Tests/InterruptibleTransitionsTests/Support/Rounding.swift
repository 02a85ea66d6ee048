@testable import HeadlessUIKit

/// How far what is shown may be from where it belongs while a finger moves a flight that UIKit has
/// run.
///
/// UIKit may round what such a flight is scrubbed to; the steps are then those of its motion in
/// 1/120 s. A flight that a finger has started is not rounded: see `RoundingTests`.
///
/// - Parameters:
///   - tolerance: How far, in points, where UIKit shows exactly what it is told.
///   - step: How far, in points, where it rounds.
/// - Returns: How far.
func within(_ tolerance: CGFloat, orStep step: CGFloat) -> CGFloat {
  Runtime.current.reads(.scrubsInSteps) ? step : tolerance
}
