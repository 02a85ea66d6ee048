import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension ContainerTests {
  /// Tests of delegates that the app sets before, between and after the requests to the toolkit.
  @Suite("Delegates that the app sets at any time", .underVariants, .alsoUnder(.asksTabsLate))
  struct DelegateReplacements {
    /// The time at which the app sets its delegate.
    nonisolated enum Time: CaseIterable, Sendable {
      case before, inFlight, between, after
    }

    private let base = ContainerFixture()
    private let a = titled("A")
    private let b = titled("B")
    private let c = titled("C")

    @Test("A navigation delegate of the app is kept, and receives each later call once")
    func stack() {
      for time in Time.allCases {
        let base = ContainerFixture()
        let delegate = AppsDelegate()
        let stack = base.navigation([a])
        if time == .before { stack.delegate = delegate }
        stack.pushViewController(b, with: base.slide())
        base.device.advance(by: 0.2)
        if time == .inFlight { stack.delegate = delegate }
        base.device.advanceUntilIdle()
        if time == .between { stack.delegate = delegate }
        stack.popViewController(animated: true)
        base.device.advanceUntilIdle()
        if time == .after { stack.delegate = delegate }
        // A delegate that replaces the toolkit's decides about the pop.
        let isMirrored = time == .before || time == .after
        #expect(base.directions == (isMirrored ? [true, false] : [true]), "\(time)")
        #expect(delegate.asks == (isMirrored ? [] : ["animator"]), "\(time)")
        let first = ["willShow B", "didShow B"]
        let last = ["willShow A", "didShow A"]
        switch time {
        case .before: #expect(delegate.heard == first + last)
        case .inFlight: #expect(delegate.heard == first.suffix(1) + last)
        case .between: #expect(delegate.heard == last)
        case .after: #expect(delegate.heard.isEmpty)
        }
        #expect(stack.delegate === delegate && base.shows([a], in: stack), "\(time)")
        let heard = delegate.heard
        stack.setViewControllers([a, c], with: base.slide())
        base.device.advanceUntilIdle()
        stack.popToRootViewController(with: base.slide())
        base.device.advanceUntilIdle()
        #expect(delegate.heard == heard + ["willShow C", "didShow C"] + last, "\(time)")
        #expect(stack.delegate === delegate && base.shows([a], in: stack), "\(time)")
      }
    }

    @Test("A tab bar delegate of the app is kept, and decides about other tabs")
    func tabs() {
      for time in Time.allCases {
        let base = ContainerFixture()
        let delegate = AppsDelegate()
        let tabs = base.tabs([a, b, c])
        if time == .before { tabs.delegate = delegate }
        tabs.selectViewController(b, with: base.slide())
        base.device.advance(by: 0.2)
        if time == .inFlight { tabs.delegate = delegate }
        base.device.advanceUntilIdle()
        if time == .between { tabs.delegate = delegate }
        tabs.selectedIndex = 0
        base.device.advanceUntilIdle()
        if time == .after { tabs.delegate = delegate }
        let isMirrored = time == .before || time == .after
        #expect(base.directions == (isMirrored ? [true, false] : [true]), "\(time)")
        #expect(delegate.asks == (isMirrored ? [] : ["animator"]), "\(time)")
        #expect(tabs.delegate === delegate && base.shows(0, in: tabs), "\(time)")
        delegate.animator = PlainAnimator()
        tabs.selectViewController(b, with: base.slide())
        base.device.advanceUntilIdle()
        tabs.selectedIndex = 2
        base.device.advanceUntilIdle()
        #expect(delegate.asks.suffix(2) == ["animator", "interactor"], "\(time)")
        #expect(tabs.delegate === delegate && base.shows(2, in: tabs), "\(time)")
      }
    }

    @Test("The app's delegate of the pop recognizer is kept, and forbids swipes from then on")
    func recognizer() {
      final class Forbidding: NSObject, UIGestureRecognizerDelegate {
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
          false
        }
      }
      for time in Time.allCases {
        let base = ContainerFixture()
        let delegate = Forbidding()
        let stack = base.navigation([a])
        let recognizer = stack.interactivePopGestureRecognizer
        if time == .before { recognizer?.delegate = delegate }
        stack.setViewControllers([a, b], with: base.slide())
        base.device.advance(by: 0.2)
        if time == .inFlight { recognizer?.delegate = delegate }
        base.device.advanceUntilIdle()
        if time == .between { recognizer?.delegate = delegate }
        let finger = base.device.press(at: CGPoint(x: 3, y: 400))
        finger.move(by: CGVector(dx: 300, dy: 0), over: 0.3)
        finger.lift()
        base.device.advanceUntilIdle()
        #expect(base.shows(time == .after ? [a] : [a, b], in: stack), "\(time)")
        stack.popToRootViewController(with: base.slide())
        base.device.advanceUntilIdle()
        if time == .after { recognizer?.delegate = delegate }
        stack.pushViewController(c, with: base.slide())
        base.device.advanceUntilIdle()
        stack.popViewController(animated: true)
        base.device.advanceUntilIdle()
        #expect(recognizer?.delegate === delegate && base.shows([a], in: stack), "\(time)")
        #expect(stack.delegate == nil, "\(time)")
      }
    }

    @Test("With a pop recognizer without a delegate, the stack has none after the pops either")
    func recognizerWithoutDelegate() {
      let stack = base.navigation([a])
      let recognizer = stack.interactivePopGestureRecognizer
      recognizer?.delegate = nil
      stack.setViewControllers([a, b, c], with: base.slide())
      base.device.advanceUntilIdle()
      stack.popToRootViewController(with: base.slide())
      base.device.advanceUntilIdle()
      #expect(recognizer != nil && recognizer?.delegate == nil && stack.delegate == nil)
    }
  }
}
