/// Hides a view whose stand-in is seen, without a property that an app or UIKit sets and reads: a
/// cell's layout attributes set its opacity in every pass, and a stack view lays out its views by
/// `isHidden`.
///
/// The layer gets an empty mask. Flights that overlap share the mask; with the last one the app's
/// mask comes back. A mask keeps no touches out. It hides effects, which are not seen anyway.
final class ViewVeil {
  private static let key = "InterruptibleTransitionsVeil"

  /// A view, whose layer does not animate by itself.
  private let window = UIView()
  private var mask: CALayer { window.layer }
  private var former: CALayer?
  private var count = 0
  /// The frame that the mask has unless the app has laid it out as its own.
  private var frame = CGRect.zero

  private init(_ former: CALayer?) {
    self.former = former
  }

  /// Hides a view.
  static func hide(_ view: UIView) {
    let layer = view.layer
    let veil = layer.tag(key, as: ViewVeil.self) ?? ViewVeil(layer.mask)
    veil.count += 1
    layer.setTag(veil, for: key)
    veil.close()
    if veil.count == 1 { layer.mask = veil.mask } else { renew(view) }
  }

  /// Takes back that a view is hidden. A mask that the app has set since then stays.
  static func show(_ view: UIView) {
    let layer = view.layer
    guard let veil = layer.tag(key, as: ViewVeil.self) else { return }
    veil.count -= 1
    veil.passOnLayout()
    veil.close()
    guard veil.count == 0 else { return }
    if layer.mask === veil.mask { layer.mask = veil.former }
    layer.setTag(nil, for: key)
  }

  /// Lets a part of a hidden view be seen, unless another flight hides it too.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - rect: The part, in the view's coordinates.
  ///   - cornerRadius: The radius of the part's corners, in points.
  static func open(_ view: UIView, _ rect: CGRect, cornerRadius: CGFloat) {
    guard let veil = view.layer.tag(key, as: ViewVeil.self), veil.count == 1 else { return }
    veil.passOnLayout()
    veil.window.frame = rect
    veil.frame = veil.window.frame
    veil.window.backgroundColor = .black
    veil.mask.cornerRadius = cornerRadius
  }

  /// Hides a view as a whole again.
  static func close(_ view: UIView) {
    view.layer.tag(key, as: ViewVeil.self)?.close()
  }

  private func close() {
    passOnLayout()
    if window.backgroundColor != nil { window.backgroundColor = nil }
    guard frame != .zero else { return }
    window.frame = .zero
    frame = .zero
  }

  /// Lays out the app's mask where the app has laid out the view's mask, and takes that back.
  private func passOnLayout() {
    guard window.frame != frame else { return }
    former?.frame = window.frame
    window.frame = frame
    if frame == .zero { window.backgroundColor = nil }
  }

  /// Returns the mask of a view, apart from the one that hides it.
  static func mask(of view: UIView) -> CALayer? {
    let veil = view.layer.tag(key, as: ViewVeil.self)
    return veil?.mask === view.layer.mask ? veil?.former : view.layer.mask
  }

  /// Hides a view again that has set another mask since then, or laid out its mask, such as in
  /// `layoutSubviews`. That mask comes back with the view.
  static func renew(_ view: UIView) {
    let layer = view.layer
    guard let veil = layer.tag(key, as: ViewVeil.self) else { return }
    veil.passOnLayout()
    guard layer.mask !== veil.mask else { return }
    veil.former = layer.mask
    layer.mask = veil.mask
  }
}
