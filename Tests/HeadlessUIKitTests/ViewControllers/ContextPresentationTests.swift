import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Presentations over a part of the screen, and containers that exchange children.
@MainActor struct ContextPresentationTests {
  /// Returns a fixture whose root has a child "C" in the lower half of the screen.
  private func stageWithChild() -> (TransitionFixture, LoggingController) {
    let fixture = TransitionFixture()
    let child = fixture.child("C")
    fixture.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
    fixture.root.view.addSubview(child.view)
    child.didMove(toParent: fixture.root)
    fixture.device.advanceUntilIdle()
    fixture.log = []
    return (fixture, child)
  }

  @Test(
    "The current-context styles present from the nearest context and cover its view",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func context(style: UIModalPresentationStyle) {
    let (fixture, child) = stageWithChild()
    child.definesPresentationContext = true
    let presented = fixture.controller(style: style)
    child.present(presented, animated: true)
    #expect(presented.presentingViewController === child)
    fixture.device.advanceUntilIdle()
    #expect(presented.view.window != nil)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil)
        == CGRect(x: 0, y: 400, width: 393, height: 452))
    #expect((child.view.window == nil) == (style == .currentContext))
    let isCovered = style == .currentContext
    #expect(
      fixture.takeCallbacks()
        == (isCovered ? ["C.WD", "B.WA", "B.IA", "B.DA", "C.DD"] : ["B.WA", "B.IA", "B.DA"]))
    presented.dismiss(animated: true)
    fixture.device.advanceUntilIdle()
    #expect(child.view.superview === fixture.root.view)
    #expect(child.presentedViewController == nil)
    #expect(
      fixture.takeCallbacks()
        == (isCovered ? ["B.WD", "C.WA", "C.IA", "C.DA", "B.DD"] : ["B.WD", "B.DD"]))
  }

  @Test("The outermost container presents without a context and in other styles")
  func noContext() {
    let (fixture, child) = stageWithChild()
    let first = fixture.controller(style: .overCurrentContext)
    child.present(first, animated: false)
    fixture.device.advanceUntilIdle()
    #expect(first.presentingViewController === fixture.root)
    #expect(first.view.frame == fixture.device.window.bounds)
    child.dismiss(animated: false)
    fixture.device.advanceUntilIdle()
    child.definesPresentationContext = true
    let second = fixture.controller(style: .overFullScreen)
    child.present(second, animated: false)
    fixture.device.advanceUntilIdle()
    #expect(second.presentingViewController === fixture.root)
    fixture.root.dismiss(animated: false)
    fixture.device.advanceUntilIdle()
    #expect(second.view.window == nil)
  }

  /// A presentation controller that does not cover the screen.
  private final class ColumnPresentation: UIPresentationController {
    override var shouldPresentInFullscreen: Bool { false }
  }

  private final class ColumnDelegate: NSObject, UIViewControllerTransitioningDelegate {
    func presentationController(
      forPresented presented: UIViewController, presenting: UIViewController?,
      source: UIViewController
    ) -> UIPresentationController? {
      ColumnPresentation(presentedViewController: presented, presenting: presenting)
    }
  }

  @Test("2.160 A custom presentation that does not cover the screen covers the nearest context")
  func customInContext() {
    let (fixture, child) = stageWithChild()
    let delegate = ColumnDelegate()
    for isContext in [true, false] {
      child.definesPresentationContext = isContext
      let presented = fixture.controller(style: .custom)
      presented.transitioningDelegate = delegate
      child.present(presented, animated: true)
      fixture.device.advanceUntilIdle()
      #expect(presented.presentingViewController === (isContext ? child : fixture.root))
      let container = presented.presentationController?.containerView
      #expect(
        container?.convert(container?.bounds ?? .zero, to: nil)
          == (isContext
            ? CGRect(x: 0, y: 400, width: 393, height: 452) : fixture.device.window.bounds))
      presented.dismiss(animated: false)
      fixture.device.advanceUntilIdle()
    }
  }

  @Test("2.159 A navigation controller is a presentation context by default")
  func navigationContext() {
    #expect(UINavigationController().definesPresentationContext)
    #expect(
      UINavigationController(rootViewController: UIViewController()).definesPresentationContext)
    #expect(!UIViewController().definesPresentationContext)
    #expect(!UITabBarController().definesPresentationContext)
  }

  @Test("transition(from:to:) animates, exchanges the views and calls the callbacks")
  func swap() {
    let (fixture, child) = stageWithChild()
    let next = fixture.child("D")
    fixture.root.addChild(next)
    next.view.frame = child.view.frame.offsetBy(dx: 393, dy: 0)
    fixture.log = []
    fixture.root.transition(
      from: child, to: next, duration: 0.3, options: .curveLinear
    ) {
      next.view.frame = child.view.frame
    } completion: { finished in
      fixture.record("completion \(finished)")
    }
    #expect(next.view.superview === fixture.root.view)
    fixture.device.advance(by: 0.15)
    #expect(next.view.shownX > 300 && next.view.shownX < 500)
    #expect(child.view.superview != nil)
    fixture.device.advanceUntilIdle()
    #expect(child.view.superview == nil)
    #expect(
      fixture.takeLog() == ["C.WD", "D.WA", "D.IA", "C.DD", "D.DA", "completion true"])
  }
}
