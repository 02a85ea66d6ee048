import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension RequestTests {
  /// Tests of a change that an app requests during another change, with another transition.
  @Suite("Overlapping changes", .underVariants)
  struct OverlappingChanges {
    /// The two changes.
    nonisolated enum Kind: CaseIterable, Sendable {
      case pushPush, pushPop, pushToRoot, pushToPage, pushSet
      case popPush, popPop, popToRoot, popToPage, popSet
      case presentPresent, presentDismiss, dismissPresent, dismissPresentSame
      case tabTab

      var isInStack: Bool {
        switch self {
        case .pushPush, .pushPop, .pushToRoot, .pushToPage, .pushSet: true
        case .popPush, .popPop, .popToRoot, .popToPage, .popSet: true
        case .presentPresent, .presentDismiss, .dismissPresent, .dismissPresentSame: false
        case .tabTab: false
        }
      }

      /// Whether the second change undoes the first one and reverses its flight.
      var isOpposite: Bool { self == .presentDismiss || self == .dismissPresentSame }
    }

    /// The state of the first change when the second change is requested.
    nonisolated enum FirstChange: CaseIterable, Sendable {
      case running, settling, goingBack, held, notStarted
    }

    /// Two changes of one container.
    private final class Fixture {
      let base = ContainerFixture()
      let kind: Kind
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let d = titled("D")
      let e = titled("E")
      private(set) lazy var first = base.slide()
      private(set) lazy var second = base.slide()
      private lazy var navigation = base.navigation(
        pushesFirst ? [a] : [a, b, c])
      private var pushesFirst: Bool {
        [.pushPush, .pushPop, .pushToRoot, .pushToPage, .pushSet].contains(kind)
      }
      /// The number of changes before the first change.
      private(set) var formerChanges = 0
      private lazy var tabs = base.tabs([a, b, c])

      init(_ kind: Kind) {
        self.kind = kind
        switch kind {
        case _ where kind.isInStack: _ = navigation
        case .tabTab: _ = tabs
        case .presentPresent, .presentDismiss: base.device.launch(a)
        case .dismissPresent, .dismissPresentSame:
          base.device.launch(a)
          a.present(b, animated: false)
        default: break
        }
        base.device.advanceUntilIdle()
        formerChanges = base.completions.count
      }

      func requestFirst() -> TransitionHandle {
        switch kind {
        case .pushPush, .pushPop, .pushToRoot, .pushToPage, .pushSet:
          navigation.pushViewController(d, with: first)
        case .popPush, .popPop, .popToRoot, .popToPage, .popSet:
          navigation.popViewController(with: first)
        case .presentPresent, .presentDismiss: a.present(b, with: first)
        case .dismissPresent, .dismissPresentSame: b.dismiss(with: first)
        case .tabTab: tabs.selectViewController(b, with: first)
        }
      }

      func requestSecond() -> TransitionHandle {
        switch kind {
        case .pushPush: navigation.pushViewController(c, with: second)
        case .popPush: navigation.pushViewController(d, with: second)
        case .pushPop, .popPop: navigation.popViewController(with: second)
        case .pushToRoot, .popToRoot: navigation.popToRootViewController(with: second)
        case .pushToPage, .popToPage: navigation.popToViewController(a, with: second)
        case .pushSet, .popSet: navigation.setViewControllers([a, e], with: second)
        case .presentPresent: a.present(c, with: second, whenBusy: .wait)
        case .presentDismiss: b.dismiss(with: second)
        case .dismissPresent: a.present(c, with: second, whenBusy: .wait)
        case .dismissPresentSame: a.present(b, with: second)
        case .tabTab: tabs.selectViewController(c, with: second)
        }
      }

      /// The view controllers that are shown, from the lowest.
      var shown: [UIViewController] {
        switch kind {
        case _ where kind.isInStack: navigation.viewControllers
        case .tabTab: [tabs.selectedViewController].compactMap { $0 }
        default: Array(a.presentedChain)
        }
      }

      /// Returns the view controllers that are shown after both changes.
      func expected(_ isFirstMade: Bool) -> [UIViewController] {
        switch kind {
        case .pushPush: isFirstMade ? [a, d, c] : [a, c]
        case .pushPop, .pushToRoot, .popToRoot, .pushToPage, .popToPage: [a]
        case .pushSet, .popSet: [a, e]
        case .popPush: isFirstMade ? [a, b, d] : [a, b, c, d]
        case .popPop: isFirstMade ? [a] : [a, b]
        case .presentPresent: isFirstMade ? [a, b, c] : [a, c]
        case .presentDismiss: [a]
        case .dismissPresent: isFirstMade ? [a, c] : [a, b, c]
        case .dismissPresentSame: [a, b]
        case .tabTab: [c]
        }
      }

      /// Brings the first change to a state.
      func bring(to state: FirstChange) {
        guard state != .notStarted else { return }
        base.device.advance(by: 0.1)
        guard state != .running else { return }
        first.pause()
        first.update(0.4)
        base.device.advance(by: 0.02)
        switch state {
        case .settling: first.finish(velocity: 1)
        case .goingBack: first.cancel()
        case .held, .running, .notStarted: break
        }
      }
    }

    @Test(
      "The first change ends, and the second change uses its own transition",
      arguments: Kind.allCases,
      FirstChange.allCases)
    func overlap(_ kind: Kind, _ state: FirstChange) {
      let fixture = Fixture(kind)
      let first = fixture.requestFirst()
      fixture.bring(to: state)
      let second = fixture.requestSecond()
      if state == .held {
        fixture.base.device.advance(by: 1)
        if !kind.isOpposite {
          #expect(fixture.first.phase == .held && second.flight == nil)
          fixture.first.finish()
        }
      }
      var frames = 0
      while second.flight == nil, second.result == nil, frames < 60 {
        fixture.base.device.advance(by: 1.0 / 60)
        frames += 1
      }
      let isFirstMade = state != .goingBack && !kind.isOpposite
      // UIKit begins a presentation or a tab change one or two frames later.
      #expect(frames <= 6 + 5)
      fixture.base.device.advanceUntilIdle()
      if state != .notStarted { #expect(first.result == (isFirstMade ? .completed : .cancelled)) }
      #expect(first.result != nil)
      // There is only one page left to pop.
      let isRefused = kind == .pushPop && state == .goingBack
      #expect(second.result == (isRefused ? .refused : .completed))
      #expect(fixture.shown == fixture.expected(isFirstMade))
      #expect(fixture.first.isAtRest && fixture.second.isAtRest)
      #expect(fixture.base.isEachCompletedOnce(excluding: fixture.formerChanges))
    }

    @Test("A flight that another change waits for ends within a tenth of a second")
    func landing() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      let first = base.slide()
      let second = base.slide()
      navigation.pushViewController(b, with: first)
      base.device.advance(by: 0.1)
      let flight = first.flight
      let handle = navigation.pushViewController(c, with: second)
      #expect(first.phase == .settling(toward: .end))
      var steps: [Double] = []
      for _ in 0..<6 {
        let before = first.flight?.progress ?? 1
        base.device.advance(by: 1.0 / 60)
        steps.append((first.flight?.progress ?? 1) - before)
      }
      base.device.advance(by: 1.0 / 60)
      #expect(flight?.isOver == true && handle.flight != nil)
      // The flight accelerates and decelerates, and does not jump.
      #expect(steps.allSatisfy { (0...0.3).contains($0) })
      base.device.advanceUntilIdle()
      #expect(base.shows([a, b, c], in: navigation) && base.completions == [true, true])
    }

    @Test("A flight that ends early for another change can be held, and the other change waits")
    func caught() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      let first = base.slide()
      let second = base.slide()
      navigation.pushViewController(b, with: first)
      base.device.advance(by: 0.1)
      let handle = navigation.pushViewController(c, with: second)
      base.device.advance(by: 0.03)
      first.pause()
      base.device.advance(by: 1)
      #expect(first.phase == .held && handle.flight == nil && handle.result == nil)
      first.cancel()
      base.device.advanceUntilIdle()
      #expect(base.shows([a, c], in: navigation) && base.completions == [false, true])
    }

    @Test("Of several waiting tab selections, the last one is made")
    func severalTabs() {
      let base = ContainerFixture()
      let pages = ["A", "B", "C", "D"].map(titled)
      let tabs = base.tabs(pages)
      tabs.selectViewController(pages[1], with: base.slide())
      base.device.advance(by: 0.1)
      let third = tabs.selectViewController(pages[2], with: base.slide())
      let last = tabs.selectViewController(pages[3], with: base.slide())
      base.device.advanceUntilIdle()
      #expect(third.result == .cancelled && last.result == .completed)
      #expect(base.shows(3, in: tabs) && base.directions == [true, true])
    }

    @Test("Several waiting pushes run in the order of their requests, each with its transition")
    func severalPushes() {
      let base = ContainerFixture()
      let pages = ["A", "B", "C", "D"].map(titled)
      let navigation = base.navigation([pages[0]])
      let handles = pages.dropFirst().map { page in
        defer { base.device.advance(by: 0.02) }
        return navigation.pushViewController(page, with: base.slide())
      }
      base.device.advanceUntilIdle()
      #expect(handles.allSatisfy { $0.result == .completed })
      #expect(base.shows(pages, in: navigation) && base.completions == [true, true, true])
    }

    @Test(
      "A pop requested while a push waits pops the page of that push", arguments: [true, false])
    func poppedWhileWaiting(isSame: Bool) {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      let first = base.slide()
      navigation.pushViewController(b, with: first)
      base.device.advance(by: 0.1)
      first.pause()
      let push = navigation.pushViewController(c, with: base.slide())
      let pop = navigation.popViewController(with: isSame ? first : base.slide())
      first.finish()
      base.device.advanceUntilIdle()
      #expect(push.result == .completed && pop.result == .completed)
      #expect(base.shows([a, b], in: navigation))
    }

    @Test("A push waits for a system transition, and then uses its own transition")
    func afterSystem() {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let c = titled("C")
      let navigation = base.navigation([a])
      navigation.pushViewController(b, animated: true)
      base.device.advance(by: 0.1)
      let handle = navigation.pushViewController(c, with: base.slide())
      base.device.advanceUntilIdle()
      #expect(handle.result == .completed && base.directions == [true])
      #expect(base.shows([a, b, c], in: navigation))
    }
  }
}
