import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// The suite of a feature: `swift test --filter TransitionTimingTests` runs all its suites.
@Suite("Timing")
enum TransitionTimingTests {}

extension TransitionTimingTests {
  @Suite(
    "Underdamped springs with delayed blocks", .underVariants,
    .alsoUnder(.completesAfterLastFrame))
  struct UnderdampedSprings {
    private static let timing = TransitionTiming.spring(dampingRatio: 0.6, duration: 0.75)

    @Test("An undisturbed flight shows the same frames as a single UIKit animator")
    func asUIKit() {
      let fixture = FlightFixture(timing: Self.timing)
      func record(_ views: [UIView], while isMoving: () -> Bool) -> [[CGFloat]] {
        var frames: [[CGFloat]] = []
        while isMoving(), frames.count < 100 {
          fixture.device.advance(by: 1.0 / 60)
          frames.append(views.map { $0.layer.presentation()?.frame.minY ?? .nan })
        }
        return Array(frames.drop { $0[0] == 0 })
      }
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      let shown = record(fixture.probes.map(\.view)) { fixture.completions.isEmpty }

      let animator = UIViewPropertyAnimator(
        duration: Self.timing.duration, timingParameters: Self.timing.makeProvider())
      let twins = fixture.probes.map { probe in
        let twin = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        fixture.device.window.addSubview(twin)
        animator.addAnimations(
          { twin.frame.origin.y = FlightFixture.distance }, delayFactor: CGFloat(probe.delayFactor))
        return twin
      }
      animator.startAnimation()
      let own = record(twins) { animator.isRunning }
      #expect(shown.count == own.count && shown.count > 40)
      #expect(zip(shown, own).allSatisfy { largestDifference($0, $1) < 0.01 })
    }

    @Test(
      "Held and reversed at any moment, every block returns to its start",
      arguments: stride(from: 0.05, to: 0.75, by: 0.1).map { $0 })
    func turned(after time: Double) {
      // A flight that is held during the overshoot could count as completed.
      guard !RuntimeVariants.current.contains(.fractionIsProgress) else { return }
      let fixture = FlightFixture(timing: Self.timing)
      fixture.present()
      fixture.addBlock()
      fixture.device.advance(by: time)
      fixture.transition.pause()
      let held = fixture.shown
      fixture.device.advance(by: 0.1)
      #expect(largestDifference(fixture.shown, held) < 0.01)
      fixture.transition.resume()
      fixture.device.advance(by: 0.02)
      fixture.transition.reverse()
      fixture.expectRest(at: .start)
      #expect(fixture.lateProbe.frame.minY == 0)
    }

    @Test("A property that an early and a delayed block change is restored after a cancel")
    func sharedChange() {
      let fixture = FlightFixture(timing: Self.timing)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.device.window.addSubview(view)
      fixture.transition.addAuxiliaryAnimations { _ in view.frame.origin.x = 100 }
      fixture.transition.addAuxiliaryAnimations(delayFactor: 0.5) { _ in view.frame.origin.x = 40 }
      fixture.present()
      fixture.device.advance(by: 0.5)
      fixture.transition.cancel()
      fixture.device.advanceUntilIdle()
      #expect(view.frame.minX == 0)
      fixture.present()
      fixture.device.advanceUntilIdle()
      #expect(view.frame.minX == 40)
    }

    @Test("Blocks may read the flight and add other blocks")
    func blocksLook() {
      let fixture = FlightFixture(timing: Self.timing)
      var progress: [Double] = []
      for delayFactor in [0, 0.3] {
        fixture.transition.addAuxiliaryAnimations(delayFactor: delayFactor) { flight in
          progress.append(flight.progress)
          flight.addAnimations { progress.append(flight.progress) }
        }
      }
      fixture.present()
      fixture.expectRest(at: .end)
      #expect(progress.count == 4)
    }

    @Test("The delay of a block added in flight begins when the block is added")
    func addedInFlight() {
      let fixture = ContainerFixture()
      let first = titled("A")
      fixture.device.launch(first)
      let transition = InterruptibleTransition(.fade, timing: Self.timing)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.device.window.addSubview(view)
      first.present(titled("B"), with: transition)
      fixture.device.advance(by: 0.15)
      let progress = transition.progress
      transition.flight?.addAnimations(delayFactor: 0.3) { view.frame.origin.x = 100 }
      #expect(progress > 0.1 && abs(transition.progress - progress) < 0.05)
      fixture.device.advance(by: 0.2)
      #expect(view.layer.presentedFrame?.minX == 0 || UIKitReading.delaysByWhatIsLeft)
      fixture.device.advance(by: 0.2)
      #expect((view.layer.presentedFrame?.minX ?? 0) > 10)
      fixture.device.advanceUntilIdle()
      #expect(view.frame.minX == 100 && fixture.completions == [true])
    }

