import Foundation

/// A layout that arranges items in consecutive lines, with as many items in a line as fit.
///
/// The headless runtime has no headers, footers, or estimated sizes.
@MainActor open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The minimum distance between lines, in points. The default is 10.
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The minimum distance between the items of a line, in points. The default is 10.
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The size of items, in points. The default is 50 by 50.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The direction in which the content scrolls. The default is vertical.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  /// The margins of each section, in points. The default is zero.
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }

  /// The frames of the items of each section.
  private var frames: [[CGRect]] = []
  private var contentSize = CGSize.zero

  /// Creates a layout that scrolls vertically.
  public override init() {
    super.init()
  }

  /// Computes the positions of all items.
  ///
  /// - Complexity: O(n) in the number of items.
  open override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let isVertical = scrollDirection == .vertical
    let inset = collectionView.adjustedContentInset
    let room = collectionView.bounds.size
    let breadth =
      isVertical
      ? room.width - inset.left - inset.right : room.height - inset.top - inset.bottom
    var end: CGFloat = 0
    frames = (0..<collectionView.numberOfSections).map { section in
      let flow = flow(of: section, in: collectionView, breadth: breadth, isVertical: isVertical)
      let placed = flow.frames(from: end)
      end = placed.end
      return placed.frames
    }
    contentSize =
      isVertical
      ? CGSize(width: breadth, height: end) : CGSize(width: end, height: breadth)
  }

  private func flow(
    of section: Int, in view: UICollectionView, breadth: CGFloat, isVertical: Bool
  ) -> FlowSection {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let told = (
      sizes: (0..<view.numberOfItems(inSection: section)).map { item in
        delegate?.collectionView(
          view, layout: self, sizeForItemAt: IndexPath(item: item, section: section)) ?? itemSize
      },
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: section)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: section) ?? minimumLineSpacing,
      spacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: section)
        ?? minimumInteritemSpacing
    )
    return FlowSection(
      sizes: told.sizes, inset: told.inset, lineSpacing: told.lineSpacing, spacing: told.spacing,
      breadth: breadth, isVertical: isVertical)
  }

  /// The size of the content, in points.
  open override var collectionViewContentSize: CGSize { contentSize }

  /// Returns the attributes of the items in a rectangle of the content.
  ///
  /// - Complexity: O(n) in the number of items.
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, frames) in frames.enumerated() {
      for (item, frame) in frames.enumerated() where frame.overlaps(rect) {
        let path = IndexPath(item: item, section: section)
        if let attributes = layoutAttributesForItem(at: path) { found.append(attributes) }
      }
    }
    return found
  }

  /// Returns the attributes of an item, or nil if there is no such item.
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2, frames.indices.contains(indexPath.section),
      frames[indexPath.section].indices.contains(indexPath.item)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = frames[indexPath.section][indexPath.item]
    return attributes
  }

  /// Returns whether the length of a line changes.
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let size = collectionView?.bounds.size else { return false }
    return scrollDirection == .vertical
      ? size.width != newBounds.width : size.height != newBounds.height
  }
}

extension CGRect {
  /// Returns whether two rectangles have more than an edge in common.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
