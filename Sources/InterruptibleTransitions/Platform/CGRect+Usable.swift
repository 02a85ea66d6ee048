nonisolated extension CGRect {
  /// Whether a view can have this frame: a number that is not finite raises an exception in UIKit.
  var isUsable: Bool {
    !isEmpty && !isInfinite && [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
