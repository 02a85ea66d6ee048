import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Carrying by an app's rules", .underVariants)
struct CarryRuleTests {
  /// Returns a fixture that shows the second screen, with an interaction that carries the photo.
  private func opened(
    style: TransitionCarryStyle = .direct, over distance: TransitionDistance? = nil,
    completionRule: TransitionCompletionRule? = nil
  ) -> CarryFixture {
    let fixture = CarryFixture(.fullScreen)
    fixture.transition.interactions = [
      .carry(
        "photo", toward: [.down, .up], on: fixture.container.second.view, style: style,
        over: distance, completionRule: completionRule, begin: fixture.container.back)
    ]
    fixture.open()
    return fixture
  }

  /// Drags the photo, rests, and lifts.
  private func drag(_ fixture: CarryFixture, by distance: CGFloat, rests: Bool = true) {
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: distance), over: 0.2)
    if rests { fixture.device.advance(by: 0.2) }
    finger.lift()
    fixture.device.advanceUntilIdle()
  }

  @Test("A rule in points decides about a carried flight, in place of the size")
  func rules() {
    var releases: [TransitionRelease] = []
    let rule = TransitionCompletionRule.custom {
      releases.append($0)
      return $0.travel > 88 || $0.pointsPerSecond > 300
    }
    for (distance, rests, returns) in [
      (80.0, true, true), (80, false, false), (140, true, false),
    ] {
      let fixture = opened(completionRule: rule)
      drag(fixture, by: distance, rests: rests)
      #expect(fixture.showsSecond == returns, "\(distance), rests: \(rests)")
      #expect(releases.allSatisfy { !$0.isPresenting })
    }
  }

  @Test("A flick that ends before UIKit begins the flight is decided by the rule")
  func flicks() {
    let fixture = opened(completionRule: .custom { $0.pointsPerSecond > 300 })
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.02)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(!fixture.showsSecond)
  }

  @Test(
    "The travel counts along the direction of the drag, also with reduced motion",
    arguments: [true, false], [1.0, -1])
  func directions(isReduced: Bool, sign: CGFloat) throws {
    var releases: [TransitionRelease] = []
    let fixture = opened(
      over: 300,
      completionRule: .custom {
        releases.append($0)
        return $0.travel > 88
      })
    fixture.device.settings.reducesMotion = isReduced
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: sign * 120), over: 0.2)
    fixture.device.advance(by: 0.2)
    #expect(fixture.transition.progress > 0.3)
    finger.lift()
    let release = try #require(releases.last)
    #expect(release.travel > 95 && release.travel < 121)
    fixture.device.advanceUntilIdle()
    #expect(!fixture.showsSecond)
  }

  @Test("A pinch moves the flight by its size, also with a distance", arguments: [true, false])
  func pinches(isReduced: Bool) {
    let fixture = opened(over: 300, completionRule: .custom { $0.travel > 88 || $0.progress > 0.5 })
    fixture.device.settings.reducesMotion = isReduced
    let pinch = fixture.device.press(at: CGPoint(x: 96, y: 376))
    let other = fixture.device.press(at: CGPoint(x: 296, y: 376))
    for _ in 0..<9 {
      fixture.device.move([(pinch, CGVector(dx: 9, dy: 0)), (other, CGVector(dx: -9, dy: 0))])
    }
    #expect(fixture.transition.progress > 0.5)
    pinch.lift()
    other.lift()
    fixture.device.advanceUntilIdle()
    #expect(!fixture.showsSecond)
  }

  @Test("A style of an app moves the element, and a pose that is not finite is ignored")
  func styles() throws {
    let tilted = TransitionCarryStyle.custom { movement, location, _ in
      TransitionPose(
        translation: CGVector(dx: movement.x / 2, dy: movement.y),
        rotation: movement.y > 150 ? .nan : movement.y / 200, about: location)
    }
    let fixture = opened(style: tilted)
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    let before = fixture.corners
    finger.move(by: CGVector(dx: 40, dy: 100), over: 0.2)
    let after = fixture.corners
    let edge = after[1] - after[0]
    #expect(abs(edge.length - (before[1] - before[0]).length) < 0.5)
    #expect(abs(edge.angle - (before[1] - before[0]).angle - 0.5) < 0.02)
    let center = fixture.center
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
    #expect(fixture.center.x.isFinite && (fixture.center - center).length < 60)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.completions == 2)
  }

  @Test("A translation alone moves a flight over a distance, and back")
  func distances() {
    let plain = TransitionCarryStyle.custom { movement, location, _ in
      TransitionPose(translation: CGVector(dx: movement.x, dy: movement.y), about: location)
    }
    let fixture = opened(style: plain, over: 200, completionRule: .position)
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    let first = fixture.transition.progress
    finger.move(by: CGVector(dx: 60, dy: 80), over: 0.2)
    #expect(abs(fixture.transition.progress - first - 0.4) < 0.01)
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
    #expect(abs(fixture.transition.progress - first - 0.2) < 0.01)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.showsSecond)
  }

  @Test("Distances that are not finite and above zero are ignored")
  func unusable() {
    for distance in [
      TransitionDistance.points(0), .points(.nan), .points(.infinity), .points(-9), .fraction(0),
    ] {
      let fixture = opened(over: distance)
      drag(fixture, by: 160)
      #expect(fixture.completions == 2 && !fixture.showsSecond)
    }
  }

  @Test(
    "An element without a match is carried, and falls or fades by its modifiers",
    arguments: [true, false])
  func unmatched(finishes: Bool) throws {
    let fixture = CarryFixture(.fullScreen)
    fixture.large.elementModifiers = [.edgeTranslation(.bottom)]
    fixture.transition.interactions = [
      .carry(
        "photo", on: fixture.container.second.view, over: 300,
        completionRule: .custom { $0.travel > 88 }, begin: fixture.container.back)
    ]
    fixture.open()
    fixture.small.removeFromSuperview()
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    let standIn = try #require(fixture.standIn)
    let start = standIn.convert(CGPoint.zero, to: nil)
    finger.move(by: CGVector(dx: 50, dy: finishes ? 120 : 40), over: 0.2)
    let moved = standIn.convert(CGPoint.zero, to: nil) - start
    #expect(abs(moved.dx - 50) < 12 && moved.dy > 30)
    fixture.device.advance(by: 0.2)
    finger.lift()
    var lowest: CGFloat = 0
    for _ in 0..<600 where fixture.transition.flight != nil {
      lowest = max(lowest, standIn.convert(CGPoint.zero, to: nil).y)
      fixture.device.advance(by: 1.0 / 60)
    }
    #expect(fixture.showsSecond == !finishes)
    #expect(finishes == (lowest > 852))
  }

  @Test(
    "A pose that is not finite at the release is ignored, and one without a size is small",
    arguments: [.nan, .infinity, -.infinity, 0, -1] as [CGFloat])
  func unusablePoses(scale: CGFloat) {
    let fixture = opened(
      style: .custom { movement, location, _ in
        TransitionPose(
          translation: CGVector(dx: movement.x, dy: movement.y),
          scale: movement.y > 150 ? scale : 1 - max(movement.y, 0) / 400, about: location)
      })
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.05)
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(!fixture.showsSecond && fixture.completions == 2)
  }

  @Test(
    "Right to left, the travel counts toward the trailing side, also when caught again",
    arguments: [true, false])
  func rightToLeft(isReduced: Bool) throws {
    var releases: [TransitionRelease] = []
    let fixture = CarryFixture(.fullScreen)
    fixture.device.settings.layoutDirection = .rightToLeft
    fixture.device.settings.reducesMotion = isReduced
    fixture.transition.interactions = [
      .carry(
        "photo", toward: [.trailing], on: fixture.container.second.view, over: 300,
        completionRule: .custom {
          releases.append($0)
          return false
        }, begin: fixture.container.back)
    ]
    fixture.open()
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: -120, dy: 0), over: 0.2)
    let held = fixture.transition.progress
    #expect(held > 0.3)
    finger.lift()
    #expect(try #require(releases.last).travel > 95)
    fixture.device.advance(by: 0.02)
    // With reduced motion, there is no element to catch.
    if !isReduced {
      let again = fixture.device.press(at: fixture.center)
      again.move(by: CGVector(dx: -15, dy: 0), over: 0.02)
      let caught = fixture.transition.progress
      again.move(by: CGVector(dx: -60, dy: 0), over: 0.1)
      #expect(fixture.transition.phase == .held)
      #expect(abs(fixture.transition.progress - caught - 0.2) < 0.02)
      again.cancel()
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.showsSecond && fixture.completions == 2)
  }

  @Test("Touches that the system cancels cancel the flight, by any rule", arguments: [true, false])
  func cancelled(hasMatch: Bool) {
    let fixture = opened(over: 300, completionRule: .custom { _ in true })
    if !hasMatch {
      fixture.large.elementModifiers = [.fade]
      fixture.small.removeFromSuperview()
    }
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
    finger.move(by: CGVector(dx: 0, dy: 160), over: 0.2)
    #expect(fixture.transition.phase == .held && fixture.standIn != nil)
    finger.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.showsSecond && fixture.completions == 2)
    #expect(fixture.device.window.overlays.isEmpty && fixture.large.layer.mask == nil)
  }

  @Test("A carried element whose views are removed does not keep the flight", arguments: 0...3)
  func removedViews(kind: Int) {
    for hasMatch in [true, false] {
      let fixture = opened(over: 300, completionRule: .custom { $0.travel > 88 })
      if !hasMatch {
        fixture.large.elementModifiers = [.edgeTranslation(.bottom)]
        fixture.small.removeFromSuperview()
      }
      let finger = fixture.device.press(at: CGPoint(x: 196, y: 376))
      finger.move(by: CGVector(dx: 0, dy: 40), over: 0.1)
      switch kind {
      case 0: fixture.large.removeFromSuperview()
      case 1: fixture.small.removeFromSuperview()
      case 2: fixture.large.elementID = nil
      default: fixture.standIn?.removeFromSuperview()
      }
      finger.move(by: CGVector(dx: 10, dy: 120), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsSecond && fixture.transition.isAtRest)
      #expect(fixture.device.window.overlays.isEmpty && fixture.large.layer.mask == nil)
    }
  }

  @Test("VoiceOver's escape gesture dismisses, and releases an element that fingers carry")
  func voiceOver() {
    let fixture = CarryFixture(.sheet)
    fixture.device.settings.runsVoiceOver = true
    fixture.open()
    let finger = fixture.device.press(at: CGPoint(x: 196, y: 476))
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    #expect(fixture.transition.phase == .held)
    fixture.device.focusedView = fixture.container.second.view
    _ = fixture.device.performEscape()
    fixture.device.advance(by: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    fixture.device.focusedView = fixture.container.second.view
    if fixture.showsSecond { #expect(fixture.device.performEscape()) }
    fixture.device.advanceUntilIdle()
    #expect(!fixture.showsSecond && fixture.device.window.overlays.isEmpty)
  }
}
