import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct ContainmentTests {
  /// Adds a child with its view, as a container does.
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

  @Test("A view is loaded once, at its first use")
  func viewLoading() {
    let controller = UIViewController()
    #expect(controller.viewIfLoaded == nil && !controller.isViewLoaded)
    let view = controller.view
    #expect(view != nil && controller.view === view)
    #expect(view?.next === controller)
  }

  @Test("A child whose view is added to a shown parent appears, and disappears when it is removed")
  func addAndRemove() {
    let fixture = TransitionFixture()
    let child = fixture.controller("C")
    add(child, to: fixture.root)
    #expect(
      fixture.takeLog() == ["C.willMove(A)", "C.loaded", "C.WA!", "C.didMove(A)"])
    #expect(fixture.root.children == [child] && child.parent === fixture.root)
    fixture.device.advance(by: 0.01)
    #expect(fixture.takeLog() == ["C.IA!", "C.DA!"])
    remove(child)
    #expect(fixture.takeLog() == ["C.willMove(nil)", "C.WD!", "C.DD!", "C.didMove(nil)"])
    #expect(fixture.root.children.isEmpty && child.parent == nil)
  }

  @Test("Children get their appearance callbacks after their parent")
  func forwarding() {
    let fixture = TransitionFixture()
    let parent = fixture.controller("P", style: .fullScreen)
    add(fixture.controller("C"), to: parent)
    _ = fixture.takeLog()
    fixture.root.present(parent, animated: false)
    fixture.device.advance(by: 0.02)
    #expect(
      fixture.takeLog() == [
        "A.WD!", "P.WA!", "C.WA!", "P.IA!", "C.IA!", "P.DA!", "C.DA!", "A.DD!",
      ])
    fixture.root.dismiss(animated: false)
    fixture.device.advance(by: 0.02)
    #expect(
      fixture.takeLog() == ["P.WD!", "C.WD!", "A.WA!", "A.IA!", "A.DA!", "P.DD!", "C.DD!"])
  }

  @Test("Adding a child to a second parent removes it from the first")
  func changingParents() {
    let first = UIViewController()
    let second = UIViewController()
    let child = UIViewController()
    first.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty && second.children == [child])
  }

  @Test("2.68 A second beginAppearanceTransition with the opposite flag reverses the appearance")
  func reversedAppearance() {
    let fixture = TransitionFixture()
    let child = fixture.controller("C")
    child.beginAppearanceTransition(true, animated: true)
    child.beginAppearanceTransition(false, animated: true)
    child.endAppearanceTransition()
    child.endAppearanceTransition()
    #expect(fixture.takeLog() == ["C.loaded", "C.WA", "C.WD", "C.DD"])
  }

  @Test("Additional safe-area insets add to the view's safe area and notify the controller")
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

  @Test("A controller whose push was cancelled is released")
  func cancelledPush() {
    let delegate = LoggingNavigationDelegate()
    let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = interactor
    weak var pushed: UIViewController?
    do {
      let controller = fixture.child("B")
      pushed = controller
      navigation.pushViewController(controller, animated: true)
    }
    fixture.device.advance(by: 0.1)
    #expect(pushed != nil)
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
    delegate.animator = nil
    #expect(pushed == nil)
  }
}
