import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RequestTests {
  @Suite("Toggling and requests for the opposite", .underVariants)
  struct Toggles {
    /// Times after the last call, in seconds: at once, before UIKit has begun, and later.
    nonisolated static let moments = [0, 0.02, 0.1, 0.3]

    @Test("Repeated toggles of a presentation end as the last call requests", arguments: moments)
    func modal(after time: Double) {
      for calls in 1...5 {
        let fixture = FlightFixture()
        for _ in 0..<calls {
          fixture.presenter.togglePresentation(of: fixture.presented, with: fixture.transition)
          fixture.device.advance(by: time)
        }
        fixture.device.advanceUntilIdle()
        let isShown = !calls.isMultiple(of: 2)
        #expect((fixture.presenter.presentedViewController === fixture.presented) == isShown)
        #expect((fixture.presented.viewIfLoaded?.window != nil) == isShown)
        #expect(fixture.transition.isAtRest)
        #expect(fixture.completions.last == isShown)
        // Before UIKit has begun, and during a flight, the calls share one flight.
        #expect(time > 0 || fixture.completions == [isShown])
      }
    }

    @Test("A toggle in flight does not jump")
    func noJump() {
      let fixture = FlightFixture()
      fixture.present()
      for _ in 0..<6 {
        fixture.device.advance(by: 0.1)
        let before = fixture.shown
        fixture.presenter.togglePresentation(of: fixture.presented, with: fixture.transition)
        #expect(largestDifference(fixture.shown, before) < 0.01)
      }
      fixture.expectRest(at: .end)
    }

    @Test(
      "Presenting during a dismissal, and dismissing during a presentation, reverses the flight")
    func aims() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.1)
      var dismissed = 0
      var presented = 0
      fixture.presented.dismiss(with: fixture.transition) {
        if $0 == .completed { dismissed += 1 }
      }
      #expect(fixture.transition.phase == .settling(toward: .start))
      // A second call has no effect.
      fixture.presented.dismiss(with: fixture.transition)
      fixture.device.advance(by: 0.02)
      fixture.presenter.present(fixture.presented, with: fixture.transition) {
        if $0 == .completed { presented += 1 }
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController === fixture.presented)
      #expect(fixture.completions == [true])

      fixture.presented.dismiss(with: fixture.transition)
      fixture.device.advance(by: 0.2)
      fixture.presenter.present(fixture.presented, with: fixture.transition) {
        if $0 == .completed { presented += 1 }
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, false])
      #expect(fixture.presenter.presentedViewController === fixture.presented)

      fixture.presenter.dismiss(with: fixture.transition) {
        if $0 == .completed { dismissed += 1 }
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
      #expect((presented, dismissed) == (2, 1))
    }

    @Test("UIKit may ignore its own dismissal during a presentation")
    func rawDismissal() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.2)
      var isDismissed = false
      fixture.presented.dismiss(animated: true) { isDismissed = true }
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.expectRest(at: .end)
      #expect(!isDismissed)
    }

    @Test("A single dismissal may use another transition")
    func onceOnly() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advanceUntilIdle()
      let other = InterruptibleTransition(.fade, timing: .linear(0.2))
      fixture.presented.dismiss(with: other)
      fixture.device.advance(by: 0.1)
      #expect(other.flight != nil && fixture.transition.flight == nil)
      other.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController === fixture.presented)
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(other.flight == nil && fixture.transition.flight != nil)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test("A closure chooses the transition of each operation, or nil")
    func chosen() {
      let fixture = FlightFixture()
      let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
      var asked: [ModalTransitioningDelegate.Operation] = []
      let delegate = ModalTransitioningDelegate {
        [presented = fixture.presented] operation, controller in
        #expect(controller === presented)
        asked.append(operation)
        return operation == .present ? fade : nil
      }
      fixture.presented.modalPresentationStyle = .custom
      fixture.presented.transitioningDelegate = delegate
      fixture.presenter.present(fixture.presented, animated: true)
      fixture.device.advance(by: 0.1)
      #expect(fade.flight?.isPresenting == true)
      #expect(fixture.presented.modalFlight(of: nil) === fade.flight)
      fixture.device.advanceUntilIdle()
      fixture.presenter.dismiss(animated: true)
      fixture.device.advance(by: 0.1)
      #expect(fade.flight == nil)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
      #expect(Set(asked) == [.present, .dismiss])
    }

    @Test("A presentation by the system can be dismissed with a transition")
    func systemPresented() {
      let fixture = FlightFixture()
      fixture.presented.modalPresentationStyle = .overFullScreen
      fixture.presenter.present(fixture.presented, animated: true)
      fixture.device.advanceUntilIdle()
      let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
      fixture.presenter.dismiss(with: fade)
      fixture.device.advance(by: 0.1)
      #expect(fade.flight?.isPresenting == false)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController == nil)
      #expect(fixture.presented.transitioningDelegate == nil)
    }

    @Test("A push is reversed into its pop and back, any number of times", arguments: moments)
    func navigation(after time: Double) {
      for calls in 1...4 {
        let fixture = ContainerFixture()
        let a = titled("A")
        let b = titled("B")
        let navigation = fixture.navigation([a])
        let slide = fixture.slide()
        for _ in 0..<calls {
          navigation.togglePush(of: b, with: slide)
          fixture.device.advance(by: time)
        }
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(calls.isMultiple(of: 2) ? [a] : [a, b], in: navigation))
        #expect(fixture.completions.last == !calls.isMultiple(of: 2))
        #expect(time > 0 || fixture.completions.count == 1)
        #expect((navigation.delegate == nil) == calls.isMultiple(of: 2))
        #expect(slide.isAtRest)
      }
    }

    @Test("Pushing a page during its pop, or popping it during its push, reverses the flight")
    func navigationAims() {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.2)
      navigation.popViewController(with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a], in: navigation))
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      navigation.popViewController(with: slide)
      fixture.device.advance(by: 0.2)
      navigation.pushViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows([a, b], in: navigation))
      #expect(fixture.completions == [false, true, false])
      navigation.pushViewController(b, with: slide)
      #expect(slide.isAtRest)
    }

    @Test("Alternating selections of two tabs reverse one flight", arguments: moments)
    func tabs(after time: Double) {
      let fixture = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let tabs = fixture.tabs([a, b, titled("C")])
      let slide = fixture.slide()
      for target in [b, a, b, a, b] {
        tabs.selectViewController(target, with: slide)
        fixture.device.advance(by: time)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(1, in: tabs))
      #expect(fixture.completions.last == true && (time > 0 || fixture.completions.count == 1))
      tabs.selectViewController(a, with: slide)
      fixture.device.advance(by: 0.2)
      tabs.selectViewController(b, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(1, in: tabs))
      #expect(fixture.completions.last == false)
    }
  }
}

