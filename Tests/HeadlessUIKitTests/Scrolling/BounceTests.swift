import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct BounceTests {
  let frequency = ScrollBounce.frequency

  @Test("3.15 The bounce is a critically damped spring of 10.9 to 10.95 per second")
  func constant() {
    #expect(10.90...10.95 ~= frequency)
    let bounce = ScrollBounce(edge: 0, overshoot: 100, velocity: 0)
    // x'' + 2 w x' + w² x = 0, by finite differences.
    let step = 1e-4
    let time = 0.1
    let before = bounce.offset(at: time - step)
    let now = bounce.offset(at: time)
    let after = bounce.offset(at: time + step)
    let acceleration = (after - 2 * now + before) / (step * step)
    let velocity = (after - before) / (2 * step)
    #expect(isClose(velocity, bounce.velocity(at: time), within: 1e-3))
    let sum = acceleration + 2 * frequency * velocity + frequency * frequency * now
    #expect(abs(sum) < 0.01)
  }

  @Test("3.16 A bounce from an edge peaks at v/(e w) after 1/w seconds")
  func peak() {
    let bounce = ScrollBounce(edge: 500, overshoot: 0, velocity: 1000)
    let time = TimeInterval(1 / frequency)
    #expect(isClose(bounce.offset(at: time), 500 + 1000 / (M_E * frequency)))
    #expect(isClose(bounce.velocity(at: time), 0))
    #expect(abs(bounce.offset(at: bounce.duration) - 500) <= 0.1 + 1e-9)
  }

  @Test("3.16 Content that would take minutes to pass its edge stops at the edge")
  func nearsForMinutes() {
    let bounce = ScrollBounce(edge: 0, overshoot: -5.790233025838307, velocity: 63.29854280695904)
    #expect(bounce.timeOfReturn == nil && bounce.duration < 1)
    #expect(abs(bounce.offset(at: bounce.duration)) <= 0.1 + 1e-9)
    let extent = ScrollExtent(lowest: 0, highest: 20, dimension: 280, bounces: true)
    let motion = ScrollMotion(
      offset: -5.790233025838307, velocity: 63.29854280695904, extent: extent, rate: .normal)
    #expect(motion.duration < 1 && motion.target == 0)
  }

  @Test("3.18 Content released beyond its edge returns from the shown offset")
  func comesBack() {
    let fixture = ScrollFixture()
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
    fixture.device.advance(by: 0.2)
    finger.lift()
    let shown = RubberBand(dimension: 800).shown(for: 200)
    let offsets = fixture.record(frames: 40)
    for (index, offset) in offsets.enumerated() {
      let angle = frequency * CGFloat(index) / 60
      #expect(isClose(offset, -shown * (1 + angle) * exp(-angle)))
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 0)
  }

  @Test("3.18 A release beyond the edge has the speed of the shown offset")
  func keepsSpeed() {
    let fixture = ScrollFixture()
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.2)
    let before = fixture.offset
    finger.lift()
    let pull: CGFloat = 120
    let shown = RubberBand(dimension: 800).shown(for: pull)
    #expect(isClose(before, -shown))
    let slope = 0.55 / pow(0.55 * pull / 800 + 1, 2)
    let bounce = ScrollBounce(edge: 0, overshoot: -shown, velocity: -600 * slope)
    let offsets = fixture.record(frames: 10)
    for (index, offset) in offsets.enumerated() {
      #expect(isClose(offset, bounce.offset(at: TimeInterval(index) / 60)))
    }
  }

  @Test("3.12 Deceleration that reaches an edge passes its speed to the bounce")
  func hitsEdge() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentOffset.y = 100
    fixture.fling(velocity: 1200)
    let decay = -1000 * log(0.998)
    let arrival = -log(1 - 80 * decay / 1200) / decay
    let speed = 1200 * exp(-decay * arrival)
    let offsets = fixture.record(frames: 40)
    #expect(isClose(offsets[0], 80))
    for (index, offset) in offsets.enumerated() {
      let seconds = CGFloat(index) / 60
      let later = seconds - arrival
      let expected =
        later < 0
        ? 80 - 1200 * (1 - exp(-decay * seconds)) / decay
        : -speed * later * exp(-frequency * later)
      #expect(isClose(offset, expected))
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 0)
  }

  @Test("3.46 Content flung back from beyond its edge decelerates past the edge")
  func flungBack() {
    let fixture = ScrollFixture()
    let finger = fixture.beginDrag(down: true)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.5)
    finger.move(by: CGVector(dx: 0, dy: -50))
    #expect(fixture.offset < 0)
    finger.lift()
    let target = fixture.release?.target.y ?? 0
    #expect(target > 100)
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == target)
  }

  @Test("3.4 Without bounces deceleration ends at the edge")
  func withoutBounces() {
    let fixture = ScrollFixture()
    fixture.scrollView.bounces = false
    fixture.scrollView.contentOffset.y = 100
    fixture.fling(velocity: 1200)
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 0)
    #expect(fixture.offsets.allSatisfy { $0 >= 0 })
  }

  @Test("3.47 Moving the edges during deceleration keeps the offset continuous")
  func edgeMoves() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: -2000)
    fixture.device.advance(by: 0.2)
    let before = fixture.offset
    fixture.scrollView.contentSize.height = 800 + before + 50
    let next = fixture.record(frames: 1)
    #expect(next[1] > next[0] && next[1] - next[0] < 40)
    fixture.device.advanceUntilIdle()
    #expect(isClose(fixture.offset, before + 50))
  }
}
