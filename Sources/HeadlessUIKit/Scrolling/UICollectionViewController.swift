import Foundation

/// A view controller that shows a collection view.
///
/// The view controller is the data source and the delegate of the collection view. A subclass
/// overrides their methods, as in UIKit.
@MainActor
open class UICollectionViewController: UIViewController, UICollectionViewDataSource,
  UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout?
  private var collection: UICollectionView?
  /// Whether the collection view has appeared and has read its items.
  private var hasAppeared = false

  /// Whether the selection is cleared each time the collection view appears. The default is true
  /// (fact 3.116).
  open var clearsSelectionOnViewWillAppear = true

  /// Creates a view controller whose collection view has a layout.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a view controller without a layout.
  ///
  /// A headless runtime has no nib files, so both arguments are ignored. A subclass that calls this
  /// initializer sets the collection view before the view is loaded.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    layout = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The collection view. Reading the property loads the view if necessary.
  ///
  /// The collection view is in the view of the view controller, and fills it (fact 3.117).
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return collection
    }
    set { replaceCollection(with: newValue) }
  }

  /// The layout with which the view controller was created.
  ///
  /// Setting another layout of the collection view does not change the property (fact 3.119).
  ///
  /// - Precondition: The view controller was created with a layout.
  open var collectionViewLayout: UICollectionViewLayout {
    guard let layout else { preconditionFailure(Self.missingLayout) }
    return layout
  }

  private static let missingLayout =
    "UICollectionView must be initialized with a non-nil layout parameter"

  /// Creates the view, and a collection view in it, with the view controller as its data source and
  /// delegate.
  open override func loadView() {
    super.loadView()
    view.layer.owner = "UICollectionViewControllerWrapperView"
    let shown =
      collection
      ?? UICollectionView(
        frame: view.bounds, collectionViewLayout: collectionViewLayout)
    shown.dataSource = shown.dataSource ?? self
    shown.delegate = shown.delegate ?? self
    collection = nil
    replaceCollection(with: shown)
  }

  private func replaceCollection(with new: UICollectionView?) {
    let old = collection
    collection = new
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new, let view = viewIfLoaded else { return }
    new.frame = view.bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.insertSubview(new, at: 0)
  }

  /// Reads the items when the collection view appears for the first time, and clears the selection
  /// each time.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    guard let collection else { return }
    if !hasAppeared { collection.reloadData() }
    hasAppeared = true
    guard clearsSelectionOnViewWillAppear else { return }
    for item in collection.indexPathsForSelectedItems ?? [] {
      collection.deselectItem(at: item, animated: animated)
    }
  }

  // MARK: Items

  /// Returns the number of items in a section. The default is 0.
  open func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 0 }

  /// Returns a dequeued cell for an item. A subclass with items overrides the method.
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    preconditionFailure("The collection view's data source did not return a valid cell")
  }

  /// Returns the number of sections. The default is 1.
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }

  /// Notifies the view controller that the user has selected an item.
  open func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) {}

  /// Notifies the view controller that another item has been selected in place of this one.
  open func collectionView(
    _ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath
  ) {}

  // MARK: Scrolling

  /// Notifies the view controller that the offset has changed, for any reason.
  open func scrollViewDidScroll(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that a finger is about to move the content.
  open func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that the finger has lifted, with the velocity of the offset in
  /// points per millisecond.
  open func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {}

  /// Notifies the view controller that the finger has lifted, and whether the content continues to
  /// move.
  open func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {}

  /// Notifies the view controller that the content begins to decelerate.
  open func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that the content has stopped.
  open func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that the content has reached the offset that the app set.
  open func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}

  /// Returns the view that is scaled when the content is zoomed. The default is nil.
  open func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }

  /// Notifies the view controller that a zoom begins.
  open func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}

  /// Notifies the view controller that the scale factor has changed.
  open func scrollViewDidZoom(_ scrollView: UIScrollView) {}

  /// Notifies the view controller that a zoom is over.
  open func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat
  ) {}

  /// Notifies the view controller that the adjusted insets have changed.
  open func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
