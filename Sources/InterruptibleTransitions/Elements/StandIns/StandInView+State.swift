// Shows a state in a stand-in.
extension StandInView {
  /// Shows a progress, except the opacities of the snapshots and borders.
  func showForms(_ progress: Double) {
    guard let state = state(at: progress) else { return }
    showForms(state)
  }

  func showOpacities(_ progress: Double) {
    guard let state = path?.state(at: progress) else { return }
    showOpacities(state, isAnimated: true)
  }

  func showForms(_ state: ElementState) {
    let bounds = CGRect(state.size)
    if nest.superview === self { nest.show(state.inside) }
    self.bounds = bounds
    center = state.center
    let turn = CGAffineTransform(scaleX: state.scale, y: state.scale).rotated(by: state.rotation)
    if state.matrix.isIdentity {
      transform = turn
    } else {
      layer.transform = CATransform3DConcat(
        CATransform3DMakeAffineTransform(turn), state.matrix.transform)
    }
    alpha = state.opacity
    // The origin of all bounds is at the center, so subviews stay in place if the size changes.
    shadow.bounds = bounds
    shadow.layer.shadowOpacity = Float(state.shadow.opacity)
    shadow.layer.shadowRadius = state.shadow.radius
    shadow.layer.shadowOffset = state.shadow.offset
    if state.shadow.opacity > 0 { shadow.layer.shadowColor = state.shadow.color.cgColor }
    for (window, form) in zip(windows, state.windows) {
      window.bounds = state.shown ?? bounds
      window.center = window.bounds.center
      window.show(form)
    }
    borders.outgoing?.show(state.borders.outgoing, in: bounds)
    borders.incoming?.show(state.borders.incoming, in: bounds)
    snapshots.outgoing.show(state.snapshots.outgoing)
    if !isSame { snapshots.incoming.show(state.snapshots.incoming) }
    show(state.overlay, and: state.ground, in: bounds)
  }

  /// Shows a color in front of the snapshots, and one behind them.
  private func show(
    _ cover: ElementState.Overlay?, and color: ElementColor?, in bounds: CGRect
  ) {
    if let cover {
      let view = overlay ?? snapshots.incoming.addCover(isAbove: true)
      overlay = view
      view.bounds = bounds
      view.backgroundColor = UIColor(cgColor: cover.color.cgColor)
      view.alpha = cover.opacity
    }
    if let color {
      let view = ground ?? snapshots.outgoing.addCover(isAbove: false)
      ground = view
      view.bounds = bounds
      view.backgroundColor = UIColor(cgColor: color.cgColor)
    }
  }

