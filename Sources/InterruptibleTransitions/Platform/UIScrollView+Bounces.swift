extension UIScrollView {
  /// Whether content bounces past its edges along an axis. Where UIKit has no setting for each
  /// axis, along both.
  func bounces(alongVertical isVertical: Bool) -> Bool {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else { return bounces }
    return isVertical ? bouncesVertically : bouncesHorizontally
  }

  /// Sets whether content bounces past its edges along an axis, and leaves the other axis alone
  /// where UIKit can.
  func setBounces(_ isOn: Bool, alongVertical isVertical: Bool) {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else {
      bounces = isOn
      return
    }
    if isVertical { bouncesVertically = isOn } else { bouncesHorizontally = isOn }
  }
}
