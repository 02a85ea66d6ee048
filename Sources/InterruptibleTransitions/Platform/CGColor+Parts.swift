extension CGColor {
  /// The red, green and blue components of the color and its opacity, each 0…1.
  nonisolated var parts: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var red: CGFloat = 0
    var green: CGFloat = 0
    var blue: CGFloat = 0
    var alpha: CGFloat = 1
    // There are no pointers to values when the Apple branch is compiled on Linux.
    #if !(canImport(UIKit) && os(Linux))
      _ = UIColor(cgColor: self).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    #endif
    return (red, green, blue, alpha)
  }
}
