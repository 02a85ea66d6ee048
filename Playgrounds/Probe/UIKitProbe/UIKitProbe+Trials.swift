// The probe runs one trial after the other. Trials that need a finger are last, and in this file.

#if canImport(UIKit)
  import UIKit
#else
  // A recognizer calls a closure there, as there is no Objective-C. UIKit has no such declaration,
  // so it is not public.
  @testable import HeadlessUIKit
#endif

/// A probe that runs trials of UIKit one after another.
@MainActor final class UIKitProbe {
  /// A trial, which calls a closure when it is over.
  typealias Body = (_ done: @escaping () -> Void) -> Void

  /// A trial, and its time limit in seconds.
  private struct Trial {
    var bound: TimeInterval
    var isFirstByHand = false
    var body: Body
  }

  let screen: UIKitProbeViewController
  let window: UIWindow
  private(set) var answers: [ProbePoint: ProbeAnswer] = [:]
  /// The closures that restore the state when a trial is over.
  var cleanUps: [() -> Void] = []
  /// Whether two pushes of one turn have changed the stack at once.
  var haveJoined: Bool?
  /// Whether the app may go to the background, and whether it has.
  private var mayLeave = false
  private var hasLeft = false
  /// Whether the current trial has a time limit.
  private var isBounded = true
  /// The number of trials that have begun. Closures of earlier trials are no longer called.
  private var number = 0
  private var finish: ([ProbePoint: ProbeAnswer]) -> Void = { _ in }

  init(on screen: UIKitProbeViewController, in window: UIWindow) {
    self.screen = screen
    self.window = window
  }

  /// The part of the screen that is for fingers.
  var lowerHalf: CGRect {
    let bounds = screen.view.bounds
    return CGRect(x: 0, y: bounds.midY, width: bounds.width, height: bounds.height / 2)
  }

  func run(_ done: @escaping ([ProbePoint: ProbeAnswer]) -> Void) {
    let byItself: [Body] = [
      animating, startingByTap, startingInteractively, changingItsMind, stretching,
      presentingWithoutAnimation, dismissingStack, uncoveringSheet, pushingTwice,
      pushingInFlight, pushing, selecting, replacingRoot, moving, pushingBeforeLayout,
      scrolling, hidingBar, showingBar, cancellingNewStack, finishingAfterCancel,
    ]
    let byHand: [Body] = [touchingPage, dragging, swiping, leaving, spreading, tappingTab]
    var trials = byItself.map { Trial(bound: 5, body: $0) }
    if !screen.isByItself {
      trials += byHand.enumerated().map {
        Trial(bound: 30, isFirstByHand: $0.offset == 0, body: $0.element)
      }
    }
    let observer = observe(UIApplication.didEnterBackgroundNotification) { [self] in
      // All animations end in the background, including the animation that times the limit.
      hasLeft = true
      isBounded = false
      if !mayLeave { giveUp() }
    }
    finish = { answers in
      NotificationCenter.default.removeObserver(observer)
      done(answers)
    }
    // An app that has just been launched is busier than later.
    after(0.5) { [self] in next(trials[...]) }
  }

  func note(_ point: ProbePoint, _ isAsNamed: Bool) {
    answers[point] = isAsNamed ? .asNamed : .asFavored
  }

  /// Runs the first trial, within its time limit, and then the remaining trials.
  private func next(_ trials: ArraySlice<Trial>) {
    guard let trial = trials.first else { return finish(answers) }
    number += 1
    isBounded = true
    let own = number
    let known = answers.count
    func end() {
      guard own == number else { return }
      // If no finger has touched the screen, no person is present.
      let isLast = trial.isFirstByHand && answers.count == known
      tidyUp()
      clear { [self] in next(isLast ? [] : trials.dropFirst()) }
    }
    after(trial.bound) { [self] in if isBounded { end() } }
    trial.body(end)
  }

  /// Restores the state after a trial, and stops calling the trial's closures.
  private func tidyUp() {
    number += 1
    screen.request = nil
    for cleanUp in cleanUps.reversed() { cleanUp() }
    cleanUps = []
  }

