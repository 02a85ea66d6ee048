// The path of a stand-in.
extension StandInView {
  /// Sets the path, or retargets it to the current places.
  ///
  /// - Parameters:
  ///   - item: The plan item of the element.
  ///   - parent: The plan item and the stand-in of the enclosing element; nil if there is none.
  ///   - container: The bounds of the container.
  ///   - progress: The progress that is shown; nil before the first one.
  ///   - staysAtEnds: Whether the shown state also stays at an end of the flight.
  func setPath(
    _ item: ElementPlan.Item, in parent: (item: ElementPlan.Item, standIn: StandInView)?,
    of container: CGRect, at progress: Double?, staysAtEnds: Bool
  ) {
    (order, outer) = (item.order, parent?.standIn)
    depth = item.outerPosition + (item.settings.appearance.zPosition ?? 0)
    let around = (
      parent?.item.from ?? parent?.item.to, parent?.item.to ?? parent?.item.from
    )
    corner = item.corner(of: item.to == nil ? around.0 : around.1)
    var from = item.from.map {
      ElementMorph.End(
        item.atRest($0, in: container), in: around.0, from: corner, isLive: isLive.old)
    }
    var goal = item.to.map { item.atRest($0, in: container) }
    if let target = item.target { goal?.place = target }
    var to = goal.map { ElementMorph.End($0, in: around.1, from: corner, isLive: isLive.new) }
    if item.isGoneFrom { from?.place.opacity = 0 }
    if item.isGoneTo { to?.place.opacity = 0 }
    let away = item.away(in: container).map {
      ElementMorph.End(
        $0, in: to == nil ? around.0 : around.1, from: corner, isLive: isLive.new)
    }
    guard let base = base(item, from, to, away, in: container) else { return }
    var isChanged = (from != ends.from, to != ends.to)
    if away != self.away || item.settings != settings {
      if to == nil { isChanged.1 = true } else { isChanged.0 = true }
    }
    (ends, self.away, settings) = ((from, to), away, item.settings)
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
  /// Creates the end of an element's path, in the coordinates of the enclosing element.
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
  /// Returns the corner of the enclosing element from which this element keeps its distance, in
  /// fractions of the size from the center. This is the top leading corner. Returns nil for a
  /// morph, whose enclosing element is the same at both ends.
  fileprivate func corner(of around: Element?) -> CGPoint? {
    guard key.role != .morphs, let around else { return nil }
    return CGPoint(x: around.isRightToLeft ? 0.5 : -0.5, y: -0.5)
  }
}
