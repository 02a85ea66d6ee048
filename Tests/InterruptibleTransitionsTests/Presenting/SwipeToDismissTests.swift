import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("Swipe to dismiss", .underVariants)
  struct SwipesToDismiss {
    /// Returns a fixture with a sheet, 400 points high, that a pan down dismisses.
    private func makeFixture(
      isModal: Bool = false, allows: Bool = true
    ) -> PresentationFixture {
      let fixture = PresentationFixture()
      let transition = fixture.transition
      let presenter = fixture.presenter
      transition.interactions = [
        .pan(.down, over: 400, on: fixture.presented.view) { [weak presenter] in
          presenter?.dismiss(animated: true)
        }
      ]
      fixture.presented.isModalInPresentation = isModal
      fixture.listener.allows = allows
      return fixture
    }

    /// Returns the calls for a dismissal that the app forbids.
    private func attempt(isModal: Bool) -> [String] {
      isModal ? ["attempt"] : ["should", "attempt"]
    }

    @Test("A swipe calls should and will at its beginning, and didDismiss after the dismissal")
    func atRest() {
      let fixture = makeFixture()
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      #expect(fixture.listener.heard == ["should", "will"])
      finger.move(by: CGVector(dx: 0, dy: 140), over: 0.1)
      finger.lift()
      #expect(fixture.listener.heard == ["should", "will"])
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A swipe that is cancelled does not call didDismiss")
    func takenBack() {
      let fixture = makeFixture()
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.1)
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will"])
      fixture.expectRest(isPresented: true, completions: [true, false])
      fixture.dismiss()
      #expect(fixture.listener.heard == ["should", "will"])
    }

    @Test("A sheet that forbids dismissal resists and returns", arguments: [true, false])
    func forbidden(isModal: Bool) {
      let fixture = makeFixture(isModal: isModal, allows: isModal)
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      var lowest = CGFloat(1)
      for points in stride(from: CGFloat(0), to: 250, by: 50) {
        finger.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
        let shown = fixture.shownProgress
        #expect(shown <= lowest && shown > 0.85, "after \(points) points")
        lowest = shown
      }
      #expect(lowest < 0.95)
      finger.lift()
      #expect(!fixture.listener.heard.contains("attempt"))
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == attempt(isModal: isModal))
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test("A pan that has rested returns the sheet smoothly, under any timing")
    func smoothReturn() {
      for isModal in [true, false] {
        let fixture = makeFixture(isModal: isModal)
        fixture.transition.configuration.dismissalTiming = .easeOut(0.4)
        fixture.present()
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
        finger.move(by: CGVector(dx: 0, dy: isModal ? 250 : 50), over: 0.4)
        fixture.device.advance(by: 0.2)
        var shown = [fixture.shownProgress]
        finger.lift()
        while let last = shown.last, last < 1, shown.count < 60 {
          fixture.device.advance(by: 1 / 60)
          shown.append(fixture.shownProgress)
        }
        let steps = zip(shown, shown.dropFirst()).map { $1 - $0 }
        #expect(steps.max() ?? 1 < (1 - shown[0]) / 4, "\(shown)")
        #expect(shown.last == 1)
        fixture.device.advanceUntilIdle()
        fixture.expectRest(isPresented: true, completions: [true, false])
      }
    }

    @Test(
      "A presentation that forbids dismissal resists a pan down and completes",
      arguments: [true, false], [false, true])
    func caught(isModal: Bool, isSettling: Bool) {
      let fixture = makeFixture(isModal: isModal, allows: isModal)
      fixture.present(for: 0.2)
      if isSettling {
        fixture.transition.pause()
        fixture.transition.finish(velocity: 0.5)
        fixture.device.advance(by: 0.05)
        #expect(fixture.transition.phase == .settling(toward: .end))
      }
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 780))
      finger.move(by: CGVector(dx: 0, dy: 12), over: 0.02)
      let before = fixture.shownProgress
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.15)
      #expect(fixture.shownProgress > before - 0.15 && fixture.shownProgress < before)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == attempt(isModal: isModal))
      fixture.expectRest(isPresented: true, completions: [true])
    }

    @Test("Dragging out a running presentation counts as a dismissal by the person")
    func draggedOut() {
      let fixture = makeFixture()
      fixture.present(for: 0.3)
      fixture.device.swipe(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: 140), over: 0.1)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [false])
    }

    @Test("Dragging a running presentation toward its end does not call the delegate")
    func draggedIn() {
      let fixture = makeFixture(allows: false)
      fixture.present(for: 0.2)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 780))
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.isEmpty)
      fixture.expectRest(isPresented: true, completions: [true])
    }

    @Test("Two pans on a returning modal sheet report one attempt")
    func caughtAgain() {
      let fixture = makeFixture(isModal: true)
      fixture.present()
      for _ in 0..<2 {
        let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
        finger.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
        finger.lift()
        fixture.device.advance(by: 0.02)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["attempt"])
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test("A finger that returns the modal sheet before it lifts reports no attempt")
    func broughtBack() {
      let fixture = makeFixture(isModal: true)
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
      finger.move(by: CGVector(dx: 0, dy: -100), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.isEmpty)
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test("A modal sheet that the app moves during a pan continues without a jump")
    func movedByApp() {
      let fixture = makeFixture(isModal: true)
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.1)
      fixture.transition.update(0.5)
      fixture.device.advance(by: 0.05)
      for dy in [-20, -20, 20] {
        let before = fixture.shownProgress
        finger.move(by: CGVector(dx: 0, dy: CGFloat(dy)), over: 0.05)
        #expect(abs(fixture.shownProgress - before) < 0.06)
      }
      fixture.transition.cancel()
      finger.lift()
      fixture.device.advanceUntilIdle()
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test("A cancelled pan on a modal sheet reports no attempt")
    func cancelledBySystem() {
      let fixture = makeFixture(isModal: true)
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.1)
      finger.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.isEmpty)
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test(
      "A dismissal by code does not call the delegate, even if a pan holds it and lets it continue")
    func byCode() {
      let fixture = makeFixture(isModal: true, allows: false)
      fixture.present()
      fixture.dismiss(for: 0.2)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 780))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.isEmpty)
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A dismissal by code that returns and is dragged out calls the delegate")
    func byCodeAndBack() {
      let fixture = makeFixture()
      fixture.present()
      fixture.dismiss(for: 0.2)
      fixture.transition.cancel()
      fixture.device.advance(by: 0.02)
      fixture.device.swipe(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: 140), over: 0.1)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test("A dismissal that a tap begins and a pan continues is reported once")
    func afterTap() {
      let fixture = makeFixture()
      fixture.present()
      fixture.device.tap(at: CGPoint(x: 200, y: 150))
      fixture.device.advance(by: 0.1)
      fixture.device.swipe(from: CGPoint(x: 200, y: 780), by: CGVector(dx: 0, dy: 60), over: 0.1)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["should", "will", "did"])
      fixture.expectRest(isPresented: false, completions: [true, true])
    }

    @Test(
      "A modal sheet resists a flick that ends before the first frame of the flight",
      arguments: [1, 2])
    func flick(frames: Int) {
      let fixture = makeFixture(isModal: true)
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 60), over: Double(frames) / 120)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["attempt"])
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test("In the background, a modal sheet that is held returns")
    func inBackground() {
      let fixture = makeFixture(isModal: true)
      fixture.present(for: 0.2)
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 780))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      fixture.device.enterBackground()
      fixture.device.enterForeground()
      fixture.device.advanceUntilIdle()
      #expect(!fixture.listener.heard.contains("did"))
      fixture.expectRest(isPresented: true, completions: [true])
    }
  }
}
