// The creation of a flight's animator, and additions to it.
extension TransitionFlight {
  /// The flight's animator, which is created on the first access.
  var animator: UIViewPropertyAnimator {
    if let control { return control.animator }
    recordOutgoingPlace()
    keepSheetInPlace()
    openContainer()
    if outgoingView != nil {
      outgoingSafeArea = fromViewController.flatMap(SafeAreaKeeper.init)
    }
    focus = FlightFocus(
      from: fromViewController?.viewIfLoaded, to: toViewController, opens: isPresentation,
      isReportedByUIKit: stack != nil || isModal && context.presentationStyle != .none)
    let tracer = FlightTracer(in: containerView, of: ObjectIdentifier(self), delegate: delegate)
    self.tracer = tracer
    let animator = makeUsableAnimator()
    let curve = curve(of: animator)
    if tracing !== animator { animator.addAnimations(tracer.moveToEnd) }
    self.tracer = nil
    tracing = nil
    // mutate: swing-kept-under-finger
    let keepsSwing = delegate.makesStandardAnimator
    control = AnimatorControl(
      animator, curve: ScrubCurve(curve, straightens: !keepsSwing || hasLateBlocks),
      tracer: tracer, roundsFractions: delegate.roundsFractions)
    for block in removeStoredBlocks() { add(block, to: animator) }
    for participant in participants { participant.animateAlongside(self) }
    pageStart = pageMiddle
    // The incoming page is not in its final position now.
    UnanimatedCall.perform { keepSafeAreas() }
    animator.addAnimations { self.keepSafeAreas() }
    // The animator keeps its completions until it ends, and thereby keeps the flight.
    animator.addCompletion { position in
      let position: TransitionPosition = position == .start ? .start : .end
      self.control?.animatorEnded(at: position)
      self.handle(.animatorEnded(at: position))
    }
    return animator
  }

  /// Whether the animator is being created. The layout of the pages may call the app meanwhile.
  var isMakingAnimator: Bool { tracer != nil }

  /// Keeps the content of both pages at its position, before and after the blocks. From iOS 26 on,
  /// UIKit lays the pages out then, and a layout within a block moves the content.
  private func keepSafeAreas() {
    // A layout may call the app, which may add animations. So the values are copied out and back.
    var incoming = incomingSafeArea
    var outgoing = outgoingSafeArea
    guard incoming != nil || outgoing != nil else { return }
    // mutate: lost-safe-area-made-up
    incoming?.compensate()
    outgoing?.compensate()
    incomingSafeArea = incoming
    outgoingSafeArea = outgoing
  }

  /// Creates the animator, or the standard one if an override's animator cannot move the flight.
  private func makeUsableAnimator() -> UIViewPropertyAnimator {
    defer { standardAnimator = nil }
    let animator = delegate.makeAnimator(for: self)
    guard let fault = fault(of: animator) else {
      if animator !== standardAnimator {
        addAuxiliaryAnimations(to: animator, isFirst: standardAnimator == nil)
      }
      return animator
    }
    printDebugMessage(
      """
      makeAnimator(for:) has returned an animator that \(fault). The flight runs along the \
      transition's own animation instead: make a new, interruptible animator for each flight.
      """)
    if !delegate.hasUsed(animator) { animator.discard() }
    return makeStandardAnimator(replacesFormer: animator === standardAnimator)
  }

  /// Describes why an animator cannot move the flight, or returns nil if it can.
  private func fault(of animator: UIViewPropertyAnimator) -> String? {
    if animator.state != .inactive { return "has been started or stopped" }
    if delegate.hasUsed(animator) { return "another flight has used" }
    if animator.isReversed { return "is reversed" }
    if !animator.duration.isFinite { return "never ends" }
    return animator.isInterruptible ? nil : "is not interruptible"
  }

  /// Returns the same animator at each call, unless an override has started or stopped it.
  func makeStandardAnimator(replacesFormer: Bool = false) -> UIViewPropertyAnimator {
    if let standard = standardAnimator, !replacesFormer, standard.state == .inactive {
      return standard
    }
    let isFirst = standardAnimator == nil
    let roundsFractions = delegate.roundsFractions
    var animator = FlightAnimator(
      timing, runs: runsByItself || roundsFractions == false, roundsFractions: roundsFractions,
      slowMotionFactor: slowMotionFactor)
    standardAnimator = animator
    // An override has made the first animator unusable. The views are prepared again from their
    // original state.
    if !cleanUps.isEmpty { UnanimatedCall.perform { performCleanUps(at: .start) } }
    followers = []
    let steps = delegate.prepareSteps(of: self)
    cleanUps = steps.cleanUps
    followers = steps.followers
    if !steps.followers.isEmpty {
      isFollowed = true
      animator = FlightAnimator(
        timing, runs: false, roundsFractions: roundsFractions, slowMotionFactor: slowMotionFactor)
      standardAnimator = animator
      showFollowers(0)
      if phase == .held { holdFollowers() }
    }
    for block in steps.blocks { add(traced(block, by: animator), to: animator) }
    addAuxiliaryAnimations(to: animator, isFirst: isFirst)
    return animator
  }

  /// Adds the app's blocks for every flight; `isFirst` is true until an animator has had them.
  private func addAuxiliaryAnimations(to animator: UIViewPropertyAnimator, isFirst: Bool) {
    for block in delegate.auxiliaryBlocks(of: self) {
      add(block, to: animator)
      if isFirst { addCompletion(block.completion) }
    }
  }

  /// Lets the first block without a delay move the tracer, to save UIKit a block in each frame.
  private func traced(
    _ block: AnimationBlock, by animator: UIViewPropertyAnimator
  ) -> AnimationBlock {
    guard let tracer, tracing !== animator, block.isWhole
    else { return block }
    tracing = animator
    return AnimationBlock(.delay(0)) {
      tracer.moveToEnd()
      block.animations()
    }
  }

  /// Returns the curve of an animator. The curve of an override's animator may be unreadable.
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
    case .range(let range):
      guard let control else { return store(block) }
      control.add(block.animations, in: range, lasting: duration)
      guard animator.isRunning, !frames.isHandingOver else { return }
      takeOver { self.run(toward: .end) }
    }
  }

  /// Straightens the curve, and lets fingers that hold the flight continue from its new position.
  private func straighten() {
    hasLateBlocks = true
    guard let control else { return }
    let before = animatorProgress
    control.straighten()
    guard animatorProgress != before, phase == .held else { return }
    recordHold()
    delegate.flight(self, wasMovedTo: position)
  }
}

extension UIViewPropertyAnimator {
  /// Ends an unused animator, because UIKit forbids the release of a paused or stopped one.
  fileprivate func discard() {
    if state == .active { stopAnimation(true) }
    if state == .stopped { finishAnimation(at: .current) }
  }
}
