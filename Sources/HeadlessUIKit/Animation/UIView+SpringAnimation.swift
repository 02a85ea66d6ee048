import Foundation

extension UIView {
  /// Animates changes with a spring that is given by its perceived duration and its bounce (fact
  /// 1.96).
  ///
  /// The animation lasts until the spring has settled. UIKit has this method since iOS 17.
  ///
  /// - Parameters:
  ///   - duration: The undamped period, in seconds.
  ///   - bounce: The bounce; 0 is critical damping. With larger values, up to 1, the spring
  ///     oscillates. With smaller values, down to -1, it is slower.
  ///   - initialSpringVelocity: The initial velocity, in distances per second.
  ///   - delay: The seconds before the animations begin. Until then the old values stay on the
  ///     screen.
  ///   - options: The repetition and the inherited settings. Curve options have no effect.
  ///   - animations: The changes. The block runs once, before the method returns.
  ///   - completion: A block that is called once, when all animations have ended.
  @preconcurrency public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0.0,
    initialSpringVelocity: CGFloat = 0.0, delay: TimeInterval = 0.0,
    options: UIView.AnimationOptions = [], animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let solver = SpringSolver(response: duration, bounce: Double(bounce))
    let seconds = solver.settlingDuration(velocity: Double(initialSpringVelocity))
    let velocity = CGVector(dx: initialSpringVelocity, dy: initialSpringVelocity)
    AnimationRequest(
      duration: duration > 0 ? seconds : 0, delay: delay, options: options,
      curve: .spring(SpringCurve(solver, velocity: velocity, duration: seconds))
    ).run(animations, completion: completion)
  }
}
