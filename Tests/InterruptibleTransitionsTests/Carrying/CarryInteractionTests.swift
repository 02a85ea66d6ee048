import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Carrying elements") enum CarryTests {}

extension CarryTests {
  @Suite("Interaction", .underVariants)
  struct Interaction {
    @Test(
      "The touched point of the photo stays under the finger", arguments: ContainerKind.allCases,
      0..<20)
    func underFinger(_ kind: ContainerKind, _ seed: Int) throws {
      var dice = SeededDice(seed)
      let fixture = CarryFixture(kind)
      fixture.open()
      let finger = fixture.device.press(
        at: CGPoint(x: dice.number(100...300), y: dice.number(250...500)))
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.05)
      fixture.device.advance(by: 0.1)
      let point = try #require(fixture.point(at: finger.location))
      for _ in 0..<8 {
        finger.move(
          by: CGVector(dx: dice.number(-80...80), dy: dice.number(-60...120)), over: 0.1)
        let place = try #require(fixture.place(of: point))
        #expect(place.distance(to: finger.location) < 0.01)
      }
      #expect(fixture.transition.phase == .held)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
    }

    @Test("Two fingers scale and rotate the photo about their midpoint", arguments: 0..<20)
    func twoFingers(_ seed: Int) throws {
      var dice = SeededDice(seed)
      let fixture = CarryFixture(.custom)
      fixture.open()
      let first = fixture.device.press(at: CGPoint(x: 100, y: 300))
      let second = fixture.device.press(at: CGPoint(x: 300, y: 450))
      first.move(by: CGVector(dx: 30, dy: 30), over: 0.1)
      fixture.device.advance(by: 0.1)
      let points = try [first, second].map { try #require(fixture.point(at: $0.location)) }
      for _ in 0..<6 {
        first.move(to: dice.point(in: CGRect(x: 20, y: 200, width: 150, height: 250)), over: 0.1)
        second.move(to: dice.point(in: CGRect(x: 200, y: 300, width: 150, height: 250)), over: 0.1)
        for (point, finger) in zip(points, [first, second]) {
          let place = try #require(fixture.place(of: point))
          #expect(place.distance(to: finger.location) < 0.01)
        }
      }
      first.lift()
      second.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
    }

    @Test("A finger that joins or leaves moves nothing", arguments: 0..<30)
    func fingersComeAndGo(_ seed: Int) throws {
      var dice = SeededDice(seed)
      let fixture = CarryFixture(.custom)
      fixture.open()
      var first = fixture.device.press(at: CGPoint(x: 150, y: 300))
      first.move(by: CGVector(dx: 20, dy: 90), over: 0.2)
      let corners = [CGPoint(x: -0.5, y: -0.5), CGPoint(x: 0.5, y: 0.5)]
      func places() throws -> [CGPoint] { try corners.map { try #require(fixture.place(of: $0)) } }
      for _ in 0..<3 {
        var before = try places()
        let second = fixture.device.press(
          at: dice.point(in: CGRect(x: 100, y: 300, width: 200, height: 200)))
        fixture.device.advance(by: 0.05)
        for (one, other) in zip(before, try places()) { #expect(one.distance(to: other) < 0.05) }
        // The next movement is a small one, and so is the step of the photo.
        before = try places()
        first.move(by: CGVector(dx: 0, dy: 1), over: 1.0 / 60)
        for (one, other) in zip(before, try places()) { #expect(one.distance(to: other) < 9) }
        second.move(by: CGVector(dx: dice.number(-40...40), dy: 30), over: 0.1)
        first.move(by: CGVector(dx: dice.number(-40...40), dy: 10), over: 0.1)
        before = try places()
        (dice.chance(0.5) ? second : first).lift()
        let rest = first.isDown ? first : second
        fixture.device.advance(by: 0.05)
        for (one, other) in zip(before, try places()) { #expect(one.distance(to: other) < 0.05) }
        rest.move(by: CGVector(dx: 0, dy: 1), over: 1.0 / 60)
        for (one, other) in zip(before, try places()) { #expect(one.distance(to: other) < 4) }
        rest.move(by: CGVector(dx: 5, dy: -20), over: 0.1)
        first = rest
      }
      first.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
    }

    @Test(
      "A drag lands below 0.905 of the size, and springs back above it",
      arguments: [(CGFloat(108), false), (128, true)])
    func threshold(_ travel: CGFloat, lands: Bool) {
      let fixture = CarryFixture(.custom)
      fixture.open()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.1)
      fixture.device.advance(by: 0.1)
      finger.move(by: CGVector(dx: 60, dy: travel), over: 0.3)
      fixture.device.advance(by: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.showsSecond == !lands)
    }

    @Test("A pinch lands below half of the size", arguments: [(CGFloat(0.6), false), (0.4, true)])
    func pinch(_ scale: CGFloat, lands: Bool) {
      let fixture = CarryFixture(.custom)
      fixture.open()
      let middle = CGPoint(x: 200, y: 380)
      let fingers = [-1, 1].map { side in
        fixture.device.press(at: CGPoint(x: middle.x + 100 * CGFloat(side), y: middle.y))
      }
      // The scale is measured after the first ten points of each finger.
      for (side, finger) in zip([-1, 1], fingers) {
        finger.move(to: CGPoint(x: middle.x + 88 * CGFloat(side), y: middle.y), over: 0.1)
      }
      fixture.device.advance(by: 0.1)
      for step in 1...10 {
        let distance = 88 * (1 + (scale - 1) * CGFloat(step) / 10)
        for (side, finger) in zip([-1, 1], fingers) {
          finger.move(to: CGPoint(x: middle.x + distance * CGFloat(side), y: middle.y), over: 0.02)
        }
      }
      fixture.device.advance(by: 0.2)
      for finger in fingers { finger.lift() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.showsSecond == !lands && fixture.transition.isAtRest)
    }

    @Test("In flight, only a touch on the photo catches it")
    func catches() throws {
      for touchesPhoto in [true, false] {
        let fixture = CarryFixture(.custom)
        fixture.container.there()
        fixture.device.advance(by: 0.25)
        let location = touchesPhoto ? fixture.center : CGPoint(x: 380, y: 840)
        let finger = fixture.device.press(at: location)
        finger.move(by: CGVector(dx: 20, dy: 5), over: 0.05)
        #expect((fixture.transition.phase == .held) == touchesPhoto)
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
      }
    }

    @Test("A list keeps a drag that it can scroll, and its content never moves with a carry")
    func nestedList() {
      for offset in [CGFloat(0), 200] {
        let fixture = CarryFixture(.custom)
        let list = UIScrollView(frame: fixture.container.second.view.bounds)
        list.contentSize = CGSize(width: 393, height: 2_000)
        list.contentInsetAdjustmentBehavior = .never
        fixture.container.second.view.insertSubview(list, at: 0)
        fixture.open()
        list.contentOffset.y = offset
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 700))
        finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
        #expect((fixture.transition.phase == .held) == (offset == 0))
        #expect((list.contentOffset.y == offset) == (offset == 0))
        finger.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest)
      }
    }

    /// A scroll view that zooms the photo of the page.
    private final class ZoomView: UIScrollView, UIScrollViewDelegate {
      func viewForZooming(in scrollView: UIScrollView) -> UIView? { subviews.first }
    }

    @Test(
      "A drag and a pinch on an enlarged photo belong to its scroll view, and carry it otherwise",
      arguments: [1, 2], [true, false])
    func zoomed(scale: CGFloat, isPinch: Bool) {
      let fixture = CarryFixture(.custom)
      let zoom = ZoomView(frame: fixture.container.second.view.bounds)
      (zoom.delegate, zoom.minimumZoomScale, zoom.maximumZoomScale) = (zoom, 1, 3)
      zoom.contentInsetAdjustmentBehavior = .never
      fixture.container.second.view.addSubview(zoom)
      zoom.addSubview(fixture.large)
      fixture.open()
      zoom.setZoomScale(scale, animated: false)
      zoom.contentOffset = CGPoint(x: scale == 1 ? 0 : 100, y: scale == 1 ? 0 : 200)
      let first = fixture.device.press(at: CGPoint(x: 120, y: 380))
      if isPinch {
        let second = fixture.device.press(at: CGPoint(x: 300, y: 380))
        second.move(by: CGVector(dx: -60, dy: 0), over: 0.2)
        #expect((fixture.transition.phase == .held) == (scale == 1))
        second.lift()
      } else {
        first.move(by: CGVector(dx: 0, dy: 80), over: 0.2)
        #expect((fixture.transition.phase == .held) == (scale == 1))
      }
      first.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
    }

    @Test("With reduced motion nothing is carried, and the page can be dragged away")
    func reducedMotion() {
      let fixture = CarryFixture(.custom)
      fixture.device.settings.reducesMotion = true
      fixture.open()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 500), over: 0.3)
      #expect(fixture.transition.phase == .held && fixture.standIn == nil)
      #expect(fixture.transition.progress > 0.4)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsSecond)
      fixture.device.settings.reducesMotion = false
    }
  }

