import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor @Suite struct BackgroundTests {
  /// A device that shows a view and an effect view.
  @MainActor private final class Fixture {
    let device = Device()
    let view = UIView(frame: CGRect(x: 0, y: 95, width: 10, height: 10))
    let blur = UIVisualEffectView(effect: nil)

    init() {
      let controller = UIViewController()
      device.launch(controller)
      controller.view.addSubview(view)
      controller.view.addSubview(blur)
      device.advance(by: 0.1)
    }

    var blurRadius: Double { blur.layer.presentation()?.properties.backdrop.radius ?? 0 }

    func mover() -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 1, curve: .linear) { self.view.center.x = 105 }
    }

    func blurrer() -> UIViewPropertyAnimator {
      UIViewPropertyAnimator(duration: 1, curve: .linear) {
        self.blur.effect = UIBlurEffect(style: .regular)
      }
    }
  }

  /// A list of the notifications of an app, which observes until its release.
  @MainActor private final class Notes {
    var found: [String] = []
    nonisolated(unsafe) private var observers: [any NSObjectProtocol] = []

    init(_ application: UIApplication, _ look: @escaping @MainActor () -> String = { "" }) {
      let names: [(NSNotification.Name, String)] = [
        (UIApplication.willResignActiveNotification, "willResignActive"),
        (UIApplication.didEnterBackgroundNotification, "didEnterBackground"),
        (UIApplication.willEnterForegroundNotification, "willEnterForeground"),
        (UIApplication.didBecomeActiveNotification, "didBecomeActive"),
      ]
      for (name, label) in names {
        observers.append(
          NotificationCenter.default.addObserver(forName: name, object: application, queue: nil) {
            [weak self] _ in
            MainActor.assumeIsolated {
              self?.found.append("\(label) \(UIApplication.shared.applicationState) \(look())")
            }
          })
      }
    }

    deinit {
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
  }

  @Test("6.11 Observers are notified of each life cycle step, with the app's state at that time")
  func notifications() {
    let fixture = Fixture()
    let notes = Notes(UIApplication.shared)
    #expect(UIApplication.shared.applicationState == .active)
    fixture.device.enterBackground()
    #expect(UIApplication.shared.applicationState == .background)
    fixture.device.enterForeground()
    #expect(UIApplication.shared.applicationState == .active)
    #expect(
      notes.found == [
        "willResignActive active ", "didEnterBackground background ",
        "willEnterForeground background ", "didBecomeActive active ",
      ])
  }

  @Test("6.18 The scene of an app's only window has the state of the app")
  func scene() throws {
    let fixture = Fixture()
    let scene = try #require(fixture.view.window?.windowScene)
    #expect(scene.activationState == .foregroundActive)
    var states: [UIScene.ActivationState] = []
    let notes = Notes(UIApplication.shared) {
      states.append(scene.activationState)
      return ""
    }
    fixture.device.enterBackground()
    fixture.device.enterForeground()
    withExtendedLifetime(notes) {}
    #expect(states == [.foregroundActive, .background, .background, .foregroundActive])
  }

  @Test("6.24 A scene posts didEnterBackground, with or without the other scenes of the app")
  func scenes() throws {
    let fixture = Fixture()
    let scene = try #require(fixture.view.window?.windowScene)
    let other = UIWindowScene()
    var hidden: [UIScene] = []
    let token = NotificationCenter.default.addObserver(
      forName: UIScene.didEnterBackgroundNotification, object: nil, queue: nil
    ) { notification in
      let identity = (notification.object as AnyObject?).map(ObjectIdentifier.init)
      MainActor.assumeIsolated {
        hidden += [scene, other].filter { ObjectIdentifier($0) == identity }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    other.enterBackground()
    #expect(hidden == [other] && other.activationState == .background)
    #expect(UIApplication.shared.applicationState == .active)
    fixture.device.enterBackground()
    #expect(hidden == [other, scene])
    fixture.device.enterForeground()
  }

  @Test("6.6 Each device has its own app, and only that app's observers are notified")
  func severalDevices() {
    let a = Fixture()
    let b = Fixture()
    let application = UIApplication.shared
    a.device.enterBackground()
    #expect(UIApplication.shared !== application)
    #expect(UIApplication.shared.applicationState == .background)
    let notes = Notes(application)
    a.device.enterForeground()
    #expect(notes.found.isEmpty)
    b.device.enterBackground()
    #expect(notes.found.count == 2)
  }

  @Test("1.124 Entering the background finishes running animators and animation blocks at once")
  func running() {
    let fixture = Fixture()
    let faded = UIView()
    fixture.view.addSubview(faded)
    var ends: [String] = []
    let animator = fixture.mover()
    animator.addCompletion { ends.append("animator \($0)") }
    animator.startAnimation()
    UIView.animate(withDuration: 1, delay: 0, options: [.repeat, .autoreverse]) {
      faded.alpha = 0
    } completion: {
      ends.append("block \($0)")
    }
    fixture.device.advance(by: 0.25)
    fixture.device.enterBackground()
    #expect(ends == ["animator \(UIViewAnimatingPosition.end)", "block true"])
    #expect(animator.state == .inactive)
    #expect(near(fixture.view.shownX, 105) && faded.layer.animationKeys() == nil)
  }

  @Test("1.124 A reversed animator ends at its start; pausesOnCompletion keeps one at fraction 1")
  func runningReversed() {
    let fixture = Fixture()
    var ends: [UIViewAnimatingPosition] = []
    let animator = fixture.mover()
    let pausing = fixture.mover()
    pausing.pausesOnCompletion = true
    for each in [animator, pausing] {
      each.addCompletion { ends.append($0) }
      each.startAnimation()
    }
    fixture.device.advance(by: 0.25)
    animator.isReversed = true
    fixture.device.enterBackground()
    #expect(ends == [.start])
    #expect(pausing.state == .active && !pausing.isRunning && pausing.fractionComplete == 1)
    pausing.stopAnimation(true)
  }

  @Test("1.124 Paused animations stay paused, but a paused blur animator ends")
  func paused() {
    let fixture = Fixture()
    var ends: [UIViewAnimatingPosition] = []
    let animator = fixture.mover()
    let blurrer = fixture.blurrer()
    for each in [animator, blurrer] {
      each.addCompletion { ends.append($0) }
      each.fractionComplete = 0.25
    }
    #expect(near(fixture.blurRadius, 5))
    fixture.device.enterBackground()
    #expect(ends == [.end])
    #expect(blurrer.state == .inactive && fixture.blurRadius == 20)
    #expect(animator.state == .active && near(fixture.view.shownX, 30))
    fixture.device.enterForeground()
    animator.startAnimation()
    fixture.device.advance(by: 0.25)
    #expect(near(fixture.view.shownX, 55, within: 2))
    animator.stopAnimation(true)
  }

  @Test("5.12 A paused blur with pausesOnCompletion goes to its end and can be scrubbed again")
  func blurPausesOnCompletion() {
    let fixture = Fixture()
    let animator = fixture.blurrer()
    animator.pausesOnCompletion = true
    animator.fractionComplete = 0.25
    fixture.device.enterBackground()
    #expect(animator.state == .active && fixture.blurRadius == 20)
    fixture.device.enterForeground()
    animator.fractionComplete = 0.25
    #expect(near(fixture.blurRadius, 5))
    animator.stopAnimation(true)
  }

  @Test("1.124 Observers of didEnterBackground run before animations end, and may pause them")
  func observersComeFirst() {
    let fixture = Fixture()
    let animator = fixture.mover()
    let notes = Notes(UIApplication.shared) {
      let running = animator.isRunning
      if running, UIApplication.shared.applicationState == .background { animator.pauseAnimation() }
      return "\(running)"
    }
    animator.startAnimation()
    fixture.device.advance(by: 0.5)
    fixture.device.enterBackground()
    #expect(notes.found == ["willResignActive active true", "didEnterBackground background true"])
    #expect(animator.state == .active && near(fixture.view.shownX, 55, within: 2))
    animator.stopAnimation(true)
  }

  @Test("1.124 Animations that begin in the background end at once")
  func begunInBackground() {
    let fixture = Fixture()
    var ends: [UIViewAnimatingPosition] = []
    let first = fixture.mover()
    let second = fixture.blurrer()
    first.addCompletion { _ in second.startAnimation() }
    second.addCompletion { ends.append($0) }
    first.startAnimation()
    fixture.device.enterBackground()
    #expect(ends == [.end])
    #expect(fixture.blurRadius == 20)
  }

  @Test("6.12 In the background time passes, but there are no calls and no frames")
  func suspension() {
    let fixture = Fixture()
    let runtime = Runtime.current
    var calls: [String] = []
    let observer = runtime.observeFrames { _ in calls.append("display link") }
    fixture.device.onFrame { _ in calls.append("frame") }
    fixture.device.enterBackground()
    let time = fixture.device.time
    runtime.schedule(after: 0.5) { calls.append("timer") }
    runtime.nextTurn { calls.append("turn") }
    fixture.device.advance(by: 1)
    #expect(near(fixture.device.time, time + 1) && near(CACurrentMediaTime(), time + 1))
    #expect(calls.isEmpty)
    fixture.device.enterForeground()
    #expect(calls == ["turn", "timer", "display link", "frame"])
    observer.cancel()
  }

  @Test("6.13 Entering the background cancels the touches")
  func fingers() {
    let fixture = Fixture()
    var states: [UIGestureRecognizer.State] = []
    let pan = UIPanGestureRecognizer()
    pan.addHandler(fixture) { states.append($0.state) }
    fixture.device.window.addGestureRecognizer(pan)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    fixture.device.enterBackground()
    #expect(!finger.isDown)
    #expect(states.last == .cancelled)
    fixture.device.enterForeground()
    fixture.device.press(at: CGPoint(x: 200, y: 400)).lift()
  }
}
