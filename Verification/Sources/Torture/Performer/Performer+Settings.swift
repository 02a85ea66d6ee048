import Foundation
import InterruptibleTransitions

// The settings that an app may change at any time.
extension Performer {
  func change(_ step: Step, _ transition: InterruptibleTransition, _ index: Int) {
    switch step {
    case .setGestures(_, let gestures): world.setGestures(gestures, of: index)
    case .moveGestures(_, let other):
      guard other != index else { return }
      world.transitions[other].interactions += transition.interactions
    case .setCompletionSpeed(_, let quantity):
      transition.completionSpeed = quantity.number
      world.invariants.motion.note(
        speed: Double(transition.completionSpeed), of: index, by: .completion)
    case .setTimingCurve(_, let isSet):
      transition.timingCurve = isSet ? UICubicTimingParameters(animationCurve: .easeInOut) : nil
      world.invariants.motion.note(
        speed: 2 * Double(transition.completionSpeed), of: index, by: .completion)
    case .setSettling(_, let isSpring):
      transition.settling = isSpring ? .spring(response: 0.5) : .timingCurve(speed: 1)
    case .setRule(_, let isDirection):
      transition.completionRule = isDirection ? .direction : .position(threshold: 0.3)
    case .setInteractiveStart(_, let isInteractive):
      transition.wantsInteractiveStart = isInteractive
    case .addAuxiliary(_, let delay):
      transition.addAuxiliaryAnimations(
        delayFactor: delay, { [weak world] _ in world?.reach(.auxiliary) },
        completion: { [weak world] _ in world?.reach(.auxiliaryCompletion) })
    case .addAnimations(_, let delay):
      let button = world.home?.button
      transition.flight?.addAnimations(
        delayFactor: delay, { button?.backgroundColor = .systemBlue },
        completion: { [weak world] _ in world?.reach(.addedCompletion) })
    default: break
    }
  }

  func slowDown(_ index: Int, by factor: Double) {
    world.transitions[index].slowMotion = factor
    world.invariants.motion.note(speed: 1 / factor, of: index, by: .slowMotion)
  }

  func setDismissalTiming(_ index: Int, _ dampingRatio: Double) {
    let timing = TransitionTiming.spring(dampingRatio: dampingRatio, duration: 0.8)
    world.transitions[index].dismissalTiming = timing
    // The speed of a spring that settles in this time is at most its frequency.
    let greatest = 7 / (dampingRatio * 0.8)
    let speed = greatest / world.setting.timings[index].greatestSpeed
    world.invariants.motion.note(speed: speed, of: index, by: .dismissal)
    // The spring overshoots its end by e^(-πζ/√(1-ζ²)) for the damping ratio ζ.
    let overshoot = exp(
      -.pi * dampingRatio / (1 - min(dampingRatio * dampingRatio, 0.999)).squareRoot())
    world.invariants.motion.note(swing: 0.02 + overshoot, of: index)
  }

  /// Sets the preferred height of a page, or of the visible page.
  func setPreferredHeight(_ number: Int, _ height: Int) {
    excuseStyleChange()
    let page = world.pages[number] ?? world.visiblePage(in: world.top)
    page?.preferredContentSize.height = CGFloat(height)
  }

  /// Excuses the motion of a presented view whose frame changes.
  func excuseStyleChange() {
    world.invariants.motion.noteSizeChange(during: world.transitions.compactMap(\.flight))
  }

  func setDelegate(isOwn: Bool) {
    let delegate = isOwn ? world.navigationDelegate : nil
    if world.navigation?.delegate !== delegate { world.navigation?.delegate = delegate }
    let tabBarDelegate = isOwn ? world.tabBarDelegate : nil
    if world.tabs?.delegate !== tabBarDelegate { world.tabs?.delegate = tabBarDelegate }
  }

  /// Changes the elements of a page, or of the visible page.
  func changeElements(_ number: Int, _ change: Int) {
    let page = world.pages[number] as? Page ?? world.visiblePage(in: world.root)
    page?.elements?.change(change)
    guard change % 5 == 0 else { return }
    for flight in world.transitions.compactMap(\.flight) {
      flight.apply([.translate(y: CGFloat(change)), .opacity(0.5)], to: "title")
      flight.retarget("card", to: CGRect(x: change, y: 90, width: 50, height: 2 * change))
      flight.move("badge", to: CGPoint(x: 7 * change, y: 15 * change))
    }
  }

  func replaceRoot(_ kind: Setting.Root) {
    world.invariants.motion.excuseAll(frames: 5)
    if let root = world.root { world.formerRoots.append(root) }
    world.device.window.rootViewController = world.makeRoot(kind)
  }
}