  @Suite("Session", .underVariants)
  struct Session {
    @Test(
      "A release keeps the velocity of the fingers, and the photo arrives before the end",
      arguments: ContainerKind.allCases, [0, 0.02, 0.5, 0.98, 1])
    func velocity(_ kind: ContainerKind, at progress: Double) throws {
      for end in [TransitionPosition.start, .end] {
        let fixture = CarryFixture(kind)
        fixture.transition.settling = .spring(dampingRatio: 0.75, response: 0.419)
        fixture.container.there()
        fixture.device.advance(by: 0.1)
        let session = try #require(fixture.transition.beginInteraction(by: fixture))
        session.move(to: progress)
        session.carry(TransitionPose(about: fixture.center))
        let start = fixture.center
        let velocity = CGVector(dx: 600, dy: -300)
        for step in 1...12 {
          let time = CGFloat(step) / 60
          let moved = CGVector(dx: velocity.dx * time, dy: velocity.dy * time)
          session.carry(
            TransitionPose(
              translation: moved, about: CGPoint(x: start.x + moved.dx, y: start.y + moved.dy)))
          fixture.device.advance(by: 1.0 / 60)
        }
        let before = fixture.center
        session.release(to: end, velocity: TransitionPose.Velocity(translation: velocity))
        fixture.device.advance(by: 1.0 / 60)
        let step = CGVector(dx: fixture.center.x - before.x, dy: fixture.center.y - before.y)
        let spring = Spring(dampingRatio: 0.75, response: 0.419)
        let place = end == .end ? fixture.large : fixture.small
        let goal = place.center
        for (moved, distance, speed) in [
          (step.dx, before.x - goal.x, velocity.dx), (step.dy, before.y - goal.y, velocity.dy),
        ] {
          let decay = SpringDecay(from: Double(distance), velocity: Double(speed), along: spring)
          let expected = decay.value(at: 1.0 / 60) - decay.value(at: 0)
          #expect(abs(Double(moved) - expected) < 0.5, "\(progress) \(end)")
        }
        var last = fixture.center
        while fixture.standIn != nil {
          last = fixture.center
          fixture.device.advance(by: 1.0 / 60)
        }
        #expect(last.distance(to: goal) < 0.5 && fixture.transition.isAtRest)
        #expect(fixture.showsSecond == (end == .end))
      }
    }

