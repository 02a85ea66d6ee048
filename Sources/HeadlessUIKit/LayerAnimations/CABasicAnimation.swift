import Foundation

/// An animation that interpolates between two values.
///
/// Values that are not set come from the property itself (fact 1.112).
open class CABasicAnimation: CAPropertyAnimation {
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The difference between the two values.
  open var byValue: Any?

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  override func motion(
    along path: LayerKeyPath, from previous: LayerValue
  ) -> PropertyEffect.Motion? {
    let given = [fromValue, toValue, byValue]
    let values = given.map { value in value.flatMap { LayerValue($0, as: previous) } }
    guard zip(given, values).allSatisfy({ $0 == nil || $1 != nil }) else { return nil }
    return .basic(from: values[0], to: values[1], by: values[2], previous: previous)
  }
}
