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
