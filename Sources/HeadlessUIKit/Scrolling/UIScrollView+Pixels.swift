import Foundation

// The rounding of offsets to the pixels of the screen, which UIKit may do (7.80).
extension UIScrollView {
  /// Returns the offset that is shown for the given offset, in points.
  func pixelAligned(_ offset: CGPoint) -> CGPoint {
    let scale = UIScreen.main.scale
    let aligned = CGPoint(
      x: offset.x.rounded(toPixelsAt: scale), y: offset.y.rounded(toPixelsAt: scale))
    return aligned != offset && Runtime.current.reads(.roundsOffsets) ? aligned : offset
  }

  /// Returns the range in which the shown offset may rest.
  func pixelAligned(_ extent: ScrollExtent) -> ScrollExtent {
    var aligned = extent
    let scale = UIScreen.main.scale
    aligned.lowest = extent.lowest.rounded(toPixelsAt: scale)
    aligned.highest = extent.highest.rounded(toPixelsAt: scale)
    return aligned != extent && Runtime.current.reads(.roundsOffsets) ? aligned : extent
  }
}

extension CGFloat {
  /// Returns the nearest multiple of a pixel, in points. A tie is rounded up.
  func rounded(toPixelsAt scale: CGFloat) -> CGFloat {
    (self * scale + 0.5).rounded(.down) / scale
  }
}
