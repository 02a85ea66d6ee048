// The trials of the probe that need no finger: animators, presentations, containers and the window.

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

// MARK: - Animators

/// A view that an animator moves by a hundred points, and the animator.
@MainActor private struct ProbeMover {
  let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
  let animator: UIViewPropertyAnimator

  init(_ curve: UIView.AnimationCurve, seconds: TimeInterval = 1) {
    animator = UIViewPropertyAnimator(duration: seconds, curve: curve) { [view] in
      view.frame.origin.x = 100
    }
    animator.scrubsLinearly = false
  }

  /// The shown progress of the view, from 0 to 1.
  var shown: CGFloat { (view.layer.presentation()?.frame.minX ?? 0) / 100 }

  /// Starts the animator as paused, and moves it to a fraction. After a start the pause takes
  /// effect at once.
  func scrub(to fraction: CGFloat) {
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = fraction
  }

  /// Returns whether the animator reports a fraction.
  func isAt(_ fraction: CGFloat) -> Bool { abs(animator.fractionComplete - fraction) < 0.01 }
}

extension UIKitProbe {
  private func mover(_ curve: UIView.AnimationCurve, seconds: TimeInterval = 1) -> ProbeMover {
    let mover = ProbeMover(curve, seconds: seconds)
    screen.view.insertSubview(mover.view, at: 0)
    cleanUps.append { mover.view.removeFromSuperview() }
    stopAtEnd(mover.animator)
    return mover
  }

  /// Stops an animator when the trial is over: a paused animator must not be released.
  func stopAtEnd(_ animator: UIViewPropertyAnimator) {
    cleanUps.append { if animator.state == .active { animator.stopAnimation(true) } }
  }

  func animating(_ done: @escaping () -> Void) {
    turning()
    ending()
    pausing()
    after(0.15) { [self] in running(done) }
  }

  /// Tries the reports of a paused animator that is reversed.
  private func turning() {
    let turned = mover(.linear)
    turned.scrub(to: 0.25)
    if turned.isAt(0.25) {
      turned.animator.isReversed = true
      note(.turnsFractionLate, turned.animator.fractionComplete < 0.5)
    }
  }

  /// Tries the ends of animators that have nothing left to run.
  private func ending() {
    let finished = mover(.linear)
    finished.scrub(to: 1)
    if finished.isAt(1) {
      finished.animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
      note(.endsWithinCall, finished.animator.state == .inactive)
    }
    let returned = mover(.linear)
    returned.scrub(to: 0)
    returned.animator.isReversed = true
    returned.animator.startAnimation()
    let completed = mover(.linear, seconds: 0.05)
    completed.animator.addCompletion { [self, unowned animator = completed.animator] _ in
      note(.staysActiveInCompletions, animator.isRunning || animator.state != .inactive)
    }
    completed.animator.startAnimation()
    after(0.3) { [self] in note(.neverEndsAtStart, returned.animator.isRunning) }
  }

  /// Tries the behavior of paused animators.
  private func pausing() {
    let late = mover(.linear)
    let lost = mover(.linear)
    for each in [late, lost] { each.animator.pauseAnimation() }
    late.animator.fractionComplete = 0.3
    lost.animator.startAnimation()
    let half = mover(.linear)
    half.animator.addAnimations { [view = half.view] in
      // Halfway the view is on the straight line, or away from it if UIKit adds transforms after
      // the model's.
      view.transform = CGAffineTransform(translationX: 100, y: 0).rotated(by: .pi / 2)
      view.layer.shadowOpacity = 1
    }
    half.scrub(to: 0.5)
    let atEnd = mover(.linear)
    let stepped = mover(.linear, seconds: 0.1)
    atEnd.scrub(to: 1)
    stepped.scrub(to: 0.46)
    let delayed = mover(.linear)
    let added = UIView()
    delayed.view.addSubview(added)
    delayed.scrub(to: 0.4)
    delayed.animator.addAnimations({ added.frame.origin.x = 100 }, delayFactor: 0.5)
    delayed.animator.fractionComplete = 0.85
    let empty = (0..<2).map { _ in UIViewPropertyAnimator(duration: 1, curve: .linear) {} }
    let unseen = (0..<2).map { _ in ProbeMover(.linear).animator }
    for animators in [empty, unseen] {
      // The first animator is paused from the beginning, the second after a start.
      animators[1].startAnimation()
      for animator in animators {
        stopAtEnd(animator)
        animator.pauseAnimation()
      }
    }
    after(0.1) { [self] in
      note(.pausesLate, late.shown < 0.15 || lost.shown < 0.01)
      if half.isAt(0.5), let shown = half.view.layer.presentation() {
        note(.addsTransformsAfterModel, abs(shown.affineTransform().ty) > 10)
        note(.setsShadowsAtOnce, shown.shadowOpacity > 0.75)
      }
      note(.endsWhereScrubbed, atEnd.animator.state == .inactive)
      note(.endsEmptyWhilePaused, empty.contains { $0.state == .inactive })
      note(.endsUnseenWhilePaused, unseen.contains { $0.state == .inactive })
      // One of twelve steps is at 0.5.
      if stepped.isAt(0.46) { note(.scrubsInSteps, abs(stepped.shown - 0.46) > 0.02) }
      // Added at 0.4, the block waits until 0.9 for half of the whole duration, and until 0.7 for
      // half of the rest.
      if delayed.isAt(0.85) {
        let shown = (added.layer.presentation()?.frame.minX ?? 0) / 100
        note(.delaysByWhatIsLeft, shown > 0.25)
      }
    }
  }