extension RequestTests {
  @Suite("Changes without animation, alone and during other changes", .sharingVariants)
  struct UnanimatedChanges {
    /// An app's change of a stack while B is being pushed onto A.
    nonisolated enum StackChange: CaseIterable, Sendable {
      case push, pop, popToRoot, replace, empty

      /// Makes the change in the stack.
      @MainActor func make(in navigation: UINavigationController, with c: UIViewController) {
        switch self {
        case .push: navigation.pushViewController(c, animated: false)
        case .pop: navigation.popViewController(animated: false)
        case .popToRoot: navigation.popToRootViewController(animated: false)
        case .replace: navigation.setViewControllers([c], animated: false)
        case .empty: navigation.viewControllers = []
        }
      }

      /// Returns the stack after a late change, which ignores a pop.
      func lateStack(from stack: [String]) -> [String] {
        switch self {
        case .push: stack + ["C"]
        case .pop, .popToRoot: stack
        case .replace: ["C"]
        case .empty: []
        }
      }
    }

    @Test(
      "A stack that changes without animation during a push is shown after the push",
      arguments: Moment.allCases, StackChange.allCases)
    func stack(_ moment: Moment, _ change: StackChange) throws {
      for finishes in [true, false] {
        let fixture = ChangeFixture(.push)
        let navigation = try #require(fixture.container as? UINavigationController)
        var names: [String] { navigation.viewControllers.map { $0.title ?? "" } }
        let c = RecordingViewController("C", in: fixture.log)
        let finger = fixture.bring(to: moment)
        change.make(in: navigation, with: c)
        let atOnce = names == ["A", "B"] ? nil : names
        fixture.base.device.advance(by: 0.05)
        if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
        fixture.base.end(finger)
        let pushed = fixture.base.completions.first == true ? ["A", "B"] : ["A"]
        #expect(names == atOnce ?? change.lateStack(from: pushed))
        #expect(navigation.children == navigation.viewControllers)
        #expect(fixture.transition.isAtRest)
        #expect(navigation.transitionCoordinator == nil)
        for controller in [fixture.from, fixture.to, c] {
          let isShown = controller === navigation.topViewController
          #expect((controller.viewIfLoaded?.window != nil) == isShown)
          #expect(controller.isBalanced)
        }
        // The next push is not disturbed.
        let d = RecordingViewController("D", in: fixture.log)
        navigation.pushViewController(d, animated: true)
        fixture.base.device.advanceUntilIdle()
        #expect(navigation.topViewController === d && d.isBalanced)
      }
    }

    @Test("Pushes and pops without animation do not use the delegate's transition")
    func stackAlone() {
      for kind in [ChangeKind.push, .pop] {
        let fixture = ChangeFixture(kind)
        fixture.transition.pause()
        let navigation = fixture.container as? UINavigationController
        if kind == .push {
          navigation?.pushViewController(fixture.to, animated: false)
        } else {
          navigation?.popViewController(animated: false)
        }
        fixture.base.device.advance(by: 0.05)
        fixture.transition.cancel()
        #expect(fixture.base.directions.isEmpty)
        #expect(navigation?.topViewController === fixture.to)
        #expect(fixture.transition.isAtRest)
        fixture.expectShown(fixture.to)
      }
    }

    @Test(
      "A tab that is selected without a transition during a change is shown after it",
      arguments: Moment.allCases, [false, true])
    func tab(_ moment: Moment, finishes: Bool) throws {
      let fixture = ChangeFixture(.tabRight)
      let tabs = try #require(fixture.container as? UITabBarController)
      let c = RecordingViewController("C", in: fixture.log)
      tabs.viewControllers?.append(c)
      let finger = fixture.bring(to: moment)
      tabs.delegate = nil
      tabs.selectedIndex = 2
      fixture.base.device.advance(by: 0.05)
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      fixture.base.end(finger)
      #expect(fixture.base.shows(2, in: tabs))
      #expect([fixture.from, fixture.to, c].allSatisfy { $0.isBalanced })
      #expect(fixture.transition.isAtRest)
    }
  }
}
