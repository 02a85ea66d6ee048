import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// A presentation with a pan that moves past its ends.
private struct Pull {
  let fixture = FlightFixture()
  private let distance: CGFloat = 200

  init() {
    fixture.transition.interactions = [.pan(.down, over: .points(distance))]
  }

  /// Presents, and returns a finger that has moved the given points past the end.
  func finger(past points: CGFloat) -> Finger {
    fixture.present()
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 12))
    let rest = distance * CGFloat(1 - fixture.transition.progress)
    finger.move(by: CGVector(dx: 0, dy: rest + points), over: 0.2)
    return finger
  }

  /// The offset of the container, in points.
  var shift: CGFloat { fixture.transition.flight?.containerView.transform.ty ?? 0 }

  /// Returns the distance that a scroll view as large as the full travel shows for a number of
  /// points.
  func shown(_ points: Double) -> CGFloat {
    CGFloat(1 - 1 / (points * 0.55 / 200 + 1)) * distance
  }
}

extension GestureTests {
  @Suite("TransitionOvershoot", .underVariants)
  struct Overshoot {
    @Test("A pan past the end moves the container by less and less")
    func pastEnd() {
      let pull = Pull()
      let fixture = pull.fixture
      let finger = pull.finger(past: 40)
      #expect(fixture.transition.progress == 1)
      #expect(abs(pull.shift - pull.shown(40)) < 0.01)
      finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
      #expect(abs(pull.shift - pull.shown(80)) < 0.01)
      finger.move(by: CGVector(dx: 0, dy: -90), over: 0.1)
      #expect(pull.shift == 0)
      #expect(abs(fixture.transition.progress - 0.95) < 1e-9)
      finger.move(by: CGVector(dx: 0, dy: 2), over: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("A pan past the start moves the container in the opposite direction")
    func pastStart() {
      let pull = Pull()
      let fixture = pull.fixture
      let finger = pull.finger(past: -240)
      #expect(fixture.transition.progress == 0)
      #expect(abs(pull.shift + pull.shown(40)) < 0.01)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
      #expect(fixture.presenter.view.window != nil)
    }

    @Test("A release past the end springs back without a jump and ends exactly")
    func springsBack() throws {
      let pull = Pull()
      let fixture = pull.fixture
      let finger = pull.finger(past: 60)
      let container = try #require(fixture.transition.flight?.containerView)
      // The finger moves slowly at last, so that the release has little velocity.
      finger.move(by: CGVector(dx: 0, dy: -2), over: 0.2)
      var last = pull.shift
      finger.lift()
      #expect(abs(pull.shift - last) < 0.5)
      while fixture.completions.isEmpty {
        fixture.device.advance(by: 1 / 60)
        #expect(pull.shift <= last + 1e-9)
        last = pull.shift
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(container.transform.isIdentity)
      #expect(fixture.set == [200, 200, 200])
    }

    @Test("A pan holds an overshoot that is returning, and moves the overshoot from there")
    func caught() {
      let pull = Pull()
      let fixture = pull.fixture
      let finger = pull.finger(past: 60)
      finger.lift()
      fixture.device.advance(by: 0.08)
      #expect(fixture.transition.phase == .settling(toward: .end))
      let second = fixture.device.press(at: CGPoint(x: 200, y: 200))
      second.move(by: CGVector(dx: 0, dy: 12))
      #expect(fixture.transition.phase == .held)
      let caught = pull.shift
      #expect(caught > 1)
      fixture.device.advance(by: 0.2)
      #expect(pull.shift == caught)
      second.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
      #expect(pull.shift > caught)
      second.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
      #expect(pull.shift == 0)
      #expect(fixture.transition.progress < 0.5)
      second.move(by: CGVector(dx: 0, dy: -5), over: 0.1)
      second.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
    }

    @Test(
      "Resuming or reversing past an end removes the overshoot first",
      arguments: [(true, [false]), (false, [true])])
    func withoutFinger(reverses: Bool, completions: [Bool]) {
      let pull = Pull()
      let fixture = pull.fixture
      let finger = pull.finger(past: 60)
      defer { finger.lift() }
      let last = pull.shift
      if reverses { fixture.transition.reverse() } else { fixture.transition.resume() }
      #expect(abs(pull.shift - last) < 0.5)
      fixture.device.advance(by: 1 / 60)
      #expect(pull.shift < last && pull.shift > 0)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == completions)
      #expect(pull.shift == 0)
    }

    @Test("`onOvershoot` replaces the default effect, receives the overshoot and, at last, 0")
    func told() {
      let pull = Pull()
      let fixture = pull.fixture
      var told: [TransitionOvershoot] = []
      fixture.transition.configuration.onOvershoot = { overshoot, _ in told.append(overshoot) }
      let finger = pull.finger(past: 40)
      #expect(pull.shift == 0)
      #expect(told.last?.position == .end)
      #expect(abs((told.last?.progress ?? 0) * 200 - pull.shown(40)) < 0.01)
      #expect(told.last?.offset.dx == 0)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(told.last?.progress == 0)
      #expect(told.allSatisfy { (0..<1).contains($0.progress) })
    }

    @Test("A pinch reports its overshoot, and does not move the container")
    func pinch() {
      let fixture = FlightFixture()
      var told: [TransitionOvershoot] = []
      fixture.transition.configuration.onOvershoot = { overshoot, _ in told.append(overshoot) }
      fixture.transition.interactions = [GestureKind.pinch.interaction()]
      fixture.present()
      let hand = GestureHand(.pinch, on: fixture.device)
      hand.begin(at: fixture.transition.progress)
      hand.move(to: 1.2)
      #expect(told.last.map { $0.progress > 0 && $0.offset == .zero } == true)
      hand.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(told.last?.progress == 0)
    }
  }
}

extension GestureTests {
  /// The overshoot is one value. It does not jump when another gesture holds the flight or the app
  /// makes calls.
  @Suite("Overshoot across sessions", .underVariants)
  struct SharedOvershoot {
    /// The gestures that hold the flight after a pan down has pulled it past the end.
    enum Gesture: CaseIterable {
      case pinch, rotation, sidewards, longer
    }

    /// Presents, and pulls the flight 400 points past its end.
    private func pull(_ fixture: FlightFixture, with others: [any TransitionInteraction]) -> Finger
    {
      fixture.transition.interactions = [.pan(.down, over: 200)] + others
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 100))
      finger.move(by: CGVector(dx: 0, dy: 12))
      let rest = 200 * CGFloat(1 - fixture.transition.progress)
      finger.move(by: CGVector(dx: 0, dy: rest + 400), over: 0.2)
      return finger
    }

    private func shift(_ fixture: FlightFixture) -> CGVector {
      let transform = fixture.transition.flight?.containerView.transform ?? .identity
      return CGVector(dx: transform.tx, dy: transform.ty)
    }

    private func expectNoJump(
      _ fixture: FlightFixture, by limit: CGFloat = 20, _ change: () -> Void,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      let shifted = shift(fixture)
      let shown = fixture.shown[0]
      change()
      #expect(abs(shift(fixture).dx - shifted.dx) < limit, sourceLocation: sourceLocation)
      #expect(abs(shift(fixture).dy - shifted.dy) < limit, sourceLocation: sourceLocation)
      #expect(abs(fixture.shown[0] - shown) < limit, sourceLocation: sourceLocation)
    }

    @Test(
      "A full travel that is NaN or infinite shows no overshoot",
      arguments: [CGFloat.nan, .infinity])
    func travelWithoutNumber(number: CGFloat) {
      let base = ContainerFixture()
      let root = titled("A")
      let screen = titled("B")
      base.device.launch(root)
      let slide = base.slide()
      let owner = UIView()
      let session = slide.beginInteraction(by: owner)
      root.present(screen, with: slide)
      base.device.advance(by: 0.1)
      for position in [1.5, -1e300, 0.7] {
        session?.move(toPosition: position, over: CGVector(dx: number, dy: 300))
        base.device.advance(by: 0.1)
        #expect(slide.flight?.containerView.transform == .identity)
      }
      session?.release(velocity: 0)
      slide.finish()
      base.device.advanceUntilIdle()
      #expect(screen.view.convert(screen.view.bounds, to: nil) == base.device.window.bounds)
    }

    @Test("Another gesture holds a returning overshoot without a jump", arguments: Gesture.allCases)
    func takenOver(by gesture: Gesture) {
      let fixture = FlightFixture()
      let finger = pull(
        fixture,
        with: [.pinch(by: 3), .rotation(by: 1), .pan(.right, over: 300), .pan(.up, over: 700)])
      finger.lift()
      fixture.device.advance(by: 1 / 60)
      let hands = (0..<(gesture == .pinch || gesture == .rotation ? 2 : 1)).map {
        fixture.device.press(at: CGPoint(x: 100 + 100 * CGFloat($0), y: 500))
      }
      for step in 0..<12 {
        expectNoJump(fixture, by: step < 6 ? 30 : 20) {
          switch gesture {
          case .pinch: hands.last?.move(by: CGVector(dx: 4, dy: 0))
          case .rotation: hands.last?.move(by: CGVector(dx: 0, dy: 4))
          case .sidewards: hands.last?.move(by: CGVector(dx: 4, dy: 0))
          case .longer: hands.last?.move(by: CGVector(dx: 0, dy: -4))
          }
          fixture.device.advance(by: 1 / 60)
        }
      }
      #expect(fixture.transition.phase == .held)
      for hand in hands { hand.lift() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
      #expect(shift(fixture) == .zero)
    }

    @Test("An update() during an overshoot removes it, and the finger continues from there")
    func updated() {
      let fixture = FlightFixture()
      let finger = pull(fixture, with: [])
      fixture.transition.update(0.5)
      #expect(shift(fixture) == .zero)
      #expect(fixture.transition.progress == 0.5)
      expectNoJump(fixture, by: 6) { finger.move(by: CGVector(dx: 0, dy: 4)) }
      #expect(abs(fixture.transition.progress - 0.52) < 1e-9)
      expectNoJump(fixture) { fixture.transition.finish() }
      finger.lift()
      for _ in 0..<20 { expectNoJump(fixture) { fixture.device.advance(by: 1 / 60) } }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("A flight whose session is past the end begins past its end")
    func beginsPastEnd() throws {
      let fixture = FlightFixture(timing: .linear(0.5))
      let session = try #require(fixture.transition.beginInteraction(by: fixture.device))
      session.move(toPosition: 1.4, over: CGVector(dx: 0, dy: 200))
      #expect(fixture.transition.progress == 1)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      repeat { fixture.device.advance(by: 1 / 60) } while fixture.transition.flight == nil
      #expect(abs(shift(fixture).dy - 200 * (1 - 1 / (0.4 * 0.55 + 1))) < 1e-9)
      expectNoJump(fixture, by: 1e-9) {
        session.move(toPosition: 1.4, over: CGVector(dx: 0, dy: 200))
      }
      session.release(velocity: 0)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("The progress of an earlier session that started no flight is discarded")
    func formerGesture() throws {
      let fixture = FlightFixture(timing: .linear(0.5))
      let former = try #require(fixture.transition.beginInteraction(by: fixture.device))
      former.move(to: 0.9)
      former.release(velocity: 0)
      let session = try #require(fixture.transition.beginInteraction(by: fixture.presenter))
      #expect(fixture.transition.progress == 0)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.progress == 0)
      session.release(velocity: 0)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
    }

    @Test("A scroll pull holds a returning overshoot without a jump", arguments: [true, false])
    func takenOverByContent(pins: Bool) {
      let fixture = FlightFixture()
      let content = UIScrollView(frame: CGRect(x: 0, y: 400, width: 393, height: 400))
      content.contentInsetAdjustmentBehavior = .never
      content.contentSize = CGSize(width: 393, height: 2000)
      fixture.presented.loadViewIfNeeded()
      fixture.presented.view.addSubview(content)
      let others: [any TransitionInteraction] =
        pins
        ? [.scrollPullToDismiss(content, over: 400) {}]
        : [.scrollPull(content, past: 0, over: 400) {}]
      let finger = pull(fixture, with: others)
      finger.lift()
      fixture.device.advance(by: 1 / 60)
      let other = fixture.device.press(at: CGPoint(x: 200, y: 500))
      for _ in 0..<12 {
        expectNoJump(fixture, by: 30) {
          other.move(by: CGVector(dx: 0, dy: 4))
          fixture.device.advance(by: 1 / 60)
        }
      }
      other.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test("An update() to the end does not change the overshoot past that end")
    func updatedToEnd() {
      let fixture = FlightFixture()
      let finger = pull(fixture, with: [])
      let shifted = shift(fixture)
      #expect(shifted.dy > 50)
      fixture.transition.update(fixture.transition.percentComplete)
      #expect(shift(fixture) == shifted)
      expectNoJump(fixture, by: 4) { finger.move(by: CGVector(dx: 0, dy: 4)) }
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("The last frames of an oscillating return are its smallest", arguments: [0.6, 0.8, 1])
    func noSnap(damping: Double) {
      let fixture = FlightFixture(timing: .linear(0.5))
      fixture.transition.configuration.settling = .spring(dampingRatio: damping, response: 0.5)
      let finger = pull(fixture, with: [])
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
      finger.lift()
      var steps: [CGFloat] = []
      var last = shift(fixture).dy + fixture.shown[0]
      while fixture.completions.isEmpty {
        fixture.device.advance(by: 1 / 60)
        let now = shift(fixture).dy + (fixture.completions.isEmpty ? fixture.shown[0] : 200)
        steps.append(abs(now - last))
        last = now
      }
      // An animator that scrubs in steps ends with one step.
      let step: CGFloat = RuntimeVariants.current.contains(.scrubsInSteps) ? 200 / 60 : 0
      #expect(steps.suffix(3).allSatisfy { $0 < 0.25 + step }, "\(steps.suffix(12))")
    }
  }
}
