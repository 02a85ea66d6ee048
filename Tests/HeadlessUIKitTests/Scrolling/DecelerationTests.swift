import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct DecelerationTests {
  typealias Rate = UIScrollView.DecelerationRate

  @Test("3.7 A deceleration rate is the factor of the speed per millisecond")
  func rates() {
    #expect(Rate.normal.rawValue == 0.998)
    #expect(Rate.fast.rawValue == 0.99)
    let motion = ScrollDeceleration(start: 0, velocity: 1000, rate: .normal)
    #expect(isClose(motion.velocity(at: 0.001), 998, within: 1e-9))
    #expect(isClose(motion.velocity(at: 0.002), 998 * 0.998, within: 1e-9))
  }

  @Test(
    "3.9 Content released at 1000 points per second stops at the limit of the formula",
    arguments: [(Rate.normal, 499.499833), (.fast, 99.499162)])
  func target(rate: Rate, distance: CGFloat) {
    let motion = ScrollDeceleration(start: 20, velocity: 1000, rate: rate)
    #expect(isClose(motion.target, 20 + distance, within: 1e-6))
  }

  @Test(
    "3.11 The deceleration ends with half a point left",
    arguments: [(Rate.normal, 3.449923), (.fast, 0.526679)])
  func duration(rate: Rate, seconds: TimeInterval) {
    let motion = ScrollDeceleration(start: 0, velocity: 1000, rate: rate)
    #expect(abs(motion.duration - seconds) < 1e-6)
    #expect(isClose(motion.target - motion.offset(at: motion.duration), 0.5, within: 1e-9))
  }

  @Test(
    "3.8 Each frame after the release shows the offset of the formula",
    arguments: [Rate.normal, .fast])
  func framesFollowLaw(rate: Rate) {
    let fixture = ScrollFixture()
    fixture.scrollView.decelerationRate = rate
    fixture.fling(by: -60, velocity: -1000)
    let decay = 1000 * log(rate.rawValue)
    let offsets = fixture.record(frames: 30)
    for (index, offset) in offsets.enumerated() {
      let seconds = CGFloat(index) / 60
      let expected = offsets[0] + 1000 * (exp(decay * seconds) - 1) / decay
      #expect(isClose(offset, expected))
    }
    fixture.device.advanceUntilIdle()
    #expect(isClose(fixture.offset, offsets[0] - 1000 / decay))
  }

  @Test("3.8 The frame rate doesn't change the motion", arguments: [30, 120])
  func frameRate(framesPerSecond: Int) {
    let fixture = ScrollFixture(framesPerSecond: framesPerSecond)
    fixture.fling(by: -60, velocity: -1200)
    let start = fixture.offset
    fixture.device.advance(by: 0.5)
    let decay = 1000 * log(0.998)
    #expect(isClose(fixture.offset - start, 1200 * (exp(decay * 0.5) - 1) / decay))
  }

  @Test("3.11 The deceleration takes the time of the formula")
  func time() {
    let fixture = ScrollFixture()
    fixture.fling(velocity: -1000)
    let start = fixture.device.time
    fixture.device.advanceUntilIdle()
    #expect(abs(fixture.device.time - start - 3.449923) <= 2 * fixture.frame)
    #expect(!fixture.scrollView.isDecelerating)
  }

  @Test("3.13 A finger that has rested releases the content without speed")
  func restingFinger() {
    let fixture = ScrollFixture()
    let finger = fixture.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -50), over: 0.05)
    fixture.device.advance(by: 0.1)
    finger.lift()
    #expect(fixture.release?.velocity == .zero)
    #expect(!fixture.scrollView.isDecelerating)
  }

  @Test("3.22 Content stops at the target that the delegate sets", arguments: [120, 900])
  func changedTarget(target: CGFloat) {
    let fixture = ScrollFixture()
    fixture.wantedTarget = CGPoint(x: 0, y: target)
    fixture.fling(by: -60, velocity: -1000)
    let offsets = fixture.record(frames: 60)
    let decay = 1000 * log(0.998)
    for (index, offset) in offsets.enumerated().dropLast(30) {
      let part = 1 - exp(decay * CGFloat(index) / 60)
      #expect(isClose(offset, offsets[0] + (target - offsets[0]) * part))
    }
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == target)
  }

  @Test("3.8 Each axis follows the formula, and the motion ends with the longer one")
  func twoAxes() {
    let fixture = ScrollFixture()
    fixture.scrollView.contentSize = CGSize(width: 3000, height: 3000)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: -10, dy: -10))
    finger.move(by: CGVector(dx: -5, dy: -20))
    finger.lift()
    #expect(fixture.scrollView.contentOffset == CGPoint(x: 5, y: 20))
    fixture.device.advanceUntilIdle()
    let distance = -1000 * log(0.998)
    #expect(isClose(fixture.scrollView.contentOffset.x, 5 + 300 / distance))
    #expect(isClose(fixture.offset, 20 + 1200 / distance))
    #expect(fixture.calls.filter { $0 == "did decelerate" }.count == 1)
  }
}
