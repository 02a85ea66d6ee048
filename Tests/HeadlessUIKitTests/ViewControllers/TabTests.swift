import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// The delegate calls, the callbacks and the selection of a tab bar controller.
@MainActor struct TabTests {
  @Test("2.19 Order without an animator, at once: B.WA, A.WD, A.DD, …, B.DA")
  func atOnce() {
    let (fixture, tabs) = TransitionFixture.switching("A", "B")
    tabs.selectedIndex = 1
    #expect(fixture.takeCallbacks() == ["B.WA!", "A.WD!", "A.DD!", "B.IA!", "B.DA!"])
    #expect(tabs.selectedViewController?.view.window != nil)
    #expect(tabs.viewControllers?[0].viewIfLoaded?.window == nil)
    #expect(tabs.selectedViewController?.tabBarController === tabs)
  }

  @Test("2.54 Order with an animator: B.WA, A.WD, …, A.DD, B.DA")
  func animatedOrder() {
    let delegate = LoggingTabDelegate()
    let (fixture, tabs) = TransitionFixture.switching("A", "B", delegate: delegate)
    delegate.animator = BlockAnimator(fixture)
    tabs.selectedIndex = 1
    #expect(fixture.log == ["animationController(A, B)", "interactionController"])
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["B.WA", "A.WD", "B.IA", "A.DD", "B.DA"])
    #expect(tabs.selectedIndex == 1)
  }

  @Test("2.55 A cancelled interactive change restores the selection")
  func cancelled() {
    let delegate = LoggingTabDelegate()
    let (fixture, tabs) = TransitionFixture.switching("A", "B", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    fixture.device.advance(by: 0.1)
    interactor.update(0.3)
    #expect(fixture.takeCallbacks() == ["B.WA", "A.WD", "B.IA"])
    interactor.cancel()
    fixture.device.advanceUntilIdle()
    #expect(fixture.takeCallbacks() == ["B.WD", "B.DD", "A.WA", "A.IA", "A.DA"])
    #expect(tabs.selectedIndex == 0)
    #expect(tabs.selectedViewController?.view.frame == fixture.device.window.bounds)
    #expect(tabs.viewControllers?[1].view.superview == nil)
  }

  @Test("A tap on the bar asks and notifies the delegate, and a selection in code doesn't")
  func taps() {
    let delegate = LoggingTabDelegate()
    let (fixture, tabs) = TransitionFixture.switching("A", "B", delegate: delegate)
    let second = CGPoint(x: 300, y: 798)
    fixture.device.tap(at: second)
    let log = fixture.takeLog()
    #expect(log.first == "shouldSelect(B)" && log.last == "didSelect(B)")
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    #expect(!fixture.takeLog().contains { $0.contains("Select(") })
    delegate.selects = false
    fixture.device.tap(at: second)
    #expect(tabs.selectedIndex == 0)
  }

  @Test("A tab selected during a change is shown at the end")
  func selectedMeanwhile() {
    let delegate = LoggingTabDelegate()
    let (fixture, tabs) = TransitionFixture.switching("A", "B", "C", delegate: delegate)
    delegate.animator = BlockAnimator(fixture)
    tabs.selectedIndex = 1
    fixture.device.advance(by: 0.1)
    tabs.selectedIndex = 2
    fixture.device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 2)
    #expect(tabs.selectedViewController?.view.window != nil)
    #expect(tabs.viewControllers?.map(\.appearance) == [.disappeared, .disappeared, .appeared])
  }

  @Test("2.112 A tab selected while the animator is requested is shown")
  func selectedWithinQuestion() {
    let (fixture, tabs) = TransitionFixture.switching("A", "B", "C")
    let delegate = ReselectingDelegate()
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    fixture.device.advanceUntilIdle()
    #expect(tabs.selectedIndex == 2)
    #expect(Runtime.current.transitions.isEmpty)
    #expect(tabs.viewControllers?.map(\.appearance) == [.disappeared, .disappeared, .appeared])
    #expect(fixture.takeCallbacks() == ["C.WA!", "A.WD!", "A.DD!", "C.IA!", "C.DA!"])
  }

  /// A delegate that selects another tab when it is first asked for an animator.
  private final class ReselectingDelegate: NSObject, UITabBarControllerDelegate {
    private var hasSelected = false

    func tabBarController(
      _ tabBarController: UITabBarController,
      animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      guard !hasSelected else { return nil }
      hasSelected = true
      tabBarController.selectedIndex = 2
      return nil
    }
  }

  @Test("2.135 The tab bar receives taps during an interactive change of tabs")
  func tapDuringChange() {
    let delegate = LoggingTabDelegate()
    let (fixture, tabs) = TransitionFixture.switching("A", "B", "C", delegate: delegate)
    let interactor = UIPercentDrivenInteractiveTransition()
    delegate.animator = InterruptibleAnimator(fixture)
    delegate.interactor = interactor
    tabs.selectedIndex = 1
    fixture.device.advance(by: 0.1)
    fixture.log = []
    fixture.device.tap(at: CGPoint(x: 350, y: 798))
    let told = fixture.takeLog().filter { $0.contains("elect(") }
    #expect(told == ["shouldSelect(C)", "didSelect(C)"])
    #expect(tabs.selectedIndex == 2)
    delegate.interactor = nil
    interactor.finish()
    fixture.device.advanceUntilIdle()
    #expect(tabs.viewControllers?.map(\.appearance) == [.disappeared, .disappeared, .appeared])
  }

  @Test("Setting the list keeps or replaces the selection, and an invalid index has no effect")
  func list() {
    let (fixture, tabs) = TransitionFixture.switching("A", "B", "C")
    tabs.selectedIndex = 1
    let all = tabs.viewControllers ?? []
    tabs.viewControllers = [all[1], all[2]]
    #expect(tabs.selectedIndex == 0)
    #expect(all[0].parent == nil)
    tabs.selectedIndex = 7
    #expect(tabs.selectedIndex == 0)
    tabs.selectedIndex = 1
    tabs.viewControllers = [all[0], all[1]]
    #expect(tabs.selectedViewController === all[1])
    let others = [fixture.child("D"), fixture.child("E")]
    tabs.viewControllers = others
    #expect(tabs.selectedViewController === others[1])
    tabs.viewControllers = [all[2]]
    #expect(tabs.selectedViewController === all[2])
    tabs.viewControllers = all
    tabs.selectedIndex = 2
    tabs.viewControllers = [all[1], all[0]]
    #expect(tabs.selectedViewController === all[1])
    tabs.viewControllers = [all[2]]
    #expect(all[2].view.window != nil)
    #expect(all[2].view.safeAreaInsets.bottom == CGFloat(34 + 49))
    tabs.viewControllers = []
    #expect(tabs.selectedIndex == NSNotFound)
    fixture.device.advanceUntilIdle()
  }
}
