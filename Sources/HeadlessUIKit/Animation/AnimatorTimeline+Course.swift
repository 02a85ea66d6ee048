import Foundation

extension AnimatorTimeline {
  /// The way in which a position on the time line becomes progress.
  enum Course {
    /// A position is a fraction of time, along each block's own curve.
    case timed
    /// A position is progress along a straight line for all blocks. Scrubbing with `scrubsLinearly`
    /// uses it.
    case linear
    /// A position is a fraction of time along the spring that was passed to `continueAnimation`.
    case fresh(FreshRun)
  }
}
