import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("Changing the presentation style", .underVariants)
  struct StyleChanges {
    private let tall = TransitionPresentationStyle(
      .sheet(height: 600), dimming: UIColor(white: 0, alpha: 0.8), cornerRadius: 30)

    /// Expects the appearance of a style, with the height of its frame.
    private func expect(
      _ fixture: PresentationFixture, height: CGFloat, _ style: TransitionPresentationStyle,
      sourceLocation: SourceLocation = #_sourceLocation
    ) {
      for _ in 0..<2 {
        #expect(
          fixture.presented.view.bounds.height == height, sourceLocation: sourceLocation)
        #expect(
          fixture.presented.view.layer.cornerRadius == style.cornerRadius,
          sourceLocation: sourceLocation)
        #expect(
          fixture.dimmingView?.backgroundColor == style.dimming, sourceLocation: sourceLocation)
        fixture.container?.setNeedsLayout()
        fixture.device.advance(by: 0.05)
      }
    }

    @Test("A change after the presentation animates the frame, the corners and the dimming")
    func atRest() {
      let fixture = PresentationFixture()
      fixture.present()
      #expect(fixture.presented.changePresentationStyle(to: tall))
      fixture.device.advance(by: 0.1)
      let shown = fixture.presented.view.layer.presentation()?.bounds.height ?? 0
      #expect(shown > 402 && shown < 598)
      fixture.device.advanceUntilIdle()
      expect(fixture, height: 600, tall)
      fixture.presented.changePresentationStyle(to: fixture.style)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
      fixture.dismiss()
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A change adds and removes views as the new style needs them", .alsoUnder(.startsAtOnce))
    func views() {
      let fixture = PresentationFixture()
      fixture.present()
      fixture.presented.changePresentationStyle(to: .full)
      fixture.device.advanceUntilIdle()
      #expect(fixture.container?.subviews.count == 1)
      #expect(fixture.presented.view.frame == fixture.device.window.bounds)
      #expect(fixture.presented.view.layer.cornerRadius == 0)
      #expect(!fixture.presented.view.clipsToBounds)
      fixture.presented.changePresentationStyle(to: fixture.style)
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true])
      fixture.device.tap(at: CGPoint(x: 200, y: 100))
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A view controller that the toolkit has not presented has no style to change")
    func notPresented() {
      let fixture = PresentationFixture()
      #expect(!fixture.presented.changePresentationStyle(to: tall))
      #expect(!fixture.presenter.changePresentationStyle(to: tall))
      fixture.presenter.present(fixture.presented, animated: false)
      fixture.device.advanceUntilIdle()
      #expect(!fixture.presented.changePresentationStyle(to: tall))
    }

    @Test("A change in an app's animation uses its duration")
    func withinAnimation() {
      let fixture = PresentationFixture()
      fixture.present()
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
        _ = fixture.presented.changePresentationStyle(to: tall)
      }
      fixture.device.advance(by: 0.5)
      let shown = fixture.presented.view.layer.presentation()?.bounds.height ?? 0
      #expect(abs(shown - 500) < 10)
      fixture.device.advanceUntilIdle()
      expect(fixture, height: 600, tall)
    }

    nonisolated enum Ending: CaseIterable, Sendable {
      case byItself, cancelled, reversed, released
    }

    @Test(
      "A change during a push inside belongs to the flight, and a cancel undoes it",
      arguments: Ending.allCases, [false, true])
    func beside(_ ending: Ending, inFlight: Bool) {
      let device = Device(framesPerSecond: 120)
      let presenter = UIViewController()
      let first = titled("A")
      let second = titled("B")
      let stack = UINavigationController(rootViewController: first)
      device.launch(presenter)
      presenter.present(
        stack, with: InterruptibleTransition(.slide(from: .bottom)), as: .sheet(height: 400))
      device.advanceUntilIdle()
      let slide = InterruptibleTransition(.slideAlong(), timing: .linear(0.4))
      stack.pushViewController(second, with: slide)
      if inFlight { device.advance(by: 0.1) }
      #expect(stack.changePresentationStyle(to: .sheet(height: 500)))
      second.changePresentationStyle(to: tall)
      device.advance(by: 0.15)
      slide.pause()
      device.advance(by: 0.5)
      let height = stack.view.layer.presentation()?.bounds.height ?? 0
      #expect(height > 410 && height < 590)
      switch ending {
      case .byItself: slide.resume()
      case .cancelled: slide.cancel()
      case .reversed: slide.reverse()
      case .released: slide.finish(velocity: 2)
      }
      device.advanceUntilIdle()
      let isDone = ending == .byItself || ending == .released
      for _ in 0..<2 {
        #expect(stack.view.bounds.height == (isDone ? 600 : 400))
        #expect(stack.view.layer.cornerRadius == (isDone ? 30 : 16))
        stack.presentationController?.containerView?.setNeedsLayout()
        device.advance(by: 0.05)
      }
      #expect(stack.viewControllers.count == (isDone ? 2 : 1))
    }

    @Test(
      "A change during a presentation or a cancelled dismissal ends with the new style",
      arguments: [0, 0.05, 0.3],
      [true, false])
    func inPresentation(seconds: Double, isDismissal: Bool) {
      let fixture = PresentationFixture()
      fixture.present(for: isDismissal ? nil : seconds)
      if isDismissal { fixture.dismiss(for: seconds) }
      #expect(fixture.presented.changePresentationStyle(to: tall))
      fixture.device.advance(by: 0.05)
      if isDismissal { fixture.transition.cancel() }
      fixture.device.advanceUntilIdle()
      fixture.noteController()
      expect(fixture, height: 600, tall)
      fixture.dismiss()
      #expect(fixture.presenter.presentedViewController == nil)
      #expect(fixture.presented.view.layer.cornerRadius == 0)
    }

    @Test(
      "During a dismissal, the view keeps its size, and changes only if the dismissal is cancelled",
      arguments: [200, 700] as [CGFloat], [false, true])
    func inDismissal(height: CGFloat, isUndone: Bool) {
      let fixture = PresentationFixture()
      fixture.present()
      fixture.dismiss(for: 0.1)
      let style = TransitionPresentationStyle.sheet(height: .points(height))
      #expect(fixture.presented.changePresentationStyle(to: style))
      var last: CGFloat = 0
      fixture.device.onFrame { [view = fixture.presented.view] _ in
        if let frame = view?.layer.presentedFrame, view?.window != nil { last = frame.minY }
      }
      fixture.device.advance(by: 0.1)
      #expect(fixture.presented.view.bounds.height == 400)
      if isUndone { fixture.transition.reverse() }
      fixture.device.advanceUntilIdle()
      if isUndone {
        expect(fixture, height: height, style)
      } else {
        #expect(last > 820)
      }
    }

    @Test("During a pan that dismisses, a change does not resize the view")
    func underAFinger() {
      let fixture = PresentationFixture(.sheet(height: 600))
      fixture.transition.interactions = [
        .pan(.down, over: .fraction(0.5), on: fixture.presented.view) { [unowned fixture] in
          fixture.presented.dismiss(animated: true)
        }
      ]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
      let shown = fixture.presented.view.layer.presentedFrame
      fixture.presented.changePresentationStyle(to: .sheet(height: 150))
      fixture.device.advance(by: 0.6)
      #expect(fixture.presented.view.layer.presentedFrame == shown)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(abs(fixture.presented.view.frame.minY - 702) < 1e-6)
      fixture.transition.interactions = []
    }

    @Test(
      "During a presentation, a change animates with it, unless the presentation is reversed",
      arguments: [(200, 0.2), (700, 0.2), (200, 0.35), (700, 0.35)] as [(CGFloat, Double)],
      [false, true])
    func inPresentation(change: (height: CGFloat, time: Double), isReversed: Bool) {
      let height = change.height
      let fixture = PresentationFixture()
      fixture.present(for: change.time)
      let style = TransitionPresentationStyle.sheet(height: .points(height))
      #expect(fixture.presented.changePresentationStyle(to: style))
      fixture.device.advance(by: 0.1)
      var last: CGFloat = 0
      fixture.device.onFrame { [view = fixture.presented.view] _ in
        if let frame = view?.layer.presentedFrame, view?.window != nil { last = frame.minY }
      }
      if isReversed { fixture.transition.reverse() }
      fixture.device.advanceUntilIdle()
      if isReversed {
        #expect(last > 820)
      } else {
        expect(fixture, height: height, style)
      }
    }

    @Test(
      "A change directly after `present` takes effect, also where UIKit starts later",
      .alsoUnder(.linksLate))
    func rightAfterPresenting() {
      let fixture = PresentationFixture()
      fixture.presenter.present(fixture.presented, with: fixture.transition, as: fixture.style)
      #expect(fixture.presented.changePresentationStyle(to: tall))
      fixture.device.advanceUntilIdle()
      fixture.noteController()
      expect(fixture, height: 600, tall)
      #expect(!titled("B").changePresentationStyle(to: tall))
    }

    /// A page whose preferred height depends on its layout, like that of a text.
    private final class TextPage: UIViewController {
      var height: CGFloat = 300
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preferredContentSize = CGSize(width: 0, height: height)
      }
    }

    @Test(
      "A preferred height that changes in layout during an underdamped presentation takes effect")
    func preferredInLayout() {
      let device = Device()
      let root = UIViewController()
      let page = TextPage()
      device.launch(root)
      let spring = InterruptibleTransition(
        .slide(from: .bottom), timing: .spring(dampingRatio: 0.7, duration: 0.6))
      page.preferredContentSize.height = 300
      root.present(page, with: spring, as: .sheet(height: .preferred))
      device.advance(by: 0.1)
      page.preferredContentSize = CGSize(width: 0, height: 320)
      device.advance(by: 0.05)
      page.height = 420
      page.preferredContentSize = CGSize(width: 0, height: 360)
      page.height = 440
      device.advanceUntilIdle()
      #expect(page.view.bounds.height == 440)
    }

    @Test("A change in a clean-up takes effect", arguments: [0, 1])
    func inCleanUp(kind: Int) {
      let device = Device()
      let root = UIViewController()
      let page = UIViewController()
      device.launch(root)
      let animation = TransitionAnimation { [unowned page] flight, steps in
        guard let view = flight.installViews() else { return }
        let isPresenting = flight.isPresenting
        if isPresenting { view.alpha = 0 }
        steps.animate { view.alpha = isPresenting ? 1 : 0 }
        steps.cleanUp { _ in
          view.alpha = 1
          if kind == 0, isPresenting { page.changePresentationStyle(to: tall) }
        }
      }
      let transition = InterruptibleTransition(animation, timing: .linear(0.3))
      root.present(page, with: transition, as: .sheet(height: 400))
      device.advance(by: 0.1)
      if kind == 1 {
        transition.flight?.animator.addCompletion { [unowned page] _ in
          page.changePresentationStyle(to: tall)
        }
      }
      device.advanceUntilIdle()
      #expect(page.view.bounds.height == 600)
      #expect(page.view.layer.cornerRadius == 30)
      let controller = page.presentationController as? InterruptiblePresentationController
      #expect(controller?.chrome?.dimmingView?.backgroundColor == tall.dimming)
      #expect(controller?.formerStyle == nil)
      page.changePresentationStyle(to: .full)
      device.advanceUntilIdle()
      #expect(controller?.chrome?.dimmingView == nil)
    }

    @Test("The dimming stays until it has faded out, also during other changes")
    func dimmingFadesOut() {
      let fixture = PresentationFixture()
      fixture.present()
      let slow = TransitionTiming.linear(1)
      fixture.presented.changePresentationStyle(to: tall, timing: slow)
      fixture.device.advance(by: 0.8)
      var last = TransitionPresentationStyle(.sheet(height: .preferred))
      last.dimming = nil
      last.dismissesOnTapOutside = false
      fixture.presented.changePresentationStyle(to: last, timing: slow)
      fixture.device.advance(by: 0.1)
      fixture.presented.preferredContentSize.height = 300
      for _ in 0..<8 {
        fixture.device.advance(by: 0.1)
        #expect(fixture.dimmingView != nil)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.dimmingView == nil && fixture.presented.view.bounds.height == 300)
    }

    @Test("A change after other code has stopped the animator takes effect")
    func afterStop() {
      let fixture = PresentationFixture()
      fixture.present(for: 0.2)
      fixture.transition.flight?.animator.stopAnimation(true)
      fixture.presented.changePresentationStyle(to: tall)
      fixture.device.advanceUntilIdle()
      #expect(fixture.presenter.presentedViewController != nil)
      #expect(fixture.presented.view.bounds.height == 600)
      #expect(fixture.presented.view.layer.cornerRadius == 30)
      #expect(fixture.dimmingView?.backgroundColor == tall.dimming)
    }
  }
}
