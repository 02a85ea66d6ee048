import Foundation

/// An outline that the headless runtime supports: a rectangle with rounded corners.
package struct PathShape: Hashable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double
  package var cornerRadius: Double

  package init(_ rect: CGRect, cornerRadius: CGFloat = 0) {
    x = Double(rect.minX)
    y = Double(rect.minY)
    width = Double(rect.width)
    height = Double(rect.height)
    self.cornerRadius = Double(cornerRadius)
  }

  package var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

#if !canImport(CoreGraphics)
  /// An outline. In this runtime it is a rectangle, with or without rounded corners.
  public final class CGPath: Equatable, Hashable {
    package let headlessShape: PathShape

    private init(_ shape: PathShape) {
      headlessShape = shape
    }

    /// Creates a rectangle. A transformed rectangle becomes the rectangle around its corners.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      self.init(PathShape(transform.map { rect.applying($0.pointee) } ?? rect))
    }

    /// Creates a rectangle with rounded corners. A transformed rectangle becomes the rectangle
    /// around its corners.
    ///
    /// - Precondition: Two corners are at most as wide and as high as the rectangle, and not
    ///   negative (fact 5.36).
    public convenience init(
      roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
      transform: UnsafePointer<CGAffineTransform>?
    ) {
      precondition(
        cornerWidth >= 0 && 2 * cornerWidth <= rect.width,
        "corner_width >= 0 && 2 * corner_width <= CGRectGetWidth(rect)")
      precondition(
        cornerHeight >= 0 && 2 * cornerHeight <= rect.height,
        "corner_height >= 0 && 2 * corner_height <= CGRectGetHeight(rect)")
      let moved = transform.map { rect.applying($0.pointee) } ?? rect
      self.init(PathShape(moved, cornerRadius: min(cornerWidth, cornerHeight)))
    }

    /// The smallest rectangle that contains the outline.
    public var boundingBoxOfPath: CGRect { headlessShape.rect }

    /// Returns whether two outlines are the same.
    public static func == (left: CGPath, right: CGPath) -> Bool {
      left.headlessShape == right.headlessShape
    }

    /// Hashes the outline.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(headlessShape)
    }
  }
#else
  extension CGPath {
    package var headlessShape: PathShape { PathShape(boundingBoxOfPath) }
  }
#endif
