/// An invisible view that keeps objects, such as delegates, which UIKit references weakly. Its
/// superview keeps it, until it keeps no object.
final class ObjectKeeper: UIView {
  private var objects: [AnyObject] = []

  static func keep(_ object: AnyObject, in view: UIView) {
    let keeper = keeper(in: view) ?? ObjectKeeper(frame: .zero)
    if !keeper.objects.contains(where: { $0 === object }) { keeper.objects.append(object) }
    guard keeper.superview == nil else { return }
    keeper.isHidden = true
    view.insertSubview(keeper, at: 0)
  }

  static func release(_ object: AnyObject, in view: UIView?) {
    guard let keeper = keeper(in: view) else { return }
    keeper.objects.removeAll { $0 === object }
    if keeper.objects.isEmpty { keeper.removeFromSuperview() }
  }

  static func objects<Object>(of type: Object.Type, in view: UIView?) -> [Object] {
    keeper(in: view)?.objects.compactMap { $0 as? Object } ?? []
  }

  private static func keeper(in view: UIView?) -> ObjectKeeper? {
    view?.subviews.lazy.compactMap { $0 as? ObjectKeeper }.first
  }
}
