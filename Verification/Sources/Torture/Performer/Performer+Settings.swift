import Foundation
import InterruptibleTransitions

// The settings that an app may change at any time.
extension Performer {
  func change(_ step: Step, _ transition: InterruptibleTransition, _ index: Int) {
    switch step {
    case .setGestures(_, let gestures): app.setGestures(gestures, of: index)
    case .moveGestures(_, let other):
      guard other != index else { return }
      app.transitions[other].interactions += transition.interactions
    case .setCompletionSpeed(_, let quantity):
      transition.completionSpeed = quantity.number
      app.invariants.motion.record(
        speed: Double(transition.completionSpeed), of: index, by: .completion)
    case .setTimingCurve(_, let isSet):
      transition.timingCurve = isSet ? UICubicTimingParameters(animationCurve: .easeInOut) : nil
      app.invariants.motion.record(
        speed: 2 * Double(transition.completionSpeed), of: index, by: .completion)
    case .setSettling(_, let isSpring):
      transition.configuration.settling = isSpring ? .spring(response: 0.5) : .timingCurve(speed: 1)
    case .setRule(_, let isDirection):
      transition.configuration.completionRule = isDirection ? .direction : .position(threshold: 0.3)
    case .setInteractiveStart(_, let isInteractive):
      transition.wantsInteractiveStart = isInteractive
    case .addAuxiliary(_, let delay):
      transition.addAuxiliaryAnimations(
        delayFactor: delay, { [weak app] _ in app?.reach(.auxiliary) },
        completion: { [weak app] _ in app?.reach(.auxiliaryCompletion) })
    case .addAnimations(_, let delay):
      let button = app.home?.button
      transition.flight?.addAnimations(
        delayFactor: delay, { button?.backgroundColor = .systemBlue },
        completion: { [weak app] _ in app?.reach(.addedCompletion) })
    default: break
    }
  }

  func slowDown(_ index: Int, by factor: Double) {
    app.transitions[index].configuration.slowMotionFactor = factor
    app.invariants.motion.record(speed: 1 / factor, of: index, by: .slowMotion)
  }

  func setDismissalTiming(_ index: Int, _ dampingRatio: Double) {
    let timing = TransitionTiming.spring(dampingRatio: dampingRatio, duration: 0.8)
    app.transitions[index].configuration.dismissalTiming = timing
    // The speed of a spring that settles in this time is at most its frequency.
    let greatest = 7 / (dampingRatio * 0.8)
    let speed = greatest / app.setting.timings[index].greatestSpeed
    app.invariants.motion.record(speed: speed, of: index, by: .dismissal)
    // The spring overshoots its end by e^(-πζ/√(1-ζ²)) for the damping ratio ζ.
    let overshoot = exp(
      -.pi * dampingRatio / (1 - min(dampingRatio * dampingRatio, 0.999)).squareRoot())
    app.invariants.motion.record(swing: 0.02 + overshoot, of: index)
  }

  /// Sets the preferred height of a page, or of the visible page.
  func setPreferredHeight(_ number: Int, _ height: Int) {
    excuseStyleChange()
    let page = app.pages[number] ?? app.visiblePage(in: app.top)
    page?.preferredContentSize.height = CGFloat(height)
  }

  /// Excuses the motion of a presented view whose frame changes.
  func excuseStyleChange() {
    app.invariants.motion.recordSizeChange(during: app.transitions.compactMap(\.flight))
  }

  func setDelegate(isOwn: Bool) {
    let delegate = isOwn ? app.navigationDelegate : nil
    if app.navigation?.delegate !== delegate { app.navigation?.delegate = delegate }
    let tabBarDelegate = isOwn ? app.tabBarDelegate : nil
    if app.tabs?.delegate !== tabBarDelegate { app.tabs?.delegate = tabBarDelegate }
  }

  /// Changes the elements of a page, or of the visible page.
  func changeElements(_ number: Int, _ change: Int) {
    let page = app.pages[number] as? Page ?? app.visiblePage(in: app.root)
    page?.elements?.change(change)
    guard change % 5 == 0 else { return }
    for flight in app.transitions.compactMap(\.flight) {
      flight.apply([.translate(y: CGFloat(change)), .opacity(0.5)], to: "title")
      flight.retarget("card", to: CGRect(x: change, y: 90, width: 50, height: 2 * change))
      flight.move("badge", to: CGPoint(x: 7 * change, y: 15 * change))
    }
  }

  func replaceRoot(_ kind: Setting.Root) {
    app.invariants.motion.excuseAll(frames: 5)
    if let root = app.root { app.formerRoots.append(root) }
    app.device.window.rootViewController = app.makeRoot(kind)
  }
}
