/// The deviation of an element from its path: fingers carry it, or it drifts back.
///
/// A drifting element is at its path's state plus an offset, which decays along the spring of the
/// flight. By linearity, the sum is the motion of that spring in two dimensions.
nonisolated enum ElementCarry: Equatable, Sendable {
  /// The element is on its path.
  case none
  /// Fingers hold the element as a whole. It keeps the form that it had when they took hold of it.
  case held(form: ElementState, pose: TransitionPose)
  /// A finger has moved the center to a point, and everything else follows the path.
  case placed(at: CGPoint, history: FingerHistory = FingerHistory())
  /// The element returns to its path.
  case drifting(ElementDrift)

  /// The distance over which the clip of a list opens around a carried element, in points.
  private static let opening: CGFloat = 44

  /// Returns the state to show at a time since the release.
  func state(
    _ path: ElementState, at seconds: TimeInterval, in container: CGRect
  ) -> ElementState {
    var state: ElementState
    switch self {
    case .none: return path
    case .held(let form, let pose):
      state = form.applying(pose)
      state.clip = Self.clip(form.clip, moved: state, from: form, in: container)
    case .placed(let center, _):
      state = path
      state.shownCenter = center
      state.clip = Self.clip(path.clip, moved: state, from: path, in: container)
    case .drifting(let drift):
      state = drift.state(path, at: seconds)
      state.clip = Self.clip(path.clip, moved: state, from: path, in: container)
    }
    return state
  }

  private static func clip(
    _ clip: ElementClip, moved state: ElementState, from place: ElementState, in container: CGRect
  ) -> ElementClip {
    let distance = (state.center - place.center).length
    return clip.opened(by: min(distance / opening, 1), in: container)
  }
}

/// The return of an element to its path.
nonisolated struct ElementDrift: Equatable, Sendable {
  /// The distance from the path that counts as zero, in points. The distances of all components
  /// together are below a quarter of a point.
  static let tolerance = 0.08

  /// The state that was shown at the start, in the size of ``base``.
  private let form: ElementState
  private let base: ElementState
  private let start: TimeInterval
  private let spring: Spring
  /// The deviation from the path at the start, and its rates per second.
  private let deviation: Deviation
  private let rates: Deviation

  /// A difference between two states, or its rates per second.
  struct Deviation: Equatable, Sendable {
    var center = CGVector.zero
    var side: CGFloat = 0
    var rotation: CGFloat = 0

    static func + (first: Deviation, second: Deviation) -> Deviation {
      Deviation(
        center: first.center + second.center, side: first.side + second.side,
        rotation: first.rotation + second.rotation)
    }

    static func * (deviation: Deviation, factor: Double) -> Deviation {
      let factor = CGFloat(factor)
      return Deviation(
        center: deviation.center * factor, side: deviation.side * factor,
        rotation: deviation.rotation * factor)
    }

    static func - (first: Deviation, second: Deviation) -> Deviation { first + second * -1 }
  }

  /// Creates the return from a state to the path; the rates are those of the deviation.
  init(
    from shown: ElementState, to base: ElementState, _ rates: Deviation = Deviation(),
    along spring: Spring, at start: TimeInterval = 0
  ) {
    let shown = shown.normalized
    let base = base.normalized
    form = shown.side > 0 ? shown.scaled(by: base.side / shown.side) : shown
    self.base = base
    self.start = start
    self.spring = spring
    var deviation = shown.deviation(from: base)
    // The shorter way around, so that an element that was released upside down does not spin.
    deviation.rotation.formRemainder(dividingBy: 2 * .pi)
    self.deviation = deviation.limited
    self.rates = rates.limited
  }

  /// Returns the deviation at a time, its rates per second, and the part of the form, from 1 at the
  /// start. A spring is linear, so they are sums of its motion from a distance and from a velocity.
  private func motion(
    at seconds: TimeInterval
  ) -> (deviation: Deviation, rates: Deviation, part: Double) {
    let time = max(seconds - start, 0)
    let away = spring.offset(at: time, from: 1, velocity: 0)
    let thrown = spring.offset(at: time, from: 0, velocity: 1)
    return (
      deviation * away.value + rates * thrown.value,
      deviation * away.velocity + rates * thrown.velocity, away.value
    )
  }

  func state(_ path: ElementState, at seconds: TimeInterval) -> ElementState {
    let motion = motion(at: seconds)
    let target = path.normalized
    var state = target.moved(by: CGFloat(motion.part), from: base, to: form)
    let shown = target.side + motion.deviation.side
    if state.side > 0 { state = state.scaled(by: max(shown / state.side, 0.001)) }
    state.center = target.center + motion.deviation.center
    state.rotation = target.rotation + motion.deviation.rotation
    return state
  }

  func redirected(
    from shown: ElementState, to base: ElementState, at seconds: TimeInterval
  ) -> ElementDrift {
    ElementDrift(from: shown, to: base, motion(at: seconds).rates, along: spring, at: seconds)
  }

  /// The time after which the element is on its path, in seconds since the release.
  var duration: TimeInterval {
    let size = max(base.side, form.side, 1)
    func duration(_ distance: CGFloat, _ velocity: CGFloat, size: CGFloat = 1) -> TimeInterval {
      SpringDecay(from: Double(distance), velocity: Double(velocity), along: spring)
        .duration(within: Self.tolerance / Double(size))
    }
    let longest = [
      duration(deviation.center.dx, rates.center.dx),
      duration(deviation.center.dy, rates.center.dy), duration(deviation.side, rates.side),
      duration(deviation.rotation, rates.rotation, size: size),
      form == base ? 0 : duration(1, 0, size: size),
    ]
    return start + (longest.max() ?? 0)
  }
}

nonisolated extension ElementDrift.Deviation {
  /// The deviation in a range in which springs are computed. What is not finite is 0.
  fileprivate var limited: Self {
    func limited(_ value: CGFloat) -> CGFloat { CGFloat(Double(value).limited(to: 1e7)) }
    return Self(
      center: CGVector(dx: limited(center.dx), dy: limited(center.dy)), side: limited(side),
      rotation: limited(rotation))
  }
}

nonisolated extension ElementState {
  /// Returns the rates, per second, of a state that fingers hold in a pose.
  func rates(
    at velocity: TransitionPose.Velocity, of pose: TransitionPose
  ) -> ElementDrift.Deviation {
    ElementDrift.Deviation(
      center: pose.velocity(of: shownCenter, at: velocity),
      side: side * velocity.scale / pose.scale, rotation: velocity.rotation)
  }

  func deviation(from other: ElementState) -> ElementDrift.Deviation {
    ElementDrift.Deviation(
      center: center - other.center, side: side - other.side, rotation: rotation - other.rotation)
  }
}
