import Foundation

/// How an object's own time follows its parent's: `t = (tp - beginTime) * speed + timeOffset`
/// (fact 1.113).
public protocol CAMediaTiming {
  /// The start of the object's time, in its parent's seconds. The default is 0.
  var beginTime: TimeInterval { get set }
  /// The basic duration, in seconds. The default is 0.
  var duration: TimeInterval { get set }
  /// The speed of the object's time, relative to its parent's; 0 stops it. The default is 1.
  var speed: Float { get set }
  /// An offset of the object's time, in seconds. The default is 0.
  var timeOffset: TimeInterval { get set }
  /// How often the duration is run, also in part. The default is 0.
  var repeatCount: Float { get set }
  /// The seconds for which it is run, instead of a count. The default is 0.
  var repeatDuration: TimeInterval { get set }
  /// Whether it runs forwards and back. The default is false.
  var autoreverses: Bool { get set }
  /// What is shown outside of the object's time. The default is `removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
