import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension TransitionTimingTests {
  @Suite("Animations during a range of progress", .underVariants)
  struct ProgressRanges {
    private static let timings: [TransitionTiming] = [
      .linear(0.5), .easeOut(0.5), .spring(dampingRatio: 1, duration: 0.5),
      .spring(dampingRatio: 0.75, duration: 0.5),
    ]

    /// A presentation with a pan, and a title that appears in a range of the progress.
    private final class TitleFixture {
      let device = Device(framesPerSecond: 120)
      let root = UIViewController()
      let page = UIViewController()
      let title = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 40))
      let slide: InterruptibleTransition
      private(set) var completions: [TransitionOutcome]

      init(_ timing: TransitionTiming) {
        completions = []
        slide = InterruptibleTransition(.slide(from: .top), timing: timing)
        device.launch(root)
        title.backgroundColor = .red
        title.alpha = 0
        page.view.addSubview(title)
        slide.interactions = [
          .pan(.down, over: 500, on: root.view) { [unowned self] in root.present(page, with: slide)
          }
        ]
      }

      var shown: Double { Double(title.layer.presentation()?.opacity ?? -1) }

      func appear(in window: ClosedRange<Double>) {
        slide.addAuxiliaryAnimations(during: window) { [title] in
          title.alpha = $0.isPresenting ? 1 : 0
        } completion: { [unowned self] in
          completions.append($0)
        }
      }

      /// Begins the presentation with a finger that has not traveled yet.
      func press() -> Finger {
        let finger = device.press(at: CGPoint(x: 100, y: 100))
        finger.move(by: CGVector(dx: 0, dy: 12), over: 0.02)
        return finger
      }

      /// Expects that the title's opacity follows the progress in a range.
      func expectShown(
        in window: ClosedRange<Double>, _ sourceLocation: SourceLocation = #_sourceLocation
      ) {
        let length = window.upperBound - window.lowerBound
        let expected = min(max((slide.progress - window.lowerBound) / length, 0), 1)
        #expect(abs(shown - expected) < 0.02, sourceLocation: sourceLocation)
      }
    }

    @Test(
      "A block for a range has its part of the flight's duration, which animations in it inherit")
    func inheritedDuration() {
      let fixture = TitleFixture(.linear(0.8))
      // The first flight under a finger shows whether UIKit rounds fractions.
      fixture.root.present(fixture.page, with: fixture.slide)
      fixture.device.advance(by: 0.1)
      for progress in [0.31, 0.42, 0.53] as [CGFloat] {
        fixture.slide.pause()
        fixture.slide.update(progress)
        fixture.device.advance(by: 0.05)
      }
      fixture.slide.cancel()
      fixture.device.advanceUntilIdle()
      var durations: [Double] = []
      for range in [0.0...1, 0.25...0.75, 0.9...0.9] {
        fixture.slide.addAuxiliaryAnimations(during: range) { _ in
          durations.append(UIView.inheritedAnimationDuration)
        }
      }
      fixture.root.present(fixture.page, with: fixture.slide)
      fixture.device.advanceUntilIdle()
      #expect(durations.count == 3)
      for (duration, expected) in zip(durations, [0.8, 0.4, 0]) {
        #expect(abs(duration - expected) < 0.01 || UIKitReading.scrubsInSteps)
      }
    }

    @Test(
      "Under a pan, changes in a range follow the progress linearly with each timing",
      arguments: 0..<4)
    func underAFinger(_ timing: Int) {
      let fixture = TitleFixture(Self.timings[timing])
      fixture.appear(in: 0.5...0.9)
      let finger = fixture.press()
      for step in [25, 100, 100, 50, 50, 100, -200, -100, 50, 300] as [CGFloat] {
        finger.move(by: CGVector(dx: 0, dy: step), over: 0.1)
        fixture.expectShown(in: 0.5...0.9)
      }
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.title.alpha == 1 && fixture.completions == [.completed])
      fixture.root.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.title.alpha == 0 && fixture.completions == [.completed, .completed])
      fixture.slide.interactions = []
    }

    @Test(
      "Changes in a range end with the flight: completed, cancelled, reversed or in the background",
      arguments: 0..<4)
    func ends(_ timing: Int) {
      for way in 0..<4 {
        let fixture = TitleFixture(Self.timings[timing])
        fixture.appear(in: 0.2...0.6)
        fixture.root.present(fixture.page, with: fixture.slide)
        for frame in 0..<30 {
          fixture.device.advance(by: 1.0 / 120)
          if frame > 2, fixture.slide.flight != nil { fixture.expectShown(in: 0.2...0.6) }
          if frame == 12, way == 1 { fixture.slide.reverse() }
          if frame == 12, way == 2 { fixture.slide.cancel() }
          if frame == 12, way == 3 { fixture.device.enterBackground() }
        }
        fixture.device.advanceUntilIdle()
        let stays = way == 0 || way == 3
        #expect(fixture.title.alpha == (stays ? 1 : 0))
        #expect(fixture.completions == [stays ? .completed : .cancelled])
        fixture.slide.interactions = []
      }
    }

    @Test(
      "Changes added in flight within a range animate in the rest of the range", arguments: 0..<4)
    func addedInFlight(_ timing: Int) {
      let fixture = TitleFixture(Self.timings[timing])
      let finger = fixture.press()
      finger.move(by: CGVector(dx: 0, dy: 300), over: 0.2)
      let begun = fixture.slide.progress
      fixture.appear(in: 0.2...0.8)
      fixture.device.advance(by: 1.0 / 60)
      #expect(fixture.shown < 0.001)
      finger.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
      fixture.expectShown(in: begun...0.8)
      finger.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.title.alpha == 0 && fixture.completions == [.cancelled])
      fixture.slide.interactions = []
    }

    @Test("Changes added after a spring has passed the range apply at once and do not flicker")
    func addedInSwing() {
      let fixture = TitleFixture(.spring(dampingRatio: 0.4, duration: 0.8))
      fixture.root.present(fixture.page, with: fixture.slide)
      fixture.device.advance(by: 0.2)
      fixture.slide.flight?.addAnimations(during: 0.3...0.6) { fixture.title.alpha = 1 }
      var least = 1.0
      while !fixture.slide.isAtRest {
        fixture.device.advance(by: 1.0 / 120)
        least = min(least, fixture.shown)
      }
      #expect(least > 0.99)
      fixture.slide.interactions = []
    }

    @Test("Changes added to a flight held at the end of the range reverse linearly")
    func addedAtItsEnd() {
      let fixture = TitleFixture(.linear(0.5))
      fixture.root.present(fixture.page, with: fixture.slide)
      fixture.device.advance(by: 0.1)
      fixture.slide.pause()
      fixture.slide.update(0.8)
      fixture.slide.flight?.addAnimations(during: 0.3...0.8) { fixture.title.alpha = 1 }
      fixture.slide.update(0.75)
      fixture.device.advance(by: 1.0 / 120)
      #expect(abs(fixture.shown - 0.9) < 0.01)
      fixture.slide.finish()
      fixture.device.advanceUntilIdle()
      fixture.slide.interactions = []
    }

    @Test("Steps, flights and handles accept changes in a range while the flight runs")
    func kinds() {
      let fixture = TitleFixture(.linear(0.5))
      let bars = (0..<3).map { _ in UIView() }
      for bar in bars { fixture.root.view.addSubview(bar) }
      let fade = TransitionAnimation { flight, steps in
        flight.installViews()
        steps.animate(during: 0.25...0.75) { bars[0].alpha = 0 }
        steps.animate { bars[0].transform = CGAffineTransform(scaleX: 2, y: 2) }
      }
      let transition = InterruptibleTransition(fade, timing: .linear(0.5))
      let handle = fixture.root.present(fixture.page, with: transition)
      handle.addAnimations(during: 0.5...2) { bars[1].alpha = 0 }
      fixture.device.advance(by: 0.2)
      transition.flight?.addAnimations(during: 0.8...0.8) { bars[2].alpha = 0 }
      fixture.device.advance(by: 0.175)
      let progress = Float(transition.progress)
      #expect(abs(progress - 0.75) < 0.04)
      let shown = bars.map { $0.layer.presentation()?.opacity ?? -1 }
      #expect(abs(shown[0] - max(0, 1 - (progress - 0.25) * 2)) < 0.01)
      #expect(abs(shown[1] - (1 - (progress - 0.5) * 2)) < 0.01)
      #expect(shown[2] > 0.999)
      fixture.device.advanceUntilIdle()
      #expect(bars.map(\.alpha) == [0, 0, 0])
      #expect(transition.phase == .ended(at: .end))
      fixture.slide.interactions = []
    }

    @Test("A range is clamped to 0…1, and a range without length switches at its bound")
    func limits() {
      for (window, progress, shown) in [
        (-3.0...0.5, 0.25, 0.5), (2.0...3.0, 0.9, 0), (-2.0 ... -1.0, 0.1, 1), (0.4...0.4, 0.5, 1),
        (-.infinity ... .infinity, 0.5, 0.5),
      ] {
        let fixture = TitleFixture(.linear(0.5))
        fixture.appear(in: window)
        let finger = fixture.press()
        finger.move(by: CGVector(dx: 0, dy: 500 * (progress - fixture.slide.progress)), over: 0.2)
        #expect(abs(fixture.slide.progress - progress) < 1e-6)
        #expect(abs(fixture.shown - shown) < 0.01)
        finger.lift()
        fixture.device.advanceUntilIdle()
        fixture.slide.interactions = []
      }
    }

    /// Checks the table in the documentation of `steps.animate(delayFactor:_:)`.
    @Test("Delayed changes under a pan match the table in the documentation")
    func delayTable() {
      let documented = [
        [0, 0, 0.5, 0.8, 0.9, 0.98], [0, 0, 0.2, 0.66, 0.83, 0.96], [0, 0, 0, 0, 0.03, 0.91],
        [0, 0, 0, 0, 0, 0.98],
      ]
      for timing in 0..<4 {
        var line: [Double] = []
        for progress in [0.25, 0.5, 0.75, 0.9, 0.95, 0.99] {
          let fixture = TitleFixture(Self.timings[timing])
          fixture.slide.addAuxiliaryAnimations(delayFactor: 0.5) { [title = fixture.title] in
            title.alpha = $0.isPresenting ? 1 : 0
          }
          let finger = fixture.press()
          finger.move(by: CGVector(dx: 0, dy: 500 * (progress - fixture.slide.progress)), over: 0.2)
          line.append((fixture.shown * 100).rounded() / 100)
          finger.cancel()
          fixture.device.advanceUntilIdle()
          fixture.slide.interactions = []
        }
        #expect(
          largestDifference(line.map { CGFloat($0) }, documented[timing].map { CGFloat($0) })
            < 0.011)
      }
    }

    @Test("A block may add other blocks, also delayed ones along a spring")
    func nested() {
      let fixture = TitleFixture(.spring(dampingRatio: 0.5, duration: 0.5))
      let bars = (0..<4).map { _ in UIView() }
      for bar in bars { fixture.root.view.addSubview(bar) }
      fixture.root.present(fixture.page, with: fixture.slide)
      fixture.device.advance(by: 0.1)
      let flight = fixture.slide.flight
      flight?.addAnimations { bars[0].transform = CGAffineTransform(scaleX: 2, y: 2) }
      fixture.device.advance(by: 0.02)
      flight?.addAnimations {
        bars[0].alpha = 0
        flight?.addAnimations { bars[1].alpha = 0 }
        flight?.addAnimations(during: 0.9...1) {
          bars[2].alpha = 0
          flight?.addAnimations(during: 0.95...1) { bars[3].alpha = 0 }
        }
      }
      fixture.device.advanceUntilIdle()
      #expect(bars.map(\.alpha) == [0, 0, 0, 0])
      fixture.slide.interactions = []
    }

    nonisolated enum Act: CaseIterable, Sendable {
      case addsWindow, addsLate, addsWhole, pauses, reverses
    }

    @Test(
      "A delayed block may add blocks, pause and reverse when it is added", arguments: Act.allCases)
    func actsInLateBlock(_ act: Act) {
      let fixture = FlightFixture(timing: .spring(dampingRatio: 0.5, duration: 0.8))
      let transition = fixture.transition
      fixture.present()
      transition.flight?.addAnimations(delayFactor: 0.1) {}
      fixture.device.advance(by: 0.05)
      transition.flight?.addAnimations(delayFactor: 0.2) {
        switch act {
        case .addsWindow: transition.flight?.addAnimations(during: 0.5...1) {}
        case .addsLate: transition.flight?.addAnimations(delayFactor: 0.5) {}
        case .addsWhole: transition.flight?.addAnimations {}
        case .pauses: transition.pause()
        case .reverses: transition.reverse()
        }
      }
      transition.resume()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
    }

    @Test("A flight ends when other code stops its animator", arguments: [0, 1, 2])
    func stoppedAnimator(kind: Int) {
      let fixture = FlightFixture(timing: .linear(0.5))
      let view = UIView()
      fixture.presenter.view.addSubview(view)
      if kind == 1 {
        fixture.transition.addAuxiliaryAnimations(during: 0.2...0.8) { _ in view.alpha = 0 }
      }
      fixture.present()
      fixture.device.advance(by: 0.1)
      if kind == 2 {
        fixture.transition.pause()
        fixture.device.advance(by: 0.1)
        fixture.transition.finish()
        fixture.device.advance(by: 0.05)
      }
      fixture.transition.flight?.animator.stopAnimation(true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions.count == 1)
      #expect(fixture.transition.flight == nil)
    }
  }
}
