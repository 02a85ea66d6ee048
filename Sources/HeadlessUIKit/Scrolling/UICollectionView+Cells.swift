import Foundation

extension UICollectionView {
  /// The visible cells, in no particular order.
  public var visibleCells: [UICollectionViewCell] { Array(shownCells.values) }

  /// The index paths of the visible items, in no particular order.
  public var indexPathsForVisibleItems: [IndexPath] { Array(shownCells.keys) }

  /// Returns the cell of an item, or nil if the item is not visible.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shownCells[indexPath]
  }

  /// Returns the index path of a cell, or nil if the cell is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// The number of sections.
  public var numberOfSections: Int { counts.count }

  /// Returns the number of items in a section, or 0 if there is no such section.
  public func numberOfItems(inSection section: Int) -> Int {
    counts.indices.contains(section) ? counts[section] : 0
  }

  /// Returns the layout's attributes of an item, or nil if there is no such item.
  public func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareLayout()
    return collectionViewLayout.layoutAttributesForItem(at: indexPath)
  }

  /// Returns the index path of the item at a point, or nil if there is none.
  ///
  /// The point is in the collection view's coordinates.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareLayout()
    let rectangle = CGRect(origin: point, size: CGSize(width: 1, height: 1))
    return collectionViewLayout.layoutAttributesForElements(in: rectangle)?
      .last { $0.frame.contains(point) }?.indexPath
  }

  /// The number of items in each section, which is read from the data source when needed.
  var counts: [Int] {
    if let loadedCounts { return loadedCounts }
    let counts = readCounts()
    loadedCounts = counts
    return counts
  }

  func readCounts() -> [Int] {
    guard let dataSource else { return [] }
    return (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
  }

  /// Discards the items, so that the next layout reads them again.
  func discardItems() {
    loadedCounts = nil
    layoutWasInvalidated()
  }

  /// Invalidates the layout, so that the next layout pass computes the positions again.
  func layoutWasInvalidated() {
    isInvalidated = true
    setNeedsLayout()
  }

  func layoutDidChange(from old: UICollectionViewLayout) {
    guard old !== collectionViewLayout else { return }
    old.collectionView = nil
    collectionViewLayout.collectionView = self
    layoutWasInvalidated()
  }

  /// Prepares the layout, if it is invalid.
  func prepareLayout() {
    if let layoutBounds, layoutBounds != bounds {
      self.layoutBounds = bounds
      if layoutBounds.size != bounds.size
        || collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
      {
        isInvalidated = true
      }
    }
    guard isInvalidated else { return }
    isInvalidated = false
    layoutBounds = bounds
    collectionViewLayout.prepare()
    contentSize = collectionViewLayout.collectionViewContentSize
  }

  /// Updates the cells to the visible items.
  ///
  /// Each pass applies the layout's attributes to every cell, and overwrites values that the app
  /// has set (fact 3.81).
  func layoutCells() {
    prepareLayout()
    let attributes = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
    let seen = Set(attributes.map(\.indexPath))
    // In order, so that each run reuses the same cells.
    for path in shownCells.keys.sorted() where !seen.contains(path) { recycleCell(at: path) }
    for attributes in attributes {
      if let cell = shownCells[attributes.indexPath] {
        cell.applyValues(of: attributes)
      } else {
        // A new item appears without animation, even in an animation block.
        UIView.performWithoutAnimation { showCell(attributes) }
      }
    }
  }

  /// Requests a cell for an item and shows the cell.
  func showCell(_ attributes: UICollectionViewLayoutAttributes) {
    let path = attributes.indexPath
    guard let cell = dataSource?.collectionView(self, cellForItemAt: path) else { return }
    precondition(
      cell.reuseIdentifier != nil,
      "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a "
        + "reuseIdentifier - cells must be retrieved by calling "
        + "-dequeueReusableCellWithReuseIdentifier:forIndexPath:")
    cell.applyValues(of: attributes)
    cell.isSelected = path == selectedItem
    cell.isHighlighted = path == pressedItem
    shownCells[path] = cell
    insertSubview(cell, at: 0)
    cell.layoutIfNeeded()
  }

  func dequeueCell(_ identifier: String, at path: IndexPath) -> UICollectionViewCell {
    let cell: UICollectionViewCell
    if let reused = reusableCells[identifier]?.popLast() {
      reused.prepareForReuse()
      cell = reused
    } else if let type = cellClasses[identifier] {
      cell = type.init()
      cell.reuseIdentifier = identifier
    } else {
      fatalError(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier "
          + "\(identifier) - must register a nib or a class for the identifier or connect a "
          + "prototype cell in a storyboard")
    }
    if let attributes = layoutAttributesForItem(at: path) { cell.applyValues(of: attributes) }
    return cell
  }

  /// Removes a cell and keeps it for reuse.
  func recycleCell(at path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    recycle(cell)
  }

  func recycle(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    guard let identifier = cell.reuseIdentifier else { return }
    reusableCells[identifier, default: []].append(cell)
  }
}

extension UICollectionViewCell {
  /// Applies the attributes of a layout.
  func applyValues(of attributes: UICollectionViewLayoutAttributes) {
    if bounds.size != attributes.size { bounds.size = attributes.size }
    if center != attributes.center { center = attributes.center }
    if transform != attributes.transform { transform = attributes.transform }
    if alpha != attributes.alpha { alpha = attributes.alpha }
    if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
    if layer.zPosition != CGFloat(attributes.zIndex) {
      layer.zPosition = CGFloat(attributes.zIndex)
    }
    apply(attributes)
  }
}
