import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("A tap outside of what is presented", .everyReading)
struct TapOutsideTests {
  private let outside = CGPoint(x: 200, y: 150)
  private let inside = CGPoint(x: 200, y: 700)

  @Test("At rest it dismisses, and the app hears of it; inside it does not")
  func atRest() {
    let world = PresentationWorld()
    world.present()
    world.device.tap(at: inside)
    world.device.advanceUntilIdle()
    #expect(world.listener.heard.isEmpty)
    world.expectRest(isPresented: true, completions: [true])
    world.device.tap(at: outside)
    world.device.advance(by: 0.2)
    #expect(world.listener.heard == ["should", "will"])
    #expect(world.transition.phase == .running(toward: .end))
    world.device.advanceUntilIdle()
    #expect(world.listener.heard == ["should", "will", "did"])
    world.expectRest(isPresented: false, completions: [true, true])
  }

  @Test("On its way in, the presented view turns back where it is; a second tap does nothing")
  func turnsBack() {
    let world = PresentationWorld()
    world.present(for: 0.3)
    let before = world.shownProgress
    world.device.tap(at: outside)
    #expect(world.listener.heard == ["should", "will"])
    // The tap takes some frames, of a thirtieth of the way each.
    #expect(world.shownProgress > before - 0.05 && world.shownProgress < before + 0.2)
    let turned = world.shownProgress
    world.device.advance(by: 0.1)
    #expect(abs(world.shownProgress - (turned - 0.2)) < 0.05)
    world.device.tap(at: outside)
    #expect(abs(world.shownDimming - world.shownProgress) < 0.02)
    world.device.advanceUntilIdle()
    #expect(world.listener.heard == ["should", "will", "did"])
    world.expectRest(isPresented: false, completions: [false])
    world.present()
    world.expectRest(isPresented: true, completions: [false, true])
  }

  @Test("On its way out, and on its way back after a cancel, it only ever goes out")
  func onItsWayOut() {
    let world = PresentationWorld()
    world.present()
    world.dismiss(for: 0.1)
    world.device.tap(at: outside)
    #expect(world.transition.phase == .running(toward: .end))
    #expect(world.listener.heard.isEmpty)
    world.transition.reverse()
    world.device.advance(by: 0.05)
    world.device.tap(at: outside)
    #expect(world.transition.phase == .settling(toward: .end))
    world.device.advanceUntilIdle()
    #expect(world.listener.heard == ["should", "will", "did"])
    world.expectRest(isPresented: false, completions: [true, true])
  }

  @Test("A dismissal that a tap began, and that is turned and tapped again, is told of once")
  func toldOnce() {
    let world = PresentationWorld()
    world.present()
    world.device.tap(at: outside)
    world.device.advance(by: 0.2)
    world.transition.reverse()
    world.device.advance(by: 0.05)
    world.device.tap(at: outside)
    world.device.advanceUntilIdle()
    #expect(world.listener.heard.filter { $0 == "did" }.count == 1)
    world.expectRest(isPresented: false, completions: [true, true])
  }