    @Test("A block added during the overshoot moves no changes in a range")
    func windowInSwing() throws {
      let timing = TransitionTiming.spring(dampingRatio: 0.3, duration: 0.75)
      for frame in stride(from: 4, to: 44, by: 4) {
        let device = Device()
        let presenter = UIViewController()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let transition = InterruptibleTransition(
          TransitionAnimation { flight, steps in
            flight.installViews()
            flight.containerView.addSubview(view)
            steps.animate(during: 0...1) { view.frame.origin.y = 200 }
            steps.cleanUp { _ in view.removeFromSuperview() }
          }, timing: timing)
        device.launch(presenter)
        presenter.present(titled("B"), with: transition)
        device.advance(by: Double(frame) / 60)
        transition.pause()
        device.advance(by: 1.0 / 60)
        let before = try #require(view.layer.presentedFrame?.minY)
        transition.flight?.addAnimations { presenter.view.alpha = 0.9 }
        transition.resume()
        transition.pause()
        device.advance(by: 1.0 / 60)
        #expect(abs((view.layer.presentedFrame?.minY ?? .nan) - before) < 0.5)
        transition.finish()
        device.advanceUntilIdle()
      }
    }
  }
}

extension TransitionTimingTests {
  /// Tests of timings that move backward first, or past the end and back, under a pan.
  @Suite("Timings that overshoot the start or the end", .underVariants)
  struct OvershootingTimings {
    /// A slide over 852 points.
    private struct Slide {
      let device = Device()
      let root = titled("A")
      let page = titled("B")
      let transition: InterruptibleTransition

      init(_ curve: Curve) {
        let (first, last) = curve.points
        transition = InterruptibleTransition(
          .slide(from: .bottom), timing: .cubic(first, last, duration: 0.6))
        transition.interactions = [.pan(.up, over: 852)]
        device.launch(root)
      }

      func present() -> TransitionHandle { root.present(page, with: transition) }

      var shift: CGFloat { page.view.layer.presentation()?.transform.m42 ?? .nan }
    }

    nonisolated enum Curve: CaseIterable, Sendable {
      case easeInBack, easeInOutBack, easeOutBack, littleDip

      var points: (CGPoint, CGPoint) {
        switch self {
        case .easeInBack: (CGPoint(x: 0.36, y: 0), CGPoint(x: 0.66, y: -0.56))
        case .easeInOutBack: (CGPoint(x: 0.68, y: -0.6), CGPoint(x: 0.32, y: 1.6))
        case .easeOutBack: (CGPoint(x: 0.34, y: 1.56), CGPoint(x: 0.64, y: 1))
        case .littleDip: (CGPoint(x: 0.3, y: -0.2), CGPoint(x: 0.6, y: 1))
        }
      }
    }

    @Test("Even updates of the progress move the view evenly", arguments: Curve.allCases)
    func updated(_ curve: Curve) {
      let slide = Slide(curve)
      slide.transition.pause()
      _ = slide.present()
      slide.device.advance(by: 0.1)
      for step in 0...100 {
        slide.transition.update(Double(step) / 100)
        slide.device.advance(by: 1 / 60)
        let expected = 852 * (1 - CGFloat(step) / 100)
        #expect(abs(slide.shift - expected) < within(0.05, orStep: 60), "\(step)")
      }
    }

