/// An interaction whose fingers may have hold of a transition. One at a time has.
protocol HoldingInteraction: TransitionInteraction {
  /// Whether its fingers took hold of the transition and have not let go.
  var hasHold: Bool { get }

  /// Called when another one takes hold of what this one holds no more: its fingers follow until they
  /// lift, and move nothing.
  func loseHold()

  /// Whether a recognizer may take the transition from a finger that only holds it.
  func listens(with recognizer: UIGestureRecognizer) -> Bool
}

extension InterruptibleTransition {
  /// Whether somebody holds the transition, be it before UIKit has started it.
  var isInHand: Bool {
    flight.map { $0.phase == .held } ?? !isAtRest
  }

  /// Whether the fingers of one of the interactions have taken hold of it.
  var isInFingers: Bool { holdingInteractions.contains(where: \.hasHold) }

  /// Takes the hold from whichever interaction has it.
  func takeHold() {
    for interaction in holdingInteractions { interaction.loseHold() }
  }

  /// Whether one of the interactions takes the transition by a recognizer.
  func listens(with recognizer: UIGestureRecognizer) -> Bool {
    holdingInteractions.contains { $0.listens(with: recognizer) }
  }

  private var holdingInteractions: [any HoldingInteraction] {
    interactions.compactMap { $0 as? any HoldingInteraction }
  }

  /// The size of what the transition moves in, or will, in points; fingers move it around a view.
  func containerSize(around view: UIView?) -> CGSize {
    (flight?.containerView ?? view?.window)?.bounds.size ?? .zero
  }
}

extension UIView {
  /// Whether the view belongs to the view controller that a flight presents, or dismisses: what a gesture
  /// on it starts is taken to lead back.
  ///
  /// The view of a navigation controller belongs to all that it pushes: gestures on it pop.
  func belongsToPresented(of flight: Flight) -> Bool {
    let presented = flight.isPresenting ? flight.toViewController : flight.fromViewController
    let views = [presented?.viewIfLoaded, presented?.navigationController?.viewIfLoaded]
    return views.contains { $0.map(isDescendant) ?? false }
  }
}
