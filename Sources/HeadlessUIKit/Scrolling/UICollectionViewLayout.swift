import Foundation

/// An abstract object that determines the positions of a collection view's items.
@MainActor open class UICollectionViewLayout: NSObject {
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?

  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Computes the positions of the items.
  ///
  /// The collection view calls the method after each invalidation, before it requests attributes.
  open func prepare() {}

  /// The size of the content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// Returns the attributes of the items in a rectangle of the content.
  open func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { nil }

  /// Returns the attributes of an item.
  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns whether new bounds of the collection view invalidate the layout. The default is false.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// Invalidates the layout, so that the next layout pass computes the positions again.
  open func invalidateLayout() {
    collectionView?.layoutWasInvalidated()
  }

  /// Returns the initial attributes of an inserted item.
  ///
  /// The default is nil: the item is invisible at its position.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }

  /// Returns the final attributes of a deleted item.
  ///
  /// The default is nil: the item is invisible at its position.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
}
