import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RequestTests {
  /// Tests of requests that an app makes within callbacks and in the turn of another request.
  @Suite("Calls within callbacks", .sharingVariants, .alsoUnder(.startsAtOnce))
  struct CallsInCallbacks {
    /// The callback in which the app makes its call.
    nonisolated enum Place: CaseIterable, Sendable {
      case prepare, block, auxiliaryBlock, handleBlock, running
    }

    /// The call that the app makes in the callback.
    nonisolated enum Call: CaseIterable, Sendable {
      case cancelHandle, cancel, reverse, dismiss, toggle, session
    }

    private final class Fixture {
      let base = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      private(set) lazy var transition = makeTransition()
      var atPlace: [Place: () -> Void] = [:]
      var handle: TransitionHandle?
      var other: TransitionHandle?
      var session: TransitionSession?

      init() { base.device.launch(first) }

      private func reached(_ place: Place) {
        atPlace.removeValue(forKey: place)?()
      }

      private func makeTransition() -> InterruptibleTransition {
        let animation = TransitionAnimation { [unowned self] flight, steps in
          reached(.prepare)
          let view = flight.installViews()
          view?.alpha = flight.isPresenting ? 0 : 1
          steps.animate {
            self.reached(.block)
            view?.alpha = flight.isPresenting ? 1 : 0
          }
        }
        let transition = InterruptibleTransition(animation, timing: .linear(0.5))
        transition.addAuxiliaryAnimations { [unowned self] _ in reached(.auxiliaryBlock) }
        transition.observePhases { [unowned self] phase in
          if case .running = phase { reached(.running) }
        }
        return transition
      }

      func present() {
        let handle = first.present(second, with: transition)
        self.handle = handle
        handle.addAnimations { [unowned self] in reached(.handleBlock) }
      }

      func make(_ call: Call) {
        switch call {
        case .cancelHandle: handle?.cancel()
        case .cancel: transition.cancel()
        case .reverse: transition.reverse()
        case .dismiss: other = second.dismiss(with: transition)
        case .toggle: other = first.togglePresentation(of: second, with: transition)
        case .session:
          let session = transition.beginInteraction(by: self)
          session?.move(to: 0.2)
          session?.release(velocity: -9)
        }
      }
    }

    @Test(
      "Calls while a flight is created and when it starts to run take effect",
      arguments: Place.allCases, Call.allCases)
    func counts(_ place: Place, _ call: Call) {
      let fixture = Fixture()
      // UIKit may begin before there is a handle.
      if call == .cancelHandle, Runtime.current.reads(.startsAtOnce) { return }
      fixture.atPlace[place] = { [unowned fixture] in fixture.make(call) }
      fixture.present()
      fixture.base.device.advanceUntilIdle()
      // UIKit may begin within the call that presents. The handle's blocks are then too late.
      guard fixture.atPlace.isEmpty else { return }
      #expect(fixture.first.presentedViewController == nil)
      #expect(fixture.transition.isAtRest)
      #expect(fixture.handle?.result == .cancelled)
      if call == .dismiss || call == .toggle {
        #expect(fixture.other?.result == .completed)
      }
    }

    @Test(
      "Two toggles when a flight starts to run reverse it twice, and each handle has its outcome")
    func toggledTwice() {
      let fixture = Fixture()
      var toggles: [TransitionHandle] = []
      fixture.atPlace[.running] = { [unowned fixture] in
        for _ in 0..<2 {
          toggles.append(
            fixture.first.togglePresentation(of: fixture.second, with: fixture.transition))
        }
      }
      fixture.present()
      fixture.base.device.advanceUntilIdle()
      #expect(fixture.first.presentedViewController === fixture.second)
      var outcomes: [TransitionOutcome] = []
      for toggle in toggles { outcomes.append(toggle.result ?? .refused) }
      #expect(outcomes == [.cancelled, .completed])
    }

    /// The notifications of an end.
    nonisolated enum End: CaseIterable, Sendable {
      case phase, handlesPhase, cleanUp, auxiliaryCompletion, flightsCompletion, handlesCompletion
    }

    @Test(
      "A dismissal requested in a notification of a flight's end is performed",
      arguments: End.allCases)
    func atTheEnd(_ end: End) {
      let base = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      base.device.launch(first)
      var dismissal: TransitionHandle?
      let slide = base.slide()
      let dismiss = { if dismissal == nil { dismissal = second.dismiss(with: slide) } }
      let transition = InterruptibleTransition(
        TransitionAnimation { flight, steps in
          flight.installViews()
          if end == .cleanUp { steps.cleanUp { _ in dismiss() } }
        }, timing: .linear(0.3))
      if end == .auxiliaryCompletion {
        transition.addAuxiliaryAnimations({ _ in }, completion: { _ in dismiss() })
      }
      transition.observePhases { phase in
        if end == .phase, case .ended = phase { dismiss() }
      }
      let handle = first.present(second, with: transition)
      handle.observePhases { phase in
        if end == .handlesPhase, case .ended = phase { dismiss() }
      }
      handle.addAnimations({}, completion: { _ in if end == .handlesCompletion { dismiss() } })
      base.device.advance(by: 0.1)
      if end == .flightsCompletion {
        handle.flight?.addAnimations({}, completion: { _ in dismiss() })
      }
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed)
      #expect(dismissal?.result == .completed)
      #expect(first.presentedViewController == nil)
    }

    @Test(
      "UIKit's dismissal or pop, requested at the end of a flight, is performed",
      arguments: [true, false])
    func plainAtTheEnd(inCompletion: Bool) {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      let slide = base.slide()
      let reveal = base.slide()
      /// Calls a closure once when a flight of a transition has ended at its end.
      func atTheEnd(of transition: InterruptibleTransition, _ act: @escaping () -> Void) {
        var registration: TransitionRegistration?
        guard inCompletion else {
          registration = transition.observePhases { phase in
            guard phase == .ended(at: .end) else { return }
            registration?.remove()
            act()
          }
          return
        }
        registration = transition.addAuxiliaryAnimations(
          { _ in },
          completion: { _ in
            registration?.remove()
            act()
          })
      }
      atTheEnd(of: slide) { navigation.popViewController(animated: true) }
      navigation.pushViewController(b, with: slide)
      base.device.advanceUntilIdle()
      #expect(base.shows([a], in: navigation))
      atTheEnd(of: reveal) { c.dismiss(animated: true) }
      navigation.present(c, with: reveal)
      base.device.advanceUntilIdle()
      #expect(navigation.presentedViewController == nil)
      #expect(base.directions == [true, false, true, false])
    }

    @Test("When the end of a flight is reported, UIKit has received the end")
    func endIsLast() {
      let fixture = FlightFixture()
      var completions: [[Bool]] = []
      fixture.transition.observePhases { [unowned fixture] phase in
        if case .ended = phase { completions.append(fixture.completions) }
      }
      fixture.present()
      fixture.expectRest(at: .end)
      #expect(completions == [[true]])
    }
  }
}