    @Test(
      "A pan at any moment moves the view 1:1 and ends without a jump", arguments: Curve.allCases)
    func grabbed(_ curve: Curve) {
      // A flight that is held before its start position could count as ended at its start.
      guard !RuntimeVariants.current.contains(.fractionIsProgress) else { return }
      for moment in stride(from: 0.05, to: 0.6, by: 0.1) {
        for step in [-3.0, 3] {
          for finishes in [true, false] {
            let slide = Slide(curve)
            let handle = slide.present()
            slide.device.advance(by: moment)
            slide.transition.pause()
            slide.device.advance(by: 1 / 60)
            let caught = slide.shift
            let finger = slide.device.press(at: CGPoint(x: 200, y: 400))
            finger.move(by: CGVector(dx: 0, dy: 12))
            slide.device.advance(by: 1 / 60)
            let start = slide.shift
            #expect(abs(start - caught) < within(12.1, orStep: 60))
            for number in 1...20 {
              let before = slide.shift
              finger.move(by: CGVector(dx: 0, dy: step))
              slide.device.advance(by: 1 / 60)
              let moved = (slide.shift - before) / step
              // Past an end, the view follows less.
              let hasEnd = slide.transition.flight?.containerView.transform.isIdentity == false
              #expect(
                abs(moved - 1) < within(0.02, orStep: 20) || hasEnd,
                "\(moment), \(number): \(moved)")
            }
            var last = slide.shift
            var largest: CGFloat = 0
            let observation = slide.device.onFrame { _ in
              guard slide.transition.flight != nil, slide.shift.isFinite else { return }
              largest = max(largest, abs(slide.shift - last))
              last = slide.shift
            }
            finger.lift()
            if finishes { slide.transition.finish() } else { slide.transition.cancel() }
            slide.device.advanceUntilIdle()
            observation.cancel()
            // This is the highest speed of the timing.
            #expect(largest < 130, "\(moment), \(step), \(finishes)")
            #expect(handle.result == (finishes ? .completed : .cancelled))
            #expect(slide.page.view.transform.isIdentity)
          }
        }
      }
    }
  }
}

extension TransitionTimingTests {
  /// Tests of an animator whose fraction UIKit rounds to 1/120 s of its time when it is scrubbed.
  @Suite("Rounding of scrubbed fractions")
  struct Rounding {
    nonisolated private static let timings = [0.25, 0.4, 0.75]

    /// Returns the largest distance between a short spring's flight and the finger, in points of
    /// ``FlightFixture/distance``.
    private func worst(_ duration: Double, startedByFinger: Bool) -> CGFloat {
      RuntimeVariants.$current.withValue(.scrubsInSteps) {
        let fixture = FlightFixture(timing: .spring(dampingRatio: 1, duration: duration))
        if startedByFinger { fixture.transition.pause() }
        fixture.present()
        fixture.transition.pause()
        let grabbed = fixture.shown[0]
        fixture.device.advance(by: 0.1)
        // Held, the view stays where it was shown.
        #expect(abs(fixture.shown[0] - grabbed) < 0.01)
        let places = stride(from: 0.02, through: 0.98, by: 0.003).map { progress in
          fixture.transition.update(CGFloat(progress))
          fixture.device.advance(by: 1.0 / 60)
          return abs(fixture.shown[0] - FlightFixture.distance * CGFloat(progress))
        }
        fixture.transition.finish(velocity: 1)
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [true])
        return places.max() ?? 0
      }
    }

    @Test(
      "A flight that a pan has started follows the finger within 0.1 points", arguments: timings)
    func startedByFinger(_ duration: Double) {
      #expect(worst(duration, startedByFinger: true) < 0.1)
    }

    @Test(
      "A flight on UIKit's animator is off by at most half of its step in 1/120 s",
      arguments: timings
    )
    func startedByTap(_ duration: Double) {
      let curve = TransitionTiming.spring(dampingRatio: 1, duration: duration).curve
      let step = 1 / (120 * duration)
      let steps = stride(from: 0, to: 1 - step, by: 0.001).map {
        curve.progress(at: $0 + step) - curve.progress(at: $0)
      }
      let most = FlightFixture.distance * CGFloat(steps.max() ?? 0)
      let worst = worst(duration, startedByFinger: false)
      #expect(worst > 0.05)
      #expect(worst < 0.6 * most)
    }

    @Test("A flight scrubbed to 1 and back stays held if its animator ends where it is scrubbed")
    func scrubbedToEndAndBack() {
      RuntimeVariants.$current.withValue([.scrubsInSteps, .endsWhereScrubbed]) {
        let fixture = FlightFixture(timing: .easeInOut(0.4))
        fixture.present()
        fixture.device.advance(by: 0.15)
        fixture.transition.pause()
        fixture.transition.update(1)
        fixture.device.advance(by: 0.1)
        #expect(fixture.transition.phase == .held && fixture.shown[0] > 199)
        fixture.transition.update(0.4)
        fixture.device.advance(by: 0.1)
        #expect(fixture.transition.phase == .held && abs(fixture.shown[0] - 80) < 4)
        fixture.transition.cancel()
        fixture.expectRest(at: .start)
      }
    }
  }
}
