import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite(
    "TransitionBusyPolicy: a second presentation", .underVariants,
    .alsoUnder(.asksPresentationsLate))
  struct BusyPolicies {
    private let second = UIViewController()
    private let fade = InterruptibleTransition(.fade, timing: .linear(0.2))

    /// Times after the first call, in seconds.
    nonisolated static let moments = [0, 0.02, 0.3]

    @Test(
      "With `wait`, a second presentation waits and is presented on top of the first",
      arguments: moments)
    func waits(after time: Double) {
      let base = FlightFixture()
      base.presenter.present(base.presented, with: base.transition)
      base.device.advance(by: time)
      var isPresented = false
      base.presenter.present(second, with: fade, whenBusy: .wait) { isPresented = $0 == .completed }
      #expect(base.presenter.presentedViewController !== second)
      base.device.advanceUntilIdle()
      #expect(base.presenter.presentedViewController === base.presented)
      #expect(base.presented.presentedViewController === second)
      #expect(isPresented)
      #expect(base.completions == [true, true])
    }

    @Test("With `wait`, a second presentation replaces a first presentation that is cancelled")
    func waitsForCancel() {
      let base = FlightFixture()
      base.present()
      base.presenter.present(second, with: fade, whenBusy: .wait)
      base.transition.cancel()
      base.device.advanceUntilIdle()
      #expect(base.presenter.presentedViewController === second)
      #expect(base.completions == [false, true])
    }

    @Test("By default, a second presentation during the first is refused")
    func refusedByDefault() {
      for time in Self.moments {
        let base = FlightFixture()
        let fresh = [UIViewController(), UIViewController()]
        let handles = fresh.map { screen in
          defer { base.device.advance(by: time) }
          return base.presenter.present(screen, with: base.transition)
        }
        base.device.advanceUntilIdle()
        #expect(base.presenter.presentedViewController === fresh[0])
        #expect(fresh[0].presentedViewController == nil)
        #expect(handles.map(\.result) == [.completed, .refused])
      }
    }

    @Test(
      "By default, a presentation waits for a dismissal, and is refused if that is cancelled",
      arguments: [true, false])
    func waitsForWhatGoes(finishes: Bool) {
      let base = FlightFixture()
      base.present()
      base.device.advanceUntilIdle()
      base.presented.dismiss(animated: true)
      base.device.advance(by: 0.1)
      let handle = base.presenter.present(second, with: fade)
      base.device.advance(by: 0.03)
      if !finishes { base.transition.cancel() }
      base.device.advanceUntilIdle()
      #expect(handle.result == (finishes ? .completed : .refused))
      #expect(base.presenter.presentedViewController === (finishes ? second : base.presented))
    }

    @Test("A presentation waits for a dismissal by the same transition")
    func waitsForDismissal() {
      let base = FlightFixture()
      base.present()
      base.device.advanceUntilIdle()
      base.presented.dismiss(animated: true)
      base.presenter.present(second, with: base.transition)
      base.device.advanceUntilIdle()
      #expect(base.presenter.presentedViewController === second)
      #expect(base.presented.viewIfLoaded?.window == nil)
      #expect(base.completions == [true, true, true])
    }

    @Test("Repeated requests that wait make one presentation, and a toggle withdraws it")
    func askedAgain() {
      for calls in 1...2 {
        let base = FlightFixture()
        let second = UIViewController()
        let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
        var presentations = 0
        base.present()
        base.presenter.present(second, with: fade, whenBusy: .wait) {
          if $0 == .completed { presentations += 1 }
        }
        base.presenter.present(second, with: fade, whenBusy: .wait) {
          if $0 == .completed { presentations += 1 }
        }
        for _ in 1..<calls { base.presenter.togglePresentation(of: second, with: fade) }
        base.device.advanceUntilIdle()
        let isThere = !calls.isMultiple(of: 2)
        #expect((base.presented.presentedViewController === second) == isThere)
        #expect(presentations == (calls == 1 ? 2 : 0))
        #expect(!fade.isWaiting && fade.isAtRest)
      }
    }

    @Test(
      "A pan that requests a waiting presentation withdraws the request when it is cancelled",
      arguments: [true, false])
    func gesture(finishes: Bool) {
      let base = FlightFixture()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.2))
      slide.configuration.completionRule = .position
      slide.interactions = [
        .pan(.up, over: 200, on: base.device.window) { [presenter = base.presenter, second] in
          presenter.present(second, with: slide, whenBusy: .wait)
        }
      ]
      base.present()
      // Without a finger that holds the first flight, that flight continues.
      let finger = base.device.press(at: CGPoint(x: 200, y: 700))
      finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1)
      if !finishes { finger.move(by: CGVector(dx: 0, dy: 140), over: 0.1) }
      finger.lift()
      base.device.advanceUntilIdle()
      #expect((base.presented.presentedViewController === second) == finishes)
      #expect(slide.isAtRest && !slide.isWaiting)
      slide.interactions = []
    }

    @Test("Several waiting presentations are presented in the order of their requests")
    func order() {
      let base = FlightFixture()
      let third = UIViewController()
      base.present()
      let quick = InterruptibleTransition(.fade, timing: .linear(0.1))
      base.presenter.present(second, with: fade, whenBusy: .wait)
      base.presenter.present(third, with: quick, whenBusy: .wait)
      base.device.advanceUntilIdle()
      #expect(base.presented.presentedViewController === second)
      #expect(second.presentedViewController === third)
    }

    @Test(
      "A second request for a waiting page joins the first one, also behind another waiting page",
      arguments: [TransitionBusyPolicy.refuse, .wait])
    func again(whenBusy policy: TransitionBusyPolicy) {
      let base = FlightFixture()
      let third = UIViewController()
      base.present()
      let handles = [
        base.presenter.present(second, with: fade, whenBusy: .wait),
        base.presenter.present(third, with: fade, whenBusy: .wait),
        base.presenter.present(second, with: base.transition, whenBusy: policy),
      ]
      base.device.advanceUntilIdle()
      #expect(handles.map(\.result) == [.completed, .completed, .completed])
      #expect(base.presented.presentedViewController === second)
      #expect(second.presentedViewController === third)
    }

    @Test(
      "With `replace`, a presentation replaces the first: running, held or completed",
      arguments: 0...3)
    func replaces(fixture: Int) {
      let base = FlightFixture()
      base.presenter.present(base.presented, with: base.transition)
      if fixture > 0 { base.device.advance(by: 0.3) }
      if fixture == 2 { base.transition.pause() }
      if fixture == 3 { base.device.advanceUntilIdle() }
      base.presenter.present(second, with: fade, whenBusy: .replace)
      if fixture == 1 { #expect(base.transition.phase == .settling(toward: .start)) }
      base.device.advanceUntilIdle()
      #expect(base.presenter.presentedViewController === second)
      #expect(second.view.window != nil && base.presented.view.window == nil)
      #expect(base.completions.last == true)
      #expect(base.transition.isAtRest && fade.isAtRest)
    }

    @Test("With `replace`, a presentation replaces a presentation by the system")
    func replacesSystem() {
      let base = FlightFixture()
      base.presented.modalPresentationStyle = .overFullScreen
      base.presenter.present(base.presented, animated: true)
      base.device.advance(by: 0.1)
      base.presenter.present(second, with: fade, whenBusy: .replace)
      base.device.advanceUntilIdle()
      #expect(base.presenter.presentedViewController === second)
      #expect(base.presented.view.window == nil)
    }

    @Test("With `refuse`, a second presentation is refused, and the refusal is reported")
    func refuses() async {
      let base = FlightFixture()
      let events = fade.events
      base.present()
      var isPresented = false
      base.presenter.present(second, with: fade, whenBusy: .refuse) {
        isPresented = $0 == .completed
      }
      base.expectRest(at: .end)
      #expect(!isPresented)
      #expect(second.presentingViewController == nil)
      var heard: [TransitionEvent] = []
      for await event in events {
        heard.append(event)
        break
      }
      #expect(heard == [.refused])
    }

    @Test("A waiting presentation whose presenter has left the window is refused")
    func nowhere() {
      let base = FlightFixture()
      weak var gone: UIViewController?
      do {
        let presenter = UIViewController()
        gone = presenter
        base.device.window.rootViewController = presenter
        presenter.present(base.presented, with: base.transition)
        base.device.advance(by: 0.1)
        presenter.present(second, with: fade)
        base.device.window.rootViewController = base.presenter
        base.transition.cancel()
      }
      #expect(base.device.advanceUntilIdle())
      #expect(gone == nil)
      #expect(second.presentingViewController == nil)
      #expect(fade.isAtRest)
      // The transition can be used again.
      base.presenter.present(second, with: fade)
      base.device.advanceUntilIdle()
      #expect(base.presenter.presentedViewController === second)
    }
  }
}

