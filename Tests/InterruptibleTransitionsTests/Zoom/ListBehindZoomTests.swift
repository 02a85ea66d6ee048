import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of a list behind a zoom, whose page is scaled.
@Suite(
  "Lists behind a zoom", .underVariants,
  .alsoUnder(.movesSafeArea, .roundsOffsets, [.movesSafeArea, .roundsOffsets]))
struct ListBehindZoomTests {
  private final class Observer: NSObject, UIScrollViewDelegate {
    var scrolls = 0
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  /// Shows a list behind a page, and the way back.
  private func scrolls(
    _ kind: ContainerKind, y: Double, behind animation: TransitionAnimation
  ) -> (count: Int, isKept: Bool) {
    let fixture = ContainerKindFixture(kind, animation)
    let observer = Observer()
    let list = UIScrollView(frame: fixture.first.view.bounds)
    list.contentSize = CGSize(width: 393, height: 3_000)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    fixture.first.view.addSubview(list)
    let source = UIView(frame: CGRect(x: 40, y: 500, width: 100, height: 100))
    source.backgroundColor = .red
    source.elementID = "source"
    list.addSubview(source)
    fixture.device.advance(by: 0.1)
    // At the top, the offset follows the insets.
    list.contentOffset.y = y < 0 ? -list.adjustedContentInset.top : y
    fixture.device.advance(by: 0.1)
    let offset = list.contentOffset
    list.delegate = observer
    for isBack in [false, true] {
      if isBack { fixture.back() } else { fixture.there() }
      fixture.device.advance(by: 0.15)
      fixture.hold(at: 0.4)
      if isBack { fixture.transition.cancel() } else { fixture.transition.finish() }
      fixture.device.advanceUntilIdle()
      if isBack {
        fixture.back()
        fixture.device.advanceUntilIdle()
      }
    }
    return (observer.scrolls, list.contentOffset == offset)
  }

  @Test(
    "A list behind a zoom keeps its offset, and its delegate hears of no more scrolls than elsewhere",
    arguments: ContainerKind.allCases, [-1.0, 0, 333])
  func offset(_ kind: ContainerKind, y: Double) {
    // A list at its top follows its insets when it leaves the window.
    let expected = scrolls(kind, y: y, behind: .fade)
    let found = scrolls(kind, y: y, behind: .zoom("source"))
    #expect(found.isKept)
    #expect(found.count == expected.count)
    if y > 0 { #expect(found.count == 0) }
  }
}
