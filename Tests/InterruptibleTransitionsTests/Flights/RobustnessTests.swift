import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension FlightTests {
  @Suite("Robustness", .underVariants)
  struct Robustness {
    nonisolated static let oddities: [Double] = [
      .nan, .infinity, -.infinity, 1e300, -1e300, .leastNonzeroMagnitude, -0.0,
    ]

    @Test(
      "No odd progress or velocity crashes, and the transition completes once", arguments: oddities)
    func oddNumbers(_ number: Double) {
      for finishes in [true, false] {
        let fixture = FlightFixture()
        fixture.present()
        fixture.transition.pause()
        fixture.transition.update(0.5)
        fixture.transition.update(CGFloat(number))
        #expect((0...1).contains(fixture.transition.progress))
        #expect(fixture.shown[0].isFinite)
        if finishes {
          fixture.transition.finish(velocity: number)
        } else {
          fixture.transition.cancel(velocity: number)
        }
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [finishes])
      }
    }

    @Test(
      "A release with a velocity that is not finite decides by position",
      arguments: [Double.nan, .infinity])
    func oddRelease(_ number: Double) {
      let fixture = FlightFixture()
      fixture.present()
      fixture.transition.pause()
      fixture.transition.update(0.6)
      fixture.transition.release(velocity: number)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
    }

    @Test("A transition with a zero duration completes in both directions")
    func zeroDuration() {
      let fixture = FlightFixture(timing: .linear(0))
      fixture.present()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      fixture.presented.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, true])
      #expect(fixture.presenter.presentedViewController == nil)
    }

    @Test("Calls in the wrong order are ignored")
    func wrongOrder() {
      let fixture = FlightFixture()
      fixture.transition.update(0.5)
      fixture.transition.finish()
      fixture.transition.cancel()
      fixture.transition.resume()
      fixture.transition.reverse()
      fixture.transition.release(velocity: 1)
      #expect(fixture.transition.phase == .idle)
      fixture.present()
      fixture.transition.update(0.9)
      fixture.transition.resume()
      fixture.transition.finish()
      #expect(fixture.transition.phase == .running(toward: .end))
      fixture.device.advanceUntilIdle()
      fixture.transition.pause()
      fixture.transition.cancel()
      #expect(fixture.completions == [true])
    }

    @Test("Releasing the transition and view controller in flight does not stop the transition")
    func controllerReleased() {
      let device = Device()
      var completions: [String] = []
      device.onTransitionMessage { if $0.hasPrefix("complete") { completions.append($0) } }
      let presenter = UIViewController()
      device.launch(presenter)
      var transition: InterruptibleTransition? = InterruptibleTransition(.scale(from: 1.33))
      presenter.present(UIViewController(), with: transition ?? InterruptibleTransition(.fade))
      device.advance(by: 0.1)
      transition?.pause()
      transition?.update(0.3)
      transition?.finish(velocity: 1)
      transition = nil
      device.advanceUntilIdle()
      #expect(completions == ["completeTransition(true)"])
    }

    @Test("Removing views in flight does not stop the transition")
    func viewsRemoved() {
      for held in [true, false] {
        let fixture = FlightFixture()
        fixture.present()
        fixture.device.advance(by: 0.1)
        if held { fixture.transition.pause() }
        for probe in fixture.probes { probe.view.removeFromSuperview() }
        fixture.presented.view.removeFromSuperview()
        fixture.device.advance(by: 0.1)
        fixture.transition.update(0.7)
        fixture.transition.finish(velocity: 1)
        fixture.device.advanceUntilIdle()
        #expect(fixture.completions == [true])
      }
    }

    @Test("A transition without changes still ends", arguments: FlightPlan.allCases)
    func nothingToAnimate(_ plan: FlightPlan) {
      let fixture = ContainerFixture()
      let presenter = UIViewController()
      let presented = UIViewController()
      fixture.device.launch(presenter)
      let transition = InterruptibleTransition(
        TransitionAnimation { _, _ in }, timing: .linear(0.5))
      plan.lead(transition, in: fixture) { presenter.present(presented, with: transition) }
      #expect(fixture.completions == [plan.completes])
      #expect((presenter.presentedViewController === presented) == plan.completes)
      #expect(transition.isAtRest)
    }

    @Test("UIKit may refuse a second presentation in flight without harm")
    func secondPresentation() {
      let fixture = FlightFixture()
      fixture.present()
      fixture.device.advance(by: 0.1)
      fixture.presenter.present(UIViewController(), animated: true)
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true])
      #expect(fixture.presenter.presentedViewController === fixture.presented)
    }
  }
}

extension FlightTests {
  /// Tests of objects that the app releases on a thread other than the main thread, where views
  /// live. Other tests may run while these tests wait, so no test here has a device.
  @Suite("Release and cancellation on another thread")
  struct OtherThreads {
    /// A box that keeps an object until another thread releases it.
    private nonisolated final class Box: @unchecked Sendable {
      private var object: AnyObject?

      init(_ object: AnyObject) {
        self.object = object
      }

      func empty() {
        object = nil
      }
    }

    /// Empties a box on another thread, and waits until the main thread has reacted.
    private func empty(_ box: Box) async {
      await Task.detached { box.empty() }.value
      for _ in 0..<10 { await Task.yield() }
    }

    @Test("A released gesture observer removes its recognizer from the view")
    func observer() async {
      let view = UIView()
      let recognizer = UIPanGestureRecognizer()
      view.addGestureRecognizer(recognizer)
      let box = Box(TransitionGestureObserver(recognizer, isOwn: true) { _ in })
      #expect(view.gestureRecognizers?.count == 1)
      await empty(box)
      #expect(view.gestureRecognizers?.isEmpty != false)
    }

    @Test("A session that is released is cancelled")
    func session() async throws {
      let transition = InterruptibleTransition(.fade, timing: .linear(0.5))
      let slider = UIView()
      let box = Box(try #require(transition.beginInteraction(by: slider)))
      #expect(transition.pending.isHeld)
      await empty(box)
      #expect(transition.session == nil)
      // The next interaction does not wait for a frame.
      let next = transition.beginInteraction(by: slider)
      #expect(next?.startsFlight == true && next?.isActive == true)
      next?.cancel()
      #expect(!transition.pending.isHeld)
    }

    @Test("A request that is released is refused")
    func request() async {
      let (box, handle) = {
        let request = ChangeRequest(StubChange())
        return (Box(request), request.handle)
      }()
      #expect(handle.result == nil)
      await empty(box)
      #expect(handle.result == .refused)
    }

    @Test("Cancelling a task that awaits an outcome withdraws the request")
    func wait() async {
      let change = StubChange()
      let request = ChangeRequest(change)
      let waiting = Task.immediate { await request.handle.outcome() }
      await Task.detached { waiting.cancel() }.value
      for _ in 0..<10 { await Task.yield() }
      #expect(request.isWithdrawn && change.refusals == 1)
      #expect(await waiting.value == .cancelled)
    }
  }
}
