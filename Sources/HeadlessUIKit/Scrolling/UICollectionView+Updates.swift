import Foundation

extension UICollectionView {
  /// The duration of insertions and deletions, in seconds.
  private static let updateDuration: TimeInterval = 0.3

  /// Inserts items, whose cells fade in while the others move.
  ///
  /// - Precondition: outside of a batch, the data source has the items already.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes items, whose cells fade out while the others move.
  ///
  /// - Precondition: outside of a batch, the data source has them no more.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  /// Makes insertions and deletions together: deletions count items as they were before, insertions
  /// as they are afterwards.
  ///
  /// - Parameters:
  ///   - updates: makes the changes, in the data source too.
  ///   - completion: called when the cells are in place, with whether the animation finished.
  /// - Precondition: the numbers of items before and after differ by the changes.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    layoutIfNeeded()
    let isOutermost = batch == nil
    if isOutermost { batch = CollectionUpdates() }
    updates?()
    guard isOutermost, let changes = batch else {
      completion?(true)
      return
    }
    batch = nil
    apply(changes, completion: completion)
  }

  private func update(_ change: (inout CollectionUpdates) -> Void) {
    if var changes = batch {
      change(&changes)
      batch = changes
    } else {
      // The data source has changed already: what was there is what was read before.
      var changes = CollectionUpdates()
      change(&changes)
      apply(changes, completion: nil)
    }
  }

  private func apply(_ changes: CollectionUpdates, completion: ((Bool) -> Void)?) {
    let (old, new) = (counts, readCounts())
    changes.check(from: old, to: new)
    loadedCounts = new
    isInvalidated = true
    selectedItem = selectedItem.flatMap(changes.newPath)
    pressedItem = pressedItem.flatMap(changes.newPath)
    var leaving: [(path: IndexPath, cell: UICollectionViewCell)] = []
    var staying: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in shownCells {
      if let moved = changes.newPath(of: path) {
        staying[moved] = cell
      } else {
        leaving.append((path, cell))
      }
    }
    shownCells = staying
    prepareLayout()
    UIView.performWithoutAnimation { showInserted(changes.inserted) }
    UIView.animate(
      withDuration: Self.updateDuration, delay: 0, options: .allowUserInteraction
    ) {
      for (path, cell) in leaving {
        if let final = self.collectionViewLayout.finalLayoutAttributesForDisappearingItem(at: path)
        {
          cell.take(final)
        } else {
          cell.alpha = 0
        }
      }
      self.layoutCells()
    } completion: { finished in
      for (_, cell) in leaving { self.recycle(cell) }
      completion?(finished)
    }
  }

  /// Shows the cells of inserted items as they begin.
  private func showInserted(_ inserted: Set<IndexPath>) {
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    where inserted.contains(attributes.indexPath) {
      showCell(attributes)
      guard let cell = shownCells[attributes.indexPath] else { continue }
      let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(
        at: attributes.indexPath)
      if let initial { cell.take(initial) } else { cell.alpha = 0 }
    }
  }
}
