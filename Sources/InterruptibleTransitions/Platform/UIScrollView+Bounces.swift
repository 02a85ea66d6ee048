extension UIScrollView {
  /// Whether UIKit has a bounce setting for each axis.
  static var bouncesPerAxis: Bool {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else { return false }
    return true
  }

  /// Returns whether content bounces along an axis, or both if UIKit has no setting for each.
  func bounces(vertically isVertical: Bool) -> Bool {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else { return bounces }
    return isVertical ? bouncesVertically : bouncesHorizontally
  }

  /// Sets whether content bounces along an axis, or both if UIKit has no setting for each.
  func setBounces(_ isOn: Bool, vertically isVertical: Bool) {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else {
      bounces = isOn
      return
    }
    if isVertical { bouncesVertically = isOn } else { bouncesHorizontally = isOn }
  }
}
