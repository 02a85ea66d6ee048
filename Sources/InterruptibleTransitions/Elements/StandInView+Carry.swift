// A stand-in that fingers carry, and that returns to its path.
extension StandInView {
  /// Whether the stand-in is away from its path.
  var isAway: Bool {
    if case .none = carry { false } else { true }
  }

  /// The time after which a drifting stand-in is on its path, in seconds since the release; nil if
  /// it does not drift.
  var driftDuration: TimeInterval? {
    if case .drifting(let drift) = carry { drift.duration } else { nil }
  }

  /// Holds the stand-in in its current form.
  func hold(at progress: Double, _ seconds: TimeInterval) {
    guard let form = carriedState(at: progress, seconds) else { return }
    carry = .held(form: form.normalized, pose: TransitionPose())
  }

  /// Moves a held stand-in to a pose in the coordinates of its path.
  func carry(to pose: TransitionPose) {
    if case .held(let form, _) = carry { carry = .held(form: form, pose: pose) }
  }

  /// Returns a pose in the coordinates of the path, for a pose in those of a view.
  func pathPose(for pose: TransitionPose, in view: UIView) -> TransitionPose {
    let start = CGPoint(
      x: pose.anchor.x - pose.translation.dx, y: pose.anchor.y - pose.translation.dy)
    let (from, to) = (pathCenter(of: start, in: view), pathCenter(of: pose.anchor, in: view))
    return TransitionPose(
      translation: CGVector(dx: to.x - from.x, dy: to.y - from.y), scale: pose.scale,
      rotation: pose.rotation, about: to)
  }

  /// Continues a drift to another path from the state that is shown.
  func redirect(from shown: ElementState, at progress: Double, _ seconds: TimeInterval) {
    guard case .drifting(let drift) = carry, let base = path?.state(at: progress) else { return }
    carry = .drifting(drift.redirected(from: shown, to: base, at: seconds))
  }

  /// Returns whether the stand-in contains a point of a view.
  func contains(_ point: CGPoint, of view: UIView) -> Bool {
    bounds.contains(convert(point, from: view))
  }

  /// The position in the front-to-back order.
  var frontPosition: CGFloat { superview?.layer.zPosition ?? 0 }

  /// Returns whether the stand-in is in another one.
  func isInside(_ other: StandInView) -> Bool {
    sequence(first: outer, next: { $0?.outer }).contains { $0 === other }
  }

  /// Lets the stand-in return to its path.
  ///
  /// - Parameters:
  ///   - shown: The state that is shown.
  ///   - rates: The rates of the shown state, per second.
  ///   - progress: The progress that is shown.
  ///   - progressVelocity: The velocity of the progress, per second.
  ///   - seconds: The time since the release, in seconds.
  ///   - spring: The spring along which the stand-in returns.
  func drift(
    from shown: ElementState, _ rates: ElementDrift.Rates = ElementDrift.Rates(),
    at progress: Double, progressVelocity: Double = 0, since seconds: TimeInterval = 0,
    along spring: Spring
  ) {
    guard let base = path?.state(at: progress) else { return }
    let own = pathRates(at: progress, progressVelocity)
    let difference = ElementDrift.Rates(
      center: CGVector(
        dx: rates.center.dx - own.center.dx, dy: rates.center.dy - own.center.dy),
      side: rates.side - own.side, rotation: rates.rotation - own.rotation)
    carry = .drifting(
      ElementDrift(from: shown, to: base, difference, along: spring, at: seconds))
  }

  /// Lets the stand-in return to its path at the velocity of the fingers.
  func release(
    at progress: Double, _ velocity: TransitionPose.Velocity, progressVelocity: Double,
    along spring: Spring
  ) {
    guard let shown = carriedState(at: progress, 0) else { return }
    var rates = ElementDrift.Rates(
      center: velocity.translation, rotation: velocity.rotation)
    if case .held(_, let pose) = carry {
      rates.center = pose.velocity(of: shown.shownCenter, at: velocity)
      rates.side = shown.side * velocity.scale / pose.scale
    } else if case .drifting = carry {
      rates = pathRates(at: progress, progressVelocity)
    }
    drift(
      from: shown, rates, at: progress, progressVelocity: progressVelocity, along: spring)
  }

  /// Returns the rates of the path, per second.
  private func pathRates(at progress: Double, _ velocity: Double) -> ElementDrift.Rates {
    let step = velocity < 0 ? -1e-4 : 1e-4
    guard velocity != 0, let path else { return ElementDrift.Rates() }
    let (first, last) = (path.state(at: progress), path.state(at: progress + step))
    let factor = CGFloat(velocity / step)
    return ElementDrift.Rates(
      center: CGVector(
        dx: factor * (last.center.x - first.center.x),
        dy: factor * (last.center.y - first.center.y)),
      side: factor * (last.side - first.side),
      rotation: factor * (last.rotation - first.rotation))
  }
}
