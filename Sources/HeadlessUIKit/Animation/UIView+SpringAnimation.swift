import Foundation

extension UIView {
  /// Animates changes with a spring that is given by its perceived duration and its bounce (fact
  /// 1.96). The animation lasts until the spring has settled.
  ///
  /// UIKit has it from iOS 17 on.
  ///
  /// - Parameters:
  ///   - duration: the undamped period, in seconds.
  ///   - bounce: 0 is critical damping; more, up to 1, swings; less, down to -1, is slower.
  ///   - initialSpringVelocity: in distances per second.
  ///   - delay: the seconds during which the old values stay on the screen.
  ///   - options: repetition, and what is inherited; curve options have no effect.
  ///   - animations: the changes; runs once, at once.
  ///   - completion: called once, when all animations have ended.
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
