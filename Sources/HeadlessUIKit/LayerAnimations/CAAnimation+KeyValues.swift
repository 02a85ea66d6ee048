import Foundation

/// Key-value access to an animation.
///
/// An animation accepts a value for any key, and the copy that a layer makes keeps the values (fact
/// 1.158).
extension CAAnimation {
  /// Returns the value for a key: a property, with numbers as objects, or the value that the app
  /// set.
  func keyValue(for key: String) -> Any? {
    switch key {
    case "beginTime": NSNumber(value: beginTime)
    case "duration": NSNumber(value: duration)
    case "speed": NSNumber(value: speed)
    case "timeOffset": NSNumber(value: timeOffset)
    case "repeatCount": NSNumber(value: repeatCount)
    case "repeatDuration": NSNumber(value: repeatDuration)
    case "autoreverses": NSNumber(value: autoreverses)
    case "removedOnCompletion": NSNumber(value: isRemovedOnCompletion)
    default: keyValues[key]
    }
  }

  /// Sets the value for a key. A property ignores a value of another type.
  func setKeyValue(_ value: Any?, for key: String) {
    let number = value.flatMap { LayerValue($0, as: .number(0)) }?.components.first
    switch key {
    case "beginTime": if let number { beginTime = number }
    case "duration": if let number { duration = number }
    case "speed": if let number { speed = Float(number) }
    case "timeOffset": if let number { timeOffset = number }
    case "repeatCount": if let number { repeatCount = Float(number) }
    case "repeatDuration": if let number { repeatDuration = number }
    case "autoreverses": if let flag = value as? Bool { autoreverses = flag }
    case "removedOnCompletion": if let flag = value as? Bool { isRemovedOnCompletion = flag }
    default: keyValues[key] = value
    }
  }
}
