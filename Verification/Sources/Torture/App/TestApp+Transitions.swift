import InterruptibleTransitions

extension Setting.Timing {
  /// The toolkit's timing. It lasts so long that jumps are obvious.
  var timing: TransitionTiming {
    switch self {
    case .linear: .linear(0.5)
    case .easeOut: .easeOut(0.6)
    case .easeInOut: .easeInOut(0.6)
    case .spring: .spring(dampingRatio: 0.8, duration: 0.8)
    case .back: .cubic(CGPoint(x: 0.68, y: -0.6), CGPoint(x: 0.32, y: 1.6), duration: 0.6)
    }
  }

  /// The highest speed of an undisturbed flight, in progress per second.
  var greatestSpeed: Double {
    switch self {
    case .linear: 1 / 0.5
    case .easeOut, .easeInOut: 2 / 0.6
    case .spring: 5 / 0.8
    // The slope in the middle is 2.4 in progress for 0.48 of the time.
    case .back: 5 / 0.6
    }
  }

  /// The largest distance between a moving view and the finger, in progress. If blocks begin later
  /// than others along a timing that overshoots, it is 2 % and the overshoot.
  var greatestSwing: Double {
    switch self {
    case .linear, .easeOut, .easeInOut: 0
    case .spring: 0.02 + 0.0152
    case .back: 0.02 + 0.107
    }
  }
}

/// The motions with which a transition moves its views, in both directions.
struct AnimationKinds {
  private var way = AnimationKind.own
  private var back: AnimationKind?

  mutating func set(_ look: AnimationKind, isBack: Bool) {
    if isBack { back = look } else { way = look }
  }

  func kind(of flight: TransitionFlight) -> AnimationKind {
    flight.isPresenting ? way : back ?? way
  }
}

extension TransitionPhase {
  /// The position at which the flight has ended; nil if it has not.
  fileprivate var end: TransitionPosition? { if case .ended(let end) = self { end } else { nil } }
}

/// The values that a transition has reported to its observers.
struct ReportedValues {
  /// The last reported phase.
  var phase = TransitionPhase.idle
  /// The last reported progress of each flight.
  var progress: [ObjectIdentifier: Double] = [:]
  /// The progress at which each flight has ended.
  var ends: [ObjectIdentifier: Double] = [:]
}

extension TestApp {
  /// Creates a transition with calls to which a script may react.
  func makeTransition(_ index: Int) -> InterruptibleTransition {
    let animation = TransitionAnimation { [weak self] flight, steps in
      self?.prepare(flight, &steps, index)
    }
    let transition = InterruptibleTransition(animation, timing: setting.timings[index].timing)
    invariants.leaks.watch(transition, as: "transition")
    transition.configuration.settling = .spring(response: 0.5)
    transition.observe { [weak self] event in
      guard let self, case .phaseChanged(let phase) = event else { return }
      reported[index].phase = phase
      invariants.motion.recordPhases()
      reach(.phase)
    }
    transition.observeProgress { [weak self] progress, flight in
      let id = ObjectIdentifier(flight)
      self?.reported[index].progress[id] = progress
      // A flight with reduced motion reports nothing else.
      self?.reported[index].ends[id] = flight.phase.end?.progress
      self?.invariants.record(progress: progress)
      self?.reach(.progress)
    }
    transition.observe { [weak self] event in
      if case .releaseTargetChanged = event { self?.reach(.outcomeChange) }
    }
    transition.configuration.onOvershoot = { [weak self] overshoot, flight in
      overshoot.moveContainer(of: flight)
      self?.invariants.motion.record(overshoot: overshoot.progress, of: flight)
      self?.reach(.overshoot)
    }
    transition.addAuxiliaryAnimations(
      delayFactor: index == 1 ? 0.3 : 0,
      { [weak self] _ in self?.reach(.auxiliary) },
      completion: { [weak self] _ in self?.reach(.auxiliaryCompletion) })
    return transition
  }

  private func prepare(
    _ flight: TransitionFlight, _ steps: inout TransitionAnimation.Steps, _ index: Int
  ) {
    invariants.leaks.watch(flight, as: "flight")
    let moving = flight.installViews()
    let look = animationKinds[index].kind(of: flight)
    if setting.hasElements, !look.isElementZoom { steps.include(.elements, in: flight) }
    if let preset = look.animation(from: home?.button) {
      invariants.motion.leave(flight)
      steps.include(preset, in: flight)
      steps.animate { [weak self] in self?.reach(.animations) }
    } else if let moving {
      invariants.motion.follow(moving, in: flight, of: index)
      let away = CGAffineTransform(translationX: 0, y: MotionInvariant.travel)
      if flight.isPresenting { moving.transform = away }
      steps.animate { [weak self] in
        if !UIView.areAnimationsEnabled { self?.invariants.motion.recordStill(flight) }
        moving.transform = flight.isPresenting ? .identity : away
        self?.reach(.animations)
      }
    }
    steps.follow { [weak self] in self?.invariants.record(progress: $0) }
    let count = invariants.completions.flightBegan()
    let id = ObjectIdentifier(flight)
    reported[index].progress[id] = nil
    steps.cleanUp { [weak self] position in
      self?.reported[index].ends[id] = position.progress
      if look == .own { moving?.transform = .identity }
      self?.invariants.completions.flightEnded(count)
      self?.reach(.cleanUp)
    }
    reach(.prepare)
  }
}
