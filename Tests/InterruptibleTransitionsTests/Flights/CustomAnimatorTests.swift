import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// A transition with an app's property animator, which UIKit's superclass and context may move.
private final class OwnAnimatorTransition: InterruptibleTransition {
  var animate: (TransitionFlight, UIViewPropertyAnimator) -> Void = { _, _ in }
  var parameters: any UITimingCurveProvider = UICubicTimingParameters(animationCurve: .easeInOut)
  /// The duration of the animator, in seconds.
  var length = 0.5

  override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: length, timingParameters: parameters)
    animate(flight, animator)
    return animator
  }
}

extension FlightTests {
  @Suite("App's animator", .underVariants, .alsoUnder(.contextMovesAnimator))
  struct CustomAnimators {
    /// The timings of the animator. A spring's timing cannot be read.
    nonisolated enum Course: CaseIterable, Sendable {
      case cubic, spring

      @MainActor var parameters: any UITimingCurveProvider {
        switch self {
        case .cubic: UICubicTimingParameters(animationCurve: .easeInOut)
        case .spring: UISpringTimingParameters(dampingRatio: 1)
        }
      }
    }

    private final class Fixture {
      let device = Device()
      let presenter = UIViewController()
      let presented = UIViewController()
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let transition = OwnAnimatorTransition(.fade, timing: .easeInOut(0.5))
      private(set) var completions: [Bool] = []

      init(_ course: Course) {
        device.launch(presenter)
        presenter.view.addSubview(view)
        device.advance(by: 0.1)
        transition.parameters = course.parameters
        transition.animate = { [unowned self] flight, animator in
          flight.installViews()
          animator.addAnimations { self.view.frame.origin.x = flight.isPresenting ? 200 : 0 }
        }
        device.onTransitionMessage { [weak self] message in
          if message == "completeTransition(true)" { self?.completions.append(true) }
          if message == "completeTransition(false)" { self?.completions.append(false) }
        }
      }

      var shown: CGFloat { view.layer.presentation()?.frame.minX ?? .nan }

      func expectRest(at position: TransitionPosition) {
        device.advanceUntilIdle()
        #expect(completions == [position == .end])
        #expect(view.frame.minX == (position == .end ? 200 : 0))
        #expect(transition.isAtRest)
      }
    }

    @Test("A subclass that makes the whole animator needs no animation")
    func withoutAnimation() {
      let device = Device()
      let presenter = UIViewController()
      let page = UIViewController()
      let drop = DropTransition()
      device.launch(presenter)
      presenter.present(page, with: drop)
      device.advance(by: 0.1)
      let above = page.view.layer.presentation()?.frame.minY ?? 0
      #expect(above < -100 && above > -800)
      drop.pause()
      drop.update(0.5)
      drop.cancel()
      device.advanceUntilIdle()
      #expect(presenter.presentedViewController == nil)
      presenter.present(page, with: drop)
      device.advanceUntilIdle()
      #expect(page.view.frame == device.window.bounds)
      page.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(presenter.presentedViewController == nil && drop.isAtRest)
    }

    @Test("A flight with an app's animator runs to its end", arguments: Course.allCases)
    func untouched(_ course: Course) {
      let fixture = Fixture(course)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.2)
      #expect((10...190).contains(fixture.shown))
      fixture.expectRest(at: .end)
    }

