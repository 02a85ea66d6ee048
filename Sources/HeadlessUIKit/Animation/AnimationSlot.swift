import Foundation

/// The place of one animation block on its time line: a section of the line, and the curve that is
/// played along it.
final class AnimationSlot {
  /// The curve of the block, over its own section.
  private(set) var curve: TimingFunction {
    didSet { solved = SolvedCurve.of(curve) }
  }
  /// The same, with what it has been asked before.
  private(set) var solved: SolvedCurve
  /// Whether the block makes keyframes, which follow no spring (fact 1.129).
  private let hasKeyframes: Bool
  /// A position on the line and the fraction of the curve that is played there. On both sides the
  /// fraction changes linearly, to 0 at the line's start and to 1 at its end.
  private(set) var knot: (position: Double, fraction: Double)
  /// The progress of the block's animations when a spring took over.
  var origin = AxisProgress(0)
  /// The fraction of that spring's run, 0…1, that had passed when the block began.
  var joined = 0.0
  /// What the block shows where `MediaClock.motion` has a value, once it was computed.
  var latest = (motion: -1, progress: AxisProgress(0))

  /// Makes the slot of a block that begins at a position, 0…1.
  init(curve: TimingFunction, start: Double, hasKeyframes: Bool = false) {
    let followed = hasKeyframes && curve.isSpring ? .linear : curve
    (self.curve, solved) = (followed, SolvedCurve.of(followed))
    self.hasKeyframes = hasKeyframes
    knot = (start, 0)
  }

  /// Whether the block goes evenly where it is to follow a curve: keyframes follow no spring.
  func goesEvenly(along curve: TimingFunction) -> Bool {
    hasKeyframes && curve.isSpring
  }

  /// Returns the fraction of the curve that is played at a position, both 0…1.
  func fraction(at position: Double) -> Double {
    guard position < 1 else { return 1 }
    guard position >= knot.position else {
      return knot.position > 0 ? knot.fraction * max(position, 0) / knot.position : knot.fraction
    }
    return knot.fraction + (1 - knot.fraction) * (position - knot.position) / (1 - knot.position)
  }

  /// Changes to another curve without a jump, where the line moves from one position to another.
  ///
  /// A block that has not begun keeps the same part of its delay; any other block enters the new
  /// curve where the curve has the value that the block shows (fact 1.58).
  func enter(
    _ newCurve: TimingFunction, at value: Double, from position: Double, to origin: Double
  ) {
    let newCurve = goesEvenly(along: newCurve) ? .linear : newCurve
    if knot.fraction == 0, knot.position > position {
      knot.position = origin + (knot.position - position) / (1 - position) * (1 - origin)
    } else {
      knot = (origin, newCurve.fraction(at: value))
    }
    curve = newCurve
  }
}
