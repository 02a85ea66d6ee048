// Changes that the app makes to elements during a flight, and motion in its own animation.
extension ElementAnimator {
  /// Changes the plan of elements, which go on from their current state.
  ///
  /// - Parameters:
  ///   - id: The identifier of the elements.
  ///   - change: Changes an item of the plan, and returns whether it has.
  /// - Returns: Whether an item was changed.
  func change(_ id: ElementID, _ change: (inout ElementPlan.Item) -> Bool) -> Bool {
    var isChanged = false
    plan = plan.changed { item in
      if item.id == id, change(&item) { isChanged = true }
    }
    // Before the first frame nothing is shown that could stay.
    if isChanged { setPaths(at: shown, staysAtEnds: hasBegun) }
    return isChanged
  }

  /// Adds a view that keeps touches from a page which a stand-in shows; nil if the container does
  /// not contain the page.
  func addCover(of page: UIView) -> UIView? {
    guard let superview = page.superview, superview.isDescendant(of: container) else { return nil }
    let isOutgoing = from.views.values.contains { $0 === page }
    let isInPlace = { [weak self] in self?.isZoomNear(isOutgoing ? .start : .end) == true }
    return StandInCover(of: page, isInPlace) { [weak self, weak page, weak superview] point in
      guard let self, let page, let superview, !isZoomNear(isOutgoing ? .end : .start) else {
        return nil
      }
      guard let id = tracker(isOutgoing).views.first(where: { $1 === page })?.key,
        let standIn = ordered.last(where: { $0.id == id }), standIn.contains(point, of: superview)
      else { return nil }
      let snapshot = isOutgoing ? standIn.old ?? standIn.new : standIn.new
      let (place, corner) = (snapshot.convert(point, from: superview), snapshot.bounds.origin)
      // The snapshot of a page that scrolls itself begins at its visible part.
      let shown = CGPoint(
        x: page.bounds.minX + place.x - corner.x, y: page.bounds.minY + place.y - corner.y)
      return page.convert(shown, to: superview)
    }
  }

  /// Adds the motion to the end to an animation with key frames.
  func addKeyframes() {
    let standIns = ordered
    UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) {
      for standIn in standIns { standIn.showForms(1) }
    }
    for half in [0, 0.5] {
      UIView.addKeyframe(withRelativeStartTime: half, relativeDuration: 0.5) {
        for standIn in standIns { standIn.showOpacities(half + 0.5) }
      }
    }
  }
}
