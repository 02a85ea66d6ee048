import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct EdgePanTests {
  let fixture = TouchFixture()
  let pan = UIScreenEdgePanGestureRecognizer()

  init() {
    fixture.attach("pan", pan, to: fixture.device.window)
  }

  /// Returns a point at a distance in points from an edge of the screen, and a movement away from
  /// the edge.
  func start(_ edge: UIRectEdge, inset: CGFloat) -> (CGPoint, CGVector) {
    let size = fixture.device.screenSize
    return switch edge {
    case .left: (CGPoint(x: inset, y: 300), CGVector(dx: 30, dy: 5))
    case .right: (CGPoint(x: size.width - inset, y: 300), CGVector(dx: -30, dy: 5))
    case .top: (CGPoint(x: 200, y: inset), CGVector(dx: 5, dy: 30))
    default: (CGPoint(x: 200, y: size.height - inset), CGVector(dx: 5, dy: -30))
    }
  }

  @Test("4.35 An edge pan begins at its own edges only")
  func beginsAtItsEdges() {
    #expect(pan.edges == [])
    for own in [UIRectEdge.left, .right, .top, .bottom] {
      pan.edges = own
      for edge in [UIRectEdge.left, .right, .top, .bottom] {
        let (point, movement) = start(edge, inset: 5)
        let finger = fixture.device.press(at: point)
        finger.move(by: movement)
        finger.move(by: CGVector(dx: 3, dy: 4))
        #expect(pan.translation(in: nil) == (edge == own ? CGPoint(x: 3, y: 4) : .zero))
        finger.lift()
        #expect(
          fixture.takeLog() == (edge == own ? ["pan began", "pan changed", "pan ended"] : []))
      }
    }
  }

  @Test("4.36 The edge is 13 points wide", arguments: [UIRectEdge.left, .right, .bottom])
  func edgeWidth(edge: UIRectEdge) {
    pan.edges = edge
    for (inset, begins) in [(CGFloat(13), true), (14, false)] {
      let (point, movement) = start(edge, inset: inset)
      let finger = fixture.device.press(at: point)
      finger.move(by: movement)
      finger.lift()
      #expect(fixture.takeLog() == (begins ? ["pan began", "pan ended"] : []))
    }
  }

  @Test("4.37 A movement along the edge, or towards it, makes an edge pan fail")
  func leadsAway() {
    pan.edges = .left
    for movement in [CGVector(dx: 12, dy: 14), CGVector(dx: 12, dy: -14), CGVector(dx: -12, dy: 0)]
    {
      let finger = fixture.device.press(at: CGPoint(x: 12, y: 300))
      finger.move(by: movement)
      finger.move(by: CGVector(dx: 60, dy: 0), over: 0.1)
      finger.lift()
    }
    #expect(fixture.log == [])
  }

  @Test("4.53 A second finger elsewhere doesn't affect an edge pan")
  func secondFinger() {
    pan.edges = .left
    let first = fixture.device.press(at: CGPoint(x: 2, y: 300))
    first.move(by: CGVector(dx: 30, dy: 0))
    let second = fixture.device.press(at: CGPoint(x: 200, y: 300))
    #expect(pan.numberOfTouches == 1)
    second.move(by: CGVector(dx: 50, dy: 0))
    #expect(pan.translation(in: nil) == .zero)
    first.move(by: CGVector(dx: 8, dy: 0))
    #expect(pan.translation(in: nil) == CGPoint(x: 8, y: 0))
  }
}