    @Test("Catching a photo in the air moves nothing", arguments: ContainerKind.allCases)
    func catching(_ kind: ContainerKind) throws {
      for moment in 0..<12 {
        let fixture = CarryFixture(kind)
        fixture.open()
        fixture.container.back()
        fixture.device.advance(by: 0.05)
        let first = try #require(fixture.transition.beginInteraction(by: fixture))
        first.carry(TransitionPose(about: CGPoint(x: 200, y: 400)))
        first.carry(
          TransitionPose(
            translation: CGVector(dx: 100, dy: 60), scale: 0.7, rotation: 0.3,
            about: CGPoint(x: 300, y: 460)))
        fixture.device.advance(by: 0.02)
        first.release(
          to: moment.isMultiple(of: 2) ? .end : .start,
          velocity: TransitionPose.Velocity(
            translation: CGVector(dx: 900, dy: -700), scale: 0.5, rotation: 3))
        fixture.device.advance(by: Double(moment) / 40)
        guard fixture.standIn != nil else { continue }
        let corners = [CGPoint(x: -0.5, y: -0.5), CGPoint(x: 0.5, y: 0.5)]
        let before = corners.compactMap(fixture.place)
        let second = try #require(fixture.transition.beginInteraction(by: fixture))
        second.carry(TransitionPose(about: fixture.center))
        for _ in 0..<3 {
          fixture.device.advance(by: 1.0 / 60)
          for (one, other) in zip(before, corners.compactMap(fixture.place)) {
            #expect(one.distance(to: other) < 0.05, "\(moment)")
          }
        }
        second.cancel()
        fixture.device.advanceUntilIdle()
        #expect(fixture.device.window.overlays.isEmpty && fixture.transition.isAtRest)
      }
    }

