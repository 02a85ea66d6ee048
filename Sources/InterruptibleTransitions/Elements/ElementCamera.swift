/// Takes pictures of elements, each without the elements in it, which have pictures of their own.
///
/// A layer is drawn without the masks in it. While pictures are taken the elements are transparent,
/// except the one whose turn it is; no frame is shown meanwhile.
final class ElementCamera {
  private var opacities: [ObjectIdentifier: (layer: CALayer, opacity: Float)] = [:]
  /// The views around elements, at any depth.
  private var outer: Set<ObjectIdentifier> = []
  let classes = UnrenderedContent.Classes()
  private var contents: [ObjectIdentifier: UnrenderedContent] = [:]
  /// The classes of content that pictures lack, by the views that the pictures are of.
  private var missing: [ObjectIdentifier: String] = [:]

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
    for view in views {
      var next = view.superview
      while let around = next, outer.insert(ObjectIdentifier(around)).inserted {
        next = around.superview
      }
    }
  }

  /// Gives the elements back what they had.
  func close() {
    for (layer, opacity) in opacities.values { layer.opacity = opacity }
    opacities = [:]
  }

  /// Returns the class of the content that the picture of a view lacks; nil if it lacks nothing.
  func missingContent(of view: UIView) -> String? {
    missing[ObjectIdentifier(view)]
  }

  /// Makes a view that shows what another one does, in that one's size and style: without its
  /// round corners, its border, its shadow, its opacity, and the elements in it.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - contents: The contents of the view.
  ///   - isOnScreen: Whether the screen shows the view as it is now.
  ///   - settings: The modifiers of the element.
  /// - Returns: The picture.
  func picture(
    of view: UIView, _ contents: ElementContents, isOnScreen: Bool,
    _ settings: ElementSettings = ElementSettings()
  ) -> UIView {
    let opacity = opacities[ObjectIdentifier(view)]?.opacity ?? 1
    view.layer.opacity = 1
    defer { view.layer.opacity = 0 }
    let picture = newPicture(of: view, contents, isOnScreen: isOnScreen, opacity, settings)
    picture.adoptStyle(of: view)
    return picture
  }

  private func newPicture(
    of view: UIView, _ contents: ElementContents, isOnScreen: Bool, _ opacity: Float,
    _ settings: ElementSettings
  ) -> UIView {
    if let effectView = view as? UIVisualEffectView {
      return EffectStandIn(of: effectView, from: nil) {
        painting(of: $0, isOnScreen: isOnScreen, for: view)
      }
    }
    if !settings.hasGround, let imageView = view as? UIImageView {
      if case .image = contents { return imageView.imageCopy() }
      if contents == .live { return LiveStandIn(imageView.imageCopy()) }
    }
    let isTaken = isOnScreen && settings.standIn != .drawn
    let isWhole = !hasElements(view) && opacity == 1 && view.isPlain
    // UIKit has shown it already: it is there at once, with all that is the layer's own.
    if isTaken, isWhole, !settings.hasGround,
      let snapshot = view.snapshotView(afterScreenUpdates: false)
    {
      return snapshot
    }
    return painting(
      of: view, isOnScreen: isTaken, for: view, withoutBackground: settings.hasGround)
  }

  /// Makes one view that shows two effect views, which turns from the one into the other.
  func effects(_ former: UIVisualEffectView, _ view: UIVisualEffectView) -> UIView {
    let picture = EffectStandIn(of: view, from: former) { contents in
      let isFormer = contents.isDescendant(of: former)
      return painting(of: contents, isOnScreen: isFormer, for: isFormer ? former : view)
    }
    picture.adoptStyle(of: view)
    return picture
  }

  /// Draws a view, or puts it together from the screen if it has content that is not rendered.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - isOnScreen: Whether the screen shows the view.
  ///   - element: The view of the element that the view is in.
  ///   - withoutBackground: Whether the view's background is left out.
  /// - Returns: The picture.
  func painting(
    of view: UIView, isOnScreen: Bool, for element: UIView, withoutBackground: Bool = false
  ) -> UIView {
    let content = content(of: view)
    guard let className = content.className else {
      return view.drawing(of: content, withoutBackground: withoutBackground)
    }
    if isOnScreen { return composition(of: view, withoutBackground: withoutBackground) }
    if missing[ObjectIdentifier(element)] == nil { missing[ObjectIdentifier(element)] = className }
    return view.drawing(of: content, withoutBackground: withoutBackground)
  }

  /// Returns the content of a view that is not rendered, without that of the elements in it.
  func content(of view: UIView) -> UnrenderedContent {
    if let known = contents[ObjectIdentifier(view)] { return known }
    let content = UnrenderedContent(of: view, by: classes) { isElement($0) }
    contents[ObjectIdentifier(view)] = content
    return content
  }

  /// Whether a view is an element, which has another picture.
  func isElement(_ view: UIView) -> Bool { opacities[ObjectIdentifier(view)] != nil }

  /// Whether elements are in a view, at any depth.
  func hasElements(_ view: UIView) -> Bool { outer.contains(ObjectIdentifier(view)) }
}

extension UIView {
  /// Whether a picture of the screen shows the contents of the view, and nothing around these.
  fileprivate var isPlain: Bool {
    shownCornerRadius == 0 && layer.shadowOpacity == 0 && layer.borderWidth == 0
      && layer.mask == nil
  }
}

extension UIView {
  /// Draws the layer as it is to be: what has never been on the screen, too.
  ///
  /// - Parameters:
  ///   - content: The content of which layers are never rendered.
  ///   - withoutBackground: Whether its background is left out.
  /// - Returns: The drawing.
  func drawing(of content: UnrenderedContent, withoutBackground: Bool) -> UIView {
    if content.layers.contains(where: { $0 === layer }) {
      return copyOfBackground(withoutBackground: withoutBackground)
    }
    let former = (layer.cornerRadius, layer.shadowOpacity, layer.borderWidth)
    let background = layer.backgroundColor
    (layer.cornerRadius, layer.shadowOpacity, layer.borderWidth) = (0, 0, 0)
    if withoutBackground { layer.backgroundColor = nil }
    defer {
      (layer.cornerRadius, layer.shadowOpacity, layer.borderWidth) = former
      layer.backgroundColor = background
    }
    let image = UIGraphicsImageRenderer(bounds: bounds).image { context in
      content.withoutLayers { layer.render(in: context.cgContext) }
    }
    return UIImageView(image: image)
  }
}
