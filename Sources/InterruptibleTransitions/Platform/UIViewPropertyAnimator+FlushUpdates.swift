extension UIViewPropertyAnimator {
  /// Makes the animator flush pending updates around each block, where UIKit supports this.
  ///
  /// Earlier changes are then not animated, and a layout that the block requests is animated.
  func flushUpdatesIfPossible() {
    if #available(iOS 26, visionOS 26, *) { flushUpdates = true }
  }
}
