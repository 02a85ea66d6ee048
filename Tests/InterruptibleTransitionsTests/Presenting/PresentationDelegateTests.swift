import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A delegate that calls a closure for each of its methods.
private final class ActingDelegate: NSObject, UIAdaptivePresentationControllerDelegate {
  var should: () -> Bool = { true }
  var will: () -> Void = {}
  var did: () -> Void = {}
  var attempt: () -> Void = {}
  private(set) var heard: [String] = []

  func presentationControllerShouldDismiss(_: UIPresentationController) -> Bool {
    heard.append("should")
    return should()
  }

  func presentationControllerWillDismiss(_: UIPresentationController) {
    heard.append("will")
    will()
  }

  func presentationControllerDidDismiss(_: UIPresentationController) {
    heard.append("did")
    did()
  }

  func presentationControllerDidAttemptToDismiss(_: UIPresentationController) {
    heard.append("attempt")
    attempt()
  }
}

extension PresentationTests {
  @Suite("Presentation delegate that acts during a dismissal gesture", .underVariants)
  struct DelegateCalls {
    private final class Scene {
      let device = Device(framesPerSecond: 120)
      let presenter = titled("presenter")
      let page = titled("page")
      let delegate = ActingDelegate()
      let slide: InterruptibleTransition

      init(timing: TransitionTiming = .easeOut(0.4)) {
        slide = InterruptibleTransition(.slide(from: .bottom), timing: timing)
        device.launch(presenter)
        slide.interactions = [
          .pan(.down, over: 400, on: page.view) { [unowned self] in
            presenter.dismiss(animated: true)
          }
        ]
        presenter.present(page, with: slide, as: .sheet(height: 400))
        page.presentationController?.delegate = delegate
      }

      func swipe() {
        device.swipe(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 200), over: 0.1)
      }
    }

    @Test("An alert that the delegate presents at a dismissal attempt is shown, and the page stays")
    func alert() {
      let scene = Scene()
      scene.device.advanceUntilIdle()
      scene.delegate.should = { false }
      let alert = titled("alert")
      scene.delegate.attempt = { scene.page.present(alert, animated: true) }
      scene.swipe()
      scene.device.advanceUntilIdle()
      #expect(scene.delegate.heard == ["should", "attempt"])
      #expect(scene.page.presentedViewController === alert)
      #expect(scene.presenter.presentedViewController === scene.page)
    }

    @Test(
      "Dismissing by code in presentationControllerShouldDismiss dismisses the page once",
      arguments: [true, false])
    func dismissal(permits: Bool) {
      let scene = Scene()
      scene.device.advanceUntilIdle()
      scene.delegate.should = {
        scene.presenter.dismiss(with: scene.slide)
        return permits
      }
      scene.swipe()
      scene.device.advanceUntilIdle()
      #expect(scene.delegate.heard.filter { $0 == "did" }.count == (permits ? 1 : 0))
      #expect(scene.slide.isAtRest)
      scene.delegate.should = { true }
      if scene.presenter.presentedViewController != nil {
        scene.swipe()
        scene.device.advanceUntilIdle()
      }
      #expect(scene.presenter.presentedViewController == nil)
    }

    @Test("A presentation in presentationControllerDidDismiss is shown")
    func next() {
      let scene = Scene()
      scene.device.advanceUntilIdle()
      let other = titled("other")
      scene.delegate.did = { scene.presenter.present(other, with: scene.slide) }
      scene.swipe()
      scene.device.advanceUntilIdle()
      #expect(scene.delegate.heard == ["should", "will", "did"])
      #expect(scene.presenter.presentedViewController === other)
    }

    @Test(
      "The delegate is called under Reduce Motion, with a zero duration and with a spring",
      arguments: 0..<3)
    func timings(kind: Int) {
      let timings: [TransitionTiming] = [
        .easeOut(0.4), .linear(0), .spring(dampingRatio: 0.6, duration: 0.5),
      ]
      for isModal in [true, false] {
        let scene = Scene(timing: timings[kind])
        if kind == 0 { scene.device.settings.reducesMotion = true }
        scene.page.isModalInPresentation = isModal
        scene.device.advanceUntilIdle()
        scene.swipe()
        scene.device.advanceUntilIdle()
        #expect(scene.delegate.heard == (isModal ? ["attempt"] : ["should", "will", "did"]))
        #expect((scene.presenter.presentedViewController != nil) == isModal)
      }
    }

