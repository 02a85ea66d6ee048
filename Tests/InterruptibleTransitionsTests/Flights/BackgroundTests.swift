import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension FlightTests {
  @Suite("App entering the background", .underVariants)
  struct Background {
    private func leaveAndReturn(_ fixture: FlightFixture) {
      fixture.device.enterBackground()
      fixture.device.advance(by: 2)
      #expect(fixture.completions.count == 1)
      #expect(fixture.transition.flight == nil)
      fixture.device.enterForeground()
    }

    @Test("Entering the background in one of two window scenes ends only that scene's flight")
    func twoScenes() {
      let device = Device()
      let windows = [device.window, UIWindow(frame: device.window.frame)]
      let scenes = windows.map { _ in UIWindowScene() }
      let roots = windows.map { _ in UIViewController() }
      let pages = windows.map { _ in UIViewController() }
      let slides = windows.map { _ in InterruptibleTransition(.slide(from: .right)) }
      for (window, (scene, root)) in zip(windows, zip(scenes, roots)) {
        window.windowScene = scene
        window.rootViewController = root
        window.makeKeyAndVisible()
      }
      device.advance(by: 0.1)
      for (root, (page, slide)) in zip(roots, zip(pages, slides)) {
        root.present(page, with: slide)
        device.advance(by: 0.1)
        slide.pause()
        slide.update(0.8)
        device.advance(by: 0.1)
      }
      #expect(slides.map(\.phase) == [.held, .held])
      scenes[1].enterBackground()
      device.advance(by: 0.1)
      #expect(slides[0].phase == .held && slides[1].flight == nil)
      #expect(pages[1].viewIfLoaded?.window === windows[1])
      #expect(UIApplication.shared.applicationState == .active)
      slides[0].finish()
      device.advanceUntilIdle()
      #expect(slides[0].flight == nil)
    }

    @Test("A running flight completes when the app enters the background")
    func running() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.1)
      leaveAndReturn(fixture)
      fixture.expectRest(at: .end)
    }

    @Test("A settling flight ends at its target", arguments: [TransitionPosition.start, .end])
    func settling(_ position: TransitionPosition) {
      let fixture = FlightFixture()
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.5)
      if position == .end {
        fixture.transition.finish(velocity: 1)
      } else {
        fixture.transition.cancel(velocity: -1)
      }
      fixture.device.advance(by: 0.05)
      leaveAndReturn(fixture)
      fixture.expectRest(at: position)
    }

    @Test(
      "In the background, a held flight settles at the end that a release would choose",
      arguments: [0.2, 0.9])
    func held(_ progress: Double) {
      let fixture = FlightFixture()
      fixture.transition.pause()
      fixture.present()
      fixture.transition.update(CGFloat(progress))
      fixture.device.advance(by: 0.05)
      leaveAndReturn(fixture)
      fixture.expectRest(at: progress < 0.5 ? .start : .end)
    }

    @Test(
      "A flight held by a pan settles when the app enters the background and the touch is cancelled"
    )
    func underAFinger() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.pan(.down, over: .points(FlightFixture.distance))]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
      #expect(fixture.transition.phase == .held)
      leaveAndReturn(fixture)
      fixture.expectRest(at: .end)
    }

    @Test("Entering the background during an overshoot resets the container's transform")
    func pastAnEnd() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [.pan(.down, over: .points(FlightFixture.distance))]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 100))
      finger.move(by: CGVector(dx: 0, dy: 400), over: 0.1)
      finger.lift()
      fixture.device.advance(by: 0.02)
      let container = fixture.transition.flight?.containerView
      leaveAndReturn(fixture)
      #expect(container?.transform.isIdentity == true)
      fixture.expectRest(at: .end)
    }

    nonisolated enum TakeBack: CaseIterable, Sendable {
      case dismiss, cancel, reverse, cancelHandle, dismissByUIKit
    }

    @Test(
      "Cancelling, reversing or dismissing in an auxiliary block undoes the changes of the block",
      arguments: TakeBack.allCases, 0..<4)
    func takenBackInBlock(_ way: TakeBack, _ kind: Int) {
      for (inBackground, delayFactor) in [(false, 0), (true, 0), (true, 0.5)] {
        let fixture = FlightFixture(timing: timings[kind])
        let transition = fixture.transition
        let presenter = fixture.presenter
        let probe = UIView()
        presenter.view.addSubview(probe)
        var opening: TransitionHandle?
        transition.addAuxiliaryAnimations(delayFactor: delayFactor) { flight in
          guard flight.isPresenting else { return }
          probe.alpha = 0.25
          switch way {
          case .dismiss: presenter.dismiss(with: transition)
          case .cancel: transition.cancel()
          case .reverse: transition.reverse()
          case .cancelHandle: opening.map { $0.cancel() } ?? transition.cancel()
          case .dismissByUIKit: presenter.dismiss(animated: true)
          }
        }
        if inBackground { fixture.device.enterBackground() }
        opening = presenter.present(fixture.presented, with: transition)
        fixture.device.advance(by: 1)
        if inBackground { fixture.device.enterForeground() }
        fixture.device.advanceUntilIdle()
        if way == .dismissByUIKit { continue }
        #expect(fixture.completions == [false], "\(inBackground) \(delayFactor)")
        #expect(probe.alpha == 1, "\(inBackground) \(delayFactor)")
        fixture.expectRest(at: .start)
      }
    }

    @Test("After the app returns to the foreground, present and dismiss work as usual")
    func again() {
      let fixture = FlightFixture()
      fixture.present()
      leaveAndReturn(fixture)
      fixture.presented.dismiss(with: fixture.transition)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, true])
    }

    @Test("Calling pause() in each phase change keeps the flight held in the background")
    func heldAgain() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.transition.pause()
      var holds = 0
      let observer = fixture.transition.observePhases { [unowned fixture] phase in
        guard case .settling = phase else { return }
        holds += 1
        fixture.transition.pause()
      }
      fixture.device.enterBackground()
      #expect(holds > 0 && fixture.transition.phase == .held && fixture.completions.isEmpty)
      fixture.device.enterForeground()
      observer.remove()
      fixture.transition.finish()
      fixture.expectRest(at: .end)
    }

    @Test("A flight that starts in the background ends at once", arguments: [false, true])
    func begunThere(_ isByTheSame: Bool) {
      // A flight with a follower is driven by the toolkit's frames instead of UIKit's animator.
      let fixture = FlightFixture { animation, timing in
        let following = TransitionAnimation { flight, steps in
          steps.include(animation, in: flight)
          steps.follow { _ in }
        }
        return InterruptibleTransition(following, timing: timing)
      }
      let other = InterruptibleTransition(fixture.transition.animation)
      let closing = isByTheSame ? fixture.transition : other
      fixture.transition.addAuxiliaryAnimations { _ in
      } completion: { [unowned fixture] _ in
        if fixture.presenter.presentedViewController != nil {
          fixture.presented.dismiss(with: closing)
        }
      }
      fixture.present()
      fixture.device.enterBackground()
      #expect(closing.phase == .ended(at: .end) && fixture.transition.isAtRest)
      #expect(fixture.presenter.presentedViewController == nil)
      fixture.device.enterForeground()
      fixture.device.advance(by: 0.1)
      #expect(fixture.presented.view.window == nil && closing.phase == .ended(at: .end))
    }

    @Test("A progress observer receives the final progress when the app enters the background")
    func progress() {
      let fixture = FlightFixture()
      var heard: [Double] = []
      let opening = fixture.presenter.present(fixture.presented, with: fixture.transition)
      opening.observeProgress { heard.append($0) }
      fixture.device.advance(by: 0.2)
      #expect(heard.allSatisfy { $0 < 0.9 })
      leaveAndReturn(fixture)
      #expect(heard.last == 1 && opening.progress == 1)
      fixture.expectRest(at: .end)
    }
  }
}

