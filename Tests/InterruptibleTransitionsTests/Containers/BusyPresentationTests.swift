import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("A second presentation while one is under way", .everyReading)
struct BusyPresentationTests {
  private let second = UIViewController()
  private let fade = InterruptibleTransition(.fade, timing: .linear(0.2))

  /// Moments after the first call, in seconds.
  nonisolated static let moments = [0, 0.02, 0.3]

  @Test("It waits by default, and comes on top", arguments: moments)
  func waits(after time: Double) {
    let world = FlightWorld()
    world.presenter.present(world.presented, with: world.transition)
    world.device.advance(by: time)
    var isPresented = false
    world.presenter.present(second, with: fade) { isPresented = true }
    #expect(world.presenter.presentedViewController !== second)
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === world.presented)
    #expect(world.presented.presentedViewController === second)
    #expect(isPresented)
    #expect(world.completions == [true, true])
  }

  @Test("If the first is cancelled meanwhile, it comes in its place")
  func waitsForCancel() {
    let world = FlightWorld()
    world.present()
    world.presenter.present(second, with: fade)
    world.transition.cancel()
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === second)
    #expect(world.completions == [false, true])
  }

  @Test("It waits for a dismissal too, with the same transition")
  func waitsForDismissal() {
    let world = FlightWorld()
    world.present()
    world.device.advanceUntilIdle()
    world.presented.dismiss(animated: true)
    world.presenter.present(second, with: world.transition)
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === second)
    #expect(world.presented.viewIfLoaded?.window == nil)
    #expect(world.completions == [true, true, true])
  }

  @Test("Asked for once more while it waits it is one; toggled, it is given up")
  func askedAgain() {
    for calls in 1...4 {
      let world = FlightWorld()
      let second = UIViewController()
      let fade = InterruptibleTransition(.fade, timing: .linear(0.2))
      var presentations = 0
      world.present()
      world.presenter.present(second, with: fade) { presentations += 1 }
      world.presenter.present(second, with: fade) { presentations += 1 }
      for _ in 1..<calls { world.presenter.toggle(second, with: fade) }
      world.device.advanceUntilIdle()
      let isThere = !calls.isMultiple(of: 2)
      #expect((world.presented.presentedViewController === second) == isThere)
      #expect(presentations == (calls == 1 ? 2 : 0))
      #expect(fade.requests.postponed.isEmpty && fade.isAtRest)
    }
  }

  @Test("A gesture that has asked for it and is taken back gives it up", arguments: [true, false])
  func gesture(finishes: Bool) {
    let world = FlightWorld()
    let slide = InterruptibleTransition(.slide(from: .down), timing: .linear(0.2))
    slide.completionRule = .position
    slide.interactions = [
      .pan(.up, over: 200, on: world.device.window) { [presenter = world.presenter, second] in
        presenter.present(second, with: slide)
      }
    ]
    world.present()
    // The hold of a finger keeps the first flight where it is; this one begins beside it.
    let finger = world.device.press(at: CGPoint(x: 200, y: 700))
    finger.move(by: CGVector(dx: 0, dy: -150), over: 0.1)
    if !finishes { finger.move(by: CGVector(dx: 0, dy: 140), over: 0.1) }
    finger.lift()
    world.device.advanceUntilIdle()
    #expect((world.presented.presentedViewController === second) == finishes)
    #expect(slide.isAtRest && slide.requests.postponed.isEmpty)
    slide.interactions = []
  }

  @Test("Several wait in their order")
  func order() {
    let world = FlightWorld()
    let third = UIViewController()
    world.present()
    world.presenter.present(second, with: fade)
    world.presenter.present(third, with: InterruptibleTransition(.fade, timing: .linear(0.1)))
    world.device.advanceUntilIdle()
    #expect(world.presented.presentedViewController === second)
    #expect(second.presentedViewController === third)
  }

  @Test("It takes the place of the first, running, held, and at rest", arguments: 0...3)
  func replaces(stage: Int) {
    let world = FlightWorld()
    world.presenter.present(world.presented, with: world.transition)
    if stage > 0 { world.device.advance(by: 0.3) }
    if stage == 2 { world.transition.pause() }
    if stage == 3 { world.device.advanceUntilIdle() }
    world.presenter.present(second, with: fade, whenBusy: .replace)
    if stage == 1 { #expect(world.transition.phase == .settling(toward: .start)) }
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === second)
    #expect(second.view.window != nil && world.presented.view.window == nil)
    #expect(world.completions.last == true)
    #expect(world.transition.isAtRest && fade.isAtRest)
  }

  @Test("It takes the place of what the system is presenting")
  func replacesSystem() {
    let world = FlightWorld()
    world.presented.modalPresentationStyle = .overFullScreen
    world.presenter.present(world.presented, animated: true)
    world.device.advance(by: 0.1)
    world.presenter.present(second, with: fade, whenBusy: .replace)
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === second)
    #expect(world.presented.view.window == nil)
  }

  @Test("It is refused, and that is told")
  func refuses() async {
    let world = FlightWorld()
    let events = fade.events
    world.present()
    var isPresented = false
    world.presenter.present(second, with: fade, whenBusy: .refuse) { isPresented = true }
    world.expectRest(at: .end)
    #expect(!isPresented)
    #expect(second.presentingViewController == nil)
    var heard: [TransitionEvent] = []
    for await event in events {
      heard.append(event)
      break
    }
    #expect(heard == [.refused])
  }

  @Test("Where it has nowhere to happen any more it is refused, and nothing waits for ever")
  func nowhere() {
    let world = FlightWorld()
    weak var gone: UIViewController?
    do {
      let presenter = UIViewController()
      gone = presenter
      world.device.window.rootViewController = presenter
      presenter.present(world.presented, with: world.transition)
      world.device.advance(by: 0.1)
      presenter.present(second, with: fade)
      world.device.window.rootViewController = world.presenter
      world.transition.cancel()
    }
    #expect(world.device.advanceUntilIdle())
    #expect(gone == nil)
    #expect(second.presentingViewController == nil)
    #expect(fade.isAtRest)
    // It can be used again.
    world.presenter.present(second, with: fade)
    world.device.advanceUntilIdle()
    #expect(world.presenter.presentedViewController === second)
  }
}
