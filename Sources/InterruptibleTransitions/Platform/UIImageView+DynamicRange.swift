extension UIImageView {
  /// Copies the preferred dynamic range of another image view, where UIKit supports it.
  func adoptDynamicRange(of other: UIImageView) {
    if #available(iOS 17, visionOS 1, *) {
      preferredImageDynamicRange = other.preferredImageDynamicRange
    }
  }
}
