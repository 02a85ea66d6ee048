// What makes a flight's animator, and adds to it.
extension TransitionFlight {
  /// The flight's animator, made on the first access and then always the same.
  var animator: UIViewPropertyAnimator {
    if let control { return control.animator }
    noteOutgoingPlace()
    keepSheetInPlace()
    if outgoingView != nil {
      animations.outgoingSafeArea = fromViewController.flatMap(SafeAreaKeeper.init)
    }
    animations.focus = FlightFocus(
      from: fromViewController?.viewIfLoaded, to: toViewController,
      isReportedByUIKit: stack != nil || isModal && context.presentationStyle != .none)
    let tracer = FlightTracer(in: containerView, of: ObjectIdentifier(self), delegate: delegate)
    animations.tracer = tracer
    let animator = makeUsableAnimator()
    let curve = curve(of: animator)
    if animations.tracing !== animator { animator.addAnimations(tracer.move) }
    (animations.tracer, animations.tracing) = (nil, nil)
    // mutate: swing-kept-under-finger
    let keepsSwing = delegate.makesStandardAnimator
    control = AnimatorControl(
      animator, curve: ScrubCurve(curve, straightens: !keepsSwing || animations.hasLateBlocks),
      tracer: tracer, rounds: delegate.rounds)
    for block in animations.takeBlocks() { add(block, to: animator) }
    for participant in participants { participant.takePart(in: self) }
    // The incoming page is away from its place now.
    StillCall.perform { keepSafeAreas() }
    animator.addAnimations { self.keepSafeAreas() }
    // The animator keeps its completions until it ends. That also keeps the flight.
    animator.addCompletion { position in
      let position: TransitionPosition = position == .start ? .start : .end
      self.control?.rested(at: position)
      self.handle(.rested(at: position))
    }
    return animator
  }

  /// Keeps the content of both pages where it is in its page: before the animator's blocks, and at
  /// the end of each of them.
  ///
  /// From iOS 26 on, UIKit lays the pages out before and after each block. A layout within a block
  /// moves the content as part of the animation, and so does this, at the same pace.
  private func keepSafeAreas() {
    // A layout may call the app, which may add animations: nothing is changed in place.
    var (incoming, outgoing) = (animations.incomingSafeArea, animations.outgoingSafeArea)
    guard incoming != nil || outgoing != nil else { return }
    // mutate: lost-safe-area-made-up
    incoming?.makeUp()
    outgoing?.makeUp()
    (animations.incomingSafeArea, animations.outgoingSafeArea) = (incoming, outgoing)
  }

  /// Makes the animator by the transition's ``InterruptibleTransition/makeAnimator(for:)``. If an
  /// override returns an animator that cannot move the flight, the standard one does.
  private func makeUsableAnimator() -> UIViewPropertyAnimator {
    defer { animations.standardAnimator = nil }
    let animator = delegate.makeAnimator(for: self)
    guard let fault = fault(of: animator) else {
      if animator !== animations.standardAnimator {
        addAuxiliaryAnimations(to: animator, isFirst: animations.standardAnimator == nil)
      }
      return animator
    }
    printDebugMessage(
      """
      makeAnimator(for:) has returned an animator that \(fault). The flight runs along the \
      transition's own animation instead: make a new, interruptible animator for each flight.
      """)
    if !delegate.hasUsed(animator) { animator.discard() }
    return makeStandardAnimator(replacesFormer: animator === animations.standardAnimator)
  }

  /// Describes why an animator cannot move the flight; nil if it can.
  private func fault(of animator: UIViewPropertyAnimator) -> String? {
    if animator.state != .inactive { return "has been started or stopped" }
    if delegate.hasUsed(animator) { return "another flight has used" }
    if animator.isReversed { return "is reversed" }
    if !animator.duration.isFinite { return "never ends" }
    return animator.isInterruptible ? nil : "is not interruptible"
  }

