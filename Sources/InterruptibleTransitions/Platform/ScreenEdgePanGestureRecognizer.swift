#if os(visionOS)
  /// A pan that begins at an edge of the view that it listens on.
  ///
  /// There is no screen on visionOS, and none of UIKit's recognizers for its edges. This one stands
  /// in for it, at the edges of a window or of a view.
  public final class ScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// How far from an edge a touch may begin, in points.
    private static let reach: CGFloat = 30

    /// The edges at which the pan may begin.
    public var edges: UIRectEdge = []

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard state == .possible, let view, let touch = touches.first else { return }
      let (place, bounds) = (touch.location(in: view), view.bounds)
      let distances: [(edge: UIRectEdge, distance: CGFloat)] = [
        (.left, place.x - bounds.minX), (.right, bounds.maxX - place.x),
        (.top, place.y - bounds.minY), (.bottom, bounds.maxY - place.y),
      ]
      let isAtEdge = distances.contains { edges.contains($0.edge) && $0.distance <= Self.reach }
      if !isAtEdge { state = .failed }
    }
  }
#else
  /// A pan that begins at an edge of the screen. On visionOS, which has none, at an edge of the
  /// view that it listens on.
  public typealias ScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer
#endif
