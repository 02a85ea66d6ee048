/// An empty mask that hides a view while its stand-in is visible. The opacity and `isHidden` do not
/// change, because apps and UIKit set and read them, such as a cell's. Overlapping flights share
/// the mask, and the last one restores the app's mask. A mask does not block touches.
final class HidingMask {
  private static let key = "InterruptibleTransitionsVeil"

  /// The view of the mask. A view's layer does not animate its changes implicitly.
  private let maskView = UIView()
  private var mask: CALayer { maskView.layer }
  private var appMask: CALayer?
  private var count = 0
  /// The frame that this object has given the mask. An app may set another frame on the mask.
  private var ownFrame = CGRect.zero

  private init(_ appMask: CALayer?) {
    self.appMask = appMask
  }

  @discardableResult static func hide(_ view: UIView) -> HidingMask {
    let layer = view.layer
    let hidingMask = layer.tag(key, as: HidingMask.self) ?? HidingMask(layer.mask)
    hidingMask.count += 1
    layer.setTag(hidingMask, for: key)
    hidingMask.close()
    if hidingMask.count == 1 { layer.mask = hidingMask.mask } else { hidingMask.reapply(to: view) }
    return hidingMask
  }

  /// Shows a view again. If the app has set another mask since then, that mask stays.
  func remove(from view: UIView) {
    count -= 1
    close()
    guard count == 0 else { return }
    if view.layer.mask === mask { view.layer.mask = appMask }
    view.layer.setTag(nil, for: Self.key)
  }

  static func remove(from view: UIView) {
    view.layer.tag(key, as: HidingMask.self)?.remove(from: view)
  }

  /// Makes a part of a hidden view visible, unless another flight also hides the view.
  ///
  /// - Parameters:
  ///   - rect: The visible part, in the view's coordinates.
  ///   - cornerRadius: The radius of the part's corners, in points.
  ///   - opacity: The opacity of the part, 0…1.
  func open(_ rect: CGRect, cornerRadius: CGFloat = 0, opacity: CGFloat = 1) {
    guard count == 1 else { return }
    forwardFrame()
    maskView.frame = rect
    ownFrame = maskView.frame
    maskView.backgroundColor = .black
    maskView.alpha = opacity
    mask.cornerRadius = cornerRadius
  }

  func close() {
    forwardFrame()
    if maskView.backgroundColor != nil { maskView.backgroundColor = nil }
    guard ownFrame != .zero else { return }
    maskView.frame = .zero
    ownFrame = .zero
  }

  /// Passes a frame that the app has set on the mask to the app's mask.
  private func forwardFrame() {
    guard maskView.frame != ownFrame else { return }
    appMask?.frame = maskView.frame
    maskView.frame = ownFrame
    if ownFrame == .zero { maskView.backgroundColor = nil }
  }

  /// Returns the mask of a view, apart from the one that hides it.
  static func mask(of view: UIView) -> CALayer? {
    let hidingMask = view.layer.tag(key, as: HidingMask.self)
    return hidingMask?.mask === view.layer.mask ? hidingMask?.appMask : view.layer.mask
  }

  /// Hides a view again after the app has changed its mask, for example in `layoutSubviews`.
  func reapply(to view: UIView) {
    forwardFrame()
    let layer = view.layer
    guard count > 0, layer.mask !== mask else { return }
    appMask = layer.mask
    layer.mask = mask
  }
}

extension UIView {
  /// Whether the view, or a subview that covers it, has an opaque background color. In doubt, the
  /// value is false. `isOpaque` is only a hint for drawing.
  ///
  /// - Complexity: O(*n*) in the number of views that cover this one, and their subviews.
  var hidesViewsBehind: Bool {
    guard !isHidden, alpha == 1, HidingMask.mask(of: self) == nil else { return false }
    if let color = layer.backgroundColor, color.alpha == 1 { return true }
    return subviews.contains { $0.covers(self) && $0.hidesViewsBehind }
  }
}