private let timings: [TransitionTiming] = [
  .easeInOut(0.4), .linear(0), .spring(dampingRatio: 0.6, duration: 0.4),
  .spring(dampingRatio: 1, duration: 0.4),
]

extension FlightTests {
  @Suite("Container that leaves the window in flight", .underVariants)
  struct LeftWindows {
    /// A navigation controller in the first of two tabs, during a push.
    private final class Fixture {
      let containers = ContainerFixture()
      let root = titled("Root")
      let pushed = titled("Pushed")
      let navigation: UINavigationController
      let tabs: UITabBarController
      let transition: InterruptibleTransition
      private var ends: [TransitionPosition] = []

      init() {
        navigation = UINavigationController()
        navigation.viewControllers = [root]
        tabs = containers.tabs([navigation, titled("Other")])
        transition = containers.slide()
        transition.observePhases { [unowned self] phase in
          if case .ended(let position) = phase { ends.append(position) }
        }
        navigation.pushViewController(pushed, with: transition)
        containers.device.advance(by: 0.1)
      }

      /// Expects that the flight has ended and that the navigation controller shows the right page.
      func expectRest(_ isPushed: Bool) {
        containers.device.advance(by: 1)
        #expect(transition.flight == nil)
        tabs.selectedIndex = 0
        containers.device.advanceUntilIdle()
        #expect(navigation.topViewController === (isPushed ? pushed : root))
        #expect(containers.shownX(isPushed ? pushed : root) == 0)
        #expect(navigation.transitionCoordinator == nil)
        #expect(ends == [isPushed ? .end : .start])
      }
    }

    @Test(
      "When another tab is selected, a held push settles at the end that a release would choose",
      arguments: [0.2, 0.9])
    func held(_ progress: CGFloat) {
      let fixture = Fixture()
      fixture.transition.pause()
      fixture.transition.update(progress)
      fixture.tabs.selectedIndex = 1
      fixture.expectRest(progress > 0.5)
    }

    @Test(
      "When another tab is selected, a running or settling push ends at its target",
      arguments: [true, false])
    func moving(_ settles: Bool) {
      let fixture = Fixture()
      if settles {
        fixture.transition.pause()
        fixture.transition.cancel(velocity: -0.5)
      }
      fixture.tabs.selectedIndex = 1
      fixture.expectRest(!settles)
    }

    @Test("A held push ends even if its tab is left and selected again in the same turn")
    func thereAndBack() {
      let fixture = Fixture()
      fixture.transition.pause()
      fixture.tabs.selectedIndex = 1
      fixture.tabs.selectedIndex = 0
      fixture.containers.device.advance(by: 0.1)
      // It is unknown whether UIKit removes the view at once.
      if fixture.transition.phase == .held { fixture.transition.cancel() }
      fixture.expectRest(false)
    }
  }
}
