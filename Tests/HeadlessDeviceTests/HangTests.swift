import Testing

@testable import HeadlessDevice
@testable import HeadlessUIKit

/// Time in which the main thread is busy.
@MainActor @Suite struct HangTests {
  @Test("6.35 A display link misses the frames of a hang, and is not called for them later")
  func displayLink() {
    let device = Device()
    device.launch(UIViewController())
    var frames: [(former: Double, shown: Double)] = []
    let link = device.runtime.observeFrames { time in
      frames.append((device.runtime.formerFrameTime * 60, time * 60))
    }
    device.advance(by: 2.0 / 60)
    device.hang(for: 0.1)
    device.advance(by: 1.0 / 60)
    link.cancel()
    #expect(frames.map { ($0.shown - $0.former).rounded() } == [1, 1, 1])
    #expect(frames.map { ($0.shown - frames[0].shown).rounded() } == [0, 1, 8])
  }

  @Test("No callback of the app is called during a hang, and all are called afterward")
  func calls() {
    let device = Device()
    let screen = UIViewController()
    device.launch(screen)
    var calls: [String] = []
    device.runtime.nextTurn { calls.append("turn") }
    device.runtime.schedule(after: 0.05) { calls.append("timer") }
    UIView.animate(withDuration: 0.05) {
      screen.view.alpha = 0.5
    } completion: { _ in
      calls.append("animation")
    }
    device.hang(for: 0)
    let start = device.time
    device.hang(for: 0.2)
    #expect(calls.isEmpty && abs(device.time - start - 0.2) < 1e-9)
    device.advance(by: 1.0 / 60)
    device.advanceUntilIdle()
    #expect(calls.sorted() == ["animation", "timer", "turn"])
  }

  @Test("A recording has no frames of a hang")
  func recording() {
    let device = Device()
    device.launch(UIViewController())
    let recording = device.record {
      device.advance(by: 0.1)
      device.hang(for: 0.1)
      device.advance(by: 0.1)
    }
    let times = recording.frames.map(\.time)
    let gaps = zip(times, times.dropFirst()).map { (($1 - $0) * 60).rounded() }
    #expect(gaps.filter { $0 == 7 }.count == 1 && gaps.filter { $0 == 1 }.count == gaps.count - 1)
  }
}
