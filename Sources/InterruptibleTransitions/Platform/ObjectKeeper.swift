/// An invisible view that keeps objects as long as they are needed.
///
/// These objects are delegates, which UIKit references weakly, and the requests of a window. The
/// keeper is a view so that its superview keeps it. It leaves the superview with the last object.
final class ObjectKeeper: UIView {
  private var objects: [AnyObject] = []

  /// Keeps an object in a view.
  static func keep(_ object: AnyObject, in view: UIView) {
    let keeper = keeper(in: view) ?? ObjectKeeper(frame: .zero)
    if !keeper.objects.contains(where: { $0 === object }) { keeper.objects.append(object) }
    guard keeper.superview == nil else { return }
    keeper.isHidden = true
    view.insertSubview(keeper, at: 0)
  }

  /// Releases an object that is kept in a view.
  static func release(_ object: AnyObject, in view: UIView?) {
    guard let keeper = keeper(in: view) else { return }
    keeper.objects.removeAll { $0 === object }
    if keeper.objects.isEmpty { keeper.removeFromSuperview() }
  }

  /// Returns the objects of a class that are kept in a view.
  static func objects<Object>(of type: Object.Type, in view: UIView?) -> [Object] {
    keeper(in: view)?.objects.compactMap { $0 as? Object } ?? []
  }

  private static func keeper(in view: UIView?) -> ObjectKeeper? {
    view?.subviews.lazy.compactMap { $0 as? ObjectKeeper }.first
  }
}
