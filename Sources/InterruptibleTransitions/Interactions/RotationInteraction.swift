/// An interaction that moves a transition with two fingers that rotate around each other.
///
/// The rotation grabs the transition in flight. With a `begin` closure, it also starts the
/// transition.
///
/// ```swift
/// reveal.interactions = [.rotation(by: .pi / 2)]
/// ```
public typealias RotationInteraction = GestureInteraction<UIRotationGestureRecognizer>

extension TransitionInteraction where Self == RotationInteraction {
  /// Returns an interaction that moves a transition with two fingers that rotate around each other.
  ///
  /// - Parameters:
  ///   - angle: The angle, in radians, at which progress is 1. A positive angle is clockwise.
  ///   - view: The view that listens for the rotation; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - begin: Starts the transition when a rotation in the direction of the angle begins; nil if
  ///     a rotation only grabs.
  /// - Returns: The interaction.
  public static func rotation(
    by angle: CGFloat, on view: UIView? = nil,
    with recognizer: UIRotationGestureRecognizer? = nil, begin: (() -> Void)? = nil
  ) -> RotationInteraction {
    let definition = TransitionGestureDefinition<UIRotationGestureRecognizer>(
      make: { UIRotationGestureRecognizer() }, distance: { _, _, _ in abs(angle) },
      sample: { recognizer, _, _ in
        let sample = TransitionGestureSample(
          travel: recognizer.rotation, from: 0, velocity: recognizer.velocity)
        return angle < 0 ? sample.reversed : sample
      })
    return RotationInteraction(definition, on: view, with: recognizer, begin: begin)
  }
}