extension PresentationTests {
  /// Tests of repeated requests while UIKit is busy. The last request counts.
  @Suite("Queue of waiting presentations and dismissals", .underVariants)
  struct Queue {
    private let fixture = ContainerFixture()
    private let a = titled("A")
    private let b = titled("B")
    private let c = titled("C")

    nonisolated enum Asked: CaseIterable, Sendable {
      case presenter, presented
    }

    @Test(
      "Of waiting presentations and dismissals during a dismissal, the last request counts",
      arguments: [TransitionBusyPolicy.wait, .refuse, .replace], Asked.allCases)
    func presentedAgain(_ policy: TransitionBusyPolicy, _ asked: Asked) {
      for isSamePage in [true, false] {
        for gap in [0, 0.02] {
          for isOther in [true, false] {
            dismiss(isSamePage ? b : c)
            let slide = fixture.slide()
            let first = a.present(b, with: slide, whenBusy: policy)
            fixture.device.advance(by: gap)
            let between = (asked == .presenter ? a : b).dismiss(
              with: isOther ? fixture.slide() : slide)
            fixture.device.advance(by: gap)
            let last = a.present(b, with: slide, whenBusy: policy)
            fixture.device.advanceUntilIdle()
            #expect(first.result == .cancelled && between.result == .completed)
            #expect(last.result == .completed && a.presentedViewController === b)
            leave()
          }
        }
      }
    }

