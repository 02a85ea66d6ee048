/// A view controller that finds the views of its elements, even of elements off the screen.
///
/// A view with an `elementID` in the view tree needs no source. A source is asked for an element at
/// the start of each flight, the return flight included. The source is asked again mid-flight if a
/// view is removed or shows another element. The source takes precedence over the view tree.
///
/// ```swift
/// extension LettersViewController: ElementSource {
///   func reveal(_ id: ElementID) {
///     guard let row = letters.firstIndex(where: { ElementID($0.number) == id }) else { return }
///     tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false)
///   }
/// }
/// ```
public protocol ElementSource: UIViewController {
  /// Returns the view of an element; nil if there is none now.
  ///
  /// The view must be in the view controller's view. The default implementation finds the frontmost
  /// view that has the identifier.
  ///
  /// - Parameter id: The identifier of the element on the other screen.
  /// - Returns: The view.
  func view(for id: ElementID) -> UIView?

  /// Brings an element onto the screen without an animation, so that ``view(for:)`` finds its view.
  ///
  /// An implementation can scroll, or do nothing. The default implementation scrolls the scroll
  /// views around the element's view.
  ///
  /// The method is called at the start of a flight to this screen, if no visible part of this
  /// screen has a match. The element is one that the other screen has. Of several such elements,
  /// the first one that is found afterward counts. The changes stay, even if the flight is
  /// cancelled.
  ///
  /// - Parameter id: The identifier of the element.
  func reveal(_ id: ElementID)
}

extension ElementSource {
  /// Finds the frontmost view that has the identifier.
  public func view(for id: ElementID) -> UIView? {
    viewIfLoaded?.elementViews(for: [id])[id]
  }

  /// Scrolls to the view that has the identifier.
  public func reveal(_ id: ElementID) {
    guard let view = view(for: id) else { return }
    for scrollView in sequence(first: view, next: \.superview).compactMap({ $0 as? UIScrollView }) {
      scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
    }
  }
}

/// A source whose elements are the cells of a list, or are in the cells.
///
/// ```swift
/// extension PhotosViewController: ElementListSource {
///   var elementScrollView: UIScrollView { collectionView }
///   func indexPath(for id: ElementID) -> IndexPath? {
///     photos.firstIndex { ElementID($0.number) == id }.map { IndexPath(item: $0, section: 0) }
///   }
/// }
/// ```
public protocol ElementListSource: ElementSource {
  /// The list: a table view or a collection view. Any other scroll view has no cells.
  var elementScrollView: UIScrollView { get }
  /// Returns the index path of an element; nil if the list does not have the element.
  ///
  /// - Parameter id: The identifier of the element.
  /// - Returns: The index path.
  func indexPath(for id: ElementID) -> IndexPath?
}

extension ElementListSource {
  /// Finds the view that has the identifier in the cell, or else the cell itself.
  ///
  /// A cell that still shows another element does not count. The list may not have applied a change
  /// yet.
  public func view(for id: ElementID) -> UIView? {
    guard let indexPath = indexPath(for: id),
      let cell = elementScrollView.elementCell(at: indexPath)
    else { return nil }
    return cell.elementViews(for: [id])[id] ?? (cell.hasElements ? nil : cell)
  }

  /// Scrolls the cell to the middle of the list.
  public func reveal(_ id: ElementID) {
    guard let indexPath = indexPath(for: id) else { return }
    elementScrollView.reveal(indexPath)
  }
}

extension UIScrollView {
  /// Returns the cell at an index path; nil if the cell is not shown or does not exist.
  fileprivate func elementCell(at indexPath: IndexPath) -> UIView? {
    switch self {
    case let table as UITableView: table.cellForRow(at: indexPath)
    case let collection as UICollectionView: collection.cellForItem(at: indexPath)
    default: nil
    }
  }

  fileprivate func reveal(_ indexPath: IndexPath) {
    switch self {
    case let table as UITableView: table.revealElementCell(at: indexPath)
    case let collection as UICollectionView: collection.revealElementCell(at: indexPath)
    default: break
    }
  }
}

extension UITableView {
  /// Scrolls a cell to the middle, without an animation, unless the whole cell is visible.
  ///
  /// - Parameter indexPath: The index path. An index path that is not in the table does nothing.
  public func revealElementCell(at indexPath: IndexPath) {
    layoutIfNeeded()
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfRows(inSection: indexPath.section)).contains(indexPath.row),
      !showsWhole(rectForRow(at: indexPath))
    else { return }
    scrollToRow(at: indexPath, at: .middle, animated: false)
    layoutIfNeeded()
  }
}

extension UICollectionView {
  /// Scrolls a cell to the middle, without an animation, unless the whole cell is visible.
  ///
  /// - Parameter indexPath: The index path. An index path that is not in the collection does
  ///   nothing.
  public func revealElementCell(at indexPath: IndexPath) {
    layoutIfNeeded()
    guard (0..<numberOfSections).contains(indexPath.section),
      (0..<numberOfItems(inSection: indexPath.section)).contains(indexPath.item),
      let frame = layoutAttributesForItem(at: indexPath)?.frame, !showsWhole(frame)
    else { return }
    scrollToItem(at: indexPath, at: [.centeredVertically, .centeredHorizontally], animated: false)
    layoutIfNeeded()
  }
}

extension UIScrollView {
  fileprivate func showsWhole(_ rect: CGRect) -> Bool {
    bounds.inset(by: adjustedContentInset).contains(rect)
  }
}

extension UIView {
  /// Returns the views with the given identifiers among this view and its subviews. Hidden views do
  /// not count; of several with one identifier, the frontmost one does.
  ///
  /// - Complexity: O(*n*) in the number of views.
  func elementViews(for ids: Set<ElementID>) -> [ElementID: UIView] {
    var found: [ElementID: UIView] = [:]
    func search(_ view: UIView) {
      if view.isHidden { return }
      if let id = view.transitionElementID, ids.contains(id) { found[id] = view }
      for subview in view.elementSubviews { search(subview) }
    }
    search(self)
    return found
  }

  fileprivate var hasElements: Bool {
    transitionElementID != nil || subviews.contains { $0.hasElements }
  }
}

extension UIViewController {
  /// The sources among the view controller and its descendants.
  var elementSources: [any ElementSource] {
    [self as? any ElementSource].compactMap { $0 } + children.flatMap(\.elementSources)
  }
}

extension [any ElementSource] {
  func elementView(for id: ElementID) -> UIView? {
    for source in self {
      if let view = source.view(for: id) { return view }
    }
    return nil
  }
}
