import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("A gesture that dismisses", .underVariants)
struct SwipeToDismissTests {
  /// A sheet, 400 points high, that a pan downwards dismisses.
  private func makeFixture(
    isModal: Bool = false, allows: Bool = true
  ) -> PresentationFixture {
    let fixture = PresentationFixture()
    let (transition, presenter) = (fixture.transition, fixture.presenter)
    transition.interactions = [
      .pan(.down, over: 400, on: fixture.presented.view) { [weak presenter] in
        presenter?.dismiss(animated: true)
      }
    ]
    fixture.presented.isModalInPresentation = isModal
    fixture.listener.allows = allows
    return fixture
  }

  /// The calls for a dismissal that the app forbids.
  private func attempt(isModal: Bool) -> [String] {
    isModal ? ["attempt"] : ["should", "attempt"]
  }

  @Test("At rest the delegate is asked, told that it begins, and told when the sheet is gone")
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

  @Test("A dismissal that the person takes back is not reported as done")
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

  @Test("A sheet that must stay gives way a little and comes back", arguments: [true, false])
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

  @Test(
    "A presentation that must stay is caught on its way in and comes in all the same",
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

  @Test("A presentation that is caught on its way in and dragged out is a dismissal by the person")
  func draggedOut() {
    let fixture = makeFixture()
    fixture.present(for: 0.3)
    fixture.device.swipe(from: CGPoint(x: 200, y: 700), by: CGVector(dx: 0, dy: 140), over: 0.1)
    fixture.device.advanceUntilIdle()
    #expect(fixture.listener.heard == ["should", "will", "did"])
    fixture.expectRest(isPresented: false, completions: [false])
  }

  @Test("A presentation that is caught and dragged on asks for nothing")
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

  @Test("A sheet that is caught again as it comes back must still stay, and one attempt is told")
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

  @Test("A finger that brings the sheet back before it lifts has attempted nothing")
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

  @Test("A sheet that must stay goes on from where the app moves it under the finger")
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

  @Test("A gesture that the system cancels has attempted nothing")
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

  @Test("A dismissal by code asks for nothing, also when a finger catches it and lets it go on")
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

  @Test("A dismissal by code that comes back and is dragged out again is the person's")
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

  @Test("A dismissal that a tap has begun and a finger lets go on is reported once")
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
    "A flick that ends before the first frame of the flight is held back too", arguments: [1, 2])
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

  @Test("In the background a sheet that must stay comes back")
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
