import Foundation

/// Key-value access to a layer. A layer has its properties, and accepts a value for any other key
/// (fact 1.156).
extension CALayer {
  /// Returns the value for a key: a property, with numbers as objects, or the value that the app
  /// set.
  func keyValue(for key: String) -> Any? {
    if let path = LayerKeyPath(property: key) { return keyValue(at: path) }
    switch key {
    case "hidden": return NSNumber(value: isHidden)
    case "masksToBounds": return NSNumber(value: masksToBounds)
    case "name": return name
    case "frame": return frame
    case "mask": return mask
    case "speed": return NSNumber(value: speed)
    case "beginTime": return NSNumber(value: beginTime)
    case "timeOffset": return NSNumber(value: timeOffset)
    default: return extras?.keyValues[key]
    }
  }

  /// Sets the value for a key. A property ignores a value of another type.
  func setKeyValue(_ value: Any?, for key: String) {
    if let path = LayerKeyPath(property: key) { return setKeyValue(value, at: path) }
    let number = value.flatMap { LayerValue($0, as: .number(0)) }?.components.first
    switch key {
    case "hidden": if let flag = value as? Bool { isHidden = flag }
    case "masksToBounds": if let flag = value as? Bool { masksToBounds = flag }
    case "name": name = value as? String
    case "frame": if let rectangle = value as? CGRect { frame = rectangle }
    case "mask": mask = value as? CALayer
    case "speed": if let number { speed = Float(number) }
    case "beginTime": if let number { beginTime = number }
    case "timeOffset": if let number { timeOffset = number }
    default:
      var own = extras?.keyValues ?? [:]
      own[key] = value
      setExtra(\.keyValues, to: own)
    }
  }

  /// Returns a property, a part of a property such as `transform.scale.x`, or the value for a key.
  func keyValue(atPath path: String) -> Any? {
    guard path.contains(".") else { return keyValue(for: path) }
    return LayerKeyPath(path).map { keyValue(at: $0) } ?? nil
  }

  /// Sets a property, a part of a property, or the value for a key. A path that layers do not have
  /// is ignored.
  func setKeyValue(_ value: Any?, atPath path: String) {
    guard path.contains(".") else { return setKeyValue(value, for: path) }
    if let path = LayerKeyPath(path) { setKeyValue(value, at: path) }
  }

  private func keyValue(at path: LayerKeyPath) -> Any? {
    let value = path.part(of: values[path.key])
    if path.key == .backgroundColor { return backgroundColor }
    guard case .number(let number) = value else { return value.any }
    return NSNumber(value: number)
  }

  private func setKeyValue(_ value: Any?, at path: LayerKeyPath) {
    let old = values[path.key]
    let unset = path.part(of: LayerProperties()[path.key])
    guard let new = value.map({ LayerValue($0, as: unset) }) ?? unset else { return }
    set(path.key, to: path.setting(new, in: old))
  }
}
