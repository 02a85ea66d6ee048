import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of pinned content while the device rotates or the window is resized under the finger.
@Suite("Pinned pull during a rotation", .underVariants, .alsoUnder(.roundsOffsets))
struct TurnedPullTests {
  typealias Adjustment = UIScrollView.ContentInsetAdjustmentBehavior

  private final class Scene {
    let fixture = ContainerFixture()
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
    let slide = InterruptibleTransition(.slide(from: .down))
    let direction: TransitionDirection
    private let (first, second) = (titled("A"), titled("B"))

    init(_ direction: TransitionDirection, _ adjustment: Adjustment) {
      self.direction = direction
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentInsetAdjustmentBehavior = adjustment
      scrollView.contentSize = CGSize(width: 2000, height: 2000)
      second.view.addSubview(scrollView)
      slide.interactions = [
        .scrollPullToDismiss(scrollView, toward: direction, over: 400) { [first] in
          first.dismiss(animated: true)
        }
      ]
      fixture.device.launch(first)
      first.present(second, with: slide)
      fixture.device.advanceUntilIdle()
      scrollView.contentOffset = edge
      fixture.device.advance(by: 0.05)
    }

    /// The content offset at the edge.
    var edge: CGPoint {
      let (size, inset) = (scrollView.bounds.size, scrollView.adjustedContentInset)
      return CGPoint(
        x: direction == .left ? 2000 + inset.right - size.width : -inset.left,
        y: direction == .up ? 2000 + inset.bottom - size.height : -inset.top)
    }

    /// The distance of the content from its edge along the pull, in points.
    var distance: CGFloat {
      let (offset, edge) = (scrollView.contentOffset, edge)
      return direction.axis == .vertical ? abs(offset.y - edge.y) : abs(offset.x - edge.x)
    }

    var shown: CGPoint { scrollView.layer.presentation()?.bounds.origin ?? .zero }

    func expectEnd() {
      fixture.device.advanceUntilIdle()
      #expect(fixture.completions == [true, true] && scrollView.bounces)
    }
  }

  @Test(
    "During a rotation, the content stays at its edge, and the progress does not change",
    arguments: TransitionDirection.onScreen, [Adjustment.always, .never])
  func turned(_ direction: TransitionDirection, _ adjustment: Adjustment) {
    let scene = Scene(direction, adjustment)
    let finger = scene.fixture.device.press(at: CGPoint(x: 196, y: 200))
    finger.move(by: direction.vector(100), over: 0.2)
    #expect(scene.slide.phase == .held)
    let progress = scene.slide.progress
    var (last, longest) = (scene.shown, CGFloat(0))
    let frames = scene.fixture.device.onFrame { _ in
      let now = scene.shown
      longest = max(longest, abs(now.x - last.x), abs(now.y - last.y))
      last = now
    }
    scene.fixture.device.rotate(to: .landscape)
    scene.fixture.device.advance(by: 0.4)
    frames.cancel()
    // An edge that moves 459 points in 0.3 s moves at most 43 points in a frame.
    #expect(longest < 50)
    #expect(scene.distance < 0.01 && scene.slide.progress == progress)
    finger.move(by: direction.vector(40), over: 0.2)
    #expect(scene.distance < 0.01)
    #expect(abs(scene.slide.progress - progress - 0.1) < 1e-6)
    scene.slide.completionRule = .custom { _ in true }
    finger.lift()
    scene.expectEnd()
  }

  @Test("During a live resize, the content is at its edge in each frame")
  func resized() {
    let scene = Scene(.up, .never)
    let finger = scene.fixture.device.press(at: CGPoint(x: 196, y: 400))
    finger.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(scene.slide.phase == .held)
    var farthest: CGFloat = 0
    let frames = scene.fixture.device.onFrame { _ in
      farthest = max(farthest, abs(scene.shown.y - scene.edge.y))
    }
    scene.fixture.device.resize(to: CGSize(width: 393, height: 552), over: 0.3)
    frames.cancel()
    // The content follows in the next frame.
    #expect(farthest < 17.1)
    scene.fixture.device.advance(by: 1.0 / 60)
    #expect(scene.shown.y == scene.edge.y)
    scene.slide.completionRule = .custom { _ in true }
    finger.lift()
    scene.expectEnd()
  }
}
