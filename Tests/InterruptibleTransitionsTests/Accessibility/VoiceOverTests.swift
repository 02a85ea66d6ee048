import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension AccessibilityTests {
  @Suite("VoiceOver", .underVariants)
  struct VoiceOver {
    private let fixture = ContainerFixture()
    private let first = titled("A")
    private let second = titled("B")
    private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

    private func launch() -> UIView {
      fixture.device.launch(first)
      fixture.device.settings.runsVoiceOver = true
      let button = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 50))
      button.isAccessibilityElement = true
      first.view.addSubview(button)
      second.view.addSubview(label)
      fixture.device.focusedView = button
      return button
    }

    @Test("Focus moves to the new screen at completion, and back after a cancel")
    func focus() {
      let button = launch()
      let slide = fixture.slide()
      #expect(fixture.device.focusedView === button)
      first.present(second, with: slide)
      fixture.device.advance(by: 0.1)
      slide.cancel()
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.focusedView === button)
      first.present(second, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.focusedView === label)
      second.dismiss(with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.focusedView === button)
    }

    @Test("Of two sheets, only the upper one is modal")
    func twoSheets() {
      _ = launch()
      let third = titled("C")
      let slides = [fixture.slide(), fixture.slide()]
      first.present(second, with: slides[0], as: .sheet(height: 500))
      fixture.device.advanceUntilIdle()
      second.present(third, with: slides[1], as: .sheet(height: 300))
      fixture.device.advanceUntilIdle()
      let lower = second.presentationController?.containerView
      let upper = third.presentationController?.containerView
      #expect(lower?.accessibilityViewIsModal == false && upper?.accessibilityViewIsModal == true)
      second.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(lower?.accessibilityViewIsModal == true)
      first.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(lower?.accessibilityViewIsModal != true)
    }

    @Test("Each screen change is announced once, by UIKit or by the toolkit")
    func reports() {
      let navigation = UINavigationController(rootViewController: first)
      let tabs = UITabBarController()
      let other = titled("T")
      tabs.viewControllers = [navigation, other]
      fixture.device.launch(tabs)
      fixture.device.settings.runsVoiceOver = true
      let slide = fixture.slide()
      var announcements: Int {
        fixture.device.accessibilityNotifications.count { $0 == .screenChanged }
      }
      func count(_ change: () -> Void) -> Int {
        let former = announcements
        change()
        fixture.device.advanceUntilIdle()
        return announcements - former
      }
      #expect(count { navigation.pushViewController(second, with: slide) } == 1)
      #expect(count { navigation.popViewController(with: slide) } == 1)
      #expect(count { first.present(second, with: slide) } == 1)
      #expect(count { second.dismiss(with: slide) } == 1)
      let cancelled = count {
        navigation.pushViewController(second, with: slide)
        fixture.device.advance(by: 0.1)
        slide.cancel()
      }
      #expect(cancelled == 1)
      let button = UIView()
      first.view.addSubview(button)
      fixture.device.focusedView = button
      #expect(count { tabs.selectViewController(other, with: slide) } == 1)
      #expect(fixture.device.focusedView === other.view)
      // The focus stays on a tab that a person has double-tapped.
      fixture.device.focusedView = tabs.tabBar
      #expect(count { tabs.selectViewController(navigation, with: slide) } == 0)
      #expect(fixture.device.focusedView === tabs.tabBar)
    }

    @Test("A sheet contains the focus, and its dimming view is a button that dismisses")
    func dimming() {
      final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var isAllowed = false
        var attempts = 0
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
          isAllowed
        }
        func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
          attempts += 1
        }
      }
      for escapes in [false, true] {
        let button = launch()
        let slide = fixture.slide()
        let delegate = Delegate()
        first.present(second, with: slide, as: .sheet(height: .fraction(0.5)))
        second.presentationController?.delegate = delegate
        fixture.device.advanceUntilIdle()
        let elements = fixture.device.accessibleViews
        #expect(elements.count == 2 && elements.first === label)
        #expect(fixture.device.focusedView === label && !elements.contains(button))
        let dimming = elements.last as? DimmingView
        #expect(dimming?.accessibilityLabel == "Dismiss")
        #expect(dimming?.accessibilityTraits == .button)
        func dismiss() {
          fixture.device.focusedView = dimming
          if escapes { fixture.device.performEscape() } else { fixture.device.activate() }
          fixture.device.advanceUntilIdle()
        }
        dismiss()
        #expect(first.presentedViewController === second && delegate.attempts == 1)
        delegate.isAllowed = true
        dismiss()
        #expect(first.presentedViewController == nil && fixture.device.focusedView === button)
        button.removeFromSuperview()
      }
    }

    @Test("A dimming view that passes touches through or does not dismiss is no button")
    func withoutButton() {
      _ = launch()
      var style = TransitionPresentationStyle.sheet(height: .fraction(0.5))
      style.dismissesOnTapOutside = false
      var passing = TransitionPresentationStyle.sheet(height: .fraction(0.5))
      passing.passesTouchesThrough = true
      for (style, count) in [(style, 1), (passing, 2)] {
        let slide = fixture.slide()
        first.present(second, with: slide, as: style)
        fixture.device.advanceUntilIdle()
        #expect(fixture.device.accessibleViews.count == count)
        let container = second.presentationController?.containerView
        #expect(container?.accessibilityElements == nil)
        second.dismiss(with: slide)
        fixture.device.advanceUntilIdle()
      }
    }

    @Test("The outgoing view is out of reach during a flight only")
    func reach() {
      let button = launch()
      let slide = fixture.slide()
      first.present(second, with: slide)
      fixture.device.advance(by: 0.1)
      fixture.device.focusedView = second.view
      fixture.device.focusedView = button
      #expect(fixture.device.focusedView === second.view)
      #expect(first.view.accessibilityElementsHidden)
      fixture.device.advanceUntilIdle()
      #expect(!first.view.accessibilityElementsHidden)
      second.view.accessibilityElementsHidden = true
      second.dismiss(with: slide)
      fixture.device.advance(by: 0.1)
      slide.cancel()
      fixture.device.advanceUntilIdle()
      #expect(second.view.accessibilityElementsHidden)
    }

    @Test("The escape gesture dismisses a presentation, unless its delegate refuses")
    func escape() {
      final class Delegate: NSObject, UIAdaptivePresentationControllerDelegate {
        var isAllowed = false
        func presentationControllerShouldDismiss(_ controller: UIPresentationController) -> Bool {
          isAllowed
        }
      }
      _ = launch()
      let slide = fixture.slide()
      let delegate = Delegate()
      first.present(second, with: slide)
      second.presentationController?.delegate = delegate
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.performEscape())
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController === second)
      delegate.isAllowed = true
      #expect(fixture.device.performEscape())
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController == nil)
      #expect(!fixture.device.performEscape())
    }

    @Test("The escape gesture on a presenting page cancels its running presentation")
    func escapeWhileTheNextComes() {
      _ = launch()
      let slide = fixture.slide()
      let fade = fixture.slide()
      let third = titled("C")
      first.present(second, with: slide)
      fixture.device.advanceUntilIdle()
      second.present(third, with: fade)
      fixture.device.advance(by: 0.1)
      #expect(second.accessibilityPerformEscapeBlock?() == true)
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController === second && second.presentedViewController == nil)
      #expect(fixture.completions == [true, false])
      // The app dismisses its own presentations.
      second.present(third, animated: true)
      fixture.device.advance(by: 0.1)
      #expect(second.accessibilityPerformEscapeBlock?() == false)
      fixture.device.advanceUntilIdle()
      #expect(second.accessibilityPerformEscapeBlock?() == false)
      #expect(second.presentedViewController === third)
    }

    @Test("An app's accessibilityPerformEscape() replaces the dismissal")
    func appsEscape() {
      final class Screen: UIViewController {
        var escapes = 0
        override func accessibilityPerformEscape() -> Bool {
          escapes += 1
          return true
        }
      }
      _ = launch()
      let slide = fixture.slide()
      let screen = Screen()
      screen.view.addSubview(label)
      first.present(screen, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.performEscape() && screen.escapes == 1)
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController === screen)
    }

    @Test("The escape gesture pops one page of a presented stack, and an app's own block is kept")
    func escapeInStack() {
      _ = launch()
      let slide = fixture.slide()
      let root = titled("R")
      let stack = UINavigationController(rootViewController: root)
      first.present(stack, with: slide)
      fixture.device.advanceUntilIdle()
      stack.pushViewController(second, animated: false)
      fixture.device.advanceUntilIdle()
      fixture.device.focusedView = second.view
      #expect(fixture.device.performEscape())
      fixture.device.advanceUntilIdle()
      #expect(stack.viewControllers == [root] && first.presentedViewController === stack)
      fixture.device.focusedView = root.view
      #expect(fixture.device.performEscape())
      fixture.device.advanceUntilIdle()
      #expect(first.presentedViewController == nil)
      var escapes = 0
      second.accessibilityPerformEscapeBlock = {
        escapes += 1
        return true
      }
      first.present(second, with: slide)
      fixture.device.advanceUntilIdle()
      #expect(fixture.device.performEscape() && escapes == 1)
      first.dismiss(animated: true)
      fixture.device.advanceUntilIdle()
      #expect(second.accessibilityPerformEscapeBlock != nil)
    }
  }
}

