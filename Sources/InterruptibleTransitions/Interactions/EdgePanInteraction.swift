/// An interaction that moves a transition with a pan from an edge of the screen.
///
/// The pan grabs the transition in flight. With a `begin` closure, it also starts the transition.
/// The direction away from the edge leads to the end: from the left edge, a pan to the right does.
/// With several edges, the edge from which the finger comes counts. On visionOS, which has no
/// screen, the edges are those of the view that listens.
///
/// The left edge is never mirrored. The leading edge is on the left, or on the right in a
/// right-to-left layout.
///
/// ```swift
/// reveal.interactions = [
///   .edgePan(from: .leading, over: .fraction(1), on: view) { [weak self] in self?.presentMenu() }
/// ]
/// ```
public typealias EdgePanInteraction = GestureInteraction<ScreenEdgePanGestureRecognizer>

extension GestureInteraction where Recognizer == ScreenEdgePanGestureRecognizer {
  var edges: UIRectEdge { (appsRecognizer ?? definition.make()).edges }

  /// Creates the interaction. `edges` is called at each touch, but not with an app's recognizer.
  convenience init(
    _ edges: @escaping () -> UIRectEdge, over distance: TransitionDistance, on view: UIView? = nil,
    with recognizer: ScreenEdgePanGestureRecognizer? = nil,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true },
    begin: (() -> Void)? = nil
  ) {
    let definition = TransitionGestureDefinition<ScreenEdgePanGestureRecognizer>(
      over: distance,
      make: {
        let recognizer = ScreenEdgePanGestureRecognizer()
        recognizer.edges = edges()
        return recognizer
      },
      prepare: { $0.edges = edges() },
      sample: { recognizer, moment, _ in
        let edge = moment.direction ?? recognizer.edges.inwards(of: recognizer.movement)
        return TransitionGestureSample(recognizer, along: edge ?? .right, at: moment)
      })
    self.init(definition, on: view, with: recognizer, when: shouldBegin, begin: begin)
  }
}

extension UIRectEdge {
  /// Returns the direction, away from one of the edges, that is closest to a movement.
  fileprivate func inwards(of movement: CGPoint) -> TransitionDirection? {
    let directions: [(edge: UIRectEdge, direction: TransitionDirection)] = [
      (.left, .right), (.right, .left), (.top, .down), (.bottom, .up),
    ]
    return directions.filter { contains($0.edge) }.map(\.direction)
      .max { $0.component(of: movement) < $1.component(of: movement) }
  }

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
  /// Returns an interaction that moves a transition with a pan from an edge of the screen.
  ///
  /// - Parameters:
  ///   - edges: The edges of the screen from which a pan can begin.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - begin: Starts the transition when a pan from the edge begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func edgePan(
    _ edges: UIRectEdge, over distance: TransitionDistance = .presentedView, on view: UIView? = nil,
    with recognizer: ScreenEdgePanGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) -> EdgePanInteraction {
    EdgePanInteraction({ edges }, over: distance, on: view, with: recognizer, begin: begin)
  }

  /// Returns an interaction that moves a transition with a pan from an edge of the screen, if the
  /// app allows the start.
  ///
  /// - Parameters:
  ///   - edges: The edges of the screen from which a pan can begin.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - view: The view that listens for the pan; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - shouldBegin: Returns whether a pan may start the transition. It may be called several
  ///     times before the pan begins, so it must not change anything.
  ///   - begin: Starts the transition when a pan from the edge begins.
  /// - Returns: The interaction.
  public static func edgePan(
    _ edges: UIRectEdge, over distance: TransitionDistance = .presentedView, on view: UIView? = nil,
    with recognizer: ScreenEdgePanGestureRecognizer? = nil,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool, begin: @escaping () -> Void
  ) -> EdgePanInteraction {
    EdgePanInteraction(
      { edges }, over: distance, on: view, with: recognizer, when: shouldBegin, begin: begin)
  }

  /// Returns an interaction that moves a transition with a pan from a leading or trailing edge.
  ///
  /// The layout direction of the view is read at each touch.
  ///
  /// - Parameters:
  ///   - edges: The edges of the screen from which a pan can begin. In a right-to-left layout the
  ///     leading edge is on the right.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - view: The view that listens for the pan, and whose layout direction counts.
  ///   - begin: Starts the transition when a pan from the edge begins; nil if a pan only grabs.
  /// - Returns: The interaction.
  public static func edgePan(
    from edges: NSDirectionalRectEdge, over distance: TransitionDistance = .presentedView,
    on view: UIView,
    begin: (() -> Void)? = nil
  ) -> EdgePanInteraction {
    let find = { [weak view] in view.map { UIRectEdge(edges, in: $0) } ?? [] }
    return EdgePanInteraction(find, over: distance, on: view, begin: begin)
  }

  /// Returns an interaction that moves a transition with a pan from a leading or trailing edge, if
  /// the app allows the start.
  ///
  /// The layout direction of the view is read at each touch.
  ///
  /// - Parameters:
  ///   - edges: The edges of the screen from which a pan can begin. In a right-to-left layout the
  ///     leading edge is on the right.
  ///   - distance: The travel of the finger from progress 0 to 1. The default is the motion of the
  ///     presented view.
  ///   - view: The view that listens for the pan, and whose layout direction counts.
  ///   - shouldBegin: Returns whether a pan may start the transition. It may be called several
  ///     times before the pan begins, so it must not change anything.
  ///   - begin: Starts the transition when a pan from the edge begins.
  /// - Returns: The interaction.
  public static func edgePan(
    from edges: NSDirectionalRectEdge, over distance: TransitionDistance = .presentedView,
    on view: UIView,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool, begin: @escaping () -> Void
  ) -> EdgePanInteraction {
    let find = { [weak view] in view.map { UIRectEdge(edges, in: $0) } ?? [] }
    return EdgePanInteraction(find, over: distance, on: view, when: shouldBegin, begin: begin)
  }
}
