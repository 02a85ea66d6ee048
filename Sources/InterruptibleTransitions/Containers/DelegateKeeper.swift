/// Keeps delegate proxies, which UIKit keeps weakly, until they have nothing left to do.
///
/// The view is invisible. It is a view so that the container's view keeps it, and leaves the
/// container's view with the last proxy.
final class DelegateKeeper: UIView {
  /// The proxies with something left to do. There are several if the app sets a delegate of its own
  /// in between, which may call the proxy that it finds.
  private(set) var proxies: [AnyObject] = []

  /// Keeps a proxy of a container whose view is loaded.
  static func keep(_ proxy: AnyObject, of container: UIViewController) {
    guard let view = container.viewIfLoaded else { return }
    let keeper = keeper(of: container) ?? DelegateKeeper(frame: .zero)
    if !keeper.proxies.contains(where: { $0 === proxy }) { keeper.proxies.append(proxy) }
    guard keeper.superview == nil else { return }
    keeper.isHidden = true
    view.insertSubview(keeper, at: 0)
  }

  /// Releases a proxy of a container.
  static func release(_ proxy: AnyObject, of container: UIViewController) {
    guard let keeper = keeper(of: container) else { return }
    keeper.proxies.removeAll { $0 === proxy }
    if keeper.proxies.isEmpty { keeper.removeFromSuperview() }
  }

  /// The proxies that are kept for a container.
  static func proxies(of container: UIViewController) -> [AnyObject] {
    keeper(of: container)?.proxies ?? []
  }

  private static func keeper(of container: UIViewController) -> DelegateKeeper? {
    container.viewIfLoaded?.subviews.lazy.compactMap { $0 as? DelegateKeeper }.first
  }
}