extension AccessibilityTests {
  /// Tests of the views that VoiceOver reaches in unusual presentations.
  @Suite("VoiceOver in a presentation", .underVariants)
  struct VoiceOverInPresentations {
    private let fixture = ContainerFixture()
    private let a = titled("A")
    private let b = titled("B")
    private let label = UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 50))

    private func launch() {
      fixture.device.launch(a)
      fixture.device.settings.runsVoiceOver = true
    }

    @Test("VoiceOver reaches a button that the app adds to the container before the dimming view")
    func ownButton() {
      launch()
      b.view.addSubview(label)
      a.present(b, with: fixture.slide(), as: .sheet(height: .fraction(0.5)))
      fixture.device.advanceUntilIdle()
      let close = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      b.presentationController?.containerView?.addSubview(close)
      fixture.device.advance(by: 0.05)
      let views = fixture.device.accessibleViews
      let order = [label, close].map { view in views.firstIndex { $0 === view } ?? -1 }
      #expect(views.count == 3 && order == [0, 1])
    }

    @Test("The escape gesture does not pop a page without a Back button", arguments: [false, true])
    func escape(isModal: Bool) {
      launch()
      let root = titled("R")
      let page = titled("P")
      let stack = UINavigationController(rootViewController: root)
      page.view.addSubview(label)
      a.present(stack, with: fixture.slide())
      fixture.device.advanceUntilIdle()
      stack.pushViewController(page, animated: false)
      stack.isModalInPresentation = isModal
      page.navigationItem.hidesBackButton = true
      fixture.device.advanceUntilIdle()
      fixture.device.focusedView = page.view
      _ = fixture.device.performEscape()
      fixture.device.advanceUntilIdle()
      #expect(stack.viewControllers == [root, page])
      let isPresented = a.presentedViewController === stack
      #expect(isPresented == isModal)
    }

    @Test("After a cancel, the focus does not move to a view that has left the window")
    func goneFocus() {
      launch()
      let other = UILabel(frame: CGRect(x: 0, y: 200, width: 50, height: 50))
      for view in [label, other] { a.view.addSubview(view) }
      fixture.device.focusedView = label
      let slide = fixture.slide()
      a.present(b, with: slide)
      fixture.device.advance(by: 0.1)
      label.removeFromSuperview()
      slide.cancel()
      fixture.device.advanceUntilIdle()
      let isShown = fixture.device.focusedView?.window != nil
      #expect(isShown)
    }
  }
}
