import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ElementTests {
  /// Tests of an app that changes something else when a flight asks it about elements.
  @Suite("Calls of the app during a flight with elements", .sharingVariants)
  struct Callbacks {
    /// The code of the app that a flight calls.
    nonisolated enum Call: CaseIterable, Sendable {
      case pass, condition, standIn, elementView, source, reveal, layout, layoutInFlight
    }

    /// The change that the app makes.
    nonisolated enum Change: CaseIterable, Sendable {
      case end, cancel, reload, push, removePage
    }

    private final class Page: UIViewController, ElementSource {
      var call: ((Call) -> Void)?

      func view(for id: ElementID) -> UIView? {
        call?(.source)
        return viewIfLoaded?.elementViews(for: [id])[id]
      }

      func reveal(_ id: ElementID) { call?(.reveal) }
    }

    private final class Card: UIView, ElementView {
      var call: ((Call) -> Void)?

      func makeStandIn() -> UIView? {
        call?(.elementView)
        let view = UIView()
        view.backgroundColor = .red
        return view
      }

      override func layoutSubviews() {
        super.layoutSubviews()
        call?(.layout)
        call?(.layoutInFlight)
      }
    }

    private static func card(_ frame: CGRect) -> Card {
      let card = Card(frame: frame)
      card.backgroundColor = .red
      card.elementID = "card"
      return card
    }

    @Test(
      "A flight may end, its screens may change, and another change may be requested",
      arguments: Call.allCases, Change.allCases)
    func changes(_ call: Call, _ change: Change) {
      let device = Device()
      let first = Page()
      let second = Page()
      for page in [first, second] { page.view.backgroundColor = .white }
      let stack = UINavigationController(rootViewController: first)
      device.launch(stack)
      // With the call `reveal`, the card is off the screen.
      let small = Self.card(CGRect(x: 20, y: call == .reveal ? 2_000 : 300, width: 80, height: 80))
      let large = Self.card(CGRect(x: 0, y: 100, width: 393, height: 300))
      first.view.addSubview(small)
      second.view.addSubview(large)
      device.advance(by: 0.1)
      var calls = 0
      var isFlying = false
      var perform: ((Call) -> Void)?
      for view in [small, large] {
        view.elementModifiers = [
          .when(
            { _ in
              perform?(.condition)
              return true
            }, [.sharedElement]),
          .standIn(
            .view { _ in
              perform?(.standIn)
              return nil
            }),
        ]
      }
      let transition = InterruptibleTransition(
        .elements(passes: [ElementPass { _ in perform?(.pass) }]), timing: .linear(0.4))
      var outcomes: [TransitionOutcome] = []
      perform = { [unowned stack] made in
        guard made == call, calls == 0, isFlying == (made == .layoutInFlight) else { return }
        calls += 1
        switch change {
        case .end: stack.setViewControllers([first], animated: false)
        case .cancel: transition.cancel()
        case .reload:
          for (card, page) in [(small, first), (large, second)] where card.superview != nil {
            let next = Self.card(card.frame)
            card.elementID = nil
            card.removeFromSuperview()
            page.view.addSubview(next)
          }
        case .push:
          stack.pushViewController(UIViewController(), with: InterruptibleTransition(.push()))
        case .removePage: second.view.removeFromSuperview()
        }
      }
      let doesBack = call == .reveal || call == .source
      if doesBack {
        stack.pushViewController(second, with: transition)
        device.advanceUntilIdle()
      }
      let cards = [small, large]
      for card in cards { card.call = perform }
      for page in [first, second] { page.call = perform }
      let handle =
        doesBack
        ? stack.popViewController(with: transition)
        : stack.pushViewController(second, with: transition)
      let observation = handle.observe { event in
        if case .ended(let outcome) = event { outcomes.append(outcome) }
      }
      defer { observation.remove() }
      device.advance(by: 0.15)
      isFlying = true
      for card in cards { card.setNeedsLayout() }
      device.advanceUntilIdle()
      #expect(calls == 1 && transition.flight == nil && outcomes.count == 1)
      #expect(device.window.overlays.isEmpty)
      for view in cards + first.view.subviews + second.view.subviews {
        #expect(view.layer.mask == nil)
      }
      #expect(stack.topViewController?.view.window != nil)
      // The next change works.
      let next = UIViewController()
      stack.pushViewController(next, with: InterruptibleTransition(.push()))
      device.advanceUntilIdle()
      #expect(stack.topViewController === next)
    }
  }
}
