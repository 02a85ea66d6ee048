#if os(visionOS)
  /// A pan that begins at an edge of its view.
  ///
  /// visionOS has no screen, and UIKit has no screen edge recognizer there. This class replaces it
  /// at the edges of a window or a view.
  ///
  /// ```swift
  /// let swipe = ScreenEdgePanGestureRecognizer()
  /// swipe.edges = .left
  /// view.addGestureRecognizer(swipe)
  /// reveal.interactions = [.edgePan(.left, over: .fraction(1), with: swipe)]
  /// ```
  public final class ScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The maximum distance from an edge at which a touch can begin, in points.
    private static let edgeWidth: CGFloat = 30

    /// The edges at which the pan can begin.
    public var edges: UIRectEdge = []

    public override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
      super.touchesBegan(touches, with: event)
      guard state == .possible, let view, let touch = touches.first else { return }
      let location = touch.location(in: view)
      let bounds = view.bounds
      let distances: [(edge: UIRectEdge, distance: CGFloat)] = [
        (.left, location.x - bounds.minX), (.right, bounds.maxX - location.x),
        (.top, location.y - bounds.minY), (.bottom, bounds.maxY - location.y),
      ]
      let isAtEdge = distances.contains { edges.contains($0.edge) && $0.distance <= Self.edgeWidth }
      if !isAtEdge { state = .failed }
    }
  }
#else
  /// A pan that begins at an edge of the screen.
  ///
  /// On visionOS, which has no screen, the pan begins at an edge of its view.
  ///
  /// ```swift
  /// let swipe = ScreenEdgePanGestureRecognizer()
  /// swipe.edges = .left
  /// view.addGestureRecognizer(swipe)
  /// reveal.interactions = [.edgePan(.left, over: .fraction(1), with: swipe)]
  /// ```
  public typealias ScreenEdgePanGestureRecognizer = UIScreenEdgePanGestureRecognizer
#endif