extension RequestTests {
  @Suite("Calls in the last callbacks of a flight", .underVariants)
  struct CallsInLastCallbacks {
    nonisolated enum Callback: CaseIterable, Sendable {
      case auxiliary, viewDidDisappear, viewDidAppear, dismissal, flightCompletion
    }

    nonisolated enum Verb: CaseIterable, Sendable {
      case pause, pauseAndCancel, begin

      @MainActor func call(on transition: InterruptibleTransition) -> TransitionSession? {
        switch self {
        case .pause: transition.pause()
        case .pauseAndCancel:
          transition.pause()
          transition.cancel()
        case .begin: return transition.beginInteraction(by: transition)
        }
        return nil
      }
    }

    private final class Page: UIViewController {
      var onDisappear: () -> Void = {}
      var onAppear: () -> Void = {}

      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        onAppear()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        onDisappear()
      }
    }

    @Test(
      "The end of a flight is reported once, and before the phases of the next flight",
      arguments: Callback.allCases, Verb.allCases)
    func once(_ callback: Callback, _ verb: Verb) {
      let device = Device()
      let presenter = UIViewController()
      let page = Page()
      device.launch(presenter)
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.2))
      presenter.present(page, with: transition)
      if callback != .viewDidAppear { device.advanceUntilIdle() }
      var phases: [TransitionPhase] = []
      var sessions: [TransitionSession] = []
      let call = {
        if let session = verb.call(on: transition) { sessions.append(session) }
      }
      var registration: TransitionRegistration?
      switch callback {
      case .auxiliary:
        registration = transition.addAuxiliaryAnimations { _ in
        } completion: { _ in
          call()
        }
      case .viewDidDisappear: page.onDisappear = call
      case .viewDidAppear: page.onAppear = call
      case .dismissal: presenter.dismiss(animated: true, completion: call)
      case .flightCompletion: break
      }
      transition.observePhases { phases.append($0) }
      if callback != .viewDidAppear, callback != .dismissal { presenter.dismiss(animated: true) }
      device.advance(by: 0.1)
      if callback == .flightCompletion {
        transition.flight?.addAnimations({}, completion: { _ in call() })
      }
      device.advanceUntilIdle()
      for session in sessions { session.cancel() }
      transition.cancel()
      device.advanceUntilIdle()
      registration?.remove()
      let ends = phases.indices.filter { phases[$0] == .ended(at: .end) }
      let start = phases.firstIndex(of: .starting)
      #expect(ends.count == 1, "\(phases)")
      if let start, let end = ends.first { #expect(end < start, "\(phases)") }
      #expect(start != nil, "\(phases)")
    }

    @Test(
      "A presentation in the last callbacks of a flight is reported after the end of that flight",
      arguments: [true, false])
    func next(inDisappear: Bool) {
      let device = Device()
      let presenter = UIViewController()
      let page = Page()
      let other = UIViewController()
      device.launch(presenter)
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.2))
      presenter.present(page, with: transition)
      device.advanceUntilIdle()
      var phases: [TransitionPhase] = []
      transition.observePhases { phases.append($0) }
      let present = { _ = presenter.present(other, with: transition) }
      if inDisappear { page.onDisappear = present }
      presenter.dismiss(animated: true, completion: inDisappear ? nil : present)
      device.advanceUntilIdle()
      #expect(presenter.presentedViewController === other)
      #expect(
        phases == [
          .running(toward: .end), .ended(at: .end), .running(toward: .end), .ended(at: .end),
        ])
    }
  }
}