  /// Waits until the probe's screen presents no view controller.
  private func clear(_ done: @escaping () -> Void) {
    after(0.05) { [self] in
      guard screen.presentedViewController != nil else { return done() }
      screen.dismiss(animated: false)
      after(0.1, done)
    }
  }

  /// Stops the trials, because the app is leaving the foreground and its animations end.
  private func giveUp() {
    tidyUp()
    finish(answers)
  }

  // MARK: Time

  /// Calls a closure some seconds later, timed by an invisible animation.
  func after(_ seconds: TimeInterval, _ body: @escaping () -> Void) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
    let own = number
    window.addSubview(view)
    let animator = UIViewPropertyAnimator(duration: seconds, curve: .linear) { view.alpha = 0.5 }
    animator.addCompletion { [self] _ in
      view.removeFromSuperview()
      if own == number { body() }
    }
    animator.startAnimation()
  }

  /// Calls a closure once a condition holds.
  func when(_ condition: @autoclosure @escaping () -> Bool, _ body: @escaping () -> Void) {
    after(0.05) { [self] in if condition() { body() } else { when(condition(), body) } }
  }

  /// Calls a closure each time the app posts a notification.
  private func observe(
    _ name: NSNotification.Name, _ body: @escaping @MainActor () -> Void
  ) -> any NSObjectProtocol {
    NotificationCenter.default.addObserver(
      forName: name, object: UIApplication.shared, queue: nil
    ) { _ in MainActor.assumeIsolated(body) }
  }
}

// MARK: - Fingers

extension UIKitProbe {
  /// Observes a finger anywhere on the screen, during the trial.
  private func watch(_ body: @escaping (UIGestureRecognizer) -> Void) {
    let recognizer = UILongPressGestureRecognizer()
    recognizer.minimumPressDuration = 0
    recognizer.cancelsTouchesInView = false
    observe(recognizer, on: window, body)
  }

  /// Attaches a recognizer to a view, during the trial.
  private func observe(
    _ recognizer: UIGestureRecognizer, on view: UIView?,
    _ body: @escaping (UIGestureRecognizer) -> Void
  ) {
    let target = ProbeTarget(recognizer, body)
    if let view {
      recognizer.delegate = target
      view.addGestureRecognizer(recognizer)
    }
    cleanUps.append { withExtendedLifetime(target) { view?.removeGestureRecognizer(recognizer) } }
  }

  /// Waits for a touch in the lower half of the screen, and checks whether a page has received it.
  private func waitForTouch(
    on page: ProbePage, _ point: ProbePoint, _ done: @escaping () -> Void
  ) {
    watch { [self] recognizer in
      let area = lowerHalf.insetBy(dx: 0, dy: 60)
      guard recognizer.state == .began, area.contains(recognizer.location(in: screen.view)) else {
        return
      }
      after(0.1) { [self] in
        note(point, !page.wasTouched)
        done()
      }
    }
  }

  fileprivate func touchingPage(_ done: @escaping () -> Void) {
    let delegate = ProbeDelegate()
    let page = ProbePage(.systemGreen)
    delegate.move = ProbeMove()
    let navigation = stack(delegate)
    after(0.1) { [self] in
      let interactor = push(page, on: navigation, delegate)
      when(interactor.context != nil) { [self] in
        screen.request = .touchPage
        waitForTouch(on: page, .keepsTouchesOut, done)
      }
    }
  }

  fileprivate func dragging(_ done: @escaping () -> Void) {
    let list = UIScrollView(frame: lowerHalf)
    list.backgroundColor = .lightGray
    list.contentSize = CGSize(width: list.bounds.width, height: 4000)
    screen.view.addSubview(list)
    let watcher = ScrollWatcher()
    list.delegate = watcher
    cleanUps.append { withExtendedLifetime(watcher) { list.removeFromSuperview() } }
    screen.request = .drag
    observe(list.panGestureRecognizer, on: nil) { [self] pan in
      guard list.superview != nil else {
        note(.removedViewsKeepTouches, pan.state == .changed || pan.state == .ended)
        return done()
      }
      guard pan.state == .changed else { return }
      watcher.noteTarget()
      guard watcher.count > 5 else { return }
      note(.tellsPanTargetsFirst, watcher.targetIsFirst)
      list.removeFromSuperview()
    }
  }

