import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

extension RequestTests {
  /// Tests of two or three requests to a stack, alone and beside changes of other containers.
  @Suite("Series of requests to a stack", .sharingVariants)
  struct StackSeries {
    /// The pages that are pushed. At first, the stack contains a root, `below` and `top`.
    nonisolated enum Page: Sendable {
      case below, top, new, other
    }

    nonisolated enum Step: Hashable, Sendable {
      case push(Page)
      case pop
    }

    /// The place of the stack. A change of tabs selects the arriving tab, or leaves the selected
    /// tab.
    nonisolated enum Place: CaseIterable, Sendable {
      case root, selectedTab, hiddenTab, arrivingTab
    }

    /// The changes of other containers that begin before the requests.
    nonisolated enum Others: CaseIterable, Sendable {
      case none, presentation, tabs, both

      var changesTabs: Bool { self == .tabs || self == .both }
    }

    nonisolated static let series: [[Step]] = [
      [.push(.new), .push(.new)],
      [.push(.new), .pop],
      [.pop, .push(.new)],
      [.pop, .push(.top)],
      [.pop, .push(.below)],
      [.pop, .pop],
      [.push(.new), .push(.new), .pop],
      [.push(.new), .pop, .push(.new)],
      [.push(.new), .pop, .push(.other)],
      [.push(.new), .pop, .push(.top)],
      [.push(.new), .pop, .pop],
      [.pop, .push(.top), .push(.new)],
      [.pop, .push(.below), .pop],
      [.pop, .push(.new), .pop],
      [.pop, .pop, .push(.top)],
      [.pop, .pop, .push(.below)],
      [.pop, .pop, .pop],
    ]

    /// The transitions of two and of three requests, by their indices.
    nonisolated private static let two = [[0, 0], [0, 1]]
    nonisolated private static let three = [[0, 0, 0], [0, 0, 1], [0, 1, 0]]

    @Test(
      "Requests to a stack run in their order, the last one wins, and each outcome is true",
      arguments: series, Place.allCases)
    func order(series: [Step], place: Place) {
      for others in Others.allCases where place != .root || !others.changesTabs {
        for indices in series.count == 2 ? Self.two : Self.three {
          // A pop by a transition that is popping gets the outcome of that pop.
          let popsTwice = series.indices.dropFirst().contains { index in
            series[index] == .pop && series[index - 1] == .pop
              && indices[index] == indices[index - 1]
          }
          guard !popsTwice else { continue }
          for frames in [0, 5] {
            let fixture = Fixture(place)
            fixture.begin(others)
            if frames > 0 { fixture.base.device.advance(by: Double(frames) / 60) }
            for (step, index) in zip(series, indices) { fixture.request(step, with: index) }
            fixture.base.device.advanceUntilIdle()
            fixture.check("\(others), transitions \(indices), after \(frames) frames")
          }
        }
      }
    }

    @Test("A push keeps its place when the first of its handles is cancelled", arguments: 2...3)
    func cancelled(handles count: Int) {
      let base = ContainerFixture()
      let pages = ["A", "B", "C", "D"].map(titled)
      let navigation = base.navigation([pages[0]])
      let first = base.slide()
      navigation.pushViewController(pages[1], with: first)
      base.device.advance(by: 0.1)
      first.pause()
      let handles = (0..<count).map { _ in
        navigation.pushViewController(pages[2], with: base.slide())
      }
      let last = navigation.pushViewController(pages[3], with: base.slide())
      handles.first?.cancel()
      first.finish()
      base.device.advanceUntilIdle()
      #expect(base.shows(pages, in: navigation))
      #expect(handles.first?.result == .cancelled && last.result == .completed)
      #expect(handles.dropFirst().allSatisfy { $0.result == .completed })
    }

    private final class Fixture {
      let base = ContainerFixture()
      private let stack = UINavigationController()
      private let tabs = UITabBarController()
      private let place: Place
      private let pages: [Page: UIViewController]
      private lazy var transitions = [base.slide(), base.slide()]
      private var handles: [TransitionHandle] = []
      /// The stack that the requests so far lead to.
      private var expected: [UIViewController]
      /// The numbers of the requests that have ended, and of those with a wrong outcome.
      private var ended: [Int] = []
      private var wrong: [Int] = []
      private var lastOutcome = TransitionOutcome.completed

      init(_ place: Place) {
        self.place = place
        let root = titled("root")
        let below = titled("below")
        let top = titled("top")
        pages = [.below: below, .top: top, .new: titled("new"), .other: titled("other")]
        expected = [root, below, top]
        stack.viewControllers = expected
        tabs.viewControllers = [stack, titled("second"), titled("third")]
        tabs.selectedIndex = place == .selectedTab ? 0 : 1
        if place == .root { tabs.viewControllers = [] }
        base.device.launch(place == .root ? stack : tabs)
        base.device.advanceUntilIdle()
      }

      func begin(_ others: Others) {
        if others.changesTabs {
          let index = place == .selectedTab ? 1 : place == .hiddenTab ? 2 : 0
          tabs.viewControllers.map { _ = tabs.selectViewController($0[index], with: base.slide()) }
        }
        if others == .presentation || others == .both {
          let presenter = place == .root ? stack : tabs
          presenter.present(UIViewController(), with: base.slide(), as: .sheet(height: 300))
        }
      }

      func request(_ step: Step, with index: Int) {
        let number = handles.count
        let transition = transitions[index]
        let page: UIViewController?
        let handle: TransitionHandle
        lastOutcome = .completed
        switch step {
        case .push(let name):
          page = pages[name]
          guard let page else { return }
          handle = stack.pushViewController(page, with: transition)
          if expected.last !== page { expected.append(page) }
        case .pop:
          page = expected.last
          handle = stack.popViewController(with: transition)
          if expected.count > 1 { expected.removeLast() } else { lastOutcome = .refused }
        }
        handles.append(handle)
        let record: (TransitionOutcome) -> Void = { [unowned self] outcome in
          ended.append(number)
          let isIn = page.map(stack.viewControllers.contains) == true
          if outcome == .completed, isIn == (step == .pop) { wrong.append(number) }
        }
        if let result = handle.result { return record(result) }
        handle.observe { if case .ended(let outcome) = $0 { record(outcome) } }
      }

      func check(_ comment: Comment) {
        #expect(stack.viewControllers == expected, comment)
        #expect(handles.last?.result == lastOutcome, comment)
        #expect(ended.sorted() == Array(handles.indices) && wrong.isEmpty, comment)
        #expect(transitions.map(\.isAtRest) == [true, true], comment)
      }
    }
  }
}
