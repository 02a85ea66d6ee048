extension ElementCamera {
  /// Puts the picture of a view on the screen together: its background, and a snapshot of each
  /// subview. The view's own corners, shadow and border are in none of these.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - withoutBackground: Whether its background is left out.
  /// - Returns: The picture.
  func composition(of view: UIView, withoutBackground: Bool = false) -> UIView {
    // The content of these layers is in no subview.
    let isInLayer = content(of: view).layers.contains { layer in
      layer === view.layer || layer.superlayer === view.layer && !(layer.delegate is UIView)
    }
    if isInLayer, view.subviews.isEmpty || !classes.include(view),
      let snapshot = view.snapshotView(afterScreenUpdates: false)
    {
      return snapshot
    }
    let picture = view.copyOfBackground(withoutBackground: withoutBackground)
    picture.clipsToBounds = view.clipsToBounds
    for subview in view.subviews where !isElement(subview) && subview.isVisible {
      let copy = part(subview)
      copy.bounds.size = subview.bounds.size
      copy.layer.anchorPoint = subview.layer.anchorPoint
      copy.center = subview.center
      copy.layer.transform = subview.layer.transform
      copy.layer.zPosition = subview.layer.zPosition
      // An effect view shows its effect at an opacity of 1 only.
      if !(copy is UIVisualEffectView) { copy.alpha = subview.alpha }
      picture.addSubview(copy)
    }
    return picture
  }

  /// Makes the picture of a view in a composition.
  private func part(_ view: UIView) -> UIView {
    // A snapshot of an effect view alone shows nothing.
    if let effectView = view as? UIVisualEffectView {
      let copy = EffectStandIn(of: effectView, from: nil) { composition(of: $0) }
      copy.adoptShape(of: view)
      return copy
    }
    guard hasElements(view) else {
      return view.snapshotView(afterScreenUpdates: false)
        ?? view.drawing(of: content(of: view), withoutBackground: false)
    }
    let content = content(of: view)
    let copy =
      content.className == nil
      ? view.drawing(of: content, withoutBackground: false) : composition(of: view)
    copy.adoptShape(of: view)
    return copy
  }
}

extension UIView {
  /// Makes a view of the same size with the same background.
  func copyOfBackground(withoutBackground: Bool) -> UIView {
    let copy = UIView()
    copy.bounds = bounds
    if !withoutBackground { copy.layer.backgroundColor = layer.backgroundColor }
    return copy
  }

  /// Takes over the style of another view: the views around this one may have another style.
  func adoptStyle(of view: UIView) {
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
  }

  /// Takes over the corners of another view.
  func adoptShape(of view: UIView) {
    layer.cornerRadius = view.layer.cornerRadius
    layer.elementCorners = view.layer.elementCorners
    clipsToBounds = view.clipsToBounds
  }

  fileprivate var isVisible: Bool { !isHidden && alpha >= 0.01 }
}
