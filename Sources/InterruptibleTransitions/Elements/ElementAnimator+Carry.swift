// Elements that fingers carry, and that return to their paths.
extension ElementAnimator {
  /// The spring of an element that returns while the flight runs along its own timing.
  private static let spring = Spring(dampingRatio: 1, response: 0.4)

  /// Whether an element is away from its path.
  var isCarrying: Bool { ordered.contains(where: \.isAway) }

  var showsOvershoot: Bool { isCarrying }

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
    for standIn in [carried.root] + carried.parts { standIn.hold(at: shown, shownSeconds) }
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
    return carried.progressVelocity(
      side: state.side * velocity.scale / pose.scale,
      center: pose.velocity(of: state.center, at: velocity))
  }

  var carriedFraction: (fraction: CGFloat, smallEnd: TransitionPosition)? {
    guard let carried, let (first, last) = carried.ends, carried.changesSize,
      let state = carried.root.carriedState(at: shown, shownSeconds)
    else { return nil }
    return (state.side / max(first.side, last.side), first.side < last.side ? .start : .end)
  }

  /// Moves the elements with an identifier to a point, where they stay until the release.
  ///
  /// - Parameters:
  ///   - id: The identifier of the elements.
  ///   - point: The center, in the coordinates of the container.
  ///   - isHeld: Whether the flight is held. Otherwise the elements continue from the point along
  ///     with the progress.
  /// - Returns: Whether there is such an element.
  func move(_ id: ElementID, to point: CGPoint, isHeld: Bool) -> Bool {
    let found = plan.items.filter { $0.id == id }.compactMap { standIns[$0.key] }
    for standIn in found {
      if isHeld {
        standIn.carry = .placed(at: point)
      } else {
        standIn.path?.move(to: standIn.pathCenter(of: point, in: container), at: shown)
      }
    }
    if !found.isEmpty { UnanimatedCall.perform { showStandIns(shown) } }
    return !found.isEmpty
  }

  /// Returns whether fingers at a point of the container touch an element that they can carry.
  func hasCarriable(_ id: ElementID?, at point: CGPoint) -> Bool {
    carriable(id, at: point)?.contains(point, of: container) == true
  }

  /// Continues the motion of elements that return to their paths.
  ///
  /// - Parameter spring: A stiffer spring, for a flight that is hurried; nil continues as before.
  /// - Returns: The time until all elements are on their paths, in seconds.
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
  func holdDrifts() {
    for standIn in ordered where standIn.driftDuration != nil {
      guard let state = standIn.carriedState(at: shown, shownSeconds) else { continue }
      standIn.drift(from: state, at: shown, along: Self.spring)
    }
    shownSeconds = 0
  }

  /// Lets all elements return to their paths, the carried one at the velocity of the fingers.
  ///
  /// - Returns: The time until all elements are on their paths, in seconds.
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

  /// Returns the stand-in that fingers carry: a matched element that no other element encloses.
  private func carriable(_ id: ElementID?, at point: CGPoint) -> StandInView? {
    let matched = plan.items.filter { $0.key.role == .morphs && !$0.id.isUnnamed }
    if let id { return matched.first { $0.id == id }.flatMap { standIns[$0.key] } }
    let roots = matched.compactMap { standIns[$0.key] }.filter { $0.outer == nil }
    let touched = roots.filter { $0.contains(point, of: container) }
    return touched.max { $0.frontPosition < $1.frontPosition }
      ?? roots.max { side(of: $0) < side(of: $1) }
  }

  private func side(of standIn: StandInView) -> CGFloat {
    standIn.carriedState(at: shown, shownSeconds)?.side ?? 0
  }
}

/// The element that fingers carry.
struct CarriedElement {
  /// The difference of the sizes at the ends, as a fraction of the larger one, from which on the
  /// progress follows the size.
  private static let difference: CGFloat = 0.2

  let root: StandInView
  /// The elements inside the carried one.
  let parts: [StandInView]
  /// The progress when the fingers took hold.
  let progress: Double
  /// The state when the fingers took hold.
  let state: ElementState?

  /// The states of the element at the ends of the flight.
  var ends: (ElementState, ElementState)? {
    root.path.map { ($0.state(at: 0), $0.state(at: 1)) }
  }

  /// Whether the progress follows the size of the element; otherwise it follows its place.
  var changesSize: Bool {
    guard let (first, last) = ends else { return false }
    return abs(last.side - first.side) > Self.difference * max(first.side, last.side)
  }

  /// Returns the progress of the flight for a state of the element, 0…1.
  func progress(at shown: ElementState?) -> Double {
    guard let shown, let state else { return progress }
    let change = progressVelocity(
      side: shown.side - state.side,
      center: CGVector(dx: shown.center.x - state.center.x, dy: shown.center.y - state.center.y))
    return (progress + change).clampedToUnit
  }

  /// Returns the change of the progress for a change of the element, or its velocity for a
  /// velocity.
  func progressVelocity(side: CGFloat, center: CGVector) -> Double {
    guard let (first, last) = ends else { return 0 }
    if changesSize { return Double(side / (last.side - first.side)).finiteOrZero }
    let chord = CGVector(
      dx: last.center.x - first.center.x, dy: last.center.y - first.center.y)
    guard chord.length > 0 else { return 0 }
    return Double((center.dx * chord.dx + center.dy * chord.dy) / (chord.length * chord.length))
  }
}
