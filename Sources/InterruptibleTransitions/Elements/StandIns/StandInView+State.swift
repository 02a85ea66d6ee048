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
    oldBorder?.show(state.oldBorder, in: bounds)
    newBorder?.show(state.newBorder, in: bounds)
    old?.show(state.old)
    new.show(old == nil ? state.old : state.new)
    show(state.overlay, and: state.ground, in: bounds)
  }

  /// Shows a color in front of the snapshots, and one behind them.
  private func show(
    _ cover: ElementAppearance.Overlay?, and color: ElementColor?, in bounds: CGRect
  ) {
    if let cover {
      let view = overlay ?? new.addCover(isAbove: true)
      overlay = view
      view.bounds = bounds
      view.backgroundColor = UIColor(cgColor: cover.color.cgColor)
      view.alpha = cover.opacity
    }
    if let color {
      let view = ground ?? (old ?? new).addCover(isAbove: false)
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
    for snapshot in [old, new] { (snapshot as? EffectStandIn)?.end() }
  }

  /// Shows the opacities; animated if the state is the end of an app's animation.
  func showOpacities(_ state: ElementState, isAnimated: Bool = false) {
    let isMorph = (new as? EffectStandIn)?.morphs == true
    let opacity = old == nil && !isMorph ? state.old.opacity : state.new.opacity
    old?.showOpacity(state.old.opacity, isAnimated: isAnimated)
    new.showOpacity(opacity, isAnimated: isAnimated)
    oldBorder?.alpha = state.oldBorder.opacity
    newBorder?.alpha = state.newBorder.opacity
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
    let around = (
      parent?.item.from ?? parent?.item.to, parent?.item.to ?? parent?.item.from
    )
    corner = item.corner(of: item.to == nil ? around.0 : around.1)
    var from = item.from.map {
      ElementMorph.End(
        item.atRest($0, in: container), in: around.0, from: corner, isLive: isOldLive)
    }
    var goal = item.to.map { item.atRest($0, in: container) }
    if let target = item.target { goal?.place = target }
    var to = goal.map { ElementMorph.End($0, in: around.1, from: corner, isLive: isNewLive) }
    if item.isGoneFrom { from?.place.opacity = 0 }
    if item.isGoneTo { to?.place.opacity = 0 }
    let away = item.away(in: container).map {
      ElementMorph.End(
        $0, in: to == nil ? around.0 : around.1, from: corner, isLive: isNewLive)
    }
    guard let base = base(item, from, to, away, in: container) else { return }
    var isChanged = (from != fromEnd, to != toEnd)
    if away != self.away || item.settings != settings {
      if to == nil { isChanged.1 = true } else { isChanged.0 = true }
    }
    fromEnd = from
    toEnd = to
    self.away = away
    settings = item.settings
    guard let progress, path != nil else {
      path = ElementPath(base)
      return
    }
    if isChanged.0 || isChanged.1 {
      path?.retarget(to: base, at: progress, ends: isChanged, staysAtEnds: staysAtEnds)
    }
  }

  private func base(
    _ item: ElementPlan.Item, _ from: ElementMorph.End?, _ to: ElementMorph.End?,
    _ away: [ElementMorph.End], in container: CGRect
  ) -> ElementPath.Base? {
    guard let from, let to else {
      guard let end = to ?? from else { return nil }
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
    return CGPoint(x: around.isRightToLeft ? 0.5 : -0.5, y: -0.5)
  }
}
