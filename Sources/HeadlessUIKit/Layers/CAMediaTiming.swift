import Foundation

/// An interface to hierarchical timing, in which the time of an object follows its parent's time.
///
/// The time is `t = (tp - beginTime) * speed + timeOffset` (fact 1.113).
public protocol CAMediaTiming {
  /// The start of the object's time, in its parent's seconds. The default is 0.
  var beginTime: TimeInterval { get set }
  /// The basic duration, in seconds. The default is 0.
  var duration: TimeInterval { get set }
  /// The speed relative to the parent's time; 0 stops the object's time. The default is 1.
  var speed: Float { get set }
  /// An offset of the object's time, in seconds. The default is 0.
  var timeOffset: TimeInterval { get set }
  /// The number of times that the duration repeats, which may be fractional. The default is 0.
  var repeatCount: Float { get set }
  /// The seconds for which the duration repeats, instead of a count. The default is 0.
  var repeatDuration: TimeInterval { get set }
  /// A Boolean value that indicates whether the object also runs backwards. The default is false.
  var autoreverses: Bool { get set }
  /// The effect of the object outside its active time. The default is `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
