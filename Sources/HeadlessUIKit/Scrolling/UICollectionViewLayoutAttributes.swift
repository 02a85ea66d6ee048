import Foundation

/// The position and the appearance of an item in a collection view.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The index path of the item.
  open var indexPath: IndexPath
  /// The center of the item in the content, in points.
  open var center = CGPoint.zero
  /// The size of the item, in points.
  open var size = CGSize.zero
  /// The transform about the center. The default is the identity.
  open var transform = CGAffineTransform.identity
  /// The opacity, from 0 to 1. The default is 1.
  open var alpha: CGFloat = 1
  /// The stacking order of the item, from back to front. The default is 0.
  open var zIndex = 0
  /// Whether the item is hidden. The default is false.
  open var isHidden = false

  /// Creates attributes with default values.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Creates the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The frame of the item in the content, in points, without the transform.
  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      center = CGPoint(x: newValue.midX, y: newValue.midY)
      size = newValue.size
    }
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = Self()
    copy.indexPath = indexPath
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }
}
