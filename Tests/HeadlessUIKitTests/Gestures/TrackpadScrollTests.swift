import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@Suite("Scrolls on a trackpad")
@MainActor struct TrackpadScrollTests {
  /// A view that counts the touches that it receives.
  final class Pad: UIView {
    var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += touches.count
    }
  }

  /// A delegate that records the touches and events for which it is asked.
  final class Gate: NSObject, UIGestureRecognizerDelegate {
    var events: [UIEvent.EventType] = []
    var touches = 0
    var isOpen = true

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
    ) -> Bool {
      touches += 1
      return true
    }

    func gestureRecognizer(
      _ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent
    ) -> Bool {
      events.append(event.type)
      #expect(event.type != .scroll || event.allTouches?.isEmpty == true)
      return isOpen
    }
  }

  private let gate = Gate()
  private let pad = Pad(frame: CGRect(x: 0, y: 0, width: 393, height: 852))

  private func launch(_ pan: UIPanGestureRecognizer) -> Device {
    let device = Device()
    device.launch(UIViewController())
    device.window.rootViewController?.view.addSubview(pad)
    pan.delegate = gate
    pad.addGestureRecognizer(pan)
    return device
  }

  @Test("4.56 A pan follows a trackpad scroll if its mask allows it, and no view is touched")
  func mask() {
    let pan = UIPanGestureRecognizer()
    #expect(
      pan.allowedScrollTypesMask == []
        && UIScrollView().panGestureRecognizer
          .allowedScrollTypesMask == .all
    )
    let device = launch(pan)
    var states: [UIGestureRecognizer.State] = []
    pan.addHandler(pad) { states.append($0.state) }
    func scroll() {
      let fingers = device.beginScroll(at: CGPoint(x: 200, y: 400))
      fingers.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
      fingers.lift()
      device.advanceUntilIdle()
    }
    scroll()
    #expect(states.isEmpty && gate.events.isEmpty)
    pan.allowedScrollTypesMask = .continuous
    scroll()
    #expect(states.first == .began && states.last == .ended && states.count > 5)
    #expect(pad.touches == 0)
  }

  @Test("4.57 A scroll has no touches, is at the pointer, and the delegate can refuse it")
  func withoutTouches() {
    let pan = UIPanGestureRecognizer()
    pan.allowedScrollTypesMask = .continuous
    pan.minimumNumberOfTouches = 3
    let device = launch(pan)
    let fingers = device.beginScroll(at: CGPoint(x: 200, y: 400))
    fingers.move(by: CGVector(dx: 0, dy: 80), over: 0.2)
    #expect(pan.state == .changed && pan.numberOfTouches == 0)
    #expect(pan.location(in: nil) == CGPoint(x: 200, y: 400))
    #expect(pan.translation(in: nil).y > 50 && pan.velocity(in: nil).y > 300)
    fingers.lift()
    device.advanceUntilIdle()
    #expect(gate.touches == 0 && gate.events == [.scroll])
    gate.isOpen = false
    let others = device.beginScroll(at: CGPoint(x: 200, y: 400))
    others.move(by: CGVector(dx: 0, dy: 80), over: 0.2)
    #expect(pan.state == .possible)
    others.lift()
  }

  @Test("4.58 A scroll to the right pops, at any position of the pointer")
  func swipeBack() {
    let (fixture, navigation) = TransitionFixture.navigating("A", "B")
    let fingers = fixture.device.beginScroll(at: CGPoint(x: 200, y: 400))
    fingers.move(by: CGVector(dx: 250, dy: 0), over: 0.3)
    #expect(navigation.transitionCoordinator?.isInteractive == true)
    fingers.lift()
    fixture.device.advanceUntilIdle()
    #expect(navigation.names == ["A"])
  }

  @Test("4.59 A scroll moves a scroll view, and begins an edge pan if the pointer is at the edge")
  func scrollViewAndEdge() {
    let edge = UIScreenEdgePanGestureRecognizer()
    edge.edges = .left
    edge.allowedScrollTypesMask = .continuous
    let device = launch(edge)
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 393, height: 400))
    list.contentSize = CGSize(width: 393, height: 2000)
    pad.addSubview(list)
    device.advance(by: 0.1)
    let top = list.contentOffset.y
    let fingers = device.beginScroll(at: CGPoint(x: 200, y: 300))
    fingers.move(by: CGVector(dx: 0, dy: -100), over: 0.2)
    #expect(list.contentOffset.y - top > 70)
    fingers.lift()
    device.advanceUntilIdle()
    for (x, begins) in [(200.0, false), (4, true)] {
      let fingers = device.beginScroll(at: CGPoint(x: x, y: 600))
      fingers.move(by: CGVector(dx: 60, dy: 0), over: 0.2)
      #expect((edge.state == .changed) == begins)
      fingers.lift()
      device.advanceUntilIdle()
    }
  }
}
