/// An object that takes snapshots of elements, each without the elements inside it.
///
/// Layers are rendered without the masks in them, so masks cannot hide an element. Instead, all
/// elements except the current one are transparent. No frame is shown meanwhile.
final class ElementSnapshotter {
  /// The live views that apps have moved from one page to another, and will probably move back.
  private static var handedOver = WeakObjects<UIView>()

  private var opacities: [ObjectIdentifier: (layer: CALayer, opacity: Float)] = [:]
  /// The views that contain elements, at any depth.
  private var outer: Set<ObjectIdentifier> = []
  let classes = UnrenderedContent.Classes()
  private var contents: [ObjectIdentifier: UnrenderedContent] = [:]
  /// The classes of content that snapshots lack, by the views that the snapshots show.
  private var missing: [ObjectIdentifier: String] = [:]
  var movedViews: [MovedView] = []
  /// Returns whether the other screen has had a view of the same element as another view.
  private let wasOnOtherScreen: (_ view: UIView, _ element: UIView) -> Bool

  /// Makes the elements of both screens transparent, until ``close()``.
  ///
  /// - Complexity: O(*n*) in the number of views that the elements are in.
  init(
    of views: [UIView],
    wasOnOtherScreen: @escaping (_ view: UIView, _ element: UIView) -> Bool = { _, _ in false }
  ) {
    self.wasOnOtherScreen = wasOnOtherScreen
    // Several elements may have one view.
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

  func close() {
    for (layer, opacity) in opacities.values { layer.opacity = opacity }
    opacities = [:]
  }

  /// Returns the class of the content that a snapshot lacks; nil if it is complete.
  func missingContent(of view: UIView) -> String? {
    missing[ObjectIdentifier(view)]
  }

  /// Creates a snapshot in the view's size and interface style, without the view's own corners,
  /// border, shadow and opacity, and without the elements inside.
  func snapshot(
    of view: UIView, _ contents: ElementContents, isOnScreen: Bool,
    _ settings: ElementSettings = ElementSettings()
  ) -> UIView {
    let opacity = opacities[ObjectIdentifier(view)]?.opacity ?? 1
    view.layer.opacity = 1
    defer { view.layer.opacity = 0 }
    let snapshot = newSnapshot(of: view, contents, isOnScreen: isOnScreen, opacity, settings)
    snapshot.adoptStyle(of: view)
    return snapshot
  }

  private func newSnapshot(
    of view: UIView, _ contents: ElementContents, isOnScreen: Bool, _ opacity: Float,
    _ settings: ElementSettings
  ) -> UIView {
    if let standIn = liveStandIn(for: view, isOnScreen: isOnScreen, settings) { return standIn }
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
    // A snapshot of a bar lacks its material.
    if isTaken, view.isBar { return composition(of: view) }
    let isWhole = !hasElements(view) && opacity == 1 && view.isPlain
    // UIKit has already rendered the view, so the snapshot is available at once, with all contents
    // of the layer.
    if isTaken, isWhole, !settings.hasGround,
      let snapshot = view.snapshotView(afterScreenUpdates: false)
    {
      return snapshot
    }
    return painting(
      of: view, isOnScreen: isTaken, for: view, withoutBackground: settings.hasGround)
  }

  /// Creates a stand-in with a live view, which leaves its page for the flight; nil if a snapshot
  /// shows the view, or the live view does not move.
  private func liveStandIn(
    for view: UIView, isOnScreen: Bool, _ settings: ElementSettings
  ) -> UIView? {
    let isWanted = settings.standIn == .view
    let live = isWanted ? view : handedOverView(in: view, isOnScreen: isOnScreen)
    guard let live, !hasElements(live) else { return nil }
    if let own = opacities[ObjectIdentifier(live)]?.opacity { live.layer.opacity = own }
    guard
      let composition = composition(
        of: view, around: live, in: view, isOnScreen: isOnScreen, isHandedOver: !isWanted)
    else {
      if live === view { live.layer.opacity = 1 }
      return nil
    }
    if !isWanted { Self.handedOver.insert(live) }
    // The stand-in has the opacity.
    opacities[ObjectIdentifier(live)]?.opacity = 1
    return isWanted || composition.coversElement ? LiveStandIn(composition) : composition
  }

  /// Returns the live view in an element that the app has moved there from the other screen.
  private func handedOverView(in element: UIView, isOnScreen: Bool) -> UIView? {
    let known = Self.handedOver.all.first { view in
      view.isDescendant(of: element)
        && !sequence(first: view, next: \.superview).prefix { $0 !== element }.contains {
          isElement($0)
        }
    }
    if known != nil || isOnScreen || element is UIVisualEffectView { return known }
    for live in content(of: element).views {
      let path = Array(sequence(first: live, next: \.superview).prefix { $0 !== element.superview })
      if let view = path.last(where: { wasOnOtherScreen($0, element) }) { return view }
      // A layer has a presentation layer from its first frame on. A page that comes has none yet.
      let shown = path.prefix { $0.layer.presentation() != nil }
      if let view = shown.last, let outer = view.superview, outer.layer.presentation() == nil {
        return view
      }
    }
    return nil
  }

  func effects(_ former: UIVisualEffectView, _ view: UIVisualEffectView) -> UIView {
    let snapshot = EffectStandIn(of: view, from: former) { contents in
      let isFormer = contents.isDescendant(of: former)
      return painting(of: contents, isOnScreen: isFormer, for: isFormer ? former : view)
    }
    snapshot.adoptStyle(of: view)
    return snapshot
  }

  /// Draws a view, or composes it from the screen if it has content that is not rendered.
  private func painting(
    of view: UIView, isOnScreen: Bool, for element: UIView, withoutBackground: Bool = false
  ) -> UIView {
    let content = content(of: view)
    // Drawing rounds all corners of a layer, or none.
    if isOnScreen, !view.layer.partlyRounded.isEmpty {
      return composition(of: view, withoutBackground: withoutBackground)
    }
    guard let className = content.className else {
      return view.drawing(of: content, withoutBackground: withoutBackground)
    }
    if isOnScreen { return composition(of: view, withoutBackground: withoutBackground) }
    if missing[ObjectIdentifier(element)] == nil { missing[ObjectIdentifier(element)] = className }
    return view.drawing(of: content, withoutBackground: withoutBackground)
  }

  /// Returns the content that is not rendered, without that of the elements inside.
  func content(of view: UIView) -> UnrenderedContent {
    if let known = contents[ObjectIdentifier(view)] { return known }
    let content = UnrenderedContent(of: view, by: classes) { isElement($0) }
    contents[ObjectIdentifier(view)] = content
    return content
  }

  func isElement(_ view: UIView) -> Bool { opacities[ObjectIdentifier(view)] != nil }

  func hasElements(_ view: UIView) -> Bool { outer.contains(ObjectIdentifier(view)) }

  // MARK: Compositions

  /// Composes a view on the screen from its background and a snapshot of each subview, without its
  /// own corners, shadow and border.
  private func composition(of view: UIView, withoutBackground: Bool = false) -> UIView {
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

  /// Composes a view around a live view in it; nil if the live view cannot leave its page. A
  /// handed-over view that covers the view shows both ends of a morph.
  private func composition(
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
  /// Adopts the style of another view, as the views around this one may have another style.
  func adoptStyle(of view: UIView) {
    overrideUserInterfaceStyle = view.traitCollection.userInterfaceStyle
  }

  fileprivate func adoptPlace(of view: UIView) {
    bounds.size = view.bounds.size
    layer.anchorPoint = view.layer.anchorPoint
    center = view.center
    layer.transform = view.layer.transform
    layer.zPosition = view.layer.zPosition
    // An effect view shows its effect only at an opacity of 1.
    if !(self is UIVisualEffectView) { alpha = view.alpha }
  }

  func adoptShape(of view: UIView) {
    layer.cornerRadius = view.layer.cornerRadius
    layer.elementCorners = view.layer.elementCorners
    clipsToBounds = view.clipsToBounds
  }

  fileprivate var isInBar: Bool {
    sequence(first: self, next: \.superview).contains { $0.isBar }
  }

  fileprivate var hasEffects: Bool {
    subviews.contains { $0 is UIVisualEffectView || $0.hasEffects }
  }

  fileprivate var isVisible: Bool { !isHidden && alpha >= 0.01 }
}