    @Test("Forward and reversed, the flight takes the duration of the app's animator")
    func ownDuration() {
      let fixture = Fixture(.cubic)
      fixture.transition.length = 1
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.55)
      #expect(fixture.transition.flight?.duration == 1)
      fixture.transition.reverse()
      fixture.device.advance(by: 0.35)
      #expect(fixture.transition.flight != nil)
      fixture.device.advance(by: 0.25)
      #expect(fixture.transition.flight == nil)
      fixture.expectRest(at: .start)
    }

    @Test(
      "Holding, moving and reversing an app's animator does not jump", arguments: Course.allCases,
      [true, false])
    func grabbed(_ course: Course, finishes: Bool) {
      let fixture = Fixture(course)
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.2)
      let before = fixture.shown
      let isKnown = course == .cubic || !UIKitReading.fractionIsProgress
      fixture.transition.pause()
      fixture.device.advance(by: 0.2)
      // The superclass may call `update(_:)` within `pause()`.
      let isScrubbed = Runtime.current.reads(.superclassReenters)
      #expect(abs(fixture.shown - before) < within(0.5, orStep: 8) || isScrubbed && !isKnown)
      fixture.transition.update(fixture.transition.percentComplete)
      #expect(abs(fixture.shown - before) < within(0.5, orStep: 8) || !isKnown)
      fixture.transition.update(0.3)
      fixture.device.advance(by: 0.1)
      fixture.transition.reverse()
      fixture.device.advance(by: 0.05)
      fixture.transition.pause()
      if finishes { fixture.transition.finish(velocity: 1) } else { fixture.transition.cancel() }
      fixture.expectRest(at: finishes ? .end : .start)
    }

    @Test(
      "A flight that starts held follows its progress with an app's animator",
      arguments: Course.allCases, [true, false])
    func led(_ course: Course, finishes: Bool) {
      let fixture = Fixture(course)
      fixture.transition.pause()
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.1)
      // The app's animator may be off by half a step from its start until it is known to be exact.
      #expect(abs(fixture.shown) < within(1, orStep: 4))
      fixture.transition.update(0.6)
      fixture.device.advance(by: 0.1)
      if course == .cubic { #expect(abs(fixture.shown - 120) < within(0.01, orStep: 4)) }
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel(velocity: -1) }
      fixture.expectRest(at: finishes ? .end : .start)
    }

    private static let turned: RuntimeVariants = [.contextMovesAnimator, .turnsFractionLate]

    @Test(
      "After a release, a delayed block of an app's animator stays in step, without a jump",
      arguments: [0.45, 0.8], [true, false])
    func lateBlock(releasedAt progress: CGFloat, finishes: Bool) {
      let fixture = Fixture(.cubic)
      // UIKit's superclass would continue with these values. Its context always uses them.
      if !RuntimeVariants.current.contains(.contextMovesAnimator) {
        fixture.transition.timingCurve = UICubicTimingParameters(animationCurve: .easeIn)
        fixture.transition.completionSpeed = 0.5
      }
      let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      fixture.presenter.view.addSubview(late)
      let animate = fixture.transition.animate
      fixture.transition.animate = { flight, animator in
        animate(flight, animator)
        animator.addAnimations({ late.frame.origin.x = 200 }, delayFactor: 0.5)
      }
      var shown: (early: CGFloat, late: CGFloat) {
        (fixture.shown, late.layer.presentation()?.frame.minX ?? .nan)
      }
      fixture.transition.pause()
      fixture.presenter.present(fixture.presented, with: fixture.transition)
      fixture.device.advance(by: 0.1)
      // The positions of the delayed view for each position of the other view.
      var table: [(early: CGFloat, late: CGFloat)] = []
      for step in 0...100 {
        fixture.transition.update(CGFloat(step) / 100)
        fixture.device.advance(by: 0.02)
        table.append(shown)
      }
      fixture.transition.update(progress)
      fixture.device.advance(by: 0.1)
      if finishes { fixture.transition.finish() } else { fixture.transition.cancel() }
      var before = shown
      for _ in 0..<20 {
        fixture.device.advance(by: 1.0 / 60)
        let now = shown
        let pair = table.min { abs($0.early - now.early) < abs($1.early - now.early) }
        #expect(abs(now.late - (pair?.late ?? .nan)) < within(8, orStep: 16))
        // The fraction of an animator that the context has reversed may have no known direction.
        // This is so if the animator neither reverses at once nor stays reversed when it is paused.
        if RuntimeVariants.current.isSuperset(of: Self.turned) { continue }
        let moved = finishes ? now.early - before.early : before.early - now.early
        #expect((-0.01...30).contains(moved))
        before = now
      }
      fixture.expectRest(at: finishes ? .end : .start)
      #expect(late.frame.minX == (finishes ? 200 : 0))
    }

    /// Mistakes of an override.
    nonisolated enum Fault: CaseIterable, Sendable {
      case started, paused, stopped, uninterruptible, reversed, endless, usedBefore, supersStarted
    }

    /// A transition whose animator cannot move a flight.
    private final class FaultyTransition: InterruptibleTransition {
      var fault = Fault.started
      private lazy var used = UIViewPropertyAnimator(duration: 0.2, curve: .linear)

      override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 0.2, curve: .linear)
        let view = flight.incomingView
        animator.addAnimations { view?.alpha = 0.5 }
        switch fault {
        case .started: animator.startAnimation()
        case .paused: animator.pauseAnimation()
        case .stopped:
          animator.startAnimation()
          animator.stopAnimation(false)
        case .uninterruptible: animator.isInterruptible = false
        case .reversed: animator.isReversed = true
        case .endless: return UIViewPropertyAnimator(duration: .infinity, curve: .linear)
        case .usedBefore: return used
        case .supersStarted:
          let standard = super.makeAnimator(for: flight)
          standard.startAnimation()
          return standard
        }
        return animator
      }
    }

    @Test(
      "An animator that cannot move the flight is replaced by the standard animator",
      arguments: Fault.allCases)
    func faulty(_ fault: Fault) {
      var outcomes: [TransitionOutcome] = []
      let fixture = FlightFixture { animation, timing in
        let transition = FaultyTransition(animation, timing: timing)
        transition.fault = fault
        transition.addAuxiliaryAnimations({ _ in }, completion: { outcomes.append($0) })
        return transition
      }
      fixture.present()
      fixture.device.advance(by: 0.1)
      #expect(fixture.transition.progress > 0)
      fixture.transition.pause()
      fixture.transition.update(0.5)
      fixture.transition.finish()
      // For `usedBefore`, the first flight's animator is valid.
      if fault == .usedBefore {
        fixture.device.advanceUntilIdle()
      } else {
        fixture.expectRest(at: .end)
      }
      #expect(outcomes == [.completed])
      fixture.presented.dismiss(animated: true)
      fixture.device.advance(by: 0.2)
      fixture.transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, true])
      #expect(outcomes == [.completed, .completed])
      #expect(fixture.presenter.presentedViewController == nil)
    }
  }
}

