import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Slide", .underVariants)
struct SlideTests {
  private let frame = CGRect(x: 46.5, y: 276, width: 300, height: 300)

  /// Returns the position of a card of 300 by 300 points directly outside, relative to its place.
  private func outside(_ side: TransitionDirection) -> CGPoint {
    switch side {
    case .up: CGPoint(x: 0, y: -576)
    case .down: CGPoint(x: 0, y: 576)
    case .left, .leading: CGPoint(x: -346.5, y: 0)
    case .right, .trailing: CGPoint(x: 346.5, y: 0)
    }
  }

  @Test(
    "A slide moves in from outside the container, and out to the same side",
    arguments: TransitionDirection.onScreen)
  func sides(side: TransitionDirection) {
    let device = Device()
    let (presenter, card) = (UIViewController(), UIViewController())
    let slide = InterruptibleTransition(.slide(from: side), timing: .linear(0.5))
    device.launch(presenter)
    presenter.present(card, with: slide, as: .centered(frame.size))
    func expectIsIn(_ progress: CGFloat, _ sourceLocation: SourceLocation = #_sourceLocation) {
      let shown = card.view.layer.presentation()?.frame ?? .null
      let offset = CGPoint(x: shown.minX - frame.minX, y: shown.minY - frame.minY)
      let way = outside(side)
      #expect(
        largestDifference(
          [offset.x, offset.y], [way.x * (1 - progress), way.y * (1 - progress)])
          < within(0.01, orStep: hypot(way.x, way.y) / 59),
        sourceLocation: sourceLocation)
    }
    device.advance(by: 0.05)
    slide.pause()
    for progress in [0.31, 0, 1, 0.6] {
      slide.update(CGFloat(progress))
      device.advance(by: 0.02)
      expectIsIn(CGFloat(progress))
    }
    slide.finish()
    device.advanceUntilIdle()
    #expect(card.view.frame == frame)
    presenter.dismiss(animated: true)
    device.advance(by: 0.05)
    slide.pause()
    slide.update(0.75)
    device.advance(by: 0.02)
    expectIsIn(0.25)
    slide.cancel()
    device.advanceUntilIdle()
    #expect(card.view.frame == frame && card.view.transform.isIdentity)
  }

  @Test("During a pop with a slide, the page below is shown while the page above leaves")
  func pushAndPop() {
    let fixture = ContainerFixture()
    let (a, b) = (titled("A"), titled("B"))
    let navigation = fixture.navigation([a])
    let slide = InterruptibleTransition(.slide(from: .right), timing: .linear(0.5))
    navigation.pushViewController(b, with: slide)
    fixture.device.advance(by: 0.25)
    #expect(fixture.shownX(b) > 100 && fixture.shownX(b) < 300)
    fixture.device.advanceUntilIdle()
    #expect(fixture.shows([a, b], in: navigation))
    navigation.popViewController(with: slide)
    fixture.device.advance(by: 0.25)
    #expect(fixture.shownX(b) > 100 && fixture.shownX(b) < 300)
    let views = a.view.superview?.subviews.filter { $0 === a.view || $0 === b.view }
    #expect(views?.first === a.view && views?.last === b.view && views?.count == 2)
    fixture.device.advanceUntilIdle()
    #expect(fixture.shows([a], in: navigation))
  }
}
