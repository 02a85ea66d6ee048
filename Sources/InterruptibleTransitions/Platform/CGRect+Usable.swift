nonisolated extension CGRect {
  /// Whether a view can have this frame.
  ///
  /// UIKit raises an exception for a number that is not finite.
  var isUsable: Bool {
    !isEmpty && !isInfinite && [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
