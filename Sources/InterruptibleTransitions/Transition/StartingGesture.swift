/// The gesture that has started a flight.
struct StartingGesture {
  private weak var interaction: (any TransitionInteraction)?
  private let kind: ObjectIdentifier
  private let direction: TransitionDirection?

  /// Creates the record of a session; nil if none of the interactions has begun the session.
  init?(of session: TransitionSession, among interactions: [any TransitionInteraction]) {
    guard session.startsFlight, let interaction = interactions.first(where: session.isHeld)
    else { return nil }
    self.interaction = interaction
    kind = ObjectIdentifier(type(of: interaction))
    direction = session.mapping.direction ?? session.carryDirection
  }

  /// Returns whether a direction of an interaction leads to the end of the flight.
  ///
  /// - Returns: The answer; nil if another interaction has started the flight, or along another
  ///   line. An interaction of the same kind is in the place of one that was detached in flight.
  func leadsToEnd(
    _ direction: TransitionDirection?, of interaction: any TransitionInteraction
  ) -> Bool? {
    let isReplaced = self.interaction?.transition == nil
    guard
      self.interaction === interaction
        || isReplaced && kind == ObjectIdentifier(type(of: interaction))
    else { return nil }
    if direction == self.direction { return true }
    return direction != nil && direction?.opposite == self.direction ? false : nil
  }
}
