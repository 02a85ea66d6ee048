import Foundation

/// The place and the look of an item of a collection view.
@MainActor open class UICollectionViewLayoutAttributes: NSObject, @MainActor NSCopying {
  /// The item.
  open var indexPath: IndexPath
  /// The position of the centre in the content, in points.
  open var center = CGPoint.zero
  /// The size, in points.
  open var size = CGSize.zero
  /// The transform about the centre. The default is the identity.
  open var transform = CGAffineTransform.identity
  /// The opacity, 0…1. The default is 1.
  open var alpha: CGFloat = 1
  /// The order from back to front. The default is 0.
  open var zIndex = 0
  /// Whether the item is hidden. The default is false.
  open var isHidden = false

  /// Makes the attributes of nothing yet.
  public required override init() {
    indexPath = IndexPath(item: 0, section: 0)
    super.init()
  }

  /// Makes the attributes of an item's cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// The rectangle in the content, in points, without the transform.
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
    (copy.indexPath, copy.center, copy.size) = (indexPath, center, size)
    (copy.transform, copy.alpha, copy.zIndex) = (transform, alpha, zIndex)
    copy.isHidden = isHidden
    return copy
  }
}
