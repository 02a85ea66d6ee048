import Foundation

extension UIImage {
  /// The ways in which the part of an image between its caps fills the available space.
  public enum ResizingMode: Int, Sendable {
    /// The part is repeated.
    case tile = 0
    /// The part is stretched.
    case stretch = 1
  }

  /// The brightness beyond white that an image view may show, in iOS 17 and later.
  public enum DynamicRange: Int, Sendable {
    /// The system determines the range.
    case unspecified = -1
    /// No brightness beyond white is shown.
    case standard = 0
    /// Some brightness beyond white is shown.
    case constrainedHigh = 1
    /// The full brightness of the image is shown.
    case high = 2
  }

  /// The traits that an image adapts to. A configuration is immutable.
  open class Configuration: NSObject, @unchecked Sendable {}

  /// The size of a symbol. A configuration is immutable.
  open class SymbolConfiguration: UIImage.Configuration, @unchecked Sendable {
    /// The size in points, or nil for the default size.
    let pointSize: CGFloat?

    private init(size pointSize: CGFloat?) {
      self.pointSize = pointSize
    }

    /// Creates a configuration with a size, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize)
    }
  }
}
