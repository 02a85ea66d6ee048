import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Second presentation during a presentation", .underVariants)
struct BusyPresentationTests {
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
    base.presenter.present(second, with: fade, whenBusy: .wait) { isPresented = true }
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
      base.presenter.present(second, with: fade, whenBusy: .wait) { presentations += 1 }
      base.presenter.present(second, with: fade, whenBusy: .wait) { presentations += 1 }
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
    let slide = InterruptibleTransition(.slide(from: .down), timing: .linear(0.2))
    slide.completionRule = .position
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
    base.presenter.present(second, with: fade, whenBusy: .refuse) { isPresented = true }
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
