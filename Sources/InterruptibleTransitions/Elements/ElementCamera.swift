/// Takes pictures of elements: of each without the elements in it, which have pictures of their
/// own.
///
/// A layer that is drawn is drawn without masks, so these do not hide what is in it. While pictures
/// are taken the elements are transparent, except the one whose turn it is; no frame is shown
/// meanwhile.
final class ElementCamera {
  private var opacities: [ObjectIdentifier: (layer: CALayer, opacity: Float)] = [:]
  /// The elements in which there are others.
  private var containers: Set<ObjectIdentifier> = []

  /// Makes the elements of both screens transparent.
  ///
  /// - Parameter views: Their views.
  /// - Complexity: O(*n*) in the number of views that the elements are in.
  init(of views: [UIView]) {
    // A view may stand for several elements.
    for view in views where opacities[ObjectIdentifier(view)] == nil {
      opacities[ObjectIdentifier(view)] = (view.layer, view.layer.opacity)
      view.layer.opacity = 0
    }
    var seen: Set<ObjectIdentifier> = []
    for view in views {
      var next = view.superview
      while let outer = next, seen.insert(ObjectIdentifier(outer)).inserted {
        if opacities[ObjectIdentifier(outer)] != nil { containers.insert(ObjectIdentifier(outer)) }
        next = outer.superview
      }
    }
  }

  /// Gives the elements back what they had.
  func close() {
    for (layer, opacity) in opacities.values { layer.opacity = opacity }
    opacities = [:]
  }

  /// Makes a view that shows what another one does, in that one's size and style: without its round
  /// corners, its border, its shadow, its opacity, and the elements in it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - contents: The contents of the view.
  ///   - isOnScreen: Whether the screen shows the view as it is now.
  ///   - intent: The modifiers of the element.
  /// - Returns: The picture.
  func picture(
    of view: UIView, _ contents: ElementContents, isOnScreen: Bool,
    _ intent: ElementIntent = ElementIntent()
  ) -> UIView {
    let opacity = opacities[ObjectIdentifier(view)]?.opacity ?? 1
    view.layer.opacity = 1
    defer { view.layer.opacity = 0 }
    let isShown = isOnScreen && opacity == 1
    return styled(newPicture(of: view, contents, isShown: isShown, intent), like: view)
  }

  private func newPicture(
    of view: UIView, _ contents: ElementContents, isShown: Bool, _ intent: ElementIntent
  ) -> UIView {
    if let own = intent.standIn.made(for: view) ?? (view as? any ElementView)?.newStandIn {
      return LiveStandIn(own)
    }
    if let effectView = view as? UIVisualEffectView {
      return EffectStandIn(of: effectView, from: nil) { $0.drawing() }
    }
    if intent.hasGround { return view.drawing(withoutBackground: true) }
    if case .image = contents { return view.imageCopy() }
    let isWhole = intent.standIn != .drawn && !containers.contains(ObjectIdentifier(view))
    // What UIKit has shown already is there at once, with all that is the layer's own.
    guard isShown, isWhole, view.isPlain else { return view.drawing() }
    return view.snapshotView(afterScreenUpdates: false) ?? view.drawing()
  }

  /// Makes one view that shows two effect views, which turns from the one into the other.
  ///
  /// - Returns: The picture; nil if one of them is no effect view, or makes its own stand-in.
  func effects(_ former: UIView?, _ view: UIView?) -> UIView? {
    guard let former = former as? UIVisualEffectView, let view = view as? UIVisualEffectView,
      !(former is any ElementView), !(view is any ElementView)
    else { return nil }
    return styled(EffectStandIn(of: view, from: former) { $0.drawing() }, like: view)
  }

  /// Gives a picture the style of a view, which the views around the picture may not have.
  private func styled(_ picture: UIView, like view: UIView) -> UIView {
    picture.overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
    return picture
  }
}

extension UIView {
  /// Whether a picture of the screen shows the contents of the view, and nothing around these.
  fileprivate var isPlain: Bool {
    shownCornerRadius == 0 && layer.shadowOpacity == 0 && layer.borderWidth == 0
      && layer.mask == nil
  }
}

extension UIView {
  fileprivate func imageCopy() -> UIView {
    let original = self as? UIImageView
    let copy = UIImageView(image: original?.image)
    copy.tintColor = original?.tintColor
    return copy
  }

  /// Draws the layer as it is to be: what has never been on the screen, too.
  ///
  /// - Parameter withoutBackground: Whether its background is left out.
  /// - Returns: The drawing.
  fileprivate func drawing(withoutBackground: Bool = false) -> UIView {
    let former = (layer.cornerRadius, layer.shadowOpacity, layer.borderWidth)
    let background = layer.backgroundColor
    (layer.cornerRadius, layer.shadowOpacity, layer.borderWidth) = (0, 0, 0)
    if withoutBackground { layer.backgroundColor = nil }
    defer {
      (layer.cornerRadius, layer.shadowOpacity, layer.borderWidth) = former
      layer.backgroundColor = background
    }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { layer.render(in: $0.cgContext) }
    return UIImageView(image: image)
  }
}
