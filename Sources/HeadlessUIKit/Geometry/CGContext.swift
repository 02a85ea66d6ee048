import Foundation

#if !canImport(CoreGraphics)
  /// A destination for drawing. In this runtime it is a coordinate system in which layers are
  /// placed.
  public final class CGContext {
    package private(set) var headlessTransform = CGAffineTransform.identity
    private var saved: [CGAffineTransform] = []

    private init() {}

    package static func makeHeadless() -> CGContext { CGContext() }

    /// Moves the origin for later drawing, in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) {
      concatenate(CGAffineTransform(translationX: tx, y: ty))
    }

    /// Scales later drawing by unitless factors.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
      concatenate(CGAffineTransform(scaleX: sx, y: sy))
    }

    /// Rotates later drawing by an angle in radians.
    public func rotate(by angle: CGFloat) {
      concatenate(CGAffineTransform(rotationAngle: angle))
    }

    /// Transforms later drawing.
    public func concatenate(_ transform: CGAffineTransform) {
      headlessTransform = transform.concatenating(headlessTransform)
    }

    /// Saves the coordinate system.
    public func saveGState() {
      saved.append(headlessTransform)
    }

    /// Restores the coordinate system that was saved last.
    public func restoreGState() {
      if let transform = saved.popLast() { headlessTransform = transform }
    }
  }
#else
  extension CGContext {
    /// Creates a context of one pixel, because only its transform is used.
    package static func makeHeadless() -> CGContext {
      let context = CGContext(
        data: nil, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(),
        bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue)
      guard let context else { preconditionFailure("No context of one pixel") }
      return context
    }

    package var headlessTransform: CGAffineTransform { ctm }
  }
#endif
