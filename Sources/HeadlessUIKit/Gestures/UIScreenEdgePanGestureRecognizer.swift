import Foundation

/// A pan gesture recognizer for drags that begin at an edge of the screen and move away from the
/// edge.
@MainActor open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The edges at which the pan may begin, in the orientation of the interface. The default is
  /// none.
  open var edges: UIRectEdge = []

  /// The largest distance from an edge at which a finger may touch down, in points (fact 4.36).
  package var edgeWidth: CGFloat = 13

  /// The edges at which the first finger touched down.
  private var touchedEdges: UIRectEdge = []

  /// Counts the fingers that touch down at an edge.
  ///
  /// A first finger elsewhere makes the gesture fail. Later fingers elsewhere are ignored.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in activeTouches where touches.contains(touch) {
      let found = edges(near: touch)
      if !found.isEmpty {
        if touchedEdges.isEmpty { touchedEdges = found }
      } else if touchedEdges.isEmpty {
        return become(.failed)
      } else {
        ignore(touch, for: event)
      }
    }
    super.touchesBegan(touches, with: event)
  }

  /// Follows a scroll if the pointer is at an edge.
  override func scrolled(_ fingers: Set<UITouch>, _ phase: UITouch.Phase, at time: TimeInterval) {
    if phase == .began {
      touchedEdges = fingers.reduce(into: []) { $0.formUnion(edges(near: $1)) }
      if touchedEdges.isEmpty { return become(.failed) }
    }
    super.scrolled(fingers, phase, at: time)
  }

  /// Discards the edges.
  open override func reset() {
    super.reset()
    touchedEdges = []
  }

  override func accepts(_ movement: CGVector) -> Bool {
    let x = movement.dx
    let y = movement.dy
    return touchedEdges.contains(.left) && x > abs(y)
      || touchedEdges.contains(.right) && -x > abs(y)
      || touchedEdges.contains(.top) && y > abs(x)
      || touchedEdges.contains(.bottom) && -y > abs(x)
  }

  func edges(near touch: UITouch) -> UIRectEdge {
    guard let bounds = touch.window?.bounds else { return [] }
    var near: UIRectEdge = []
    let point = touch.pointer ?? touch.point
    if point.x - bounds.minX <= edgeWidth { near.insert(.left) }
    if bounds.maxX - point.x <= edgeWidth { near.insert(.right) }
    if point.y - bounds.minY <= edgeWidth { near.insert(.top) }
    if bounds.maxY - point.y <= edgeWidth { near.insert(.bottom) }
    return near.intersection(edges)
  }
}
