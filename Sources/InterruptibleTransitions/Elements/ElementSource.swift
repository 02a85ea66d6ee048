/// A view controller that knows where its elements are: also those that are not on the screen yet.
///
/// What has an ``UIKit/UIView/elementID`` is found by itself while it is there. A source is asked
/// for an element at the start of a flight, there and back, and in flight when a view has gone or
/// shows another element by now. Its answer goes before what is found in the tree of views.
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
  /// It has to be in the view controller's view. The default implementation finds the view that is
  /// called so, the frontmost one.
  ///
  /// - Parameter id: What the element is called on the other screen.
  /// - Returns: The view.
  func view(for id: ElementID) -> UIView?

  /// Brings an element onto the screen, without an animation, so that ``view(for:)`` finds it: for
  /// instance by scrolling. It may also do nothing.
  ///
  /// It is called at the start of a flight to this screen, for an element that the other screen has
  /// and this one does not show. Of several the first one counts that is there afterwards. What it
  /// has changed stays so, also if the flight is cancelled. The default implementation scrolls the
  /// scroll views that the element's view is in.
  ///
  /// - Parameter id: What the element is called.
  func reveal(_ id: ElementID)
}

extension ElementSource {
  /// Finds the frontmost view that is called so.
  public func view(for id: ElementID) -> UIView? {
    viewIfLoaded?.elementViews(for: [id])[id]
  }

  /// Scrolls to the view that is called so.
  public func reveal(_ id: ElementID) {
    guard let view = view(for: id) else { return }
    for scrollView in sequence(first: view, next: \.superview).compactMap({ $0 as? UIScrollView }) {
      scrollView.scrollRectToVisible(view.convert(view.bounds, to: scrollView), animated: false)
    }
  }
}

/// A source whose elements are the cells of a list, or are in them.
///
/// ```swift
/// extension PhotosViewController: ElementListSource {
///   var elementList: UIScrollView { collectionView }
///   func indexPath(for id: ElementID) -> IndexPath? {
///     photos.firstIndex { ElementID($0.number) == id }.map { IndexPath(item: $0, section: 0) }
///   }
/// }
/// ```
public protocol ElementListSource: ElementSource {
  /// The list: a table view or a collection view. Any other scroll view has no cells.
  var elementList: UIScrollView { get }
  /// Returns the index path of an element; nil if the list does not have it.
  ///
  /// - Parameter id: The identifier of the element.
  /// - Returns: The index path.
  func indexPath(for id: ElementID) -> IndexPath?
}

extension ElementListSource {
  /// Finds the view that is called so in the cell, or the cell, unless it still shows another
  /// element: the list may have yet to hear of a change.
  public func view(for id: ElementID) -> UIView? {
    guard let indexPath = indexPath(for: id), let cell = elementList.elementCell(at: indexPath)
    else { return nil }
    return cell.elementViews(for: [id])[id] ?? (cell.hasElements ? nil : cell)
  }

  /// Scrolls the cell to the middle of the list.
  public func reveal(_ id: ElementID) {
    guard let indexPath = indexPath(for: id) else { return }
    elementList.reveal(indexPath)
  }
}

extension UIScrollView {
  /// Returns the cell at an index path; nil if it is not shown, or there is none.
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
  /// Scrolls a cell to the middle, without an animation, unless all of it is visible.
  ///
  /// - Parameter indexPath: The index path. One that is not in the table does nothing.
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
  /// Scrolls a cell to the middle, without an animation, unless all of it is visible.
  ///
  /// - Parameter indexPath: The index path. One that is not in the collection does nothing.
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
  /// Whether a part of the content is seen as a whole.
  fileprivate func showsWhole(_ rect: CGRect) -> Bool {
    bounds.inset(by: adjustedContentInset).contains(rect)
  }
}

extension UIView {
  /// Returns the views in this one, itself among them, that are called so; of several the frontmost
  /// one that is not hidden.
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
}

extension UIView {
  /// Whether the view, or one in it, is called something.
  fileprivate var hasElements: Bool {
    transitionElementID != nil || subviews.contains { $0.hasElements }
  }
}

extension UIViewController {
  /// The sources among the view controller and those in it.
  var elementSources: [any ElementSource] {
    [self as? any ElementSource].compactMap { $0 } + children.flatMap(\.elementSources)
  }
}

extension [any ElementSource] {
  /// Returns the first answer.
  func elementView(for id: ElementID) -> UIView? {
    for source in self {
      if let view = source.view(for: id) { return view }
    }
    return nil
  }
}
