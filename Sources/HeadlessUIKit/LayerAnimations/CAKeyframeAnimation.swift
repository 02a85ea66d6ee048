import Foundation

/// An animation that moves through several values.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// The time of each value, 0…1. Discrete values have one more time, for the end.
  ///
  /// By default the times are evenly spaced.
  open var keyTimes: [NSNumber]?
  /// The curve from each value to the next value. The default is nil, which means linear.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between the values. The default is `linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    values = other.values
    keyTimes = other.keyTimes
    timingFunctions = other.timingFunctions
    calculationMode = other.calculationMode
  }

  override func motion(
    along path: LayerKeyPath, from previous: LayerValue
  ) -> PropertyEffect.Motion? {
    let given = values ?? []
    let values = given.compactMap { LayerValue($0, as: previous) }
    guard !values.isEmpty, values.count == given.count else { return nil }
    let isDiscrete = calculationMode == .discrete
    let count = isDiscrete ? values.count + 1 : values.count
    let even = (0..<count).map { Double($0) / Double(max(count - 1, 1)) }
    let times = keyTimes.map { $0.map(\.doubleValue) }
    return .keyframes(
      values, times: times?.count == count ? times ?? even : even,
      curves: isDiscrete ? [] : (timingFunctions ?? []).map(\.solver), isDiscrete: isDiscrete)
  }
}
