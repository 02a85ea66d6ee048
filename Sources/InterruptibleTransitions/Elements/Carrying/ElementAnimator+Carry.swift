// Elements that fingers carry, and that return to their paths.
extension ElementAnimator {
  /// The spring of an element that returns while the flight runs along its own timing.
  private static let spring = Spring(dampingRatio: 1, response: 0.4)
  /// The progress, from either end, in which fingers do not grab a zoomed page.
  private static let endRange = 0.03

  private var isCarrying: Bool { ordered.contains(where: \.isAway) }

  /// Whether the elements show an overshoot: zoomed pages and carried elements do. Otherwise
  /// elements stop at the end of their paths, and the container moves.
  var showsOvershoot: Bool { isCarrying || report.plan.zooms }

  func beginCarry(_ id: ElementID?, at point: CGPoint) -> Bool {
    guard let root = carriable(id, at: point) else { return false }
    carried = CarriedElement(
      root: root, parts: ordered.filter { $0.isInside(root) }, progress: shown.clampedToUnit,
      state: root.carriedState(at: shown, shownSeconds))
    rebaseCarry()
    return true
  }

  func rebaseCarry() {
    guard let carried else { return }
    for standIn in [carried.root] + carried.parts { standIn.rebase(at: shown, shownSeconds) }
  }

  func carry(to pose: TransitionPose) -> Double {
    guard let carried else { return shown }
    // Elements inside the carried one move with it, and only grow and shrink by themselves.
    for part in carried.parts { part.carry(to: TransitionPose(scale: pose.scale)) }
    carried.root.carry(to: carried.root.pathPose(for: pose, in: container))
    return carried.progress(at: carried.root.carriedState(at: shown, 0))
  }

  func progressVelocity(at velocity: TransitionPose.Velocity) -> Double {
    guard let carried, case .held(let form, let pose) = carried.root.carry else { return 0 }
    let state = form.applying(pose)
    return carried.change(for: state.rates(at: velocity, of: pose))
  }

  var carriedFraction: (fraction: CGFloat, smallEnd: TransitionPosition)? {
    guard let carried, let state = carried.root.carriedState(at: shown, shownSeconds)
    else { return nil }
    // The source of a zoom may be as large as the page, or larger. Only the page's size counts.
    if let zoom = carried.root.settings?.zoom, let (first, last) = carried.ends {
      let page = zoom.screen == .incoming ? last : first
      return page.side > 0
        ? (state.side / page.side, zoom.screen == .incoming ? .start : .end) : nil
    }
    guard let (first, last) = carried.sides else { return nil }
    return (state.side / max(first, last), first < last ? .start : .end)
  }

  /// Moves an element to a point of the container. If the flight is not held, the path continues
  /// from there.
  func move(_ id: ElementID, to point: CGPoint, isHeld: Bool) -> Bool {
    let found = plan.items.filter { $0.id == id }.compactMap { standIns[$0.key] }
    for standIn in found {
      if isHeld {
        standIn.place(at: point)
      } else {
        standIn.path?.move(to: standIn.pathCenter(of: point, in: container), at: shown)
      }
    }
    if !found.isEmpty { UnanimatedCall.perform { showStandIns(shown) } }
    return !found.isEmpty
  }

  /// Returns false for a point on a view in front of the elements, such as a tab bar.
  func hasCarriable(_ id: ElementID?, at point: CGPoint, on view: UIView?) -> Bool {
    guard !isZoomNear(.outgoing), !isZoomNear(.incoming), view?.isInFront(of: overlay) != true
    else { return false }
    return carriable(id, at: point)?.contains(point, of: container) == true
  }

  /// Returns whether a zoom is so close to the end of a screen that touches are meant for the views
  /// there. A spring spends about a third of its time in this range.
  func isZoomNear(_ screen: Screen) -> Bool {
    report.plan.zooms
      && (screen == .outgoing ? shown < Self.endRange : shown > 1 - Self.endRange)
  }

  /// Continues the return of elements, along another spring if it is not nil. Returns the
  /// remaining time, in seconds.
  func continueMotion(along spring: Spring?) -> TimeInterval {
    if let spring {
      for standIn in ordered where standIn.driftDuration != nil {
        guard let state = standIn.carriedState(at: shown, shownSeconds) else { continue }
        standIn.drift(from: state, at: shown, since: shownSeconds, along: spring)
      }
    }
    return (ordered.compactMap(\.driftDuration).max() ?? 0) - shownSeconds
  }

  /// Stops the motion of elements that return to their paths. Their offsets stay.
  func pauseDrifts() {
    for standIn in ordered where standIn.driftDuration != nil {
      guard let state = standIn.carriedState(at: shown, shownSeconds) else { continue }
      standIn.drift(from: state, at: shown, along: Self.spring)
    }
    shownSeconds = 0
  }

  /// Lets all elements return to their paths, and returns the longest time, in seconds.
  func releaseCarry(_ release: FollowerRelease) -> TimeInterval {
    guard isCarrying else { return 0 }
    for standIn in ordered where standIn.isAway {
      var velocity = release.velocity
      if carried?.parts.contains(where: { $0 === standIn }) == true {
        velocity = TransitionPose.Velocity(scale: velocity.scale)
      }
      standIn.release(
        at: shown, velocity, progressVelocity: release.progressVelocity,
        along: release.spring ?? Self.spring)
    }
    carried = nil
    return ordered.compactMap(\.driftDuration).max() ?? 0
  }

  /// Returns the stand-in to carry: that of the element with the identifier. Without an identifier,
  /// it is an outermost matched element: the front one at the point, or else the largest.
  private func carriable(_ id: ElementID?, at point: CGPoint) -> StandInView? {
    if let id { return plan.items.first { $0.id == id }.flatMap { standIns[$0.key] } }
    let matched = plan.items.filter { $0.key.role == .morphs && !$0.id.isUnnamed }
    let roots = matched.compactMap { standIns[$0.key] }.filter { $0.outer == nil }
    let touched = roots.filter { $0.contains(point, of: container) }
    return touched.max { $0.frontPosition < $1.frontPosition }
      ?? roots.max { side(of: $0) < side(of: $1) }
  }

  private func side(of standIn: StandInView) -> CGFloat {
    standIn.carriedState(at: shown, shownSeconds)?.side ?? 0
  }
}
