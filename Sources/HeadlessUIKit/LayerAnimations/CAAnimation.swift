import Foundation

/// An animation that an app adds to a layer. The layer takes a copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  /// The beginning, in the layer's seconds. The default is 0: when it is added.
  open var beginTime: TimeInterval = 0
  /// The length of one cycle, in seconds. The default is 0: that of the transaction (fact 1.114).
  open var duration: TimeInterval = 0
  /// The speed of its time, relative to the layer's; 0 stops it. The default is 1.
  open var speed: Float = 1
  /// The seconds of the cycle at which it begins. The default is 0.
  open var timeOffset: TimeInterval = 0
  /// How often the cycle is run, also in part. The default is 0, which means once.
  open var repeatCount: Float = 0
  /// The seconds for which the cycle is run, instead of a count. The default is 0.
  open var repeatDuration: TimeInterval = 0
  /// Whether each cycle runs forwards and back. The default is false.
  open var autoreverses = false
  /// What it shows outside of its time. The default is `removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// How the time of a cycle becomes progress. The default is nil: evenly (fact 1.78).
  open var timingFunction: CAMediaTimingFunction?
  /// The object that hears of it. The animation keeps it.
  open var delegate: (any CAAnimationDelegate)?
  /// Whether it is taken off the layer at its end. The default is true.
  open var isRemovedOnCompletion = true

  /// The values that the app has set for keys of its own.
  final var keyValues: [String: Any] = [:]

  /// Makes an animation.
  public required override init() {
    super.init()
  }

  /// Returns an animation of the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.take(self)
    return copy
  }

  /// Takes over the values of an animation of the same class.
  func take(_ other: CAAnimation) {
    (beginTime, duration, speed) = (other.beginTime, other.duration, other.speed)
    (timeOffset, repeatCount) = (other.timeOffset, other.repeatCount)
    (repeatDuration, autoreverses) = (other.repeatDuration, other.autoreverses)
    (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
    keyValues = other.keyValues
  }

  /// The curve of a cycle of some seconds.
  func curve(over seconds: TimeInterval) -> TimingFunction {
    let function = timingFunction ?? CATransaction.animationTimingFunction()
    return .cubic(function?.solver ?? .linear)
  }

  /// Returns what the animation does with a layer that is about to run it; nil if it does nothing.
  func course(on layer: CALayer) -> PropertyCourse? { nil }
}
