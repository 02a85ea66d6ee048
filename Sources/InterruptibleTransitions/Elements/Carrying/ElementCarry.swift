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
    let center = state.center
    let origin = place.center
    let distance = CGVector(dx: center.x - origin.x, dy: center.y - origin.y).length
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
  private let x: SpringDecay
  private let y: SpringDecay
  private let side: SpringDecay
  private let rotation: SpringDecay
  /// The part of the form, from 1 at the start.
  private let part: SpringDecay

  /// The rates of a state per second.
  struct Rates: Equatable, Sendable {
    var center = CGVector.zero
    var side: CGFloat = 0
    var rotation: CGFloat = 0

    static func - (first: Rates, second: Rates) -> Rates {
      Rates(
        center: CGVector(
          dx: first.center.dx - second.center.dx, dy: first.center.dy - second.center.dy),
        side: first.side - second.side, rotation: first.rotation - second.rotation)
    }
  }

  /// Creates the return from a state to the path; the rates are those of the difference.
  init(
    from shown: ElementState, to base: ElementState, _ rates: Rates = Rates(), along spring: Spring,
    at start: TimeInterval = 0
  ) {
    let shown = shown.normalized
    let base = base.normalized
    form = shown.side > 0 ? shown.scaled(by: base.side / shown.side) : shown
    self.base = base
    self.start = start
    self.spring = spring
    func decay(_ distance: CGFloat, _ velocity: CGFloat) -> SpringDecay {
      SpringDecay(from: Double(distance), velocity: Double(velocity), along: spring)
    }
    x = decay(shown.center.x - base.center.x, rates.center.dx)
    y = decay(shown.center.y - base.center.y, rates.center.dy)
    side = decay(shown.side - base.side, rates.side)
    // The shorter way around, so that an element that was released upside down does not spin.
    let turn = (shown.rotation - base.rotation).remainder(dividingBy: 2 * .pi)
    rotation = decay(turn, rates.rotation)
    part = decay(1, 0)
  }

  func state(_ path: ElementState, at seconds: TimeInterval) -> ElementState {
    let time = max(seconds - start, 0)
    let target = path.normalized
    var state = target.moved(by: CGFloat(part.value(at: time)), from: base, to: form)
    let shown = target.side + CGFloat(side.value(at: time))
    if state.side > 0 { state = state.scaled(by: max(shown / state.side, 0.001)) }
    state.center = CGPoint(
      x: target.center.x + CGFloat(x.value(at: time)),
      y: target.center.y + CGFloat(y.value(at: time)))
    state.rotation = target.rotation + CGFloat(rotation.value(at: time))
    return state
  }

  func redirected(
    from shown: ElementState, to base: ElementState, at seconds: TimeInterval
  ) -> ElementDrift {
    let time = max(seconds - start, 0)
    let rates = Rates(
      center: CGVector(dx: CGFloat(x.velocity(at: time)), dy: CGFloat(y.velocity(at: time))),
      side: CGFloat(side.velocity(at: time)), rotation: CGFloat(rotation.velocity(at: time)))
    return ElementDrift(from: shown, to: base, rates, along: spring, at: seconds)
  }

  /// The time after which the element is on its path, in seconds since the release.
  var duration: TimeInterval {
    let size = Double(max(base.side, form.side, 1))
    let longest = [
      x.duration(within: Self.tolerance), y.duration(within: Self.tolerance),
      side.duration(within: Self.tolerance), rotation.duration(within: Self.tolerance / size),
      form == base ? 0 : part.duration(within: Self.tolerance / size),
    ]
    return start + (longest.max() ?? 0)
  }
}
