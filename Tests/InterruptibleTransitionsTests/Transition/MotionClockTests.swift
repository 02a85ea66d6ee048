import Testing

@testable import InterruptibleTransitions

/// The time of a motion whose frames are dropped.
@Suite("Dropped frames")
struct MotionClockTests {
  /// Returns the times, in frames, that a clock shows in some frames of a 60th of a second.
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

  @Test("Without a dropped frame, the time is that of the frames")
  func steady() {
    expect(times(in: [10, 11, 12, 13]), [1, 2, 3, 4])
  }

  @Test("After dropped frames, two frames' time is shown at once, and the rest is made up for")
  func dropped() {
    expect(times(in: [1, 2, 6, 7, 8, 9]), [1, 2, 4, 6, 8, 9])
  }

  @Test("More than a tenth of a second is not made up for")
  func longHang() {
    // 29 frames late: one is shown at once, six are made up for, and 22 are lost.
    expect(times(in: [1, 31, 32, 33, 34, 35, 36, 37, 38]), [1, 3, 5, 7, 9, 11, 13, 15, 16])
  }

  @Test("A hang before the first frame costs nothing")
  func beforeFirst() {
    expect(times(in: [100, 101]), [1, 2])
  }

  @Test("Frames out of order and of no length move nothing backward")
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