    @Test(
      "A call during the return of a photo does not make it jump",
      arguments: [0.02, 0.15], [0.5, 1])
    func callsInDrift(after seconds: Double, damping: Double) throws {
      for call in 0..<3 {
        let fixture = CarryFixture(.custom)
        fixture.transition.settling = .spring(dampingRatio: damping, response: 0.6)
        fixture.container.there()
        fixture.device.advance(by: 0.1)
        let session = try #require(fixture.transition.beginInteraction(by: fixture))
        session.move(to: 0.5)
        session.carry(TransitionPose(about: fixture.center))
        session.carry(
          TransitionPose(translation: CGVector(dx: 150, dy: 90), about: CGPoint(x: 300, y: 500)))
        session.release(
          to: .end,
          velocity: TransitionPose.Velocity(translation: CGVector(dx: 500, dy: -300)))
        fixture.device.advance(by: seconds)
        let third = UIViewController()
        switch call {
        case 0: fixture.transition.cancel()
        case 1: fixture.transition.finish()
        default:
          fixture.container.second.present(
            third, with: InterruptibleTransition(.fade), whenBusy: .wait)
        }
        var last = fixture.center
        while fixture.standIn != nil {
          fixture.device.advance(by: 1.0 / 60)
          guard fixture.standIn != nil else { break }
          #expect(fixture.center.distance(to: last) < 75, "\(call)")
          last = fixture.center
        }
        fixture.device.advanceUntilIdle()
        #expect(fixture.transition.isAtRest)
        let goal = call == 0 ? fixture.small.center : fixture.large.center
        #expect(last.distance(to: goal) < 2, "\(call)")
      }
    }

    @Test("A destination that moves while the photo is held at an end is where it lands")
    func movedDestination() throws {
      for progress in [0.0, 1] {
        let fixture = CarryFixture(.custom)
        fixture.container.there()
        fixture.device.advance(by: 0.1)
        let session = try #require(fixture.transition.beginInteraction(by: fixture))
        session.move(to: progress)
        session.carry(TransitionPose(about: fixture.center))
        session.carry(
          TransitionPose(translation: CGVector(dx: 60, dy: 0), about: fixture.center))
        fixture.device.advance(by: 1.0 / 60)
        let before = fixture.center
        let goal = progress == 0 ? fixture.small : fixture.large
        goal.center.y += 60
        fixture.device.advance(by: 1.0 / 60)
        #expect(fixture.center.distance(to: before) < 0.05)
        session.release(
          to: progress == 0 ? .start : .end, velocity: TransitionPose.Velocity())
        var last = fixture.center
        while fixture.standIn != nil {
          last = fixture.center
          fixture.device.advance(by: 1.0 / 60)
        }
        #expect(last.distance(to: goal.center) < 1)
      }
    }

