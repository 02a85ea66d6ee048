extension CGColor {
  /// The red, green and blue components of the color and its opacity, each 0…1.
  nonisolated var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    // There are no pointers to values when the Apple branch is compiled on Linux.
    #if !(canImport(UIKit) && os(Linux))
      _ = UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #endif
    return (red, green, blue, alpha)
  }
}
