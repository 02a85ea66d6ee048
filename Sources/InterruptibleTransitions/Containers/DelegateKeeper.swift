/// Keeps delegate proxies as long as a container's view exists: UIKit keeps delegates weakly.
///
/// The view is invisible. It is a view so that the container's view keeps it.
final class DelegateKeeper: UIView {
  /// The proxies with something left to do. There are several if the app sets a delegate of its own
  /// in between, which may call the proxy that it finds.
  private(set) var proxies: [AnyObject] = []

  func keep(_ proxy: AnyObject) {
    if !proxies.contains(where: { $0 === proxy }) { proxies.append(proxy) }
  }

  func release(_ proxy: AnyObject) {
    proxies.removeAll { $0 === proxy }
  }

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