  @Test(
    "Turned back before it is out, nothing is dismissed, and the next dismissal is the app's own")
  func takenBack() {
    let world = PresentationWorld()
    world.present()
    world.device.tap(at: outside)
    world.device.advance(by: 0.2)
    world.transition.cancel()
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true, false])
    world.dismiss()
    #expect(world.listener.heard == ["should", "will"])
    world.expectRest(isPresented: false, completions: [true, false, true])
  }

  @Test("An app that forbids it is told of the attempt", arguments: [true, false], [true, false])
  func forbidden(isModal: Bool, isInFlight: Bool) {
    let world = PresentationWorld()
    world.presented.isModalInPresentation = isModal
    world.listener.allows = isModal
    world.present(for: isInFlight ? 0.2 : nil)
    world.device.tap(at: outside)
    world.device.advanceUntilIdle()
    #expect(world.listener.heard == (isModal ? ["attempt"] : ["should", "attempt"]))
    world.expectRest(isPresented: true, completions: [true])
  }

  @Test("A style without it keeps touches from what is below, and nothing more")
  func turnedOff() {
    var style = TransitionPresentationStyle.sheet(height: 400)
    style.dismissesOnTapOutside = false
    let world = PresentationWorld(style)
    var fired = 0
    let button = UIButton(type: .system)
    button.frame = world.presenter.view.bounds
    button.addAction(UIAction { _ in fired += 1 }, for: .touchUpInside)
    world.presenter.view.addSubview(button)
    world.device.tap(at: outside)
    #expect(fired == 1)
    for seconds in [0.02, 0.2, nil] {
      world.present(for: seconds)
      world.device.tap(at: outside)
      world.device.advanceUntilIdle()
      #expect(world.presenter.presentedViewController === world.presented)
      world.dismiss(for: 0.02)
      world.device.tap(at: outside)
      world.device.advanceUntilIdle()
    }
    #expect(fired == 1)
    #expect(world.listener.heard.isEmpty)
    world.device.tap(at: outside)
    #expect(fired == 2)
  }

  @Test("While fingers or the app hold the transition, it does nothing")
  func whileHeld() {
    let world = PresentationWorld()
    world.transition.interactions = [.pan(.up, over: 400)]
    world.present(for: 0.2)
    let finger = world.device.press(at: inside)
    finger.move(by: CGVector(dx: 0, dy: -20), over: 0.05)
    #expect(world.transition.phase == .held)
    let held = world.shownProgress
    world.device.tap(at: outside)
    #expect(world.transition.phase == .held)
    #expect(abs(world.shownProgress - held) < 0.01)
    finger.lift()
    world.transition.pause()
    world.device.tap(at: outside)
    #expect(world.transition.phase == .held)
    world.transition.finish()
    world.device.advanceUntilIdle()
    #expect(world.listener.heard.isEmpty)
    world.expectRest(isPresented: true, completions: [true])
  }

  @Test("With a hold, a tap in flight freezes it, wherever it is; at rest it dismisses")
  func withHold() {
    let world = PresentationWorld()
    world.transition.interactions = [.hold(scrubbing: .up, over: 400)]
    world.present(for: 0.2)
    world.device.tap(at: outside)
    #expect(world.transition.phase == .held)
    #expect(world.listener.heard.isEmpty)
    world.device.tap(at: outside)
    #expect(world.transition.phase == .running(toward: .end))
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: true, completions: [true])
    world.device.tap(at: outside)
    world.device.advanceUntilIdle()
    #expect(world.listener.heard == ["should", "will", "did"])
    world.expectRest(isPresented: false, completions: [true, true])
  }

  @Test(
    "A finger that drags the sheet down, or begins beside it, is no tap", arguments: [700, 150])
  func dragged(from y: CGFloat) {
    let world = PresentationWorld()
    let presented = world.presented
    world.present()
    world.transition.interactions = [
      .pan(.down, over: 400, on: world.container) { [weak presented] in
        presented?.dismiss(animated: true)
      }
    ]
    let finger = world.device.press(at: CGPoint(x: 200, y: y))
    finger.move(by: CGVector(dx: 0, dy: 12))
    #expect(world.transition.phase == .held)
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.2)
    #expect(abs(world.shownProgress - 0.75) < 0.02)
    #expect(abs(world.shownDimming - 0.75) < 0.02)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.2)
    finger.lift()
    world.device.advanceUntilIdle()
    #expect(world.listener.heard.isEmpty)
    world.expectRest(isPresented: true, completions: [true, false])
    world.device.tap(at: outside)
    world.device.advanceUntilIdle()
    world.expectRest(isPresented: false, completions: [true, false, true])
  }

  @Test("Told of it, the app can present at once", arguments: [true, false])
  func presentsAtOnce(isInFlight: Bool) {
    let world = PresentationWorld()
    let next = UIViewController()
    world.listener.onDismissal = { [unowned world] in
      #expect(world.presenter.presentedViewController == nil)
      world.presenter.present(next, animated: false)
    }
    world.present(for: isInFlight ? 0.2 : nil)
    world.device.tap(at: outside)
    world.device.advanceUntilIdle()
    #expect(world.listener.heard == ["should", "will", "did"])
    #expect(world.presenter.presentedViewController === next && next.view.window != nil)
  }

  @Test("A view controller without a delegate is dismissed as well, and nothing outlives it")
  func nothingLeft() {
    let device = Device()
    device.launch(UIViewController())
    weak var presented: UIViewController?
    weak var transition: InterruptibleTransition?
    weak var controller: UIPresentationController?
    weak var dimmingView: UIView?
    do {
      let (sheet, slide) = (
        UIViewController(),
        InterruptibleTransition(.slide(from: .down), timing: .linear(0.5))
      )
      (presented, transition) = (sheet, slide)
      device.window.rootViewController?.present(sheet, with: slide, as: .sheet(height: 300))
      device.advanceUntilIdle()
      controller = sheet.presentationController
      dimmingView = controller?.containerView?.subviews.first
    }
    #expect(controller != nil && dimmingView != nil)
    device.tap(at: outside)
    device.advanceUntilIdle()
    device.advance(by: 0.1)
    #expect(device.window.subviews.count == 1)
    #expect(presented == nil && transition == nil && controller == nil && dimmingView == nil)
  }
}