  /// Tries the reports and the behavior of running animators.
  private func running(_ done: @escaping () -> Void) {
    let caught = mover(.easeIn, seconds: 2)
    let continued = mover(.easeIn)
    let reference = mover(.easeIn)
    let springing = mover(.linear)
    caught.animator.startAnimation()
    for each in [continued, springing] { each.scrub(to: 0.5) }
    let begin = CACurrentMediaTime()
    after(0.1) { [self] in
      // Continuing an animator that is not active is an error.
      guard continued.isAt(0.5), springing.isAt(0.5) else { return done() }
      let start = continued.shown
      continued.animator.continueAnimation(withTimingParameters: nil, durationFactor: 1)
      reference.animator.startAnimation()
      let spring = UISpringTimingParameters(
        mass: 1, stiffness: 100, damping: 20, initialVelocity: .zero)
      springing.animator.continueAnimation(withTimingParameters: spring, durationFactor: 0.25)
      after(0.5) { [self] in
        // By its constants the spring takes 0.92 s, by the factor 0.25 s.
        note(.factorRulesSprings, !springing.animator.isRunning)
        // The whole curve covers the rest as it covers the full distance of the other animator.
        let fraction = (continued.shown - start) / (1 - start)
        note(.factorRestartsCurve, abs(fraction - reference.shown) < 0.06)
        let time = CGFloat(CACurrentMediaTime() - begin) / 2
        let shown = caught.shown
        @MainActor func tellsProgress() -> Bool {
          let fraction = caught.animator.fractionComplete
          return abs(fraction - shown) < abs(fraction - time)
        }
        note(.runningFractionIsProgress, tellsProgress())
        caught.animator.pauseAnimation()
        note(.fractionIsProgress, tellsProgress())
        done()
      }
    }
  }
}

// MARK: - Presentations

extension UIKitProbe {
  private func present(
    _ transition: ProbeTransition, interactively: Bool, animated: Bool = true,
    style: UIModalPresentationStyle = .overFullScreen
  ) {
    cleanUps.append { transition.conclude() }
    transition.wantsInteractiveStart = interactively
    transition.card.transitioningDelegate = transition
    transition.card.modalPresentationStyle = style
    screen.present(transition.card, animated: animated)
  }

  /// Tries a start without interaction, and calls to the transition after it.
  func startingByTap(_ done: @escaping () -> Void) {
    let transition = ProbeTransition()
    present(transition, interactively: false)
    let isUnderWay = !transition.calls.isEmpty
    note(.startsAtOnce, isUnderWay)
    // A transition that has started has asked for its animator and linked the controllers anyway.
    if !isUnderWay {
      let isLinked = screen.presentedViewController != nil
      note(.linksLate, !isLinked)
      if isLinked { note(.asksPresentationsLate, !transition.wasAskedForAnimator) }
    }
    when(transition.context != nil) { [self] in
      after(0.1) { [self] in
        guard let context = transition.context else { return }
        noteStart(of: transition, context)
        transition.pause()
        transition.update(0.3)
        let told = transition.card.transitionCoordinator?.percentComplete ?? 0
        note(.deafSuperclass, abs(told - 0.3) > 0.05)
        if context.isInteractive { context.finishInteractiveTransition() }
        context.cancelInteractiveTransition()
        note(.contextHearsInteractiveOnly, !context.transitionWasCancelled)
        done()
      }
    }
  }

  /// Records the calls of a start without interaction, and their results.
  private func noteStart(
    of transition: ProbeTransition, _ context: any UIViewControllerContextTransitioning
  ) {
    let calls = transition.calls
    let start = calls.firstIndex(of: .start)
    note(.startsTapsByAnimator, start == nil)
    guard let start, let saysInteractive = transition.saidInteractive else { return }
    note(.tapsAreInteractive, saysInteractive && context.isInteractive)
    if !(saysInteractive && context.isInteractive) { note(.tapsTurnLate, saysInteractive) }
    let isAnimated = calls.contains(.animate)
    let isRunning = transition.animator?.isRunning == true
    note(.superclassStartsAnimator, !isAnimated && isRunning)
    guard isAnimated || !isRunning else { return }
    note(.superclassIdles, !isAnimated)
    // A UIKit that requests the animator only once may have done so before the start.
    guard isAnimated, calls.count(where: { $0 == .ask }) > (calls.first == .ask ? 1 : 0) else {
      return
    }
    note(.asksForAnimatorInStart, calls[calls.index(after: start)] == .ask)
  }

