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

  /// Moves elements, which go on from there.
  ///
  /// - Parameters:
  ///   - id: The identifier of the elements.
  ///   - point: The center, in the coordinates of the container.
  ///   - progress: The current progress.
  /// - Returns: Whether there is such an element.
  func move(_ id: ElementID, to point: CGPoint, at progress: Double) -> Bool {
    let found = plan.items.filter { $0.id == id }.compactMap { standIns[$0.key] }
    StillCall.perform {
      for standIn in found {
        standIn.move(to: point, in: container, at: progress)
        standIn.show(progress)
      }
    }
    return !found.isEmpty
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
