extension UIViewPropertyAnimator {
  /// Makes the animator carry out pending updates around each block, where UIKit can: what was
  /// changed before is not animated, and a layout that a block asks for is.
  func flushUpdatesIfPossible() {
    if #available(iOS 26, visionOS 26, *) { flushUpdates = true }
  }
}
