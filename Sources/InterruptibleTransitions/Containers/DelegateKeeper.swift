/// Keeps a delegate proxy as long as a container's view exists: UIKit keeps delegates weakly.
///
/// The view is invisible. It is a view so that the container's view keeps it.
final class DelegateKeeper: UIView {
  /// The proxy; nil while the container has the app's delegate.
  var proxy: AnyObject?

  /// Returns the keeper of a container; nil if the container's view is not loaded.
  static func keeper(of container: UIViewController) -> DelegateKeeper? {
    guard let view = container.viewIfLoaded else { return nil }
    if let keeper = view.subviews.lazy.compactMap({ $0 as? DelegateKeeper }).first { return keeper }
    let keeper = DelegateKeeper(frame: .zero)
    keeper.isHidden = true
    view.insertSubview(keeper, at: 0)
    return keeper
  }
}
