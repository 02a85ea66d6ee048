/// Moves a transition with a finger that comes in from an edge of the screen.
///
/// The pan grabs the transition in flight. With a `begin` closure, it also starts the transition.
/// The direction away from the edge leads to the end: from the left edge it is to the right. With
/// more than one edge, the edge that the finger came from counts. On visionOS, where there is no
/// screen, the edges are those of the view that listens.
///
/// A left edge stays on the left. A leading edge is on the left, and in a layout from right to left
/// on the right.
///
/// ```swift
/// reveal.interactions = [
///   .edgePan(from: .leading, over: .fraction(1), on: view) { [weak self] in self?.presentMenu() }
/// ]
/// ```
public final class EdgePanInteraction: GestureInteraction<ScreenEdgePanGestureRecognizer> {
  /// The edges from which the finger comes.
  var edges: UIRectEdge { findEdges() }
  private let findEdges: () -> UIRectEdge

  /// Makes the interaction; see ``TransitionInteraction/edgePan(_:over:on:with:begin:)``.
  ///
  /// - Parameters:
  ///   - edges: Returns the edge, or edges, of the screen from which the finger comes, at each
  ///     touch. With an app's recognizer, its `edges` say where it listens.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container. If it is not finite and above 0, a pan holds the transition without
  ///     moving it.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pan from the edge begins; nil if a pan only grabs.
  init(
    _ edges: @escaping () -> UIRectEdge, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: ScreenEdgePanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) {
    findEdges = { [weak recognizer] in recognizer?.edges ?? edges() }
    let measure = GestureMeasure<ScreenEdgePanGestureRecognizer>(
      make: {
        let recognizer = ScreenEdgePanGestureRecognizer()
        recognizer.edges = edges()
        return recognizer
      }, distance: { $0.points(of: distance, in: $2) },
      prepare: { $0.edges = edges() },
      reading: { recognizer, moment, _ in
        let edge = moment.direction ?? recognizer.edges.inwards(of: recognizer.movement)
        return GestureReading(recognizer, along: edge ?? .right, at: moment)
      })
    super.init(measure, on: view, with: recognizer, begin: begin)
  }
}

extension UIRectEdge {
  /// The direction away from one of the edges that a movement follows most.
  fileprivate func inwards(of movement: CGPoint) -> TransitionDirection? {
    let ways: [(edge: UIRectEdge, way: TransitionDirection)] = [
      (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
    ]
    return ways.filter { contains($0.edge) }.map(\.way)
      .max { $0.component(of: movement) < $1.component(of: movement) }
  }

  /// Makes the edges that directional ones are in a view.
  fileprivate init(_ edges: NSDirectionalRectEdge, in view: UIView) {
    let isLeftToRight = view.backDirection == .right
    let all: [(directional: NSDirectionalRectEdge, edge: UIRectEdge)] = [
      (.top, .top), (.bottom, .bottom),
      (.leading, isLeftToRight ? .left : .right), (.trailing, isLeftToRight ? .right : .left),
    ]
    self.init(all.filter { edges.contains($0.directional) }.map(\.edge))
  }
}

extension TransitionInteraction where Self == EdgePanInteraction {
  /// Moves a transition with a finger that comes in from an edge of the screen.
  ///
  /// - Parameters:
  ///   - edges: The edge, or edges, of the screen from which the finger comes.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pan from the edge begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func edgePan(
    _ edges: UIRectEdge, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: ScreenEdgePanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) -> EdgePanInteraction {
    EdgePanInteraction({ edges }, over: distance, on: view, with: recognizer, begin: begin)
  }

  /// Moves a transition with a finger that comes in from an edge of the screen, by the direction of
  /// a view's layout.
  ///
  /// The direction is read at each touch.
  ///
  /// - Parameters:
  ///   - edges: The edge, or edges, of the screen from which the finger comes. In a layout from
  ///     right to left the leading one is on the right.
  ///   - distance: How far the finger moves while progress goes from 0 to 1: points, or a fraction
  ///     of the container.
  ///   - view: The view that listens for the pan, and whose layout direction counts.
  ///   - begin: Starts the transition when a pan from the edge begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func edgePan(
    from edges: NSDirectionalRectEdge, over distance: TransitionDistance, on view: UIView,
    begin: (() -> Void)? = nil
  ) -> EdgePanInteraction {
    let find = { [weak view] in view.map { UIRectEdge(edges, in: $0) } ?? [] }
    return EdgePanInteraction(find, over: distance, on: view, begin: begin)
  }
}
