extension UIViewPropertyAnimator {
  /// Flushes updates around each block, so that earlier changes are not animated.
  func flushUpdatesIfPossible() {
    if #available(iOS 26, visionOS 26, *) { flushUpdates = true }
  }
}
