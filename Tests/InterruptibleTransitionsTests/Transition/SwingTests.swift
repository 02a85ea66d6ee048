import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

@Suite(
  "Underdamped springs with delayed blocks", .underVariants,
  .alsoUnder(.completesAfterLastFrame))
struct SwingTests {
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
      let (device, presenter) = (Device(), UIViewController())
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
