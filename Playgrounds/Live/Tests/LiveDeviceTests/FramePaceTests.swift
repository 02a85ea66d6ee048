import Testing

@testable import LiveDevice

@Suite struct FramePaceTests {
  @Test("Frames follow the time that passes", arguments: [60, 120])
  func rate(framesPerSecond: Int) {
    var pace = FramePace()
    let ticks = (0..<framesPerSecond * 10).map { _ in
      pace.frames(after: 1 / Double(framesPerSecond), at: framesPerSecond, slowMotion: 1)
    }
    #expect(ticks.allSatisfy { $0 == 1 })
  }

  @Test("Ticks that are early or late by a little make one frame each")
  func jitter() {
    var pace = FramePace()
    let ticks = (0..<600).map { index in
      pace.frames(after: 1 / 60 + (index % 2 == 0 ? 0.004 : -0.004), at: 60, slowMotion: 1)
    }
    #expect(ticks.allSatisfy { $0 == 1 })
  }

  @Test("After a long time, at most two frames are made, and the rest is lost")
  func hang() {
    var pace = FramePace()
    #expect(pace.frames(after: 100, at: 60, slowMotion: 1) == 2)
    #expect(pace.frames(after: 1 / 60, at: 60, slowMotion: 1) == 1)
  }

  @Test("In slow motion there are fewer frames", arguments: [2, 5, 10])
  func slowMotion(factor: Int) {
    var pace = FramePace()
    let count = (0..<600).reduce(0) { sum, _ in
      sum + pace.frames(after: 1 / 60, at: 60, slowMotion: factor)
    }
    #expect(abs(count - 600 / factor) <= 1)
  }

  @Test("Time that runs back or is not finite makes no frame", arguments: [-1, .nan, .infinity])
  func broken(seconds: Double) {
    var pace = FramePace()
    #expect(pace.frames(after: seconds, at: 60, slowMotion: 1) == 0)
    #expect(pace.frames(after: 1 / 60, at: 60, slowMotion: 1) == 1)
  }
}
