import Foundation
import HeadlessUIKit
import Testing

@MainActor @Suite struct RuntimeTests {
  @Test("A frame runs turns, input, timers, observers, animations, turns and layout in order")
  func tickOrder() {
    final class Logging: UIView {
      var record: () -> Void = {}
      override func layoutSubviews() { record() }
    }
    let fixture = Fixture()
    let runtime = fixture.runtime
    var order: [String] = []
    let view = Logging(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    fixture.window.addSubview(view)
    fixture.frames(1)
    view.record = { order.append("layout") }
    view.setNeedsLayout()
    runtime.schedule(after: 0.01) { order.append("timer") }
    let observer = runtime.observeFrames { _ in order.append("observer") }
    UIView.animate(withDuration: 0.01) {
      view.center.x = 50
    } completion: { _ in
      order.append("animation")
      runtime.nextTurn { order.append("turn of the animation") }
    }
    runtime.nextTurn {
      order.append("turn")
      runtime.nextTurn { order.append("turn of the turn") }
    }
    runtime.tick(to: runtime.time + 0.02) { _ in
      order.append("input")
      runtime.nextTurn { order.append("turn of the input") }
    }
    observer.cancel()
    #expect(
      order == [
        "turn", "input", "turn of the turn", "turn of the input", "timer", "observer", "animation",
        "turn of the animation", "layout",
      ])
  }

  @Test("Timers fire in order of their times unless they are cancelled")
  func timers() {
    let runtime = Runtime()
    var fired: [Int] = []
    runtime.schedule(after: 0.3) { fired.append(3) }
    runtime.schedule(after: 0.1) { fired.append(1) }
    let cancelled = runtime.schedule(after: 0.2) { fired.append(2) }
    runtime.schedule(after: 0.1) { fired.append(10) }
    runtime.tick(to: 0.05)
    #expect(fired.isEmpty)
    #expect(!runtime.isIdle)
    cancelled.cancel()
    runtime.tick(to: 0.5)
    #expect(fired == [1, 10, 3])
    #expect(runtime.isIdle)
  }

  @Test("Frame observers receive the time of each frame until they are cancelled")
  func frameObservers() {
    let runtime = Runtime()
    var times: [TimeInterval] = []
    let observer = runtime.observeFrames { times.append($0) }
    runtime.tick(to: 0.5)
    runtime.tick(to: 1)
    observer.cancel()
    runtime.tick(to: 2)
    #expect(times == [0.5, 1])
    #expect(runtime.isIdle)
  }

  @Test("A frame observer added within a frame begins with the next one and ends with its owner")
  func observersWithinAFrame() {
    let runtime = Runtime()
    var times: [[TimeInterval]] = []
    var owner: Fixture? = Fixture()
    runtime.nextTurn {
      _ = runtime.observeFrames(of: owner) { times.append([runtime.formerFrameTime, $0]) }
    }
    runtime.tick(to: 0.5)
    #expect(times.isEmpty)
    runtime.tick(to: 1)
    #expect(times == [[0.5, 1]])
    #expect(!runtime.isIdle)
    owner = nil
    runtime.tick(to: 2)
    #expect(times.count == 1 && runtime.isIdle)
  }

  @Test("Virtual time advances with frames only and never runs back")
  func virtualTime() {
    let runtime = Runtime()
    runtime.activate()
    #expect(CACurrentMediaTime() == 0)
    runtime.tick(to: 2)
    runtime.tick(to: 1)
    #expect(runtime.time == 2)
    #expect(CACurrentMediaTime() == 2)
  }

  @Test("Two runtimes have separate times, windows and animations")
  func isolation() {
    let a = Fixture()
    let b = Fixture(size: CGSize(width: 100, height: 100))
    let inA = a.square()
    let inB = b.square()
    a.runtime.activate()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inA.center.x = 100 }
    b.runtime.activate()
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { inB.center.x = 100 }
    a.advance(by: 0.25)
    b.advance(by: 0.75)
    #expect(near(inB.shownX, 75))
    #expect(Runtime.current === b.runtime)
    a.runtime.activate()
    #expect(near(inA.shownX, 25))
    a.advance(by: 0.75)
    #expect(a.runtime.isIdle)
    #expect(!b.runtime.isIdle)
    #expect(a.runtime.window === a.window && b.runtime.window === b.window)
  }

  @Test("A runtime is idle when all animations have ended")
  func idle() {
    let fixture = Fixture()
    let view = fixture.square()
    #expect(fixture.runtime.isIdle)
    UIView.animate(withDuration: 0.5) { view.alpha = 0 }
    #expect(!fixture.runtime.isIdle)
    fixture.advance(by: 0.5)
    #expect(fixture.runtime.isIdle)
    UIView.animate(withDuration: 0.5) { view.alpha = 1 }
    view.removeFromSuperview()
    fixture.frames(1)
    #expect(fixture.runtime.isIdle)
  }
}