  /// Makes the animator that ``InterruptibleTransition/makeAnimator(for:)`` returns unless it is
  /// overridden, with the transition's timing, its animation and its auxiliary animations. A second
  /// call returns the same one, unless an override has spoiled that.
  func makeStandardAnimator(replacesFormer: Bool = false) -> UIViewPropertyAnimator {
    if let standard = animations.standardAnimator, !replacesFormer, standard.state == .inactive {
      return standard
    }
    let isFirst = animations.standardAnimator == nil
    let rounds = delegate.rounds
    var animator = FlightAnimator(
      timing, runs: runsByItself || rounds == false, rounds: rounds, slowMotion: slowMotion)
    animations.standardAnimator = animator
    // An override has spoiled the first one. Its views are prepared anew from where they were.
    if !animations.cleanUps.isEmpty { StillCall.perform { performCleanUps(at: .start) } }
    animations.followers = []
    let steps = configuration.animation(isPresenting: isPresenting).prepare(self)
    (animations.cleanUps, animations.followers) = (steps.cleanUps, steps.followers)
    if !steps.followers.isEmpty {
      isFollowed = true
      animator = FlightAnimator(timing, runs: false, rounds: rounds, slowMotion: slowMotion)
      animations.standardAnimator = animator
      showFollowers(0)
      if phase == .held { holdFollowers() }
    }
    for block in steps.blocks { add(traced(block, by: animator), to: animator) }
    addAuxiliaryAnimations(to: animator, isFirst: isFirst)
    return animator
  }

  /// Adds what the app has registered for every flight.
  ///
  /// - Parameters:
  ///   - animator: The animator that may move the flight.
  ///   - isFirst: Whether no animator of the flight had them before.
  private func addAuxiliaryAnimations(to animator: UIViewPropertyAnimator, isFirst: Bool) {
    for auxiliary in configuration.auxiliaryAnimations.values {
      add(auxiliary.block(for: self), to: animator)
      if isFirst { animations.addCompletion(auxiliary.completion) }
    }
  }

  /// Returns a block that moves the tracer too, if it is the first one without a delay: a block of
  /// the tracer's own would be one more that UIKit moves in each frame.
  private func traced(
    _ block: AnimationBlock, by animator: UIViewPropertyAnimator
  ) -> AnimationBlock {
    guard let tracer = animations.tracer, animations.tracing !== animator, block.isWhole
    else { return block }
    animations.tracing = animator
    return AnimationBlock(.delay(0)) {
      tracer.move()
      block.animations()
    }
  }

  /// Returns the curve along which an animator runs; for an animator of an override, as far as it
  /// can be read.
  private func curve(of animator: UIViewPropertyAnimator) -> TimingCurve {
    guard let provider = animator.timingParameters else { return .opaque }
    let read = TimingCurve(provider)
    guard read == .opaque, animator is FlightAnimator else { return read }
    return timing.curve.lasting(animator.timedDuration)
  }

  func add(_ block: AnimationBlock, to animator: UIViewPropertyAnimator) {
    switch block.span {
    case .delay(let factor):
      let isFirst = animator.state == .inactive
      if !block.isWhole || !isFirst { straighten() }
      animator.addAnimations(
        {
          block.animations()
          if isFirst { self.keepSafeAreas() }
        }, delayFactor: CGFloat(factor))
    case .window(let window):
      guard let control else { return animations.add(block) }
      let wasRunning = animator.isRunning
      control.add(block.animations, in: window)
      if wasRunning { run(toward: .end) }
    }
  }

  /// Straightens the curve of an animator some of whose blocks begin later than others. Fingers
  /// that hold the flight go on from where it is then.
  private func straighten() {
    animations.hasLateBlocks = true
    guard let control else { return }
    let before = animatorProgress
    control.straighten()
    guard animatorProgress != before, phase == .held else { return }
    reach.hold(at: animatorProgress)
    delegate.flight(self, wasMovedTo: position)
  }
}

extension UIViewPropertyAnimator {
  /// Ends an animator that nothing needs. UIKit does not allow a paused or stopped one to be
  /// released.
  fileprivate func discard() {
    if state == .active { stopAnimation(true) }
    if state == .stopped { finishAnimation(at: .current) }
  }
}
