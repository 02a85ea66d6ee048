import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ContainmentTests {
  /// Adds a child the way a container does.
  private func add(_ child: UIViewController, to parent: UIViewController) {
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
  }

  private func remove(_ child: UIViewController) {
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
  }

  @Test("The view is loaded at its first use, once")
  func viewLoading() {
    let controller = UIViewController()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    let view = controller.view
    #expect(view != nil && controller.view === view)
    #expect(view?.next === controller)
  }

  @Test("A child that is added to a parent on the screen appears, one that is removed disappears")
  func addAndRemove() {
    let stage = TransitionStage()
    let child = stage.controller("C")
    add(child, to: stage.root)
    #expect(
      stage.takeLog() == ["C.willMove(A)", "C.loaded", "C.WA!", "C.didMove(A)"])
    #expect(stage.root.children == [child] && child.parent === stage.root)
    stage.device.advance(by: 0.01)
    #expect(stage.takeLog() == ["C.IA!", "C.DA!"])
    remove(child)
    #expect(stage.takeLog() == ["C.willMove(nil)", "C.WD!", "C.DD!", "C.didMove(nil)"])
    #expect(stage.root.children.isEmpty && child.parent == nil)
  }

  @Test("Children hear of appearance after their parent")
  func forwarding() {
    let stage = TransitionStage()
    let parent = stage.controller("P", style: .fullScreen)
    add(stage.controller("C"), to: parent)
    _ = stage.takeLog()
    stage.root.present(parent, animated: false)
    stage.device.advance(by: 0.02)
    #expect(
      stage.takeLog() == [
        "A.WD!", "P.WA!", "C.WA!", "P.IA!", "C.IA!", "P.DA!", "C.DA!", "A.DD!",
      ])
    stage.root.dismiss(animated: false)
    stage.device.advance(by: 0.02)
    #expect(
      stage.takeLog() == ["P.WD!", "C.WD!", "A.WA!", "A.IA!", "A.DA!", "P.DD!", "C.DD!"])
  }

  @Test("Adding a child to a second parent takes it out of the first")
  func changingParents() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child])
  }

  @Test("2.68 begin with the opposite flag before end yields the sequence of a cancel")
  func reversedAppearance() {
    let stage = TransitionStage()
    let child = stage.controller("C")
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(stage.takeLog() == ["C.loaded", "C.WA", "C.WD", "C.DD"])
  }

  @Test("Additional safe-area insets add to those of the window, and the controller is told")
  func additionalSafeArea() {
    final class Told: UIViewController {
      var count = 0
      override func viewSafeAreaInsetsDidChange() { count += 1 }
    }
    let device = Device()
    let controller = Told()
    device.launch(controller)
    let count = controller.count
    let top = controller.view.safeAreaInsets.top
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    #expect(controller.view.safeAreaInsets.top == top + 20)
    #expect(controller.count == count + 1)
  }

  @Test("Nothing is kept of a controller whose push was cancelled")
  func cancelledPush() {
    let delegate = NotingNavigationDelegate()
    let (stage, navigation) = TransitionStage.navigating("A", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(stage)
    delegate.interactor = interactor
    weak var pushed: UIViewController?
    do {
      let controller = stage.child("B")
      pushed = controller
      navigation.pushViewController(controller, animated: true)
    }
    stage.device.advance(by: 0.1)
    #expect(pushed != nil)
    interactor.cancel()
    stage.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
    delegate.animator = nil
    #expect(pushed == nil)
  }
}
