import Foundation

extension AnimatorTimeline {
  /// What a position means for the blocks.
  enum Course {
    /// A fraction of time, along each block's own curve.
    case timed
    /// Progress, the same straight line for all: scrubbing with `scrubsLinearly`.
    case linear
    /// A fraction of time along a spring that `continueAnimation` was given.
    case fresh(FreshRun)
  }
}