extension FlightTests {
  @Suite("Auxiliary animations with an app's animator", .underVariants)
  struct CustomAnimatorAuxiliaries {
    private final class Own: InterruptibleTransition {
      /// Whether the override also creates the toolkit's animator, and ignores it.
      var makesBoth = false

      override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
        if makesBoth { _ = super.makeAnimator(for: flight) } else { flight.installViews() }
        let view = flight.isPresenting ? flight.incomingView : flight.outgoingView
        return UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view?.alpha = 0.9 }
      }
    }

    @Test(
      "Auxiliary animations run along an app's animator, and their completion is called once",
      arguments: [true, false])
    func registered(makesBoth: Bool) {
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      fixture.device.launch(first)
      let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      first.view.addSubview(button)
      let own = Own(.fade)
      own.makesBoth = makesBoth
      var ends: [TransitionOutcome] = []
      own.addAuxiliaryAnimations(
        { button.frame.origin.x = $0.isPresenting ? 100 : 0 }, completion: { ends.append($0) })
      for (place, outcome) in [
        (100.0, TransitionOutcome.completed), (100, .cancelled), (0, .completed),
      ] {
        if first.presentedViewController == nil {
          first.present(second, with: own)
        } else {
          second.dismiss(with: own)
        }
        fixture.device.advance(by: 0.25)
        #expect((20...80).contains(button.layer.presentation()?.frame.minX ?? 0))
        if outcome == .cancelled { own.cancel() }
        fixture.device.advanceUntilIdle()
        #expect(ends.last == outcome && button.frame.minX == place)
      }
      #expect(ends == [.completed, .cancelled, .completed])
    }
  }
}
