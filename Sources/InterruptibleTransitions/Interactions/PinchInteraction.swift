/// Moves a transition with two fingers that pinch.
///
/// The pinch grabs the transition in flight. With a `begin` closure, it also starts the transition.
/// Fingers that move apart lead to the end of what `begin` starts or, without it, of a
/// presentation; fingers that move together lead back. With a factor below 1 it is the opposite:
/// to pinch away what is presented, use `.pinch(by: 1 / 3, on: view) { dismiss }`.
///
/// Progress is linear in the scale of the fingers. A view that grows to `factor` times its size
/// during the transition stays under the fingers, wherever they grab it.
///
/// ```swift
/// reveal.interactions = [.pinch(by: 3, on: photoView) { [weak self] in self?.presentMenu() }]
/// ```
public final class PinchInteraction: GestureInteraction<UIPinchGestureRecognizer> {
  /// Makes the interaction; see ``TransitionInteraction/pinch(by:on:with:begin:)``.
  ///
  /// - Parameters:
  ///   - factor: The scale, unitless, over which progress goes from 0 to 1: 3 for fingers that end
  ///     up three times as far apart, 1/3 for fingers that end up three times as close. If it is
  ///     not finite and above 0, or is 1, a pinch holds the transition without moving it.
  ///   - view: The view that listens for the pinch; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pinch in the direction of the factor begins; nil if a
  ///     pinch only grabs.
  init(
    by factor: CGFloat, on view: UIView? = nil, with recognizer: UIPinchGestureRecognizer? = nil,
    begin: (() -> Void)? = nil
  ) {
    let measure = GestureMeasure<UIPinchGestureRecognizer>(
      make: { UIPinchGestureRecognizer() },
      distance: { reading, progress, _ in
        guard factor > 0 else { return 0 }
        // The size under the fingers relative to its first size; the fingers' scale multiplies it.
        let size = 1 + CGFloat(progress) * (factor - 1)
        return abs(reading.travel) * abs(factor - 1) / size
      },
      reading: { recognizer, _, _ in
        let reading = GestureReading(
          travel: recognizer.scale, from: 1, velocity: recognizer.velocity)
        return factor < 1 ? reading.reversed : reading
      })
    super.init(measure, on: view, with: recognizer, begin: begin)
  }
}

extension TransitionInteraction where Self == PinchInteraction {
  /// Moves a transition with two fingers that pinch.
  ///
  /// - Parameters:
  ///   - factor: The scale, unitless, over which progress goes from 0 to 1: 3 for fingers that end
  ///     up three times as far apart, 1/3 for fingers that end up three times as close.
  ///   - view: The view that listens for the pinch; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which nobody else resets; nil makes one. With one, `view`
  ///     does not count.
  ///   - begin: Starts the transition when a pinch in the direction of the factor begins; nil if a
  ///     pinch only grabs.
  /// - Returns: The interaction.
  public static func pinch(
    by factor: CGFloat, on view: UIView? = nil, with recognizer: UIPinchGestureRecognizer? = nil,
    begin: (() -> Void)? = nil
  ) -> PinchInteraction {
    PinchInteraction(by: factor, on: view, with: recognizer, begin: begin)
  }
}
