import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Presentations over a part of the screen, and a container that swaps its children.
@MainActor struct ContextPresentationTests {
  /// A root with a child, "C", in the lower half of the screen.
  private func stageWithChild() -> (TransitionStage, NotingController) {
    let stage = TransitionStage()
    let child = stage.child("C")
    stage.root.addChild(child)
    child.view.frame = CGRect(x: 0, y: 400, width: 393, height: 452)
    stage.root.view.addSubview(child.view)
    child.didMove(toParent: stage.root)
    stage.device.advanceUntilIdle()
    stage.log = []
    return (stage, child)
  }

  @Test(
    "In the current context the nearest context presents, and is covered",
    arguments: [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func context(style: UIModalPresentationStyle) {
    let (stage, child) = stageWithChild()
    child.definesPresentationContext = true
    let presented = stage.controller(style: style)
    child.present(presented, animated: true)
    #expect(presented.presentingViewController === child)
    stage.device.advanceUntilIdle()
    #expect(presented.view.window != nil)
    #expect(
      presented.view.convert(presented.view.bounds, to: nil)
        == CGRect(x: 0, y: 400, width: 393, height: 452))
    #expect((child.view.window == nil) == (style == .currentContext))
    let isCovered = style == .currentContext
    #expect(
      stage.takeCallbacks()
        == (isCovered ? ["C.WD", "B.WA", "B.IA", "B.DA", "C.DD"] : ["B.WA", "B.IA", "B.DA"]))
    presented.dismiss(animated: true)
    stage.device.advanceUntilIdle()
    #expect(child.view.superview === stage.root.view)
    #expect(child.presentedViewController == nil)
    #expect(
      stage.takeCallbacks()
        == (isCovered ? ["B.WD", "C.WA", "C.IA", "C.DA", "B.DD"] : ["B.WD", "B.DD"]))
  }

  @Test("Without a context, and in other styles, the outermost container presents")
  func noContext() {
    let (stage, child) = stageWithChild()
    let first = stage.controller(style: .overCurrentContext)
    child.present(first, animated: false)
    stage.device.advanceUntilIdle()
    #expect(first.presentingViewController === stage.root)
    #expect(first.view.frame == stage.device.window.bounds)
    child.dismiss(animated: false)
    stage.device.advanceUntilIdle()
    child.definesPresentationContext = true
    let second = stage.controller(style: .overFullScreen)
    child.present(second, animated: false)
    stage.device.advanceUntilIdle()
    #expect(second.presentingViewController === stage.root)
    stage.root.dismiss(animated: false)
    stage.device.advanceUntilIdle()
    #expect(second.view.window == nil)
  }

  @Test("A container swaps its children with an animation and their callbacks")
  func swap() {
    let (stage, child) = stageWithChild()
    let next = stage.child("D")
    stage.root.addChild(next)
    next.view.frame = child.view.frame.offsetBy(dx: 393, dy: 0)
    stage.log = []
    stage.root.transition(
      from: child, to: next, duration: 0.3, options: .curveLinear
    ) {
      next.view.frame = child.view.frame
    } completion: { finished in
      stage.note("completion \(finished)")
    }
    #expect(next.view.superview === stage.root.view)
    stage.device.advance(by: 0.15)
    #expect(next.view.shownX > 300 && next.view.shownX < 500)
    #expect(child.view.superview != nil)
    stage.device.advanceUntilIdle()
    #expect(child.view.superview == nil)
    #expect(
      stage.takeLog() == ["C.WD", "D.WA", "D.IA", "C.DD", "D.DA", "completion true"])
  }
}
