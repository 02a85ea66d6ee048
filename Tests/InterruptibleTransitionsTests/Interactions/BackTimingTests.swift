import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests of timings that move backward first, or past the end and back, under a pan.
@Suite("Timings that overshoot the start or the end", .underVariants)
struct BackTimingTests {
  /// A slide over 852 points.
  private struct Slide {
    let device = Device()
    let root = titled("A")
    let page = titled("B")
    let transition: InterruptibleTransition

    init(_ curve: Curve) {
      let (first, last) = curve.points
      transition = InterruptibleTransition(
        .slide(from: .down), timing: .cubic(first, last, duration: 0.6))
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

  @Test("A pan at any moment moves the view 1:1 and ends without a jump", arguments: Curve.allCases)
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
