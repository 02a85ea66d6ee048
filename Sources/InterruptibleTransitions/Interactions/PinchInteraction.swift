/// An interaction that moves a transition with a pinch.
///
/// The pinch grabs the transition in flight. With a `begin` closure, it also starts the transition.
/// Fingers that move apart lead to the end of the change that `begin` starts or, without `begin`,
/// to the end of a presentation. Fingers that move together lead back. With a factor below 1 these
/// directions are reversed. To dismiss with fingers that move together, use `.pinch(by: 1 / 3, on:
/// view) { dismiss }`.
///
/// Progress is linear in the scale of the pinch. A view that grows to `factor` times its size
/// during the transition stays under the fingers, at every grab position.
///
/// ```swift
/// reveal.interactions = [.pinch(by: 3, on: photoView) { [weak self] in self?.presentMenu() }]
/// ```
public typealias PinchInteraction = GestureInteraction<UIPinchGestureRecognizer>

extension TransitionInteraction where Self == PinchInteraction {
  /// Returns an interaction that moves a transition with a pinch.
  ///
  /// - Parameters:
  ///   - factor: The scale, unitless, at which progress is 1: 3 for fingers that end three times as
  ///     far apart, 1/3 for fingers that end three times as close.
  ///   - view: The view that listens for the pinch; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - begin: Starts the transition when a pinch in the direction of the factor begins; nil if a
  ///     pinch only grabs.
  /// - Returns: The interaction.
  public static func pinch(
    by factor: CGFloat, on view: UIView? = nil, with recognizer: UIPinchGestureRecognizer? = nil,
    begin: (() -> Void)? = nil
  ) -> PinchInteraction {
    let definition = TransitionGestureDefinition<UIPinchGestureRecognizer>(
      make: { UIPinchGestureRecognizer() },
      distance: { sample, progress, _ in
        guard factor > 0 else { return 0 }
        // The size under the fingers, relative to its size at the start. The scale of the fingers
        // multiplies this size.
        let size = 1 + CGFloat(progress) * (factor - 1)
        return abs(sample.travel) * abs(factor - 1) / size
      },
      sample: { recognizer, _, _ in
        let sample = TransitionGestureSample(
          travel: recognizer.scale, from: 1, velocity: recognizer.velocity)
        return factor < 1 ? sample.reversed : sample
      })
    return PinchInteraction(definition, on: view, with: recognizer, begin: begin)
  }
}
