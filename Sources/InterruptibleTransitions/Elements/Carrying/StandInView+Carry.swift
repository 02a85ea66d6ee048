// A stand-in that fingers carry, and that returns to its path.
extension StandInView {
  var isAway: Bool {
    if case .none = carry { false } else { true }
  }

  /// The end of the drift, in seconds since the release; nil without a drift.
  var driftDuration: TimeInterval? {
    if case .drifting(let drift) = carry { drift.duration } else { nil }
  }

  /// Returns the state at a moment, relative to the enclosing stand-in or to its corner.
  func carriedState(at progress: Double, _ seconds: TimeInterval) -> ElementState? {
    guard let state = path?.state(at: progress) else { return nil }
    guard isAway else { return state }
    let bounds = clip?.superview?.bounds ?? .zero
    // The enclosing stand-in moves, and the point does not.
    if case .placed(let point, _) = carry, let overlay = outermost.clip?.superview {
      return ElementCarry.placed(at: pathCenter(of: point, in: overlay))
        .state(state, at: seconds, in: bounds)
    }
    return carry.state(state, at: seconds, in: bounds)
  }

  private var outermost: StandInView { outer?.outermost ?? self }

  func rebase(at progress: Double, _ seconds: TimeInterval) {
    guard let form = carriedState(at: progress, seconds) else { return }
    carry = .held(form: form.normalized, pose: TransitionPose())
  }

  /// Moves the center to a point of the container, and records the movement.
  func place(at point: CGPoint) {
    var history = FingerHistory()
    if case .placed(_, let former) = carry { history = former }
    history.record(
      TransitionPose(translation: CGVector(dx: point.x, dy: point.y)), at: FrameClock.now)
    carry = .placed(at: point, history: history)
  }

  /// Returns the velocity in the coordinates of the path; the point is in the container.
  private func pathVelocity(at point: CGPoint, _ velocity: CGVector) -> CGVector {
    guard let overlay = outermost.clip?.superview else { return velocity }
    let moved = point + velocity
    let start = pathCenter(of: point, in: overlay)
    let end = pathCenter(of: moved, in: overlay)
    return end - start
  }

  /// Moves a held stand-in to a pose in the coordinates of its path.
  func carry(to pose: TransitionPose) {
    if case .held(let form, _) = carry { carry = .held(form: form, pose: pose) }
  }

  func pathPose(for pose: TransitionPose, in view: UIView) -> TransitionPose {
    let start = pose.anchor - pose.translation
    let from = pathCenter(of: start, in: view)
    let to = pathCenter(of: pose.anchor, in: view)
    return TransitionPose(
      translation: to - from, scale: pose.scale,
      rotation: pose.rotation, about: to)
  }

  func redirect(from shown: ElementState, at progress: Double, _ seconds: TimeInterval) {
    guard case .drifting(let drift) = carry, let base = path?.state(at: progress) else { return }
    carry = .drifting(drift.redirected(from: shown, to: base, at: seconds))
  }

  func contains(_ point: CGPoint, of view: UIView) -> Bool {
    bounds.contains(convert(point, from: view))
  }

  var frontPosition: CGFloat { superview?.layer.zPosition ?? 0 }

  func isInside(_ other: StandInView) -> Bool {
    sequence(first: outer, next: { $0?.outer }).contains { $0 === other }
  }

  /// Lets the stand-in return to its path; the rates are those of the difference, per second.
  func drift(
    from shown: ElementState, _ rates: ElementDrift.Deviation = ElementDrift.Deviation(),
    at progress: Double, since seconds: TimeInterval = 0, along spring: Spring
  ) {
    guard let base = path?.state(at: progress) else { return }
    carry = .drifting(ElementDrift(from: shown, to: base, rates, along: spring, at: seconds))
  }

  /// Lets the stand-in return, at the velocity of the fingers if they have carried it.
  func release(
    at progress: Double, _ velocity: TransitionPose.Velocity, progressVelocity: Double,
    along spring: Spring
  ) {
    guard let shown = carriedState(at: progress, 0) else { return }
    var rates = ElementDrift.Deviation()
    switch carry {
    case .held(_, let pose):
      rates = shown.rates(at: velocity, of: pose) - pathRates(at: progress, progressVelocity)
    case .placed(let point, let history):
      let finger = history.velocity(at: FrameClock.now).translation
      rates =
        ElementDrift.Deviation(center: pathVelocity(at: point, finger))
        - pathRates(at: progress, progressVelocity)
    case .none, .drifting: break
    }
    drift(from: shown, rates, at: progress, along: spring)
  }

  /// Returns the rates of the path, per second.
  private func pathRates(at progress: Double, _ velocity: Double) -> ElementDrift.Deviation {
    let step = velocity < 0 ? -1e-4 : 1e-4
    guard velocity != 0, let path else { return ElementDrift.Deviation() }
    return path.state(at: progress + step).deviation(from: path.state(at: progress))
      * (velocity / step)
  }
}
