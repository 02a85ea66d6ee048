import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// Tests with heights and insets that are not whole pixels, and with offsets that UIKit rounds to
/// pixels.
@Suite(
  "Scroll pulls with fractional heights and insets", .underVariants, .alsoUnder(.roundsOffsets))
struct FractionalPullTests {
  nonisolated enum Kind: CaseIterable, Sendable {
    case present, presentPinned, dismiss
  }

  /// A list of fractional size in a presenter or a presented page, with a pull.
  private final class ListFixture: NSObject, UIScrollViewDelegate {
    let fixture = FlightFixture()
    let list = UIScrollView(frame: CGRect(x: 0, y: 10.2, width: 393, height: 700.37))
    let direction: TransitionDirection
    private(set) var begun = 0
    private(set) var scrolls = 0

    init(_ kind: Kind, _ direction: TransitionDirection, scale: CGFloat) {
      self.direction = direction
      super.init()
      UIScreen.main.scale = scale
      list.contentInsetAdjustmentBehavior = .never
      list.contentInset = UIEdgeInsets(top: 13.31, left: 0, bottom: 7.77, right: 0)
      list.contentSize = CGSize(width: 393, height: 1_999.43)
      let (presenter, presented) = (fixture.presenter, fixture.presented)
      let transition = fixture.transition
      (kind == .dismiss ? presented : presenter).view.addSubview(list)
      if kind == .dismiss {
        fixture.present()
        fixture.device.advanceUntilIdle()
        transition.interactions = [
          .scrollPullToDismiss(list, toward: direction, over: 400.3) { [unowned self] in
            begun += 1
            presented.dismiss(animated: true)
          }
        ]
      } else {
        transition.interactions = [
          .scrollPull(
            list, toward: direction, past: kind == .present ? 0 : 10.1, over: 100.7,
            pinsContent: kind == .presentPinned
          ) { [unowned self, unowned presenter, unowned presented] in
            begun += 1
            presenter.present(presented, with: transition)
          }
        ]
      }
      list.contentOffset.y = edge
      fixture.device.advance(by: 0.05)
      list.delegate = self
    }

    /// The offset at the pulled edge, which may be between pixels.
    var edge: CGFloat {
      let (inset, size) = (list.contentInset, list.contentSize)
      return direction == .down ? -inset.top : size.height + inset.bottom - list.bounds.height
    }

    func press() -> Finger { fixture.device.press(at: CGPoint(x: 196, y: 350)) }

    func move(_ finger: Finger, by points: CGFloat, over seconds: Double = 0.2) {
      finger.move(by: direction.vector(points), over: seconds)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolls += 1 }
  }

  @Test(
    "Scroll pulls with fractional sizes begin, follow and finish at both ends",
    arguments: Kind.allCases, [2, 3])
  func finishes(kind: Kind, scale: Int) {
    for direction in [TransitionDirection.down, .up] {
      let list = ListFixture(kind, direction, scale: CGFloat(scale))
      let finger = list.press()
      list.move(finger, by: 60)
      #expect(list.begun == 1 && list.fixture.transition.phase == .held)
      let progress = list.fixture.transition.progress
      list.move(finger, by: 230.3)
      #expect(list.fixture.transition.progress > progress + 0.1)
      finger.lift()
      list.fixture.device.advanceUntilIdle()
      #expect(list.fixture.completions == (kind == .dismiss ? [true, true] : [true]))
      #expect(abs(list.list.contentOffset.y - list.edge) <= 0.5)
      #expect(list.list.bounces)
      list.fixture.transition.interactions = []
    }
  }

  @Test(
    "During a scroll pull, a resting finger scrolls nothing, and pushing back cancels",
    arguments: Kind.allCases, [2, 3])
  func rests(kind: Kind, scale: Int) {
    for direction in [TransitionDirection.down, .up] {
      let list = ListFixture(kind, direction, scale: CGFloat(scale))
      let finger = list.press()
      list.move(finger, by: 70)
      let (progress, scrolls) = (list.fixture.transition.progress, list.scrolls)
      list.fixture.device.advance(by: 0.5)
      #expect(list.scrolls - scrolls <= 1)
      #expect(abs(list.fixture.transition.progress - progress) < 0.01)
      list.move(finger, by: -65)
      #expect(list.fixture.transition.progress < 0.1)
      list.fixture.device.advance(by: 0.2)
      finger.lift()
      list.fixture.device.advanceUntilIdle()
      #expect(list.fixture.completions == (kind == .dismiss ? [true, false] : [false]))
      list.fixture.transition.interactions = []
    }
  }

  @Test(
    "A drag scrolls content to its edge, pulls there, and scrolls again when it returns",
    arguments: [2, 3])
  func handsOver(scale: Int) {
    for direction in [TransitionDirection.down, .up] {
      let list = ListFixture(.dismiss, direction, scale: CGFloat(scale))
      list.list.contentOffset.y += direction == .down ? 100.21 : -100.21
      let finger = list.press()
      list.move(finger, by: 90)
      #expect(list.begun == 0)
      list.move(finger, by: 120)
      #expect(list.begun == 1)
      #expect(abs(list.fixture.transition.progress - 100 / 400) < 0.1)
      #expect(abs(list.list.contentOffset.y - list.edge) <= 0.5)
      list.move(finger, by: -300)
      #expect(list.fixture.transition.progress == 0)
      #expect(abs(list.list.contentOffset.y - list.edge) > 100)
      list.move(finger, by: 300)
      #expect(list.fixture.transition.progress > 0.1)
      finger.cancel()
      list.fixture.device.advanceUntilIdle()
      #expect(list.fixture.completions == [true, false])
      list.fixture.transition.interactions = []
    }
  }
}
