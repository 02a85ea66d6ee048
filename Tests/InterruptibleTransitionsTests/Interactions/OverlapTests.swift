import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// What an app may say while fingers hold a flight, and where that leads.
nonisolated enum AppVerb: CaseIterable, Sendable {
  case finish, cancel, reverse, resume

  @MainActor func send(to transition: InterruptibleTransition) {
    switch self {
    case .finish: transition.finish()
    case .cancel: transition.cancel()
    case .reverse: transition.reverse()
    case .resume: transition.resume()
    }
  }

  /// Where a flight that was held on its way to the end comes to rest.
  var end: TransitionPosition { self == .finish || self == .resume ? .end : .start }
}

@Suite("What happens at the same time", .everyReading)
struct OverlapTests {
  /// A world with an interaction that starts the presentation from the presenter's view, and grabs.
  private func startingWorld(_ kind: GestureKind) -> FlightWorld {
    let world = FlightWorld()
    world.transition.interactions = [
      kind.interaction(on: world.presenter.view) { [unowned world] in
        world.presenter.present(world.presented, with: world.transition)
      }
    ]
    return world
  }

  /// A world in flight, with some interactions.
  private func flyingWorld(
    _ interactions: [any TransitionInteraction], after seconds: Double = 0.1
  ) -> FlightWorld {
    let world = FlightWorld()
    world.transition.interactions = interactions
    world.present()
    world.device.advance(by: seconds)
    return world
  }

  @Test(
    "What the app says while fingers hold is what happens; the fingers move nothing more",
    arguments: GestureKind.allCases, AppVerb.allCases)
  func appWhileHeld(_ kind: GestureKind, _ verb: AppVerb) {
    for isGrab in [true, false] {
      let world = isGrab ? flyingWorld([kind.interaction()]) : startingWorld(kind)
      let hand = GestureHand(kind, on: world.device)
      hand.begin()
      hand.move(to: 0.2)
      #expect(world.transition.phase == .held)
      verb.send(to: world.transition)
      hand.move(to: verb.end == .end ? -0.4 : 0.6, over: 0.15)
      hand.lift()
      world.expectRest(at: verb.end)
    }
  }

