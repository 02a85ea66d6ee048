import HeadlessDevice
import InterruptibleTransitions
import Testing

@testable import Workloads

@Suite("Workloads with elements")
struct ElementWorkloadTests {
  /// Presents a screen with a number of views on another screen, and checks the flight.
  private func present(
    _ views: Int, with animation: TransitionAnimation, and check: (TransitionFlight?) -> Void
  ) {
    let device = Device()
    let first = ElementScreen(views)
    let second = ElementScreen(views, shift: 12)
    device.launch(first)
    let transition = InterruptibleTransition(animation, timing: .linear(0.4))
    first.present(second, with: transition)
    device.advance(by: 3 * frame)
    check(transition.flight)
    device.advance(by: 1)
  }

  @Test("A tenth of the views are elements, and all of them match", arguments: [1, 10, 95, 1_000])
  func matched(views: Int) {
    present(views, with: .elements) { flight in
      #expect(flight?.elementReport?.matched.count == ElementScreen(views).elementCount)
      #expect(flight?.elementReport?.unmatched.isEmpty == true)
      #expect(flight?.elementReport?.duplicates.isEmpty == true)
    }
  }

  @Test("The straightforward matcher finds the same elements, and sorts them by depth")
  func straightforward() {
    var matches: [StraightforwardMatcher.Match] = []
    let animation = TransitionAnimation { flight, _ in
      flight.installViews()
      guard let from = flight.fromViewController?.view, let to = flight.toViewController?.view
      else { return }
      matches = StraightforwardMatcher.matches(from: from, to: to, in: flight.containerView)
    }
    present(300, with: animation) { _ in }
    var matched: [ElementID] = []
    present(300, with: .elements) { matched = $0?.elementReport?.matched ?? [] }
    #expect(Set(matches.compactMap(\.to.elementID)) == Set(matched))
    #expect(matches.count == matched.count)
    #expect(matches.map(\.depth) == matches.map(\.depth).sorted())
    #expect(matches.allSatisfy { $0.from.elementID == $0.to.elementID && $0.from !== $0.to })
    #expect(matches.allSatisfy { $0.toFrame.minX - $0.fromFrame.minX == 12 })
  }

  @Test(
    "Handwritten cards have the small form at 0 and the large form at 1",
    arguments: [0, 1] as [CGFloat])
  func byHand(progress: CGFloat) {
    let cards = Cards(60)
    let container = UIView()
    let byHand = CardsByHand(cards, in: container)
    byHand.show(progress)
    let forms = progress == 0 ? cards.small : cards.large
    #expect(container.subviews.map(\.frame) == forms.map(\.frame))
    #expect(container.subviews.map(\.layer.cornerRadius) == forms.map(\.cornerRadius))
  }

  @Test("Benchmarks have unique names")
  func names() {
    let names = Workloads.Suite.all.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(Workloads.Suite.benchmarks(named: ["growth/elements"]).count == 5)
    #expect(Workloads.Suite.benchmarks(named: ["driving/elements"]).count == 1)
  }
}
