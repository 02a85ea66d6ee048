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
}
