extension ElementSnapshotter {
  /// Composes the snapshot of a view on the screen from its background and a snapshot of each
  /// subview.
  ///
  /// The snapshot lacks the view's own corners, shadow and border.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - withoutBackground: Whether the view's background is omitted.
  /// - Returns: The snapshot.
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
    let snapshot = view.copyOfBackground(withoutBackground: withoutBackground)
    snapshot.clipsToBounds = view.clipsToBounds
    for subview in view.subviews where !isElement(subview) && subview.isVisible {
      let copy = part(subview)
      copy.adoptPlace(of: subview)
      snapshot.addSubview(copy)
    }
    return snapshot
  }

  /// Composes a view around a live view in it, which moves into the composition.
  ///
  /// - Parameters:
  ///   - view: The view: the element's, or one in it.
  ///   - live: The live view.
  ///   - element: The view of the element.
  ///   - isOnScreen: Whether the screen shows the view.
  ///   - isHandedOver: Whether the app has moved the live view from the other screen. If it covers
  ///     the view, the composition shows both ends of a morph.
  /// - Returns: The composition; nil if the live view cannot leave its page.
  func composition(
    of view: UIView, around live: UIView, in element: UIView, isOnScreen: Bool,
    isHandedOver: Bool
  ) -> ComposedView? {
    let composition = ComposedView(
      like: view, coversElement: isHandedOver && view === element && live.fills(element))
    func move() -> Bool {
      guard
        let view = MovedView(live, in: element, to: composition, isHandedOver: isHandedOver)
      else { return false }
      movedViews.append(view)
      return true
    }
    if view === live { return move() ? composition : nil }
    composition.layer.backgroundColor = view.layer.backgroundColor
    composition.clipsToBounds = view.clipsToBounds
    for subview in view.subviews where !isElement(subview) && subview.isVisible {
      if subview === live {
        guard move() else { return nil }
        continue
      }
      let copy: UIView
      if live.isDescendant(of: subview) {
        guard
          let inner = self.composition(
            of: subview, around: live, in: element, isOnScreen: isOnScreen,
            isHandedOver: isHandedOver)
        else { return nil }
        inner.adoptShape(of: subview)
        copy = inner
      } else if isOnScreen || subview is UIVisualEffectView {
        copy = part(subview)
      } else {
        copy = subview.drawing(of: content(of: subview), withoutBackground: false)
      }
      copy.adoptPlace(of: subview)
      composition.add(copy, like: subview)
    }
    return composition
  }

  /// Creates the snapshot of a subview in a composition.
  private func part(_ view: UIView) -> UIView {
    // A separate snapshot of an effect view shows nothing.
    if let effectView = view as? UIVisualEffectView {
      let copy = EffectStandIn(of: effectView, from: nil) { composition(of: $0) }
      // UIKit sets the materials of bars in ways that cannot be read.
      if effectView.effect == nil, view.isInBar {
        copy.effect = UIBlurEffect(style: .systemChromeMaterial)
      }
      copy.adoptShape(of: view)
      return copy
    }
    if view.isBar || view.hasEffects && view.isInBar {
      let copy = composition(of: view)
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
  /// Creates a view of the same size, with the same background unless the background is omitted.
  func copyOfBackground(withoutBackground: Bool) -> UIView {
    let copy = UIView()
    copy.bounds = bounds
    if !withoutBackground { copy.layer.backgroundColor = layer.backgroundColor }
    return copy
  }

  /// Adopts the interface style of another view, because the views around this one may have another
  /// style.
  func adoptStyle(of view: UIView) {
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
  }

  /// Adopts the place and the opacity of another view.
  fileprivate func adoptPlace(of view: UIView) {
    bounds.size = view.bounds.size
    layer.anchorPoint = view.layer.anchorPoint
    center = view.center
    layer.transform = view.layer.transform
    layer.zPosition = view.layer.zPosition
    // An effect view shows its effect only at an opacity of 1.
    if !(self is UIVisualEffectView) { alpha = view.alpha }
  }

  /// Adopts the corners and the clipping of another view.
  func adoptShape(of view: UIView) {
    layer.cornerRadius = view.layer.cornerRadius
    layer.elementCorners = view.layer.elementCorners
    clipsToBounds = view.clipsToBounds
  }

  /// Whether the view is in one of UIKit's bars.
  fileprivate var isInBar: Bool {
    sequence(first: self, next: \.superview).contains { $0.isBar }
  }

  /// Whether the view contains an effect view.
  fileprivate var hasEffects: Bool {
    subviews.contains { $0 is UIVisualEffectView || $0.hasEffects }
  }

  fileprivate var isVisible: Bool { !isHidden && alpha >= 0.01 }
}
