import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("End of a presentation's dimming", .underVariants, .alsoUnder(.replacesWholeWindow))
struct PresentationEndingTests {
  @Test(
    "Replacing the root of a presentation releases the sheet and its dimming view", arguments: 0...2
  )
  func rootReplaced(fixture: Int) {
    let device = Device()
    weak var presenter: UIViewController?
    weak var presented: UIViewController?
    weak var controller: UIPresentationController?
    weak var dimmingView: UIView?
    do {
      let root = UIViewController()
      let sheet = UIViewController()
      let slide = InterruptibleTransition(.slide(from: .down), timing: .linear(0.5))
      (presenter, presented) = (root, sheet)
      device.launch(root)
      root.present(sheet, with: slide, as: .sheet(height: 300))
      device.advance(by: fixture == 0 ? 1 : 0.2)
      if fixture == 2 { slide.pause() }
      controller = sheet.presentationController
      dimmingView = controller?.containerView?.subviews.first { $0 is DimmingView }
      #expect(dimmingView != nil)
      device.window.rootViewController = UIViewController()
      if fixture == 2 { slide.finish() }
      device.advanceUntilIdle()
      #expect(slide.isAtRest)
      // The sheet and its dimming view stay below the new root's view.
      let isSeen = !UIKitReading.replacesWholeWindow
      #expect(device.window.subviews.count == (isSeen ? 2 : 1))
      #expect((dimmingView?.window != nil) == isSeen)
      root.dismiss(animated: false)
      device.advanceUntilIdle()
    }
    device.advance(by: 0.1)
    #expect(presenter == nil && presented == nil && controller == nil && dimmingView == nil)
    #expect(device.window.subviews.count == 1)
  }

  @Test("Dismissing a stack of three sheets at once removes each dimming view")
  func stack() {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    var (top, transitions): (UIViewController, [InterruptibleTransition]) = (root, [])
    var containers: [() -> UIView?] = []
    for height in [500, 400, 300] {
      let sheet = UIViewController()
      let slide = InterruptibleTransition(.slide(from: .down), timing: .linear(0.5))
      top.present(sheet, with: slide, as: .sheet(height: .points(CGFloat(height))))
      device.advanceUntilIdle()
      transitions.append(slide)
      containers.append { [weak container = sheet.presentationController?.containerView] in
        container
      }
      top = sheet
    }
    #expect(containers.allSatisfy { $0()?.subviews.first is DimmingView })
    #expect(device.window.subviews.count == 4)

    // After a cancel, all three sheets are shown with their dimming.
    root.dismiss(animated: true)
    device.advance(by: 0.2)
    transitions[2].cancel()
    device.advanceUntilIdle()
    #expect(device.window.subviews.count == 4)
    for container in containers {
      #expect(container()?.subviews.first?.layer.presentation()?.backgroundColor?.alpha == 0.4)
      #expect(container()?.isHidden == false)
    }
    root.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(device.window.subviews.count == 1)
    top = root
    device.advance(by: 0.1)
    #expect(containers.allSatisfy { $0() == nil })
  }

  @Test("A tap outside the upper of two sheets dismisses only the upper sheet")
  func upperOfTwo() {
    let base = PresentationFixture()
    base.present()
    let upper = UIViewController()
    let slide = InterruptibleTransition(.slide(from: .down), timing: .linear(0.5))
    base.presented.present(upper, with: slide, as: .sheet(height: 200))
    base.device.advanceUntilIdle()
    base.device.tap(at: CGPoint(x: 200, y: 500))
    base.device.advanceUntilIdle()
    #expect(base.presented.presentedViewController == nil)
    base.expectRest(isPresented: true, completions: [true, true, true])
    #expect(base.listener.heard.isEmpty)
  }

  @Test("Under another animator, the dimming view exists from the start to the end")
  func foreignAnimator() {
    final class Delegate: NSObject, UIViewControllerTransitioningDelegate {
      let modal = ModalTransitioningDelegate(
        InterruptibleTransition(.fade), as: .sheet(height: 300))

      func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?,
        source: UIViewController
      ) -> UIPresentationController? {
        modal.presentationController(
          forPresented: presented, presenting: presenting, source: source)
      }
    }
    let device = Device()
    let (root, sheet, delegate) = (UIViewController(), UIViewController(), Delegate())
    device.launch(root)
    sheet.modalPresentationStyle = .custom
    sheet.transitioningDelegate = delegate
    root.present(sheet, animated: true)
    device.advance(by: 0.1)
    device.tap(at: CGPoint(x: 200, y: 200))
    let dimmingView = sheet.presentationController?.containerView?.subviews.first
    #expect(dimmingView?.layer.presentation()?.backgroundColor?.alpha == 0.4)
    device.advanceUntilIdle()
    #expect(sheet.view.frame.minY == 552)
    // UIKit has blocked the first tap. A second tap soon after it would complete a double tap.
    device.advance(by: 0.4)
    device.tap(at: CGPoint(x: 200, y: 200))
    device.advanceUntilIdle()
    #expect(root.presentedViewController == nil && device.window.subviews.count == 1)
  }
}
