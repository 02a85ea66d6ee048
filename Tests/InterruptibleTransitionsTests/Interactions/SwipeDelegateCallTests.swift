import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A delegate that acts when it is called.
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

@Suite("A delegate that acts as a person dismisses", .underVariants)
struct SwipeDelegateCallTests {
  private final class Scene {
    let device = Device(framesPerSecond: 120)
    let presenter = titled("presenter")
    let page = titled("page")
    let delegate = ActingDelegate()
    let slide: InterruptibleTransition

    init(timing: TransitionTiming = .easeOut(0.4)) {
      slide = InterruptibleTransition(.slide(from: .down), timing: timing)
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

  @Test("An alert that it presents when an attempt is reported comes, and the page stays")
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

  @Test("A dismissal by code as it is asked takes the page away once", arguments: [true, false])
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

  @Test("The next presentation from the report that the page is gone comes")
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

  @Test("It holds with Reduce Motion, without a duration and along a spring", arguments: 0..<3)
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

  @Test("A page that turns modal under the finger is asked about at the next gesture")
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

  @Test("A sheet above a sheet answers for itself, and the one below for its own swipe")
  func nested() {
    let scene = Scene()
    scene.device.advanceUntilIdle()
    let upper = titled("upper")
    let delegate = ActingDelegate()
    delegate.should = { false }
    let slide = InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.4))
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

  @Test("An app that acts on the gesture as it is asked is asked once", arguments: [true, false])
  func actsAsAsked(permits: Bool) {
    let scene = Scene()
    scene.device.advanceUntilIdle()
    scene.delegate.should = {
      scene.slide.session?.update(0.5)
      scene.slide.session?.release(velocity: 0)
      return permits
    }
    scene.swipe()
    scene.device.advanceUntilIdle()
    #expect(scene.delegate.heard.count { $0 == "should" } == 1)
    #expect(scene.slide.isAtRest)
  }

  @Test("Of two sheets that a gesture dismisses together, the upper one answers")
  func together() {
    let scene = Scene()
    scene.device.advanceUntilIdle()
    let (upper, delegate) = (titled("upper"), ActingDelegate())
    let slide = InterruptibleTransition(.slide(from: .down), timing: .easeOut(0.4))
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

  @Test("A held dismissal in the turned device is held back too")
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
