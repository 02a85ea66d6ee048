import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension TransitionTimingTests {
  /// Flights in an app that is busy for longer than a frame.
  @Suite("Hangs in flight", .underVariants)
  struct Hangs {
    /// Returns the progress steps of a flight during which the app hangs, and the number of frames.
    private func moves(
      _ animation: TransitionAnimation, isHeld: Bool, hang: Double
    ) -> (moves: [Double], frames: Int) {
      let device = Device()
      let presenter = UIViewController()
      let page = UIViewController()
      let transition = InterruptibleTransition(animation, timing: .linear(1))
      transition.configuration.settling = .timingCurve()
      device.launch(presenter)
      presenter.present(page, with: transition)
      device.advance(by: 0.2)
      if isHeld {
        transition.pause()
        device.advance(by: 0.1)
        transition.finish(velocity: 1)
      }
      var places: [Double] = []
      let observation = device.onFrame { _ in places.append(transition.progress) }
      device.advance(by: 0.2)
      device.hang(for: hang)
      device.advanceUntilIdle()
      observation.cancel()
      #expect(presenter.presentedViewController === page && transition.isAtRest)
      return (zip(places, places.dropFirst()).map { $1 - $0 }, places.count)
    }

    @Test(
      "After a hang, a released flight skips at most two frames of motion and ends on time",
      arguments: [0.05, 0.1, 0.4])
    func released(hang: Double) {
      let (steady, count) = moves(.slide(from: .bottom), isHeld: true, hang: 0)
      let (moves, frames) = moves(.slide(from: .bottom), isHeld: true, hang: hang)
      let frame = steady.max() ?? 0
      #expect((moves.max() ?? 1) < 2 * frame + 1e-6)
      // The flight makes up for at most a tenth of a second and the skipped frame.
      let missed = Int((hang * 60).rounded())
      #expect(abs(frames - (count - min(missed, 7))) <= 1)
    }

    @Test("Resuming a paused flight without velocity runs it on UIKit's animator")
    func resumed() {
      let device = Device()
      let presenter = UIViewController()
      let page = UIViewController()
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .easeIn(1))
      device.launch(presenter)
      presenter.present(page, with: transition)
      device.advance(by: 0.3)
      transition.pause()
      device.advance(by: 0.1)
      let place = transition.progress
      let caught = page.view.layer.presentation()?.affineTransform().ty
      transition.finish()
      #expect(abs(transition.progress - place) < 1e-6)
      device.advance(by: 0.1)
      #expect(transition.flight?.animator.isRunning == true)
      #expect(page.view.layer.presentation()?.affineTransform().ty != caught)
      // The flight continues along its timing and can be paused again.
      let progress = transition.progress
      transition.pause()
      #expect(abs(transition.progress - progress) < 1e-6 && progress > place)
      device.advance(by: 0.1)
      transition.finish()
      device.advance(by: 0.65)
      #expect(transition.isAtRest && presenter.presentedViewController === page)
    }

    @Test("After a hang, a running flight with followers skips at most two frames of motion")
    func followed() {
      let (moves, _) = moves(.flip(from: nil), isHeld: false, hang: 0.1)
      #expect((moves.dropLast().max() ?? 1) < 2.0 / 60 + 1e-6)
    }
  }
}

extension TransitionTimingTests {
  /// Tests of a motion's clock when frames are dropped.
  @Suite("Dropped frames")
  struct DroppedFrames {
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
}