    @Test("A dismissal withdraws waiting presentations, regardless of the transition")
    func withdrawn() {
      dismiss(c)
      let waiting = a.present(b, with: fixture.slide(), whenBusy: .wait)
      let other = c.present(titled("D"), with: fixture.slide(), whenBusy: .wait)
      let dismissal = a.dismiss(with: fixture.slide())
      #expect(waiting.result == .cancelled && other.result == .cancelled)
      fixture.device.advanceUntilIdle()
      #expect(dismissal.result == .completed && a.presentedViewController == nil)
    }

    @Test(
      "A presentation that waits for the dismissal of its presenter's page is performed after it",
      arguments: [true, false])
    func afterTop(isSame: Bool) {
      for askedByPage in [true, false] {
        let tabs = UITabBarController()
        tabs.viewControllers = [b, c]
        fixture.device.launch(a)
        a.present(tabs, with: fixture.slide())
        fixture.device.advanceUntilIdle()
        tabs.selectViewController(c, with: fixture.slide())
        fixture.device.advance(by: 0.1)
        let slide = fixture.slide()
        let page = titled("D")
        let waiting = a.present(page, with: slide, whenBusy: .wait)
        let dismissal = (askedByPage ? c : tabs).dismiss(with: isSame ? slide : fixture.slide())
        fixture.device.advanceUntilIdle()
        #expect(dismissal.result == .completed && tabs.presentingViewController == nil)
        #expect(waiting.result == .completed && a.presentedViewController === page)
        leave()
      }
    }

    @Test("A dismissal of a page that is leaving keeps the presenter's waiting presentation")
    func successor() {
      dismiss(c)
      let waiting = a.present(b, with: fixture.slide(), whenBusy: .wait)
      let dismissal = c.dismiss(with: fixture.slide())
      fixture.device.advanceUntilIdle()
      #expect(waiting.result == .completed && dismissal.result == .completed)
      #expect(a.presentedViewController === b)
      leave()
    }

    @Test("Waiting presentations run in the order of their requests", arguments: [true, false])
    func order(waitsLast: Bool) {
      let d = titled("D")
      fixture.device.launch(a)
      let slide = fixture.slide()
      a.present(c, with: slide)
      fixture.device.advance(by: 0.1)
      let first = a.present(b, with: fixture.slide(), whenBusy: .wait)
      c.dismiss(with: slide)
      let last = a.present(d, with: fixture.slide(), whenBusy: waitsLast ? .wait : .refuse)
      fixture.device.advanceUntilIdle()
      #expect(first.result == .completed && a.presentedViewController === b)
      #expect(last.result == (waitsLast ? .completed : .refused))
      #expect((b.presentedViewController === d) == waitsLast)
      leave()
    }

    @Test("Cancelling a waiting presentation does not delay the next one")
    func inVain() {
      dismiss(c)
      let slide = fixture.slide()
      let first = a.present(b, with: slide, whenBusy: .wait)
      let last = a.present(titled("D"), with: fixture.slide(), whenBusy: .wait)
      first.cancel()
      fixture.device.advanceUntilIdle()
      #expect(first.result == .cancelled && last.result == .completed)
      leave()
    }

    @Test("Presenting the current page again withdraws a waiting dismissal")
    func kept() {
      let navigation = UINavigationController(rootViewController: b)
      fixture.device.launch(a)
      a.present(navigation, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      navigation.pushViewController(c, with: fixture.slide())
      fixture.device.advance(by: 0.1)
      let dismissal = a.dismiss(with: fixture.slide())
      fixture.device.advance(by: 0.02)
      let presentation = a.present(navigation, with: fixture.slide())
      #expect(dismissal.result == .cancelled)
      fixture.device.advanceUntilIdle()
      #expect(presentation.result == .completed && a.presentedViewController === navigation)
      leave()
    }

    /// Presents a page and dismisses it with UIKit, until the dismissal is running.
    private func dismiss(_ page: UIViewController) {
      fixture.device.launch(a)
      a.present(page, animated: false)
      fixture.device.advanceUntilIdle()
      a.dismiss(animated: true)
      fixture.device.advance(by: 0.05)
    }

    private func leave() {
      a.dismiss(animated: false)
      fixture.device.advanceUntilIdle()
    }
  }
}
