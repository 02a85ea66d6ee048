import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// An app's pan that begins in one direction only. Of two pans on a view that begin in either
/// direction, UIKit would always let the same pan begin.
private final class OneWayPan: NSObject, UIGestureRecognizerDelegate {
  let recognizer = UIPanGestureRecognizer()
  private let direction: TransitionDirection

  init(_ direction: TransitionDirection) {
    self.direction = direction
    super.init()
    recognizer.delegate = self
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    direction.component(of: recognizer.velocity(in: nil)) > 0
  }
}

extension TabBarTests {
  @Suite("Tab changes", .underVariants)
  struct Transitions {
    @Test("One transition moves to a tab on the right and, reversed, to a tab on the left")
    func rightAndLeft() {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B"), titled("C")])
      let delegate = TabBarTransitioningDelegate(fixture.slide())
      tabs.delegate = delegate
      tabs.selectedIndex = 2
      fixture.device.advance(by: 0.25)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(2, in: tabs))
      tabs.selectedIndex = 1
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(1, in: tabs))
      #expect(fixture.directions == [true, false])
      #expect(fixture.completions == [true, true])
    }

    @Test("A tap on the tab bar in flight reverses the flight, or is performed after it")
    func tapInFlight() {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B"), titled("C")])
      let delegate = TabBarTransitioningDelegate(fixture.slide())
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      fixture.device.advance(by: 0.25)
      fixture.device.tap(at: CGPoint(x: 350, y: 790))
      #expect(tabs.selectedIndex == 1)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(2, in: tabs) && fixture.completions == [true, true])
      tabs.selectedIndex = 0
      fixture.device.advance(by: 0.25)
      fixture.device.tap(at: CGPoint(x: 350, y: 790))
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(2, in: tabs) && fixture.completions == [true, true, false])
    }

    @Test(
      "A tap on the tab bar moves no held flight, and its tab is selected after the release",
      arguments: 0...2, [true, false])
    func tapWhileHeld(_ index: Int, finishes: Bool) {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B"), titled("C")])
      let transition = fixture.slide()
      let delegate = TabBarTransitioningDelegate(transition)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      fixture.device.advance(by: 0.25)
      transition.pause()
      let progress = transition.progress
      fixture.device.tap(at: CGPoint(x: 60 + 145 * CGFloat(index), y: 790))
      fixture.device.advance(by: 1)
      #expect(transition.phase == .held && transition.progress == progress)
      if finishes { transition.finish() } else { transition.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(index, in: tabs) && transition.isAtRest)
      // When the flight is released, the tap redirects it, or makes it end early.
      #expect(fixture.completions == [[false], [true], [finishes, true]][index])
    }

    @Test("Of several taps while a flight is held, the last one counts")
    func tapsWhileHeld() {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B"), titled("C")])
      let transition = fixture.slide()
      tabs.selectViewController(tabs.viewControllers?[1] ?? tabs, with: transition)
      fixture.device.advance(by: 0.25)
      transition.pause()
      for x in [350.0, 60] { fixture.device.tap(at: CGPoint(x: x, y: 790)) }
      transition.finish()
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(0, in: tabs) && fixture.completions == [false])
    }

    @Test("A tap on the tab bar starts the chosen transition, or changes at once without one")
    func choice() {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B")])
      let left = fixture.slide()
      let delegate = TabBarTransitioningDelegate { order, _, _ in
        order == .earlier ? left : nil
      }
      tabs.delegate = delegate
      fixture.device.tap(at: CGPoint(x: 300, y: 790))
      #expect(fixture.shows(1, in: tabs))
      fixture.device.tap(at: CGPoint(x: 100, y: 790))
      fixture.device.advance(by: 0.1)
      #expect(left.flight?.isPresenting == false)
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(0, in: tabs))
      #expect(fixture.completions == [true, true])
    }

    @Test(
      "Pans move to the neighboring tabs, and their release decides the end",
      arguments: [true, false])
    func pans(finishes: Bool) {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B")])
      let transition = fixture.slide()
      let delegate = TabBarTransitioningDelegate(transition)
      tabs.delegate = delegate
      let leftwards = OneWayPan(.left)
      let rightwards = OneWayPan(.right)
      for pan in [leftwards, rightwards] { tabs.view.addGestureRecognizer(pan.recognizer) }
      transition.interactions = [
        .pan(.left, over: 393, with: leftwards.recognizer) { [unowned tabs] in
          tabs.selectedIndex = 1
        },
        .pan(.right, over: 393, with: rightwards.recognizer) { [unowned tabs] in
          tabs.selectedIndex = 0
        },
      ]
      let finger = fixture.device.press(at: CGPoint(x: 350, y: 400))
      finger.move(by: CGVector(dx: -150, dy: 0), over: 0.3)
      #expect(transition.phase == .held)
      let shown = fixture.shownX(tabs.viewControllers?[1] ?? tabs)
      finger.move(by: CGVector(dx: -20, dy: 0), over: 0.1)
      #expect(abs(fixture.shownX(tabs.viewControllers?[1] ?? tabs) - shown + 20) < 0.5)
      finger.move(by: CGVector(dx: finishes ? -100 : 100, dy: 0), over: 0.1)
      finger.lift()
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [finishes])
      #expect(fixture.shows(finishes ? 1 : 0, in: tabs))
      if finishes {
        let back = fixture.device.press(at: CGPoint(x: 40, y: 400))
        back.move(by: CGVector(dx: 250, dy: 0), over: 0.2)
        back.lift()
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(0, in: tabs))
        #expect(fixture.directions == [true, false])
      }
      transition.interactions = []
    }

    @Test("A tab change can be reversed repeatedly", arguments: [1, 2, 3])
    func reversed(turns: Int) {
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B")])
      let transition = fixture.slide()
      let delegate = TabBarTransitioningDelegate(transition)
      tabs.delegate = delegate
      tabs.selectedIndex = 1
      fixture.device.advance(by: 0.2)
      for _ in 0..<turns {
        transition.reverse()
        fixture.device.advance(by: 0.05)
      }
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [turns.isMultiple(of: 2)])
      #expect(fixture.shows(turns.isMultiple(of: 2) ? 1 : 0, in: tabs))
    }

    @Test("The direction is known even if an app's delegate returns the transition itself")
    func unannounced() {
      final class Delegate: NSObject, UITabBarControllerDelegate {
        let transition: InterruptibleTransition

        init(_ transition: InterruptibleTransition) {
          self.transition = transition
        }

        func tabBarController(
          _ tabBarController: UITabBarController,
          animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
          transition
        }
      }
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B"), titled("C")])
      let delegate = Delegate(fixture.slide())
      tabs.delegate = delegate
      for index in [2, 1, 2, 0] {
        tabs.selectedIndex = index
        fixture.device.advanceUntilIdle()
        #expect(fixture.shows(index, in: tabs))
      }
      #expect(fixture.directions == [true, false, true, false])
    }

    @Test("selectViewController(_:with:) restores the delegate and retains nothing")
    func selectWith() {
      final class Delegate: NSObject, UITabBarControllerDelegate {}
      let fixture = ContainerFixture()
      let tabs = fixture.tabs([titled("A"), titled("B")])
      let delegate = Delegate()
      tabs.delegate = delegate
      weak var transition: InterruptibleTransition?
      do {
        let slide = fixture.slide()
        transition = slide
        tabs.selectViewController(
          tabs.viewControllers?[1] ?? tabs, with: slide, returnTransition: .system)
        // Neither selecting another view controller nor the selected tab is a change.
        tabs.selectViewController(tabs, with: slide)
        tabs.selectViewController(tabs.selectedViewController ?? tabs, with: slide)
      }
      fixture.device.advance(by: 0.25)
      #expect(transition?.flight?.isPresenting == true)
      fixture.device.advanceUntilIdle()
      fixture.device.advance(by: 0.1)
      #expect(fixture.shows(1, in: tabs))
      #expect(tabs.delegate === delegate)
      #expect(transition == nil)
      #expect(fixture.completions == [true])
    }

    @Test("A tab selected within a block of a flight that is cancelled keeps its layout")
    func selectedWithinBlock() {
      let fixture = ContainerFixture()
      let page = RecordingViewController("B", in: CallLog())
      let content = UIView()
      page.onLayout = { [unowned page] in
        if content.superview == nil { page.view.addSubview(content) }
        content.frame = page.view.bounds.insetBy(dx: 20, dy: 20)
      }
      let tabs = fixture.tabs([titled("A"), page])
      let presentation = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
      var selection: TransitionHandle?
      presentation.addAuxiliaryAnimations { _ in
        if selection == nil { selection = tabs.selectViewController(page, with: fixture.slide()) }
      }
      let handle = tabs.present(titled("C"), with: presentation)
      fixture.device.advance(by: 0.2)
      handle.cancel()
      fixture.device.advanceUntilIdle()
      #expect(handle.result == .cancelled && selection?.result == .completed)
      #expect(fixture.shows(1, in: tabs))
      #expect(content.frame == page.view.bounds.insetBy(dx: 20, dy: 20))
    }

    @Test(
      "After a cancel, the former tab is selected without a delegate call, and nothing remains",
      arguments: [TransitionReturn.mirrored, .system])
    func cancelled(back way: TransitionReturn) {
      final class Delegate: NSObject, UITabBarControllerDelegate {
        var selections = 0

        func tabBarController(
          _ tabBarController: UITabBarController, didSelect viewController: UIViewController
        ) {
          selections += 1
        }
      }
      let fixture = ContainerFixture()
      let first = titled("A")
      let second = titled("B")
      let tabs = fixture.tabs([first, second])
      let delegate = Delegate()
      tabs.delegate = delegate
      for _ in 1...2 {
        let handle = tabs.selectViewController(second, with: fixture.slide(), returnTransition: way)
        fixture.device.advance(by: 0.2)
        handle.cancel()
        fixture.device.advanceUntilIdle()
        fixture.device.advance(by: 0.1)
        #expect(handle.result == .cancelled)
        #expect(fixture.shows(0, in: tabs))
        #expect(tabs.delegate === delegate)
        #expect(delegate.selections == 0)
      }
      // The system changes tabs at once.
      let flights = fixture.directions.count
      tabs.selectedViewController = second
      fixture.device.advanceUntilIdle()
      #expect(fixture.shows(1, in: tabs) && fixture.directions.count == flights)
    }
  }
}
