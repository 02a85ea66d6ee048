import Testing

@testable import InterruptibleTransitions

/// Tests of a motion's clock when frames are dropped.
@Suite("Dropped frames")
struct MotionClockTests {
  /// Returns the times that a clock shows in the given frames of 1/60 s, in frames.
  private func times(in frames: [Int]) -> [Double] {
    var clock = MotionClock()
    return frames.map { frame in
      let shown = Double(frame) / 60
      return clock.advance(to: FrameClock.Frame(former: shown - 1.0 / 60, shown: shown)) * 60
    }
  }

  private func expect(_ found: [Double], _ expected: [Double]) {
    #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 1e-6 }, "\(found)")
    #expect(found.count == expected.count)
  }

  @Test("Without dropped frames, the time equals that of the frames")
  func steady() {
    expect(times(in: [10, 11, 12, 13]), [1, 2, 3, 4])
  }

  @Test("After dropped frames, the clock advances two frames at once and makes up for the rest")
  func dropped() {
    expect(times(in: [1, 2, 6, 7, 8, 9]), [1, 2, 4, 6, 8, 9])
  }

  @Test("The clock makes up for at most a tenth of a second")
  func longHang() {
    // Of 29 late frames, one is shown at once, six are made up for, and 22 are lost.
    expect(times(in: [1, 31, 32, 33, 34, 35, 36, 37, 38]), [1, 3, 5, 7, 9, 11, 13, 15, 16])
  }

  @Test("A hang before the first frame costs no time")
  func beforeFirst() {
    expect(times(in: [100, 101]), [1, 2])
  }

  @Test("Frames out of order or without length never move the time backward")
  func disorder() {
    var clock = MotionClock()
    var last = 0.0
    for (former, shown) in [(0.0, 0.1), (0.1, 0.1), (0.1, 0.05), (0.3, 0.4), (0.4, 0.5)] {
      let time = clock.advance(to: FrameClock.Frame(former: former, shown: shown))
      #expect(time >= last - 0.05 - 1e-9)
      last = time
    }
  }
}
