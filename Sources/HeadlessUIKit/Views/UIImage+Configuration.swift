import Foundation

extension UIImage {
  /// The ways in which the part of an image between its edges fills its space.
  public enum ResizingMode: Int, Sendable {
    /// The part is repeated.
    case tile = 0
    /// The part is stretched.
    case stretch = 1
  }

  /// The brightness beyond white that an image view may show, from iOS 17 on.
  public enum DynamicRange: Int, Sendable {
    /// The system decides.
    case unspecified = -1
    /// None.
    case standard = 0
    /// Some.
    case constrainedHigh = 1
    /// As much as the image has.
    case high = 2
  }

  /// The traits that an image adapts to. It never changes.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size of a symbol. It never changes.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// In points; nil is the default.
    let pointSize: CGFloat?

    private init(size pointSize: CGFloat?) {
      self.pointSize = pointSize
    }

    /// Makes a configuration of a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }
  }
}
