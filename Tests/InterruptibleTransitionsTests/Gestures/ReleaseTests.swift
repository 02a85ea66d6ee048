import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension GestureTests {
  @Suite("Releases, as rules of apps get them", .underVariants)
  struct Releases {
    /// Records the releases that a rule decides about.
    private final class Rule {
      private(set) var releases: [TransitionRelease] = []
      var rule: TransitionCompletionRule {
        .custom { [unowned self] in
          releases.append($0)
          return $0.progress > 0.5
        }
      }
      /// The release at which the fingers had a velocity.
      var last: TransitionRelease? { releases.last { $0.velocity != 0 } }
    }

    private func fixture(_ rule: Rule) -> FlightFixture {
      let fixture = FlightFixture()
      fixture.transition.configuration.completionRule = rule.rule
      fixture.transition.interactions = [
        .pan(.up, over: 400, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        },
        .pan(.down, over: 400, on: fixture.presented.view) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        },
      ]
      return fixture
    }

    @Test("A rule gets the direction, and the travel and the velocity of the finger in points")
    func pans() throws {
      let rule = Rule()
      let fixture = fixture(rule)
      for (isPresenting, sign) in [(true, -1.0), (false, 1)] {
        let finger = fixture.device.press(at: CGPoint(x: 196, y: 426))
        finger.move(by: CGVector(dx: 0, dy: sign * 60), over: 0.1)
        let held = fixture.transition.progress
        finger.move(by: CGVector(dx: 0, dy: sign * 200), over: 0.2)
        finger.lift()
        let release = try #require(rule.last)
        #expect(release.isPresenting == isPresenting)
        #expect(abs(release.travel - CGFloat(release.progress * 400)) < 1e-6)
        #expect(release.travel > 200 && release.progress > held)
        #expect(abs(release.pointsPerSecond - 1000) < 1)
        #expect(abs(release.velocity * 400 - 1000) < 1)
        fixture.device.advanceUntilIdle()
      }
      #expect(fixture.completions == [true, true])
    }

    @Test(
      "A release has the travel toward the end, with reduced motion and right to left",
      arguments: [true, false], [true, false])
    func settings(isReduced: Bool, isRightToLeft: Bool) throws {
      let rule = Rule()
      let fixture = FlightFixture()
      fixture.device.settings.reducesMotion = isReduced
      if isRightToLeft { fixture.device.settings.layoutDirection = .rightToLeft }
      fixture.transition.configuration.completionRule = rule.rule
      fixture.transition.interactions = [
        .pan(.leading, over: 300, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 426))
      finger.move(by: CGVector(dx: isRightToLeft ? 120 : -120, dy: 0), over: 0.2)
      finger.lift()
      let release = try #require(rule.last)
      #expect(release.travel > 95 && release.travel < 121)
      #expect(abs(release.pointsPerSecond - 600) < 1)
      fixture.device.advanceUntilIdle()
    }

    @Test("Touches that the system cancels cancel a flight that they started, by any rule")
    func cancelled() {
      let fixture = FlightFixture.startedBy(.pan)
      fixture.transition.configuration.completionRule = .custom { _ in true }
      let hand = GestureHand(.pan, on: fixture.device)
      hand.begin()
      hand.move(to: 0.8)
      hand.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [false])
    }

    @Test("A finger that grabs a flight has travel from there, negative away from the end")
    func grabs() throws {
      let rule = Rule()
      let fixture = fixture(rule)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.3)
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 226))
      finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
      let grabbed = fixture.transition.progress
      finger.move(by: CGVector(dx: 0, dy: 80), over: 0.1)
      finger.lift()
      let release = try #require(rule.last)
      #expect(release.isPresenting && release.pointsPerSecond < -500)
      let travel = CGFloat(fixture.transition.progress - grabbed) * 400
      #expect(release.travel <= travel + 1 && release.travel > -101)
      fixture.device.advanceUntilIdle()
    }

    @Test("A finger at rest has no velocity, and a call of the app has no travel")
    func rests() throws {
      let rule = Rule()
      let fixture = fixture(rule)
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 426))
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
      fixture.device.advance(by: 0.2)
      finger.lift()
      let release = try #require(rule.releases.last)
      #expect(release.pointsPerSecond == 0 && release.travel > 50)
      fixture.device.advanceUntilIdle()
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.7)
      fixture.transition.release(velocity: 3)
      let call = try #require(rule.last)
      #expect(call.travel == 0 && call.pointsPerSecond == 0 && call.velocity == 3)
      fixture.device.advanceUntilIdle()
    }

    @Test("A pinch has no travel in points, and the positions of an app's session have")
    func otherUnits() throws {
      let rule = Rule()
      let fixture = FlightFixture.startedBy(.pinch)
      fixture.transition.configuration.completionRule = rule.rule
      let hand = GestureHand(.pinch, on: fixture.device)
      hand.begin()
      hand.move(to: 0.6)
      hand.lift()
      #expect(rule.releases.allSatisfy { $0.travel == 0 && $0.pointsPerSecond == 0 })
      fixture.device.advanceUntilIdle()
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.05)
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      let start = fixture.transition.progress
      session.move(toPosition: start + 0.25, over: CGVector(dx: 0, dy: 300))
      session.release(velocity: 2)
      let release = try #require(rule.last)
      #expect(!release.isPresenting && abs(release.travel - 75) < 1e-6)
      #expect(abs(release.pointsPerSecond - 600) < 1e-6)
      fixture.device.advanceUntilIdle()
    }

    @Test("Fingers that carry an element have travel in the direction of the interaction")
    func carries() throws {
      let rule = Rule()
      let fixture = CarryFixture(.fullScreen)
      fixture.transition.configuration.completionRule = rule.rule
      fixture.open()
      fixture.container.back()
      fixture.device.advance(by: 0.1)
      let point = try #require(fixture.standIn?.convert(CGPoint.zero, to: nil))
      let finger = fixture.device.press(at: point)
      finger.move(by: CGVector(dx: 0, dy: 30), over: 0.1)
      finger.move(by: CGVector(dx: 40, dy: 90), over: 0.1)
      finger.lift()
      let release = try #require(rule.last)
      #expect(!release.isPresenting && release.travel > 80 && release.travel < 121)
      #expect(abs(release.pointsPerSecond - 900) < 60)
      fixture.device.advanceUntilIdle()
    }

    @Test("A release has finite numbers")
    func numbers() {
      let release = TransitionRelease(
        progress: 2, velocity: .nan, travel: .infinity, pointsPerSecond: .nan)
      #expect(release == TransitionRelease(progress: 1, velocity: 0))
      #expect(release.isPresenting)
    }
  }

  @Suite("Starts that an app refuses", .underVariants)
  struct RefusedStarts {
    @Test("A pan that the app refuses starts nothing, and another one gets the finger")
    func pans() {
      let fixture = FlightFixture()
      var begun: [String] = []
      var starts: [TransitionGestureStart] = []
      func pan(_ name: String, when isAllowed: @escaping (CGFloat) -> Bool) -> PanInteraction {
        .pan(
          .up, over: 400, on: fixture.presenter.view,
          when: {
            starts.append($0)
            return isAllowed($0.location.y)
          },
          begin: { [unowned fixture] in
            begun.append(name)
            fixture.presenter.present(fixture.presented, with: fixture.transition)
          })
      }
      fixture.transition.interactions = [
        pan("upper") { $0 < 300 }, pan("lower") { $0 > 500 },
      ]
      for (y, expected) in [(100.0, ["upper"]), (400, []), (700, ["lower"])] {
        begun = []
        let finger = fixture.device.press(at: CGPoint(x: 196, y: y))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        #expect(begun == expected && (fixture.transition.phase == .held) == !expected.isEmpty)
        finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
        finger.lift()
        fixture.device.advanceUntilIdle()
      }
      #expect(starts.allSatisfy { $0.kind == .drag && $0.velocity.dy < 0 })
    }

    @Test(
      "A pan of the app, or of the toolkit, starts a flight as soon as the app allows it",
      arguments: [true, false])
    func laterStarts(isAppsRecognizer: Bool) {
      let fixture = FlightFixture()
      let recognizer = UIPanGestureRecognizer()
      if isAppsRecognizer { fixture.presenter.view.addGestureRecognizer(recognizer) }
      var isAllowed = false
      fixture.transition.interactions = [
        .pan(
          .up, over: 400, on: fixture.presenter.view,
          with: isAppsRecognizer ? recognizer : nil, when: { _ in isAllowed },
          begin: { [unowned fixture] in
            fixture.presenter.present(fixture.presented, with: fixture.transition)
          })
      ]
      func drag() {
        let finger = fixture.device.press(at: CGPoint(x: 196, y: 426))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        #expect((fixture.transition.phase == .held) == isAllowed)
        finger.lift()
        fixture.device.advanceUntilIdle()
      }
      drag()
      #expect(fixture.presenter.presentedViewController == nil)
      isAllowed = true
      drag()
    }

    @Test("A pan that the app refuses catches a flight all the same")
    func catches() {
      let fixture = FlightFixture()
      fixture.transition.interactions = [
        .pan(.up, over: 400, on: fixture.presenter.view, when: { _ in false }, begin: {})
      ]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 426))
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
      #expect(fixture.transition.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test("An edge pan asks the app with its kind")
    func edges() {
      let fixture = FlightFixture()
      var kinds: Set<TransitionGestureStart.Kind> = []
      fixture.transition.interactions = [
        .edgePan(
          .left, over: 200, on: fixture.presenter.view,
          when: {
            kinds.insert($0.kind)
            return false
          },
          begin: { [unowned fixture] in
            fixture.presenter.present(fixture.presented, with: fixture.transition)
          })
      ]
      let finger = fixture.device.press(at: CGPoint(x: 2, y: 426))
      finger.move(by: CGVector(dx: 100, dy: 0), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(kinds == [.edge] && fixture.completions.isEmpty)
    }

    @Test(
      "The app is asked about a pan from the leading edge, in both layout directions",
      arguments: [true, false], [true, false])
    func leadingEdge(isRightToLeft: Bool, isAllowed: Bool) throws {
      let fixture = FlightFixture()
      if isRightToLeft { fixture.device.settings.layoutDirection = .rightToLeft }
      fixture.device.settings.reducesMotion = isAllowed
      var start: TransitionGestureStart?
      fixture.transition.interactions = [
        .edgePan(
          from: .leading, over: 200, on: fixture.presenter.view,
          when: {
            start = $0
            return isAllowed
          },
          begin: { [unowned fixture] in
            fixture.presenter.present(fixture.presented, with: fixture.transition)
          })
      ]
      let sign: CGFloat = isRightToLeft ? -1 : 1
      let finger = fixture.device.press(at: CGPoint(x: isRightToLeft ? 391 : 2, y: 426))
      finger.move(by: CGVector(dx: sign * 150, dy: 0), over: 0.2)
      let asked = try #require(start)
      #expect(asked.kind == .edge && (asked.location.x > 300) == isRightToLeft)
      #expect(asked.velocity.dx * sign > 0)
      #expect((fixture.transition.phase == .held) == isAllowed)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == (isAllowed ? [true] : []))
    }

    @Test("A measure knows whether its gesture has started the transition")
    func moments() {
      let fixture = FlightFixture()
      var moments: [TransitionGestureMoment] = []
      let definition = TransitionGestureDefinition<UIPanGestureRecognizer>(
        make: { UIPanGestureRecognizer() }, distance: { _, _, _ in 400 },
        sample: { pan, moment, _ in
          moments.append(moment)
          return TransitionGestureSample(pan, along: .up, at: moment)
        })
      fixture.transition.interactions = [
        GestureInteraction(definition, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(fixture.presented, with: fixture.transition)
        }
      ]
      func drag() {
        moments = []
        let finger = fixture.device.press(at: CGPoint(x: 196, y: 426))
        finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
        finger.move(by: CGVector(dx: 0, dy: 55), over: 0.1)
        finger.lift()
      }
      drag()
      #expect(moments.allSatisfy(\.startsFlight) && moments.contains { $0 != .start })
      fixture.device.advance(by: 0.05)
      drag()
      #expect(!moments.isEmpty && moments.allSatisfy { !$0.startsFlight })
      fixture.device.advanceUntilIdle()
    }
  }
}
