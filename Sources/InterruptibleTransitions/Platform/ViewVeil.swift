/// Hides a view while its stand-in is visible.
///
/// The veil sets an empty mask on the layer. It avoids properties that an app or UIKit sets and
/// reads. For example, layout attributes set a cell's opacity in every pass, and a stack view reads
/// `isHidden`.
///
/// Overlapping flights share the mask, and the last flight restores the app's mask. A mask does not
/// block touches. It disables visual effects, which are invisible anyway.
final class ViewVeil {
  private static let key = "InterruptibleTransitionsVeil"

  /// The view of the mask. A view's layer does not animate its changes implicitly.
  private let window = UIView()
  private var mask: CALayer { window.layer }
  private var former: CALayer?
  private var count = 0
  /// The frame of the mask, unless the app has changed it in the belief that the mask is its own.
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

  /// Shows a view again. If the app has set another mask since then, that mask stays.
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

  /// Makes a part of a hidden view visible, unless another flight also hides the view.
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

  /// Hides the whole view again.
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

  /// Passes a frame that the app has set on the mask to the app's mask, and restores the veil's
  /// frame.
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

  /// Hides a view again after the app has set another mask or changed the mask's frame.
  ///
  /// An app can do this in `layoutSubviews`, for example. The app's mask is restored when the view
  /// is shown.
  static func renew(_ view: UIView) {
    let layer = view.layer
    guard let veil = layer.tag(key, as: ViewVeil.self) else { return }
    veil.passOnLayout()
    guard layer.mask !== veil.mask else { return }
    veil.former = layer.mask
    layer.mask = veil.mask
  }
}
