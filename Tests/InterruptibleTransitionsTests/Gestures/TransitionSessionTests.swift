import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  /// Tests of an app's interaction, which holds a transition like the toolkit's interactions.
  @Suite("TransitionSession", .underVariants)
  struct Sessions {
    /// A fixture with a slider of the app and, optionally, the toolkit's interactions.
    private final class Fixture: SlideFixture {
      let slider = UIView()
      var session: TransitionSession?

      /// Presents, runs, and begins a session of the slider in the middle of the flight.
      func grab() {
        fly()
        session = transition.beginInteraction(by: slider)
      }
    }

    @Test("A session without a flight starts a flight, which begins held and follows the session")
    func starts() throws {
      let fixture = Fixture()
      let session = try #require(fixture.transition.beginInteraction(by: fixture.slider))
      #expect(session.startsFlight && session.isActive)
      fixture.present()
      fixture.base.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .held && fixture.transition.progress == 0)
      session.move(to: 0.25)
      fixture.base.device.advance(by: 0.05)
      #expect(abs(fixture.transition.progress - 0.25) < 1e-6)
      session.release(velocity: 3)
      #expect(!session.isActive)
      session.move(to: 0.1)
      fixture.expectEnd(true)
    }

    @Test("A session in flight pauses it, and a release before UIKit's start takes effect")
    func grabs() {
      let fixture = Fixture()
      fixture.grab()
      #expect(fixture.session?.startsFlight == false)
      let progress = fixture.transition.progress
      fixture.base.device.advance(by: 0.2)
      #expect(fixture.transition.progress == progress)
      fixture.session?.release(velocity: -3)
      fixture.expectEnd(false)
      let early = Fixture()
      let session = early.transition.beginInteraction(by: early.slider)
      early.present()
      session?.release(velocity: 3)
      early.expectEnd(true)
    }

    @Test(
      "A session that the app has released before the start does not hold the flight again",
      arguments: [false, true])
    func isReleasedByApp(isKept: Bool) {
      let fixture = Fixture()
      fixture.session = fixture.transition.beginInteraction(by: fixture.slider)
      fixture.session?.move(to: 0.1)
      fixture.transition.release(velocity: -1.5)
      fixture.transition.wantsInteractiveStart = true
      fixture.present()
      fixture.base.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .held && fixture.session?.isActive == false)
      if isKept { fixture.session?.move(to: 0.5) } else { fixture.session = nil }
      fixture.base.device.advance(by: 0.1)
      #expect(fixture.transition.phase == .held && fixture.transition.progress == 0)
      fixture.transition.finish()
      fixture.expectEnd(true)
    }

    @Test("A session that the app releases from memory is cancelled in the next frame")
    func abandoned() {
      let fixture = Fixture()
      var heard: [Bool] = []
      fixture.transition.observe { _ in heard.append(fixture.session == nil) }
      fixture.grab()
      fixture.session = nil
      #expect(fixture.transition.phase == .held)
      fixture.base.device.advance(by: 1.0 / 60)
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.expectEnd(true)
      #expect(heard.last == true)
    }

    @Test("In the turn in which the app drops a session, another interaction may begin")
    func abandonedForAnother() {
      let fixture = Fixture()
      fixture.session = fixture.transition.beginInteraction(by: fixture.slider)
      fixture.session = nil
      fixture.session = fixture.transition.beginInteraction(by: fixture.first)
      fixture.present()
      fixture.base.device.advance(by: 0.1)
      #expect(fixture.session?.isActive == true && fixture.transition.phase == .held)
      fixture.session?.release(velocity: 3)
      fixture.expectEnd(true)
    }

    @Test("During a session, gestures and touches move nothing, and no other session begins")
    func hasHold() {
      let fixture = Fixture([
        .pan(.left, over: .points(393)), .touchToPause(deciding: .left, within: 20),
      ])
      fixture.grab()
      let progress = fixture.transition.progress
      let finger = fixture.drag()
      #expect(fixture.transition.progress == progress)
      #expect(fixture.transition.beginInteraction(by: fixture.first) == nil)
      #expect(fixture.transition.beginInteraction(by: fixture.first, yields: true) == nil)
      finger.lift()
      #expect(fixture.session?.isActive == true && fixture.transition.phase == .held)
      fixture.session?.release(velocity: 3)
      fixture.expectEnd(true)
    }

    @Test("While a gesture holds the flight, no session begins; afterward it does")
    func comesLater() {
      let fixture = Fixture([.pan(.left, over: .points(393))])
      fixture.present()
      fixture.base.device.advance(by: 0.1)
      let finger = fixture.drag()
      #expect(fixture.transition.phase == .held)
      #expect(fixture.transition.beginInteraction(by: fixture.slider) == nil)
      finger.lift()
      fixture.session = fixture.transition.beginInteraction(by: fixture.slider)
      #expect(fixture.session?.isActive == true)
      fixture.session?.cancel()
      fixture.expectEnd(true)
    }

    @Test("A session takes the flight over from touch-to-pause, during the touch and after it")
    func takesFromTouch() {
      for lifts in [false, true] {
        let fixture = Fixture([.touchToPause(deciding: .left, within: 20)])
        fixture.present()
        fixture.base.device.advance(by: 0.1)
        let finger = fixture.base.device.press(at: CGPoint(x: 300, y: 400))
        if lifts { finger.lift() }
        fixture.session = fixture.transition.beginInteraction(by: fixture.slider)
        #expect(fixture.session?.isActive == true)
        if !lifts {
          finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
          finger.lift()
        }
        #expect(fixture.session?.isActive == true && fixture.transition.phase == .held)
        fixture.session?.release(velocity: 3)
        fixture.expectEnd(true)
      }
    }

    nonisolated enum Order: CaseIterable, Sendable {
      case finish, cancel, reverse, resume
    }

    @Test("The app's calls take effect during a session and end it", arguments: Order.allCases)
    func appSpeaks(_ order: Order) {
      let fixture = Fixture([.pan(.left, over: .points(393))])
      fixture.grab()
      switch order {
      case .finish: fixture.transition.finish()
      case .cancel: fixture.transition.cancel()
      case .reverse: fixture.transition.reverse()
      case .resume: fixture.transition.resume()
      }
      let phase = fixture.transition.phase
      fixture.session?.move(to: 0.9)
      fixture.session?.cancel()
      #expect(fixture.transition.phase == phase)
      let finger = fixture.drag()
      #expect(fixture.transition.phase == .held)
      finger.cancel()
      fixture.expectEnd(order == .finish || order == .resume)
    }

    @Test("Cancelling a session cancels a flight that it started and resumes a flight that it held")
    func brokenOff() {
      let started = Fixture()
      started.session = started.transition.beginInteraction(by: started.slider)
      started.present()
      started.base.device.advance(by: 0.1)
      started.session?.move(to: 0.8)
      started.session?.cancel()
      started.expectEnd(false)
      let grabbed = Fixture()
      grabbed.grab()
      grabbed.session?.cancel()
      grabbed.expectEnd(true)
    }

    @Test("A session ends with its flight, and late or invalid calls do nothing")
    func ends() {
      let fixture = Fixture()
      fixture.grab()
      for wrong in [Double.nan, .infinity, -.infinity] { fixture.session?.move(to: wrong) }
      fixture.session?.move(to: .nan)
      #expect(fixture.session?.isActive == true)
      fixture.base.device.enterBackground()
      fixture.base.device.enterForeground()
      fixture.expectEnd(fixture.transition.progress == 1)
      fixture.session?.move(to: 0.5)
      fixture.session?.release(velocity: 1)
      fixture.session?.cancel()
      #expect(fixture.transition.isAtRest && fixture.base.completions.count == 1)
    }

    @Test("An owner may replace its session, and a pause() of the app allows no session")
    func ownersAndApps() {
      let fixture = Fixture()
      fixture.grab()
      let next = fixture.transition.beginInteraction(by: fixture.slider)
      #expect(next?.isActive == true && fixture.session?.isActive == false)
      next?.release(velocity: 3)
      fixture.expectEnd(true)
      let paused = Fixture()
      paused.transition.pause()
      #expect(paused.transition.beginInteraction(by: paused.slider) == nil)
      paused.transition.finish()
      paused.present()
      paused.expectEnd(true)
    }

    @Test("Removing an interaction ends its session and keeps the sessions of others")
    func removed() {
      final class Plain: TransitionInteraction {
        private(set) weak var transition: InterruptibleTransition?
        func attach(to transition: InterruptibleTransition) { self.transition = transition }
        func detach() { transition = nil }
      }
      for isOwn in [true, false] {
        let plain = Plain()
        let fixture = Fixture([plain])
        fixture.fly()
        fixture.session = fixture.transition.beginInteraction(by: isOwn ? plain : fixture.slider)
        fixture.transition.interactions = []
        #expect(plain.transition == nil && fixture.session?.isActive == !isOwn)
        fixture.session?.release(velocity: 3)
        fixture.expectEnd(true)
      }
    }
  }
}