extension RequestTests {
  /// Tests of changes that an app requests while its animation, which includes a preset, cleans up.
  @Suite("Changes requested in a clean-up")
  struct CallsInCleanUps {
    nonisolated enum Change: CaseIterable, Sendable {
      case pop, plainPop, push
    }

    @Test(
      "After a pop or push in a clean-up, the top page is restored, even if UIKit begins at once",
      arguments: Change.allCases,
      [[], [.startsAtOnce, .endsChangesForOthers]] as [RuntimeVariants])
    func each(_ change: Change, _ variants: RuntimeVariants) {
      RuntimeVariants.$current.withValue(variants) {
        for preset in Preset.allCases { expectPageInPlace(after: change, preset) }
      }
    }

    private func expectPageInPlace(after change: Change, _ preset: Preset) {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      var act: (() -> Void)?
      let transition = InterruptibleTransition(
        TransitionAnimation { flight, steps in
          steps.include(preset.byDefault, in: flight)
          steps.cleanUp { _ in
            act?()
            act = nil
          }
        }, timing: .linear(0.3))
      act = { [unowned transition] in
        switch change {
        case .pop: navigation.popViewController(with: transition)
        case .plainPop: navigation.popViewController(animated: true)
        case .push: navigation.pushViewController(c, with: transition)
        }
      }
      navigation.pushViewController(b, with: transition)
      base.device.advanceUntilIdle()
      let top = navigation.topViewController
      #expect(top?.view.frame == base.device.window.bounds && act == nil, "\(preset)")
      let view = top?.view
      let layer = top?.view.layer
      #expect(layer?.cornerRadius == 0 && view?.alpha == 1 && view?.window != nil, "\(preset)")
    }
  }
}

extension RequestTests {
  /// Tests of flights that begin within calls that the toolkit makes without animations.
  @Suite("Calls of the toolkit without animations")
  struct CallsWithoutAnimations {
    @Test("A presentation that begins in another flight's clean-up is animated")
    func withinCleanUp() throws {
      let device = Device(variants: ["startsAtOnce"])
      let navigation = UINavigationController(rootViewController: UIViewController())
      device.launch(navigation)
      let menu = UIViewController()
      let opening = InterruptibleTransition(.fade, timing: .linear(0.4))
      let animation = TransitionAnimation { flight, steps in
        flight.installViews()
        steps.cleanUp { _ in navigation.present(menu, with: opening) }
      }
      navigation.pushViewController(
        UIViewController(), with: InterruptibleTransition(animation, timing: .linear(0.2)))
      device.advance(by: 0.3)
      #expect(UIView.areAnimationsEnabled)
      #expect(opening.phase == .running(toward: .end))
      let alpha = try #require(menu.view.layer.presentation()).opacity
      #expect(alpha > 0.1 && alpha < 0.5)
      device.advanceUntilIdle()
      #expect(menu.view.alpha == 1 && navigation.presentedViewController === menu)
    }
  }
}