  @Test(
    "What settles is grabbed again, either way, and nothing jumps",
    arguments: GestureKind.allCases, [true, false])
  func grabsWhatSettles(_ kind: GestureKind, _ forwards: Bool) {
    let world = flyingWorld([kind.interaction()])
    let hand = GestureHand(kind, on: world.device)
    hand.begin()
    hand.move(to: forwards ? 0.25 : 0.1)
    world.transition.completionRule = .custom { _ in forwards }
    hand.lift()
    let position: TransitionPosition = forwards ? .end : .start
    #expect(world.transition.phase == .settling(toward: position))
    world.device.advance(by: 0.04)
    // Fingers come down, and the gesture is recognized in the next frame.
    let again = GestureHand(kind, on: world.device)
    let before = world.shown
    world.device.advance(by: 1.0 / 60)
    let step = largestDifference(world.shown, before)
    let last = world.shown
    again.begin()
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, last) <= step + 0.5)
    let held = world.shown
    world.device.advance(by: 0.1)
    #expect(largestDifference(world.shown, held) < 0.01)
    world.transition.completionRule = .custom { _ in !forwards }
    again.lift()
    world.expectRest(at: position.opposite)
  }

  @Test("A tap elsewhere does not take a flight out of the fingers that hold it")
  func tapDuringGesture() {
    let world = FlightWorld()
    world.transition.interactions = [
      .pan(.down, over: 200, on: world.presenter.view) { [unowned world] in
        world.presenter.present(world.presented, with: world.transition)
      },
      .hold(finishing: .down, within: 40),
    ]
    let hand = GestureHand(.pan, on: world.device)
    hand.begin()
    hand.move(to: 0.3)
    let shown = world.shown
    world.device.tap(at: CGPoint(x: 60, y: 700))
    world.device.tap(at: CGPoint(x: 60, y: 700))
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, shown) < 0.01)
    hand.move(to: 0.7)
    #expect(abs(world.shown[0] - 140) < 0.01)
    hand.lift()
    world.expectRest(at: .end)
  }

  @Test("A touch that holds catches what a gesture has thrown")
  func holdAfterGesture() {
    let world = FlightWorld()
    world.transition.interactions = [
      .pan(.down, over: 200, on: world.presenter.view) { [unowned world] in
        world.presenter.present(world.presented, with: world.transition)
      },
      .hold(finishing: .down, within: 40),
    ]
    let hand = GestureHand(.pan, on: world.device)
    hand.begin()
    hand.move(to: 0.5)
    hand.lift()
    world.device.advance(by: 0.05)
    #expect(world.transition.phase == .settling(toward: .end))
    world.device.tap(at: CGPoint(x: 60, y: 700))
    #expect(world.transition.phase == .held)
    let shown = world.shown
    world.device.advance(by: 0.2)
    #expect(largestDifference(world.shown, shown) < 0.01)
    world.device.tap(at: CGPoint(x: 60, y: 700))
    world.expectRest(at: .end)
  }

  @Test("One of two fingers that lifts, or is taken away, makes no jump", arguments: [true, false])
  func oneFingerLeaves(_ lifts: Bool) {
    let world = flyingWorld([.pan(.down, over: 200)])
    let first = world.device.press(at: CGPoint(x: 150, y: 300))
    let second = world.device.press(at: CGPoint(x: 250, y: 300))
    world.device.move([
      (first, CGVector(dx: 0, dy: 12)), (second, CGVector(dx: 0, dy: 12)),
    ])
    #expect(world.transition.phase == .held)
    let shown = world.shown
    if lifts { second.lift() } else { second.cancel() }
    #expect(largestDifference(world.shown, shown) <= 0.5)
    first.lift()
    world.device.advanceUntilIdle()
    world.expectRest(at: .end)
  }

  @Test(
    "Of a pinch or a turn one finger that lifts makes no jump",
    arguments: [GestureKind.pinch, .rotation])
  func oneOfTwoFingersLifts(_ kind: GestureKind) {
    let world = flyingWorld([kind.interaction()])
    let (x, y) = (196.0, 400.0)
    let fingers = [-44.0, 44.0].map { world.device.press(at: CGPoint(x: x + $0, y: y)) }
    let way = kind == .pinch ? CGVector(dx: 20, dy: 0) : CGVector(dx: 0, dy: 20)
    world.device.move([
      (fingers[0], CGVector(dx: -way.dx, dy: -way.dy)), (fingers[1], way),
    ])
    #expect(world.transition.phase == .held)
    let shown = world.shown
    fingers[1].lift()
    #expect(world.transition.phase == .held)
    #expect(largestDifference(world.shown, shown) <= 0.5)
    fingers[0].move(by: CGVector(dx: 30, dy: 30), over: 0.1)
    #expect(largestDifference(world.shown, shown) <= 0.5)
    fingers[0].lift()
    world.device.advanceUntilIdle()
    #expect(world.completions.count == 1)
  }

  @Test(
    "A view that is taken away under two fingers leaves nothing behind",
    arguments: GestureKind.allCases)
  func viewRemoved(_ kind: GestureKind) {
    for starts in [true, false] {
      let world = FlightWorld()
      let handle = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
      (starts ? world.presenter.view : world.presented.view).addSubview(handle)
      world.transition.interactions = [
        kind.interaction(
          on: handle,
          begin: starts
            ? { [unowned world] in
              world.presenter.present(world.presented, with: world.transition)
            } : nil)
      ]
      if !starts { world.present() }
      let hand = GestureHand(kind, on: world.device)
      hand.begin()
      hand.move(to: 0.1)
      #expect(starts == false || world.transition.phase == .held)
      handle.removeFromSuperview()
      hand.move(to: 0.3)
      hand.lift()
      world.device.advanceUntilIdle()
      #expect(world.completions.count == 1)
      world.expectRest(at: world.completions == [true] ? .end : .start)
    }
  }
}
