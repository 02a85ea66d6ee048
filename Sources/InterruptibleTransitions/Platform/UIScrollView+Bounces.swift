extension UIScrollView {
  /// Whether content bounces past its edges along an axis. Where UIKit has no setting for each axis, along
  /// both.
  func bounces(along axis: TransitionAxis) -> Bool {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else { return bounces }
    return axis == .vertical ? bouncesVertically : bouncesHorizontally
  }

  /// Sets whether content bounces past its edges along an axis, and leaves the other axis alone where UIKit
  /// can.
  func setBounces(_ isOn: Bool, along axis: TransitionAxis) {
    guard #available(iOS 17.4, macCatalyst 17.4, visionOS 1.1, *) else {
      bounces = isOn
      return
    }
    if axis == .vertical { bouncesVertically = isOn } else { bouncesHorizontally = isOn }
  }
}
