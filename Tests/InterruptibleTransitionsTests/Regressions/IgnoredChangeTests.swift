import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension RegressionTests {
  /// Tests that every request has an outcome.
  @Suite(
    "Changes that UIKit does not make", .underVariants,
    .alsoUnder(.replacesWholeWindow, .asksPresentationsLate))
  struct IgnoredChanges {
    /// A presenter that ignores dismissals, as UIKit may.
    private final class Deaf: UIViewController {
      var isDeaf = false

      override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        if !isDeaf { super.dismiss(animated: flag, completion: completion) }
      }
    }

    @Test(
      "A dismissal that UIKit ignores is refused instead of waiting",
      arguments: [false, true],
      [true, false])
    func ignored(withdrawn: Bool, byToolkit: Bool) {
      let base = ContainerFixture()
      let root = Deaf()
      let screen = titled("B")
      let delegate = byToolkit ? nil : ModalTransitioningDelegate(base.slide())
      base.device.launch(root)
      weak var fade: InterruptibleTransition?
      var handle: TransitionHandle?
      if byToolkit {
        root.present(screen, with: base.slide())
      } else {
        screen.modalPresentationStyle = .fullScreen
        screen.transitioningDelegate = delegate
        root.present(screen, animated: true)
      }
      base.device.advanceUntilIdle()
      let former = screen.transitioningDelegate
      do {
        let transition = InterruptibleTransition(.fade, timing: .linear(0.3))
        fade = transition
        root.isDeaf = true
        handle = screen.dismiss(with: transition)
      }
      if withdrawn { handle?.cancel() }
      base.device.advanceUntilIdle()
      #expect(handle?.result == .refused)
      #expect(screen.transitioningDelegate === former)
      #expect(fade == nil)
      root.isDeaf = false
      screen.dismiss(animated: true)
      base.device.advanceUntilIdle()
      #expect(root.presentedViewController == nil)
      #expect(base.completions.last == true)
    }

    @Test("Two dismissals that UIKit ignores are both refused, and the transition is free again")
    func ignoredTwice() {
      let base = ContainerFixture()
      let root = Deaf()
      let screen = titled("B")
      let next = titled("C")
      let slide = base.slide()
      base.device.launch(root)
      root.present(screen, with: slide)
      base.device.advanceUntilIdle()
      root.isDeaf = true
      for isToggle in [false, true] {
        let first = screen.dismiss(with: slide)
        let second =
          isToggle ? root.present(screen, with: slide, whenBusy: .wait) : root.dismiss(with: slide)
        base.device.advanceUntilIdle()
        #expect(first.result == .refused)
        #expect(second.result == (isToggle ? .completed : .refused))
        #expect(
          slide.submittedRequests.isEmpty && !slide.pending.isRequestedByApp && slide.isAtRest)
      }
      screen.present(next, with: slide)
      base.device.advanceUntilIdle()
      #expect(screen.presentedViewController === next)
    }

    @Test(
      "A presentation whose presenter leaves the window before it begins is refused",
      arguments: [false, true])
    func abandoned(asksTwice: Bool) {
      let base = ContainerFixture()
      let root = titled("A")
      let screen = titled("B")
      let transition = base.slide()
      base.device.launch(root)
      var handles = [root.present(screen, with: transition)]
      if asksTwice { handles.append(root.present(screen, with: transition)) }
      base.device.window.rootViewController = titled("C")
      base.device.advanceUntilIdle()
      // Where UIKit begins a presentation within the call, the flight has an end.
      #expect(handles.allSatisfy { $0.result == .refused || !base.completions.isEmpty })
      #expect(handles.allSatisfy { $0.result != nil })
      #expect(transition.isAtRest && !transition.pending.isRequestedByApp)
      base.device.window.rootViewController = root
      base.device.advanceUntilIdle()
      let next = titled("D")
      root.present(next, with: transition, whenBusy: .replace)
      base.device.advanceUntilIdle()
      #expect(next.viewIfLoaded?.window != nil)
    }

    @Test("A push or tab change and its return have outcomes if the container leaves the window")
    func abandonedThereAndBack() {
      for isTabs in [true, false] {
        let base = ContainerFixture()
        let a = titled("A")
        let b = titled("B")
        let transition = base.slide()
        var handles: [TransitionHandle] = []
        if isTabs {
          let tabs = base.tabs([a, b])
          handles.append(tabs.selectViewController(b, with: transition))
          handles.append(tabs.selectViewController(a, with: transition))
        } else {
          let navigation = base.navigation([a])
          handles.append(navigation.pushViewController(b, with: transition))
          handles.append(navigation.popViewController(with: transition))
        }
        base.device.window.rootViewController = titled("C")
        base.device.advanceUntilIdle()
        #expect(handles.allSatisfy { $0.result != nil })
        #expect(transition.isAtRest && !transition.pending.isRequestedByApp)
      }
    }

    @Test("Of two changes in one turn, a transition performs the first and UIKit the second")
    func twoChanges() {
      for isPush in [true, false] {
        let base = ContainerFixture()
        let page = titled("P")
        let screen = titled("B")
        let navigation = base.navigation([titled("A"), titled("B")])
        let transition = base.slide()
        var answers = 0
        let presentation = navigation.present(screen, with: transition) {
          if $0 == .completed { answers += 1 }
        }
        let change =
          isPush
          ? navigation.pushViewController(page, with: transition)
          : navigation.popViewController(with: transition)
        base.device.advanceUntilIdle()
        #expect(presentation.result == .completed && answers == 1)
        #expect(navigation.presentedViewController === screen)
        // UIKit may ignore a pop below a presentation that begins.
        #expect(change.result == .completed || change.result == .refused && !isPush)
        #expect(
          navigation.viewControllers.count == (change.result == .refused ? 2 : isPush ? 3 : 1))
        #expect(transition.isAtRest)
      }
    }

    @Test("A waiting presentation does not appear over a new root view controller")
    func replacedRoot() {
      let base = ContainerFixture()
      let root = titled("A")
      let screen = titled("B")
      let next = titled("C")
      let first = base.slide()
      let second = base.slide()
      base.device.launch(root)
      root.present(screen, with: first)
      let waiting = root.present(next, with: second, whenBusy: .wait)
      base.device.advance(by: 0.05)
      base.device.window.rootViewController = titled("D")
      base.device.advanceUntilIdle()
      #expect(waiting.result == .refused)
      #expect(next.viewIfLoaded?.window == nil)
    }

    @Test("A presentation that is cancelled when its view loads does not call its completion")
    func cancelledInLoading() {
      final class Screen: UIViewController {
        var loaded: () -> Void = {}

        override func viewDidLoad() {
          super.viewDidLoad()
          loaded()
        }
      }
      let base = ContainerFixture()
      let root = titled("A")
      let screen = Screen()
      let transition = base.slide()
      base.device.launch(root)
      var answers = 0
      screen.loaded = { transition.cancel(velocity: -2) }
      let handle = root.present(screen, with: transition) { if $0 == .completed { answers += 1 } }
      base.device.advanceUntilIdle()
      #expect((handle.result == .completed) == (answers == 1))
      #expect((root.presentedViewController != nil) == (answers == 1))
    }

    @Test("Presenting one view controller from two presenters leaves no request without an outcome")
    func presentedElsewhere() {
      let base = ContainerFixture()
      let root = titled("A")
      let other = titled("B")
      let screen = titled("C")
      let first = base.slide()
      let second = base.slide()
      base.device.launch(root)
      let handles = [root.present(screen, with: first)]
      base.device.window.rootViewController = other
      let more = other.present(screen, with: second)
      base.device.advanceUntilIdle()
      #expect((handles + [more]).allSatisfy { $0.result != nil })
      #expect(first.isAtRest && second.isAtRest)
      // A presentation that has begun within the call stays over the new root, unless the root
      // replaces the whole window.
      let isShown =
        other.presentedViewController === screen
        || root.presentedViewController === screen && !UIKitReading.replacesWholeWindow
      #expect((screen.viewIfLoaded?.window != nil) == isShown)
    }

    @Test(
      "A pop in the turn of a presentation by the same transition does not disturb the presentation"
    )
    func popBesidePresentation() {
      let base = ContainerFixture()
      let screen = titled("B")
      let transition = base.slide()
      let navigation = base.navigation([titled("A")])
      base.device.advance(by: 0.1)
      navigation.pushViewController(titled("P"), animated: true)
      let opening = navigation.present(screen, with: transition)
      let popping = navigation.popViewController(with: transition)
      base.device.advanceUntilIdle()
      #expect(opening.result == .completed && navigation.presentedViewController === screen)
      #expect(popping.result != nil && transition.isAtRest)
    }
  }
}
