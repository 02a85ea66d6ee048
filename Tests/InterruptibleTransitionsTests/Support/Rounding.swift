@testable import HeadlessUIKit

/// Returns the largest allowed distance between a shown and an expected position while a finger
/// moves a flight that UIKit has run.
///
/// UIKit may round the fraction to which such a flight is scrubbed. The steps are then those of its
/// motion in 1/120 s. A flight that a finger has started is not rounded. See
/// `TransitionTimingTests`.
///
/// - Parameters:
///   - tolerance: The distance, in points, where UIKit shows the exact fraction.
///   - step: The distance, in points, where UIKit rounds.
/// - Returns: The distance.
func within(_ tolerance: CGFloat, orStep step: CGFloat) -> CGFloat {
  Runtime.current.reads(.scrubsInSteps) ? step : tolerance
}
