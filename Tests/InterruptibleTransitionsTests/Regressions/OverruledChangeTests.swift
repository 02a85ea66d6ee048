import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RegressionTests {
  /// Tests of outcomes when the app changes a container under a flight and then requests more
  /// changes.
  @Suite("Changes that the app overrules in flight", .underVariants)
  struct OverruledChanges {
    private let fixture = ContainerFixture()
    private let a = titled("A")
    private let b = titled("B")
    private let x = titled("X")

    /// Expects that a request's outcome is completed exactly if the change is made.
    private func expect(
      _ handle: TransitionHandle, _ isMade: Bool, sourceLocation: SourceLocation = #_sourceLocation
    ) {
      fixture.device.advanceUntilIdle()
      #expect((handle.result == .completed) == isMade, sourceLocation: sourceLocation)
      #expect(handle.result != nil, sourceLocation: sourceLocation)
    }

    nonisolated enum TabChange: CaseIterable, Sendable {
      case index, otherTransition, sameTransition
    }

    @Test(
      "A tab can be selected again after a third tab was selected in flight",
      arguments: TabChange.allCases)
    func tabs(_ change: TabChange) {
      for wanted in [a, b] {
        for delay in [0, 0.02, 0.1] {
          for pauses in [false, true] {
            let tabs = fixture.tabs([a, b, x])
            let slide = fixture.slide()
            tabs.selectViewController(b, with: slide)
            fixture.device.advance(by: 0.1)
            if pauses { slide.pause() }
            switch change {
            case .index: tabs.selectedIndex = 2
            case .otherTransition: tabs.selectViewController(x, with: fixture.slide())
            case .sameTransition: tabs.selectViewController(x, with: slide)
            }
            fixture.device.advance(by: delay)
            let handle = tabs.selectViewController(wanted, with: slide)
            if pauses, change == .index { slide.finish() }
            expect(handle, true)
            #expect(tabs.selectedViewController === wanted && wanted.view.window != nil)
          }
        }
      }
    }

    @Test("Of three tab selections in one turn, only the last one is made")
    func threeTabs() {
      for isOwn in [false, true] {
        let tabs = fixture.tabs([a, b, x])
        let slide = fixture.slide()
        let first = tabs.selectViewController(b, with: slide)
        let second = tabs.selectViewController(a, with: slide)
        if isOwn {
          tabs.selectViewController(x, with: fixture.slide())
        } else {
          tabs.selectedIndex = 2
        }
        expect(first, false)
        // A flight that has begun ends before the next change.
        expect(second, isOwn && UIKitReading.startsAtOnce)
        #expect(tabs.selectedViewController === x)
      }
    }

    @Test("A tab can be selected again after another transition has gone back in the same turn")
    func backAtOnce() {
      let tabs = fixture.tabs([a, b, x])
      let slide = fixture.slide()
      let first = tabs.selectViewController(x, with: slide)
      let back = tabs.selectViewController(a, with: fixture.slide())
      let last = tabs.selectViewController(x, with: slide)
      fixture.device.advanceUntilIdle()
      // If UIKit has begun the first flight, that flight leads to the tab and is overruled.
      expect(last, tabs.selectedViewController === x)
      #expect(first.result != nil && back.result != nil)
    }

    @Test(
      "A tab list that changes in flight leaves the outcome of a tab selection correct",
      arguments: [true, false])
    func tabList(keepsBoth: Bool) {
      for wantsFormer in [false, true] {
        let tabs = fixture.tabs([a, b, x])
        let slide = fixture.slide()
        tabs.selectViewController(b, with: slide)
        fixture.device.advance(by: 0.1)
        tabs.viewControllers = keepsBoth ? [x, a, b] : [a, x]
        fixture.device.advance(by: 0.02)
        let handle = tabs.selectViewController(wantsFormer ? a : b, with: slide)
        fixture.device.advanceUntilIdle()
        expect(handle, tabs.selectedViewController === (wantsFormer ? a : b))
      }
    }

    nonisolated enum StackReset: CaseIterable, Sendable {
      case root, other, otherAnimated, otherAlone
    }

    @Test(
      "A stack that the app sets in flight leaves the outcome of a push correct",
      arguments: StackReset.allCases)
    func stack(_ reset: StackReset) {
      for pauses in [false, true] {
        for delay in [0, 0.02, 0.1] {
          let navigation = fixture.navigation([a])
          let slide = fixture.slide()
          let first = navigation.pushViewController(b, with: slide)
          fixture.device.advance(by: 0.1)
          if pauses { slide.pause() }
          switch reset {
          case .root: navigation.viewControllers = [a]
          case .other: navigation.setViewControllers([a, x], animated: false)
          case .otherAnimated: navigation.setViewControllers([a, x], animated: true)
          case .otherAlone: navigation.setViewControllers([x], animated: true)
          }
          fixture.device.advance(by: delay)
          let handle = navigation.pushViewController(b, with: slide)
          if pauses { slide.finish() }
          fixture.device.advanceUntilIdle()
          // UIKit may keep the app's stack at the end of the push, and then there is no page.
          expect(handle, navigation.viewControllers.contains(b))
          #expect(first.result != nil)
        }
      }
    }

    @Test("A pop completes when its page leaves the stack and another page is on top")
    func pop() {
      var navigation = fixture.navigation([a])
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advance(by: 0.1)
      navigation.pushViewController(x, animated: true)
      let pop = navigation.popViewController(with: fixture.slide())
      fixture.device.advanceUntilIdle()
      // The runtime decides which of the two pages is on top when the pop begins.
      let stack = navigation.viewControllers
      expect(pop, !stack.contains(b) || !stack.contains(x))

      navigation = fixture.navigation([a])
      navigation.pushViewController(b, animated: false)
      let late = navigation.popViewController(with: fixture.slide())
      navigation.setViewControllers([a, b, x], animated: false)
      fixture.device.advanceUntilIdle()
      expect(late, !navigation.viewControllers.contains(b))
    }

    @Test("A pop reverses a running push and completes when the page is removed")
    func turnedRound() {
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.1)
      expect(navigation.popViewController(with: slide), true)
      #expect(navigation.viewControllers == [a])
    }

    @Test("A pop reverses a push of the same turn")
    func turnedRoundAtOnce() {
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      let pop = navigation.popViewController(with: slide)
      fixture.device.advanceUntilIdle()
      expect(pop, navigation.viewControllers == [a])
      #expect(navigation.viewControllers == [a])
    }

    @Test("A presentation of a page that is being pushed is refused", arguments: [true, false])
    func presentedPage(waits: Bool) {
      let navigation = fixture.navigation([a])
      let slide = fixture.slide()
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.1)
      var outcomes: [TransitionOutcome] = []
      let handle = navigation.present(b, with: slide, whenBusy: waits ? .wait : .refuse) {
        outcomes.append($0)
      }
      fixture.device.advanceUntilIdle()
      #expect(handle.result == .refused && outcomes == [.refused])
      #expect(navigation.viewControllers == [a, b])
    }

    @Test("A toggle dismisses a presented navigation controller during its push")
    func toggledStack() {
      fixture.device.launch(x)
      let navigation = UINavigationController(rootViewController: a)
      let slide = fixture.slide()
      x.present(navigation, with: slide)
      fixture.device.advanceUntilIdle()
      navigation.pushViewController(b, with: slide)
      fixture.device.advance(by: 0.1)
      let handle = x.togglePresentation(of: navigation, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(handle.result == .completed && x.presentedViewController == nil)
    }

    @Test("A toggle dismisses its screen with all screens above, at rest and during a dismissal")
    func toggledWithMore() {
      for isAtRest in [true, false] {
        fixture.device.launch(x)
        x.present(a, animated: false)
        fixture.device.advanceUntilIdle()
        a.present(b, animated: false)
        fixture.device.advanceUntilIdle()
        #expect(a.presentedViewController === b)
        if !isAtRest {
          a.dismiss(animated: true)
          fixture.device.advance(by: 0.1)
        }
        let handle = x.togglePresentation(of: a, with: fixture.slide())
        fixture.device.advanceUntilIdle()
        #expect(handle.result == .completed && x.presentedViewController == nil)
      }
    }

    @Test("Two toggles of a navigation controller during its push cancel out, and three do not")
    func toggledTwice() {
      for count in [2, 3] {
        let home = titled("H")
        fixture.device.launch(home)
        let navigation = UINavigationController(rootViewController: titled("C"))
        let slide = fixture.slide()
        home.present(navigation, with: slide)
        fixture.device.advanceUntilIdle()
        navigation.pushViewController(titled("D"), with: fixture.slide())
        fixture.device.advance(by: 0.1)
        let handles = (0..<count).map { _ in home.togglePresentation(of: navigation, with: slide) }
        fixture.device.advanceUntilIdle()
        #expect((home.presentedViewController == nil) == (count == 3))
        #expect(handles[0].result == .cancelled && handles.last?.result == .completed)
      }
    }

    @Test("A presentation after a waiting dismissal does not replace the dismissal")
    func dismissedAndPresented() {
      fixture.device.launch(x)
      let navigation = UINavigationController(rootViewController: titled("C"))
      x.present(navigation, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      navigation.pushViewController(titled("D"), with: fixture.slide())
      fixture.device.advance(by: 0.1)
      let dismissal = x.dismiss(with: fixture.slide())
      let presentation = x.present(a, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      #expect(dismissal.result == .completed && presentation.result == .completed)
      #expect(x.presentedViewController === a)
    }

    @Test("A toggle pops a page that another transition is pushing")
    func toggledPage() {
      let navigation = fixture.navigation([a])
      navigation.pushViewController(b, with: fixture.slide())
      fixture.device.advance(by: 0.1)
      let handle = navigation.togglePush(of: b, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      expect(handle, !navigation.viewControllers.contains(b))
    }

    @Test("A push in a navigation controller without a loaded view keeps the app's delegate")
    func unloadedStack() {
      final class Delegate: NSObject, UINavigationControllerDelegate {}
      let own = Delegate()
      fixture.device.launch(a)
      let navigation = UINavigationController(rootViewController: titled("C"))
      navigation.delegate = own
      let slide = fixture.slide()
      a.present(b, with: slide)
      let push = navigation.pushViewController(x, with: slide)
      #expect(navigation.delegate === own)
      expect(push, true)
      #expect(navigation.topViewController === x && navigation.delegate === own)
    }
  }
}
