import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension PresentationTests {
  @Suite("Permission for an interactive dismissal", .underVariants)
  struct InteractiveDismissals {
    @Test(
      "`isModalInPresentation` of a page in a presented stack prevents its dismissal by a pan",
      arguments: [true, false])
    func pageInside(forbids: Bool) {
      let device = Device()
      let presenter = UIViewController()
      let page = UIViewController()
      let stack = UINavigationController(rootViewController: page)
      page.isModalInPresentation = forbids
      device.launch(presenter)
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      transition.interactions = [
        .pan(.down, over: 400, on: stack.view) { presenter.dismiss(animated: true) }
      ]
      presenter.present(stack, with: transition, as: .sheet(height: 400))
      device.advanceUntilIdle()
      device.swipe(from: CGPoint(x: 200, y: 600), by: CGVector(dx: 0, dy: 200), over: 0.1)
      device.advanceUntilIdle()
      #expect((presenter.presentedViewController != nil) == forbids)
    }

    @Test("A scroll pull on a modal sheet resists, and the content stays at its edge")
    func pull() {
      let fixture = PresentationFixture()
      let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
      list.contentSize.height = 2000
      fixture.presented.view.addSubview(list)
      fixture.presented.isModalInPresentation = true
      let presenter = fixture.presenter
      fixture.transition.interactions = [
        .scrollPullToDismiss(list, over: 400) { [weak presenter] in
          presenter?.dismiss(animated: true)
        }
      ]
      fixture.present()
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: 200), over: 0.2)
      #expect(fixture.shownProgress > 0.85 && fixture.shownProgress < 0.98)
      #expect(list.contentOffset.y == 0)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == ["attempt"])
      fixture.expectRest(isPresented: true, completions: [true, false])
    }

    @Test(
      "Cancelling a presentation with touch-to-pause needs the permission of the delegate",
      arguments: [true, false])
    func touchToPause(isModal: Bool) {
      let fixture = PresentationFixture()
      fixture.presented.isModalInPresentation = isModal
      fixture.transition.interactions = [.touchToPause(deciding: .up, within: 40)]
      fixture.present(for: 0.2)
      fixture.device.swipe(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 80), over: 0.1)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == (isModal ? ["attempt"] : ["should", "will", "did"]))
      fixture.expectRest(isPresented: isModal, completions: [isModal])
    }

    @Test(
      "A dismissal by an app's session needs the permission of the delegate",
      arguments: [true, false])
    func control(isModal: Bool) throws {
      let fixture = PresentationFixture()
      fixture.presented.isModalInPresentation = isModal
      fixture.present()
      let session = try #require(fixture.transition.beginInteraction(by: fixture))
      fixture.presenter.dismiss(animated: true)
      fixture.device.advance(by: 0.05)
      session.move(to: 0.7)
      fixture.device.advance(by: 0.05)
      #expect((fixture.transition.progress < 0.15) == isModal)
      session.release(velocity: 0)
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard == (isModal ? ["attempt"] : ["should", "will", "did"]))
      fixture.expectRest(isPresented: isModal, completions: [true, !isModal])
    }

    @Test("A pan that presents and is cancelled needs no permission")
    func ownPresentation() {
      let fixture = PresentationFixture()
      fixture.presented.isModalInPresentation = true
      fixture.transition.interactions = [
        .pan(.up, over: 400, on: fixture.presenter.view) { [unowned fixture] in
          fixture.presenter.present(
            fixture.presented, with: fixture.transition, as: fixture.style)
          fixture.noteController()
        }
      ]
      let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
      finger.move(by: CGVector(dx: 0, dy: -200), over: 0.2)
      finger.move(by: CGVector(dx: 0, dy: 150), over: 0.2)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.listener.heard.isEmpty)
      fixture.expectRest(isPresented: false, completions: [false])
    }

    @Test(
      "A full-screen presentation by UIKit with the transition needs permission for a dismissal",
      arguments: [true, false])
    func fullScreen(isModal: Bool) {
      let device = Device()
      let presenter = UIViewController()
      let page = UIViewController()
      device.launch(presenter)
      let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      let delegate = ModalTransitioningDelegate(transition)
      page.modalPresentationStyle = .fullScreen
      page.transitioningDelegate = delegate
      page.isModalInPresentation = isModal
      transition.interactions = [
        .pan(.down, over: 400, on: page.view) { presenter.dismiss(animated: true) }
      ]
      presenter.present(page, animated: true)
      device.advanceUntilIdle()
      let listener = DismissalListener()
      page.presentationController?.delegate = listener
      device.swipe(from: CGPoint(x: 200, y: 300), by: CGVector(dx: 0, dy: 300), over: 0.1)
      device.advanceUntilIdle()
      #expect(listener.heard == (isModal ? ["attempt"] : ["should", "will", "did"]))
      #expect((presenter.presentedViewController != nil) == isModal)
    }
  }
}
