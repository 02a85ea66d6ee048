/// The form of a transition with Reduce Motion or Prefer Cross-Fade Transitions.
///
/// ```swift
/// let zoom = InterruptibleTransition(.zoomIn())
/// zoom.configuration.reducedMotion = .animation(.fade)
/// ```
public struct TransitionReducedMotion {
  /// The animation; nil if it does not change.
  let animation: TransitionAnimation?

  /// A cross-fade, in which the outgoing page fades out above the incoming page.
  ///
  /// This is the default. Without a finger, and after a release, the cross-fade takes 0.14 s. Under
  /// a finger, the opacity follows over the full travel, without an overshoot.
  public static var crossfade: TransitionReducedMotion { .animation(TransitionAnimation.crossfade) }

  /// Another animation, with the duration of the cross-fade.
  ///
  /// - Parameter animation: The animation, which should not move anything far.
  /// - Returns: The form.
  public static func animation(_ animation: TransitionAnimation) -> TransitionReducedMotion {
    TransitionReducedMotion(animation: animation)
  }

  /// The same animation as without reduced motion, for motion that is small or conveys meaning.
  public static var unchanged: TransitionReducedMotion { TransitionReducedMotion(animation: nil) }
}
