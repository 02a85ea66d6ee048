import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of the pin that keeps a scroll view's content at its edge, and that detects who moved the
/// content past it.
@Suite("Pinned content", .underVariants)
struct ScrollPinTests {
  private let device = Device()
  private let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
  private let pin = ScrollPin(PulledEdge(direction: .down))

  init() {
    let root = UIViewController()
    scrollView.contentInsetAdjustmentBehavior = .never
    scrollView.contentSize = CGSize(width: 393, height: 2000)
    root.view.addSubview(scrollView)
    device.launch(root)
  }

  @Test(
    "Content past its edge at the first touch counts as foreign unless the finger has pulled it",
    arguments: [(20, 10, false), (20, 20, false), (20, 40, true), (0, 10, true), (-20, 10, true)])
  func isPastAnyway(_ finger: CGFloat, _ pulled: CGFloat, _ expected: Bool) {
    scrollView.panGestureRecognizer.setTranslation(CGPoint(x: 0, y: finger), in: scrollView)
    scrollView.contentOffset.y = -pulled
    pin.look(at: scrollView, begins: true)
    #expect(pin.finger == finger && pin.isPastAnyway == expected)
    scrollView.contentOffset.y = 0
    pin.look(at: scrollView)
    #expect(!pin.isPastAnyway)
  }

  @Test("Before the first touch, the pin keeps the content at its edge")
  func atFirst() {
    pin.guardEdge(of: scrollView, isEngaged: false)
    #expect(!scrollView.bounces)
    pin.release()
    #expect(scrollView.bounces)
  }
}
