import Foundation

extension UICollectionView {
  /// The duration of insertions and deletions, in seconds.
  private static let updateDuration: TimeInterval = 0.3

  /// Inserts items. Their cells fade in while the other cells move.
  ///
  /// - Precondition: Outside a batch, the data source already contains the items.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { $0.inserted.formUnion(indexPaths) }
  }

  /// Deletes items. Their cells fade out while the other cells move.
  ///
  /// - Precondition: Outside a batch, the data source no longer contains the items.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { $0.deleted.formUnion(indexPaths) }
  }

  /// Makes several insertions and deletions as a group.
  ///
  /// The index paths of deletions refer to the items before the changes. Those of insertions refer
  /// to the items after the changes.
  ///
  /// - Parameters:
  ///   - updates: A closure that makes the changes, including those of the data source.
  ///   - completion: A closure that is called when the cells are in place, with whether the
  ///     animation finished.
  /// - Precondition: The numbers of items before and after differ by the changes.
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
      // The data source has already changed, so the counts that were read earlier describe the old
      // items.
      var changes = CollectionUpdates()
      change(&changes)
      apply(changes, completion: nil)
    }
  }

  private func apply(_ changes: CollectionUpdates, completion: ((Bool) -> Void)?) {
    let old = counts
    let new = readCounts()
    changes.check(from: old, to: new)
    loadedCounts = new
    isInvalidated = true
    selectedItem = selectedItem.flatMap(changes.newPath)
    pressedItem = pressedItem.flatMap(changes.newPath)
    var leaving: [(path: IndexPath, cell: UICollectionViewCell)] = []
    var staying: [IndexPath: UICollectionViewCell] = [:]
    for (path, cell) in shownCells.sorted(by: { $0.key < $1.key }) {
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
          cell.applyValues(of: final)
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

  /// Shows the cells of inserted items with their initial attributes.
  private func showInserted(_ inserted: Set<IndexPath>) {
    for attributes in collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    where inserted.contains(attributes.indexPath) {
      showCell(attributes)
      guard let cell = shownCells[attributes.indexPath] else { continue }
      let initial = collectionViewLayout.initialLayoutAttributesForAppearingItem(
        at: attributes.indexPath)
      if let initial { cell.applyValues(of: initial) } else { cell.alpha = 0 }
    }
  }
}
