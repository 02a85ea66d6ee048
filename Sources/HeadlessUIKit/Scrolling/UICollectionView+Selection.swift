import Foundation

extension UICollectionView {
  /// The index paths of the selected items. At most one item is selected.
  public var indexPathsForSelectedItems: [IndexPath]? { selectedItem.map { [$0] } ?? [] }

  /// Selects an item without notifying the delegate.
  ///
  /// If the index path is nil, no item is selected.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if let old = selectedItem, old != indexPath { deselectItem(at: old, animated: animated) }
    selectedItem = indexPath
    guard let indexPath else { return }
    cellForItem(at: indexPath)?.isSelected = true
    if scrollPosition != [] { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects an item without notifying the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    if selectedItem == indexPath { selectedItem = nil }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls the content so that an item appears at a position in the collection view.
  ///
  /// - Precondition: The item exists.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    guard let frame = layoutAttributesForItem(at: indexPath)?.frame else {
      preconditionFailure(
        "Attempted to scroll the collection view to an out-of-bounds item \(indexPath)")
    }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    var offset = contentOffset
    if scrollPosition.contains(.top) {
      offset.y = frame.minY - inset.top
    } else if scrollPosition.contains(.centeredVertically) {
      offset.y = frame.midY - room.height / 2 - inset.top
    } else if scrollPosition.contains(.bottom) {
      offset.y = frame.maxY - room.height - inset.top
    }
    if scrollPosition.contains(.left) {
      offset.x = frame.minX - inset.left
    } else if scrollPosition.contains(.centeredHorizontally) {
      offset.x = frame.midX - room.width / 2 - inset.left
    } else if scrollPosition.contains(.right) {
      offset.x = frame.maxX - room.width - inset.left
    }
    setContentOffset(
      CGPoint(x: extents.horizontal.clamped(offset.x), y: extents.vertical.clamped(offset.y)),
      animated: animated)
  }

  /// Returns the item whose cell is under a single touch, or nil if there is none.
  func item(under touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1, let touch = touches.first,
      let path = indexPathForItem(at: touch.location(in: self)), let cell = cellForItem(at: path),
      touch.view?.isDescendant(of: cell) == true
    else { return nil }
    return path
  }

  func press(_ touches: Set<UITouch>) {
    guard allowsSelection, pressedItem == nil, let path = item(under: touches) else { return }
    pressedItem = path
    cellForItem(at: path)?.isHighlighted = true
  }

  func releaseItem() {
    guard let path = pressedItem else { return }
    pressedItem = nil
    cellForItem(at: path)?.isHighlighted = false
  }

  /// Selects an item that the user has tapped, and notifies the delegate.
  func select(_ path: IndexPath) {
    let delegate = delegate as? any UICollectionViewDelegate
    if let old = selectedItem, old != path {
      deselectItem(at: old, animated: false)
      delegate?.collectionView(self, didDeselectItemAt: old)
    }
    selectedItem = path
    cellForItem(at: path)?.isSelected = true
    delegate?.collectionView(self, didSelectItemAt: path)
  }
}
