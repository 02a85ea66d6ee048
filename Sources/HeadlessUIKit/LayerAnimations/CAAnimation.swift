import Foundation

/// The base class of animations that an app adds to a layer. The layer keeps a copy.
open class CAAnimation: NSObject, NSCopying, CAMediaTiming {
  /// The begin time, in the layer's seconds. The default is 0, which means the time of adding.
  open var beginTime: TimeInterval = 0
  /// The length of one cycle, in seconds. The default is 0, which means the transaction's (fact
  /// 1.114).
  open var duration: TimeInterval = 0
  /// The speed relative to the layer's time; 0 stops the animation. The default is 1.
  open var speed: Float = 1
  /// The offset into the cycle at which the animation begins, in seconds. The default is 0.
  open var timeOffset: TimeInterval = 0
  /// The number of cycles, which may be fractional. The default is 0, which means one cycle.
  open var repeatCount: Float = 0
  /// The seconds for which cycles repeat, instead of a count. The default is 0.
  open var repeatDuration: TimeInterval = 0
  /// A Boolean value that indicates whether each cycle also runs backwards. The default is false.
  open var autoreverses = false
  /// The effect of the animation outside its active time. The default is `removed`.
  open var fillMode = CAMediaTimingFillMode.removed
  /// The timing function of a cycle. The default is nil, which means linear (fact 1.78).
  open var timingFunction: CAMediaTimingFunction?
  /// The delegate, which is notified of the start and the end. The animation retains the delegate.
  open var delegate: (any CAAnimationDelegate)?
  /// A Boolean value that indicates whether the layer removes the animation at its end. The default
  /// is true.
  open var isRemovedOnCompletion = true

  /// The values that the app has set for other keys.
  final var keyValues: [String: Any] = [:]

  /// Creates an animation.
  public required override init() {
    super.init()
  }

  /// Returns an animation with the same values.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.copyValues(of: self)
    return copy
  }

  /// Copies the values of an animation of the same class.
  func copyValues(of other: CAAnimation) {
    beginTime = other.beginTime
    duration = other.duration
    speed = other.speed
    timeOffset = other.timeOffset
    repeatCount = other.repeatCount
    repeatDuration = other.repeatDuration
    autoreverses = other.autoreverses
    fillMode = other.fillMode
    timingFunction = other.timingFunction
    delegate = other.delegate
    isRemovedOnCompletion = other.isRemovedOnCompletion
    keyValues = other.keyValues
  }

  /// Returns the curve of a cycle of some seconds.
  func curve(over seconds: TimeInterval) -> TimingFunction {
    let function = timingFunction ?? CATransaction.animationTimingFunction()
    return .cubic(function?.solver ?? .linear)
  }

  /// Returns the effect of the animation on a layer that is about to run it; nil if it has no
  /// effect.
  func effect(on layer: CALayer) -> PropertyEffect? { nil }
}
