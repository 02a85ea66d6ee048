extension UIImageView {
  /// Takes over the brightness that another image view asks for, where UIKit knows it.
  func adoptDynamicRange(of other: UIImageView) {
    if #available(iOS 17, visionOS 1, *) {
      preferredImageDynamicRange = other.preferredImageDynamicRange
    }
  }
}
