extension TransitionInteraction where Self == CarryInteraction {
  /// Returns an interaction by which fingers carry an element, and start the transition.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element. The default, nil, is the matched element under the
  ///     finger, or else the largest one.
  ///   - directions: The directions in which a drag starts the transition at rest, and makes the
  ///     element smaller. The default is down.
  ///   - view: The view on which gestures start the transition. Scroll views in it keep their
  ///     drags.
  ///   - style: The way in which one finger carries the element. The default is
  ///     ``TransitionCarryStyle/direct``.
  ///   - shouldBegin: Returns whether a gesture may start the transition. It is called before the
  ///     gesture begins. The default returns true.
  ///   - begin: Starts the transition, such as a dismissal.
  /// - Returns: The interaction.
  public static func carry(
    _ id: ElementID? = nil, toward directions: [TransitionDirection] = [.down], on view: UIView,
    by style: TransitionCarryStyle = .direct,
    when shouldBegin: @escaping (TransitionCarryStart) -> Bool = { _ in true },
    begin: @escaping () -> Void
  ) -> CarryInteraction {
    CarryInteraction(
      id, toward: directions, on: view, by: style, when: shouldBegin, begin: begin)
  }

  /// Returns an interaction by which fingers catch an element in flight, and carry it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element. The default, nil, is the matched element under the
  ///     finger.
  ///   - directions: The directions in which a drag makes the element smaller. The default is down.
  ///   - style: The way in which one finger carries the element. The default is
  ///     ``TransitionCarryStyle/direct``.
  /// - Returns: The interaction.
  public static func carry(
    _ id: ElementID? = nil, toward directions: [TransitionDirection] = [.down],
    by style: TransitionCarryStyle = .direct
  ) -> CarryInteraction {
    CarryInteraction(
      id, toward: directions, on: nil, by: style, when: { _ in true }, begin: nil)
  }
}