  /// Sets the path of the shadow, if the snapshots are opaque. Without a path, the shadow follows
  /// the snapshots themselves. UIKit's animations do not change the path.
  func showShadowPath(_ state: ElementState) {
    guard hasOpaqueContents, state.shadow.opacity > 0, state.size.width > 0, state.size.height > 0
    else {
      return
    }
    // Core Graphics stops the app if two corners are larger than the rectangle.
    let radius = state.size.cornerRadius(max(state.windows.map(\.radius).max() ?? 0, 0))
    shadow.layer.shadowPath = CGPath(
      roundedRect: CGRect(state.size), cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  /// Ends the animators of the effect views in the stand-in.
  func end() {
    for snapshot in snapshots.both { (snapshot as? EffectStandIn)?.end() }
  }

  /// Shows the opacities; animated if the state is the end of an app's animation.
  func showOpacities(_ state: ElementState, isAnimated: Bool = false) {
    // One effect view morphs from the outgoing effect to the incoming one.
    let morphs = (snapshots.incoming as? EffectStandIn)?.morphs == true
    if !isSame || !morphs {
      snapshots.outgoing.showOpacity(state.snapshots.outgoing.opacity, isAnimated: isAnimated)
    }
    if !isSame || morphs {
      snapshots.incoming.showOpacity(state.snapshots.incoming.opacity, isAnimated: isAnimated)
    }
    borders.outgoing?.alpha = state.borders.outgoing.opacity
    borders.incoming?.alpha = state.borders.incoming.opacity
  }
}

extension UIView {
  /// Clips to the region of a clip, in the coordinates of the superview.
  func show(_ clip: ElementClip) {
    let isOpen = clip.rect.isInfinite
    clipsToBounds = !isOpen
    bounds = isOpen ? CGRect(x: 0, y: 0, width: 1, height: 1) : clip.rect
    center = bounds.center
    layer.cornerRadius = isOpen ? 0 : clip.radius
    layer.elementCorners = clip.corners
  }

  /// Adds a view directly in front or behind, at the origin of the superview.
  fileprivate func addCover(isAbove: Bool) -> UIView {
    let view = UIView()
    guard let superview else { return view }
    if isAbove {
      superview.insertSubview(view, aboveSubview: self)
    } else {
      superview.insertSubview(view, belowSubview: self)
    }
    return view
  }

  fileprivate func show(_ border: ElementState.Border, in bounds: CGRect) {
    self.bounds = bounds
    layer.borderWidth = border.width
    if let color = border.color { layer.borderColor = color.cgColor }
    show(border.form)
  }

  fileprivate func show(_ form: ElementState.Window) {
    layer.cornerRadius = form.radius
    layer.elementCorners = form.corners
  }

  /// Shows a snapshot. A transform stretches the snapshot from its own size to the shown size.
  fileprivate func show(_ snapshot: ElementState.Snapshot) {
    center = snapshot.center
    let size = bounds.size
    // Effect views and live views are laid out in each size, and must not be scaled.
    if self is UIVisualEffectView || self is LiveStandIn {
      bounds.size = snapshot.size
      // Lays out in the same frame, even if the layout pass of the frame is over.
      layoutIfNeeded()
    } else if size.width > 0, size.height > 0 {
      transform = CGAffineTransform(
        scaleX: snapshot.size.width / size.width, y: snapshot.size.height / size.height)
    }
  }

  fileprivate func showOpacity(_ opacity: CGFloat, isAnimated: Bool) {
    guard let effect = self as? EffectStandIn else {
      alpha = opacity
      return
    }
    if isAnimated { effect.showAnimated(opacity) } else { effect.show(opacity) }
  }
}

// The path of a stand-in.
extension StandInView {
  /// Sets the path, or retargets it to the current places; the progress is nil at first.
  func setPath(
    _ item: ElementPlan.Item, in parent: (item: ElementPlan.Item, standIn: StandInView)?,
    of container: CGRect, at progress: Double?, staysAtEnds: Bool
  ) {
    order = item.order
    outer = parent?.standIn
    depth = item.outerPosition + (item.settings.appearance.zPosition ?? 0)
    func end(_ element: Element, on screen: Screen) -> ElementMorph.End {
      ElementMorph.End(
        element, in: parent?.item.element(near: screen), from: corner,
        isLive: snapshots[screen] is LiveStandIn)
    }
    // The screen of an element that enters or exits.
    let screen: Screen = item.elements.incoming == nil ? .outgoing : .incoming
    corner = item.corner(of: parent?.item.element(near: screen))
    var ends = ScreenPair<ElementMorph.End?>(nil, nil)
    for screen in Screen.allCases {
      guard let element = item.elements[screen] else { continue }
      var resting = item.atRest(element, in: container)
      if screen == .incoming, let target = item.target { resting.place = target }
      ends[screen] = end(resting, on: screen)
      if item.isGone[screen] { ends[screen]?.place.opacity = 0 }
    }
    let away = item.away(in: container).map { end($0, on: screen) }
    guard let base = base(item, ends, away, in: container) else { return }
    var isChanged = ScreenPair(
      ends.outgoing != self.ends.outgoing, ends.incoming != self.ends.incoming)
    if away != self.away || item.settings != settings { isChanged[screen.other] = true }
    self.ends = ends
    self.away = away
    settings = item.settings
    guard let progress, path != nil else {
      path = ElementPath(base)
      return
    }
    if isChanged.outgoing || isChanged.incoming {
      path?.retarget(to: base, at: progress, ends: isChanged, staysAtEnds: staysAtEnds)
    }
  }

  private func base(
    _ item: ElementPlan.Item, _ ends: ScreenPair<ElementMorph.End?>, _ away: [ElementMorph.End],
    in container: CGRect
  ) -> ElementPath.Base? {
    guard let from = ends.outgoing, let to = ends.incoming else {
      guard let end = ends.incoming ?? ends.outgoing else { return nil }
      return item.exit(from: end, to: away, in: container).map { .exit($0) }
    }
    let path = ElementMorph(
      from: from, to: to, in: container, isSame: isSame, arc: item.settings.arc,
      showsOnlyOne: item.settings.showsOnlyOne, zoom: isSame ? nil : item.settings.zoom)
    return .morph(path, item.intervals.first ?? .whole)
  }
}

extension ElementMorph.End {
  fileprivate init(
    _ element: Element, in around: Element?, from corner: CGPoint?, isLive: Bool
  ) {
    place = around.map { element.place.relative(to: $0.place) } ?? element.place
    if let around { place.opacity /= max(around.place.opacity, 0.01) }
    if let around, let corner {
      place.center.x -= corner.x * around.place.size.width
      place.center.y -= corner.y * around.place.size.height
    }
    // Live contents that are drawn are a snapshot of one size.
    let drawn = element.contents == .live ? .snapshot(isOpaque: false) : element.contents
    contents = isLive ? .live : drawn
  }
}

nonisolated extension ElementPlan.Item {
  /// Returns the top leading corner of the enclosing element, in fractions from the center; nil for
  /// a morph, whose enclosing element is the same at both ends.
  fileprivate func corner(of around: Element?) -> CGPoint? {
    guard key.role != .morphs, let around else { return nil }
    return CGPoint(x: around.layoutDirection == .rightToLeft ? 0.5 : -0.5, y: -0.5)
  }
}
