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
      for isOutgoing in [true, false] {
        guard let id = tracker(isOutgoing).views.first(where: { $1 === page })?.key,
          let standIn = ordered.last(where: { $0.id == id }),
          standIn.contains(point, of: superview)
        else { continue }
        let snapshot = isOutgoing ? standIn.old ?? standIn.new : standIn.new
        let place = snapshot.convert(point, from: superview)
        let shown = CGPoint(x: place.x - snapshot.bounds.minX, y: place.y - snapshot.bounds.minY)
        return page.convert(
          CGPoint(x: page.bounds.minX + shown.x, y: page.bounds.minY + shown.y), to: superview)
      }
      return nil
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
