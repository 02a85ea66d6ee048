import Foundation

/// The section of a time line that one animation block occupies, with the block's curve.
final class AnimationSlot {
  /// The curve of the block over its section of the time line.
  private(set) var curve: TimingFunction {
    didSet { solved = SolvedCurve.of(curve) }
  }
  /// A cache of solutions for `curve`.
  private(set) var solved: SolvedCurve
  /// Whether the block adds keyframes, which never follow a spring (fact 1.129).
  private let hasKeyframes: Bool
  /// A position on the time line, and the fraction of the curve that is played there.
  ///
  /// On both sides of the knot the fraction changes linearly: to 0 at the start of the time line,
  /// and to 1 at its end.
  private(set) var knotPosition: Double
  private(set) var knotFraction: Double
  /// The progress of the block's animations when a spring replaced the curve.
  var origin = AxisProgress(0)
  /// The fraction of that spring's run, 0…1, that had passed when the block began.
  var joined = 0.0
  /// The progress that was computed last, with the value of `MediaClock.motion` at that time.
  var latestMotion = -1
  var latestProgress = AxisProgress(0)

  /// Creates the slot of a block that begins at a position, 0…1.
  init(curve: TimingFunction, start: Double, hasKeyframes: Bool = false) {
    let followed = hasKeyframes && curve.isSpring ? .linear : curve
    self.curve = followed
    solved = SolvedCurve.of(followed)
    self.hasKeyframes = hasKeyframes
    knotPosition = start
    knotFraction = 0
  }

  /// Returns whether the block moves linearly instead of along a curve: keyframes never follow a
  /// spring.
  func goesEvenly(along curve: TimingFunction) -> Bool {
    hasKeyframes && curve.isSpring
  }

  /// Returns the fraction of the curve, 0…1, that is played at a position, 0…1.
  func fraction(at position: Double) -> Double {
    guard position < 1 else { return 1 }
    guard position >= knotPosition else {
      return knotPosition > 0 ? knotFraction * max(position, 0) / knotPosition : knotFraction
    }
    return knotFraction + (1 - knotFraction) * (position - knotPosition) / (1 - knotPosition)
  }

  /// Changes to another curve without a jump, while the time line moves from one position to
  /// another.
  ///
  /// A block that has not begun keeps the same part of its delay. Any other block enters the new
  /// curve at the fraction where the curve has the block's current value (fact 1.58).
  func enter(
    _ newCurve: TimingFunction, at value: Double, from position: Double, to origin: Double
  ) {
    let newCurve = goesEvenly(along: newCurve) ? .linear : newCurve
    if knotFraction == 0, knotPosition > position {
      knotPosition = origin + (knotPosition - position) / (1 - position) * (1 - origin)
    } else {
      knotPosition = origin
      knotFraction = newCurve.fraction(at: value)
    }
    curve = newCurve
  }
}