  /// Tries a start with interaction, and the calls that move the animator after it.
  func startingInteractively(_ done: @escaping () -> Void) {
    let transition = ProbeTransition()
    present(transition, interactively: true)
    when(transition.context != nil && transition.animator != nil) { [self] in
      after(0.1) { [self] in
        guard let animator = transition.animator else { return }
        animator.pauseAnimation()
        after(0.05) { [self] in
          scrub(transition)
          after(0.1) { [self] in
            if !transition.hasEnded {
              note(.takesBackAtCancel, transition.card.hasHeardOfEnd)
            }
            done()
          }
        }
      }
    }
  }

  /// Scrubs a transition by the available means, and cancels it.
  private func scrub(_ transition: ProbeTransition) {
    guard let animator = transition.animator, let context = transition.context else { return }
    context.updateInteractiveTransition(0.7)
    note(.contextMovesAnimator, abs(animator.fractionComplete - 0.7) < 0.05)
    transition.update(0.4)
    animator.fractionComplete = 0.4
    transition.pause()
    note(.superclassReenters, transition.hasReentered)
    note(.asksForAnimatorOnce, transition.calls.count { $0 == .ask } == 1)
    transition.cancel()
    if !context.transitionWasCancelled { context.cancelInteractiveTransition() }
  }

  /// Measures the duration of the remaining motion of a percent-driven controller.
  func stretching(_ done: @escaping () -> Void) {
    // A superclass that does not continue the animator by itself gives no answer.
    guard answers[.contextMovesAnimator] == .asFavored else { return done() }
    var begin: TimeInterval?
    let transition = ProbeTransition(.easeIn)
    transition.onEnd = { [self] in
      // Ease-in takes the last third of two seconds for half of the distance; with the factor, half
      // of two seconds.
      if let begin { note(.superclassStretches, CACurrentMediaTime() - begin > 0.82) }
      done()
    }
    present(transition, interactively: true)
    when(transition.animator?.state == .active) { [self] in
      after(0.1) {
        guard let animator = transition.animator else { return }
        transition.update(0.5)
        guard abs(animator.fractionComplete - 0.5) < 0.05 else { return done() }
        transition.finish()
        if animator.isRunning { begin = CACurrentMediaTime() } else { done() }
      }
    }
  }

  /// Tries a percent-driven controller that changes its answer during the start.
  func changingItsMind(_ done: @escaping () -> Void) {
    let transition = ProbeTransition()
    transition.onStart = { transition in transition.wantsInteractiveStart = false }
    present(transition, interactively: true)
    when(transition.calls.contains(.start)) { [self] in
      after(0.1) { [self] in
        if let context = transition.context { note(.superclassAsksAgain, !context.isInteractive) }
        done()
      }
    }
  }

  /// Tries a custom presentation without animation.
  func presentingWithoutAnimation(_ done: @escaping () -> Void) {
    let transition = ProbeTransition()
    present(transition, interactively: true, animated: false, style: .custom)
    after(0.2) { [self] in
      let isStarted = transition.calls.contains { $0 != .ask }
      if isStarted || !transition.wasAskedForAnimator { note(.unanimatedAsksNobody, !isStarted) }
      if isStarted { note(.unanimatedIsDriven, transition.wasAskedForInteractor) }
      done()
    }
  }

  /// Tries two presentations that are dismissed together.
  func dismissingStack(_ done: @escaping () -> Void) {
    let lower = ProbePage(.systemBlue)
    let upper = ProbePage(.systemBlue)
    let delegate = ProbeDelegate()
    let move = ProbeMove()
    cleanUps.append { withExtendedLifetime(delegate) {} }
    for page in [lower, upper] {
      page.modalPresentationStyle = .overFullScreen
      page.transitioningDelegate = delegate
    }
    screen.present(lower, animated: false)
    when(lower.isShown) { [self] in
      lower.present(upper, animated: false)
      when(upper.isShown) { [self] in
        delegate.move = move
        screen.dismiss(animated: true)
        when(move.from != nil) { [self] in
          if move.from === lower || move.from === upper {
            note(.tellsLowestOfStack, move.from === lower)
          }
          after(0.2, done)
        }
      }
    }
  }

  /// Tries a new root view controller under a presentation. The probe's screen must be in the root
  /// view controller.
  func replacingRoot(_ done: @escaping () -> Void) {
    var root: UIViewController = screen
    while let parent = root.parent { root = parent }
    guard window.rootViewController === root, screen.presentingViewController == nil else {
      return done()
    }
    let card = ProbePage(.systemBlue)
    card.modalPresentationStyle = .overFullScreen
    screen.present(card, animated: false)
    when(card.isShown) { [self] in
      cleanUps.append { [window] in window.rootViewController = root }
      window.rootViewController = UIViewController()
      after(0.1) { [self] in
        note(.replacesWholeWindow, card.view.window == nil)
        done()
      }
    }
  }
}
