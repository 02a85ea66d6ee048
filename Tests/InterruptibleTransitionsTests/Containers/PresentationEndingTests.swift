import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("What becomes of a presentation's dimming", .everyReading)
struct PresentationEndingTests {
  @Test("A tap beside the upper of two sheets dismisses that one alone")
  func upperOfTwo() {
    let world = PresentationWorld()
    world.present()
    let upper = UIViewController()
    let slide = InterruptibleTransition(.slide(from: .down), timing: .linear(0.5))
    world.presented.present(upper, with: slide, as: .sheet(height: 200))
    world.device.advanceUntilIdle()
    world.device.tap(at: CGPoint(x: 200, y: 500))
    world.device.advanceUntilIdle()
    #expect(world.presented.presentedViewController == nil)
    world.expectRest(isPresented: true, completions: [true, true, true])
    #expect(world.listener.heard.isEmpty)
  }

  @Test("Under an animator that is none of the toolkit's, it is there from the start to the end")
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
    device.tap(at: CGPoint(x: 200, y: 200))
    device.advanceUntilIdle()
    #expect(root.presentedViewController == nil && device.window.subviews.count == 1)
  }
}