    @Test("A fast flick lands, also if it ends before the flight begins", arguments: 1...4)
    func flick(_ frames: Int) {
      let fixture = CarryFixture(.custom)
      fixture.open()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 40 * CGFloat(frames)), over: Double(frames) / 60)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.showsSecond && fixture.transition.isAtRest)
    }

    @Test("After a carry past an end, the container is back in its place")
    func pastEnd() throws {
      let fixture = CarryFixture(.custom)
      fixture.transition.settling = .spring(dampingRatio: 0.3, response: 0.5)
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      fixture.transition.pause()
      fixture.transition.finish(velocity: 8)
      while fixture.transition.flight?.position ?? 2 < 1.05 { fixture.device.advance(by: 1.0 / 60) }
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      session.carry(TransitionPose(about: fixture.center))
      session.carry(TransitionPose(scale: 0.8, about: fixture.center))
      fixture.device.advance(by: 1.0 / 60)
      session.release(velocity: TransitionPose.Velocity())
      fixture.device.advanceUntilIdle()
      let page = fixture.container.second.view
      #expect(page?.convert(CGPoint.zero, to: nil) == .zero && fixture.transition.isAtRest)
    }

    @Test("Wild poses are clamped or ignored, and the flight ends")
    func wildPoses() throws {
      let fixture = CarryFixture(.navigation)
      fixture.container.there()
      fixture.device.advance(by: 0.1)
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      let wild: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1e9, 0, -1, 1e-300, 1e5]
      for value in wild {
        session.carry(TransitionPose(translation: CGVector(dx: value, dy: 0)))
        session.carry(TransitionPose(scale: value))
        session.carry(TransitionPose(rotation: value, about: CGPoint(x: 0, y: value)))
        fixture.device.advance(by: 1.0 / 60)
        let center = try #require(fixture.standIn?.center)
        #expect(center.x.isFinite && center.y.isFinite && fixture.transition.progress.isFinite)
      }
      session.release(
        velocity: TransitionPose.Velocity(
          translation: CGVector(dx: CGFloat.infinity, dy: CGFloat.nan), scale: 1e300,
          rotation: -CGFloat.infinity))
      #expect(fixture.device.advanceUntilIdle())
      #expect(fixture.transition.isAtRest && fixture.device.window.overlays.isEmpty)
    }

    @Test("An element moves to the finger, also with a translation left and at the ends")
    func moves() throws {
      for progress in [0, 0.3, 1] {
        let fixture = CarryFixture(.custom)
        let badge = UIView(frame: CGRect(x: 100, y: 300, width: 50, height: 50))
        (badge.backgroundColor, badge.elementID) = (.systemBlue, "badge")
        badge.elementModifiers = [.translate(x: 300)]
        fixture.container.second.view.addSubview(badge)
        fixture.container.there()
        fixture.container.hold(at: progress)
        for name in ["badge", "photo"] {
          let goal = CGPoint(x: 200, y: 500)
          #expect(fixture.transition.flight?.move(ElementID(name), to: goal) == true)
          fixture.device.advance(by: 1.0 / 60)
          let standIn = try #require(fixture.device.window.namedStandIns[name])
          #expect(standIn.convert(CGPoint.zero, to: nil).distance(to: goal) < 0.01)
        }
        // The photo stays where the finger is, also if the progress moves after it.
        fixture.transition.update(0.5)
        fixture.device.advance(by: 1.0 / 60)
        #expect(fixture.center.distance(to: CGPoint(x: 200, y: 500)) < 0.01)
        fixture.transition.finish()
        fixture.device.advanceUntilIdle()
        #expect(fixture.device.window.overlays.isEmpty)
      }
    }
  }
}

extension SeededDice {
  fileprivate mutating func point(in rect: CGRect) -> CGPoint {
    CGPoint(x: number(rect.minX...rect.maxX), y: number(rect.minY...rect.maxY))
  }
}