    @Test("A page that becomes modal during a gesture resists the next gesture")
    func turnsModal() {
      let scene = Scene()
      scene.device.advanceUntilIdle()
      let finger = scene.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
      scene.page.isModalInPresentation = true
      finger.move(by: CGVector(dx: 0, dy: -60), over: 0.1)
      finger.lift()
      scene.device.advanceUntilIdle()
      scene.swipe()
      scene.device.advanceUntilIdle()
      #expect(scene.delegate.heard == ["should", "will", "attempt"])
      #expect(scene.presenter.presentedViewController === scene.page)
    }

    @Test("Of two nested sheets, each delegate decides for the swipe on its sheet")
    func nested() {
      let scene = Scene()
      scene.device.advanceUntilIdle()
      let upper = titled("upper")
      let delegate = ActingDelegate()
      delegate.should = { false }
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
      slide.interactions = [
        .pan(.down, over: 300, on: upper.view) { scene.page.dismiss(animated: true) }
      ]
      scene.page.present(upper, with: slide, as: .sheet(height: 300))
      upper.presentationController?.delegate = delegate
      scene.device.advanceUntilIdle()
      scene.device.swipe(from: CGPoint(x: 200, y: 620), by: CGVector(dx: 0, dy: 200), over: 0.1)
      scene.device.advanceUntilIdle()
      #expect(delegate.heard == ["should", "attempt"])
      #expect(scene.delegate.heard.isEmpty)
      delegate.should = { true }
      scene.device.swipe(from: CGPoint(x: 200, y: 620), by: CGVector(dx: 0, dy: 200), over: 0.1)
      scene.device.advanceUntilIdle()
      #expect(delegate.heard == ["should", "attempt", "should", "will", "did"])
      scene.swipe()
      scene.device.advanceUntilIdle()
      #expect(scene.delegate.heard == ["should", "will", "did"])
      #expect(scene.presenter.presentedViewController == nil)
    }

    @Test(
      "Calls to the session in presentationControllerShouldDismiss cause no second call",
      arguments: [true, false])
    func actsAsAsked(permits: Bool) {
      let scene = Scene()
      scene.device.advanceUntilIdle()
      scene.delegate.should = {
        scene.slide.session?.move(to: 0.5)
        scene.slide.session?.release(velocity: 0)
        return permits
      }
      scene.swipe()
      scene.device.advanceUntilIdle()
      #expect(scene.delegate.heard.count { $0 == "should" } == 1)
      #expect(scene.slide.isAtRest)
    }

    @Test("Of two sheets that one gesture dismisses, the delegate of the upper sheet decides")
    func together() {
      let scene = Scene()
      scene.device.advanceUntilIdle()
      let upper = titled("upper")
      let delegate = ActingDelegate()
      let slide = InterruptibleTransition(.slide(from: .bottom), timing: .easeOut(0.4))
      slide.interactions = [
        .pan(.down, over: 300, on: upper.view) { scene.presenter.dismiss(animated: true) }
      ]
      scene.page.present(upper, with: slide, as: .sheet(height: 300))
      upper.presentationController?.delegate = delegate
      delegate.should = { false }
      scene.device.advanceUntilIdle()
      scene.device.swipe(from: CGPoint(x: 200, y: 620), by: CGVector(dx: 0, dy: 220), over: 0.1)
      scene.device.advanceUntilIdle()
      #expect(delegate.heard == ["should", "attempt"])
      #expect(scene.page.presentedViewController === upper)
    }

    @Test("A modal sheet resists a held dismissal after a rotation")
    func turned() {
      let scene = Scene()
      scene.page.isModalInPresentation = true
      scene.device.advanceUntilIdle()
      let finger = scene.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 100), over: 0.1)
      scene.device.rotate(to: .landscape)
      scene.device.advance(by: 0.4)
      finger.move(by: CGVector(dx: 0, dy: 50), over: 0.1)
      finger.lift()
      scene.device.advanceUntilIdle()
      #expect(scene.delegate.heard == ["attempt"])
      #expect(scene.page.view.frame.maxY == 393)
    }
  }
}
