import InterruptibleTransitions

extension Setting.Timing {
  /// The timing, which lasts long enough for jumps to stand out.
  var timing: TransitionTiming {
    switch self {
    case .linear: .linear(0.5)
    case .easeOut: .easeOut(0.6)
    case .easeInOut: .easeInOut(0.6)
    case .spring: .spring(dampingRatio: 0.8, duration: 0.8)
    case .back: .cubic(CGPoint(x: 0.68, y: -0.6), CGPoint(x: 0.32, y: 1.6), duration: 0.6)
    }
  }

  /// The greatest speed of a flight that runs by itself, in progress per second.
  var greatestSpeed: Double {
    switch self {
    case .linear: 1 / 0.5
    case .easeOut, .easeInOut: 2 / 0.6
    case .spring: 5 / 0.8
    // In the middle: 2.4 upwards for 0.48 along.
    case .back: 5 / 0.6
    }
  }

  /// The greatest distance between what moves and the finger, in progress: 2 % and the overshoot,
  /// if blocks begin later than others along a timing that swings past an end.
  var greatestSwing: Double {
    switch self {
    case .linear, .easeOut, .easeInOut: 0
    case .spring: 0.02 + 0.0152
    case .back: 0.02 + 0.107
    }
  }
}

/// How a transition moves its views, and how on the way back.
struct Looks {
  private var way = Look.own
  private var back: Look?

  mutating func set(_ look: Look, isBack: Bool) {
    if isBack { back = look } else { way = look }
  }

  func look(of flight: TransitionFlight) -> Look {
    flight.isPresenting ? way : back ?? way
  }
}

extension TransitionPhase {
  /// Where the flight has ended, if it has.
  fileprivate var end: TransitionPosition? { if case .ended(let end) = self { end } else { nil } }
}

/// What a transition has told its listeners.
struct Told {
  /// The last phase.
  var phase = TransitionPhase.idle
  /// The last progress of each flight.
  var progress: [ObjectIdentifier: Double] = [:]
  /// Where each flight has ended.
  var ends: [ObjectIdentifier: Double] = [:]
}

extension World {
  /// Makes a transition whose calls a script may react to.
  func makeTransition(_ index: Int) -> InterruptibleTransition {
    let animation = TransitionAnimation { [weak self] flight, steps in
      self?.prepare(flight, &steps, index)
    }
    let transition = InterruptibleTransition(animation, timing: setting.timings[index].timing)
    invariants.leaks.watch(transition, as: "transition")
    transition.settling = .spring(response: 0.5)
    transition.observe { [weak self] event in
      guard let self, case .phaseChanged(let phase) = event else { return }
      told[index].phase = phase
      invariants.motion.notePhases()
      reach(.phase)
    }
    transition.observeProgress { [weak self] progress, flight in
      let id = ObjectIdentifier(flight)
      self?.told[index].progress[id] = progress
      // Of a calm flight nothing else is heard.
      self?.told[index].ends[id] = flight.phase.end?.progress
      self?.invariants.note(progress: progress)
      self?.reach(.progress)
    }
    transition.onOutcomeChange = { [weak self] _ in self?.reach(.outcomeChange) }
    transition.onOvershoot = { [weak self] overshoot, flight in
      TransitionOvershoot.moveContainer(overshoot, flight)
      self?.invariants.motion.note(overshoot: overshoot.progress, of: flight)
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
    if setting.hasElements { steps.include(.elements, in: flight) }
    let look = looks[index].look(of: flight)
    if let preset = look.animation(from: home?.button) {
      invariants.motion.leave(flight)
      steps.include(preset, in: flight)
      steps.animate { [weak self] in self?.reach(.animations) }
    } else if let moving {
      invariants.motion.follow(moving, in: flight, of: index)
      let away = CGAffineTransform(translationX: 0, y: MotionInvariant.travel)
      if flight.isPresenting { moving.transform = away }
      steps.animate { [weak self] in
        if !UIView.areAnimationsEnabled { self?.invariants.motion.noteStill(flight) }
        moving.transform = flight.isPresenting ? .identity : away
        self?.reach(.animations)
      }
    }
    steps.follow { [weak self] in self?.invariants.note(progress: $0) }
    let count = invariants.completions.flightBegan()
    let id = ObjectIdentifier(flight)
    told[index].progress[id] = nil
    steps.cleanUp { [weak self] position in
      self?.told[index].ends[id] = position.progress
      if look == .own { moving?.transform = .identity }
      self?.invariants.completions.flightEnded(count)
      self?.reach(.cleanUp)
    }
    reach(.prepare)
  }
}