  fileprivate func swiping(_ done: @escaping () -> Void) {
    let navigation = stack(ProbeDelegate())
    var start = CGPoint.zero
    var hasPopped = false
    screen.request = .swipe
    watch { [self] recognizer in
      let point = recognizer.location(in: window)
      if recognizer.state == .began { start = point }
      hasPopped = hasPopped || navigation.viewControllers.count == 1
      let isOver = recognizer.state == .ended || recognizer.state == .cancelled
      guard isOver, hasPopped || start.x < 20 && point.x > 120 else { return }
      // The pop may continue or be cancelled.
      after(0.8) { [self] in
        note(.animatorMethodBlocksSwipe, !hasPopped)
        done()
      }
    }
  }

  fileprivate func leaving(_ done: @escaping () -> Void) {
    let blur = UIVisualEffectView(effect: nil)
    blur.frame = lowerHalf
    screen.view.insertSubview(blur, at: 0)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      blur.effect = UIBlurEffect(style: .regular)
    }
    stopAtEnd(animator)
    cleanUps.append { blur.removeFromSuperview() }
    animator.startAnimation()
    animator.pauseAnimation()
    animator.fractionComplete = 0.25
    mayLeave = true
    hasLeft = false
    let observer = observe(UIApplication.didBecomeActiveNotification) { [self] in
      guard hasLeft else { return }
      hasLeft = false
      after(0.2) { [self] in
        note(.staysPausedInBackground, animator.state == .active)
        done()
      }
    }
    cleanUps.append { [self] in
      mayLeave = false
      NotificationCenter.default.removeObserver(observer)
    }
    screen.request = .leave
  }

  fileprivate func spreading(_ done: @escaping () -> Void) {
    let area = UIView(frame: lowerHalf)
    area.backgroundColor = .lightGray
    screen.view.addSubview(area)
    cleanUps.append { area.removeFromSuperview() }
    screen.request = .spread
    var last: (distance: CGFloat, scale: CGFloat)?
    observe(UIPinchGestureRecognizer(), on: area) { [self] recognizer in
      guard let pinch = recognizer as? UIPinchGestureRecognizer, pinch.numberOfTouches > 1 else {
        return
      }
      let first = pinch.location(ofTouch: 0, in: area)
      let second = pinch.location(ofTouch: 1, in: area)
      let new = (distance: hypot(first.x - second.x, first.y - second.y), scale: pinch.scale)
      // A finger that stays on the screen does not move so far between two events. A larger
      // distance means that it has lifted and touched again.
      if let last, abs(new.distance - last.distance) > 80 {
        let moved = new.distance / last.distance
        let told = new.scale / last.scale
        note(.returningFingersJump, abs(told - moved) < abs(told - 1))
        return done()
      }
      last = new
    }
  }
}

/// A watcher that measures whether content moves directly before or after a pan's target is called.
private final class ScrollWatcher: NSObject, UIScrollViewDelegate {
  /// The number of calls of the target.
  private(set) var count = 0
  private var target = 0.0
  private var scroll = 0.0
  /// The seconds from movements to calls, and from calls to movements.
  private var before = 0.0
  private var after = 0.0

  var targetIsFirst: Bool { after < before }

  func noteTarget() {
    count += 1
    target = CACurrentMediaTime()
    if scroll > 0 { before += target - scroll }
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    scroll = CACurrentMediaTime()
    if target > 0 { after += scroll - target }
  }
}

/// A recognizer's target, which allows other recognizers to recognize.
@MainActor private final class ProbeTarget: NSObject, UIGestureRecognizerDelegate {
  private let recognizer: UIGestureRecognizer
  private let action: (UIGestureRecognizer) -> Void

  init(_ recognizer: UIGestureRecognizer, _ action: @escaping (UIGestureRecognizer) -> Void) {
    self.recognizer = recognizer
    self.action = action
    super.init()
    #if canImport(UIKit)
      recognizer.addTarget(self, action: #selector(recognized))
    #else
      recognizer.addHandler(self) { [weak self] recognizer in self?.action(recognizer) }
    #endif
  }

  #if canImport(UIKit)
    @objc private func recognized() { action(recognizer) }
  #endif

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { true }
}
