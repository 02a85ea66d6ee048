import Foundation

/// An animation along a spring. It lasts for its duration, even if the spring has not settled.
open class CASpringAnimation: CABasicAnimation {
  /// The mass of the spring. The default is 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. The default is 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring. The default is 10. More than critical damping counts as critical
  /// (fact 1.88).
  open var damping: CGFloat = 10
  /// The initial velocity, in distances per second. The default is 0.
  open var initialVelocity: CGFloat = 0

  /// The time after which the spring has settled, in seconds (facts 1.86, 1.87).
  open var settlingDuration: TimeInterval {
    solver.settlingDuration(velocity: Double(initialVelocity))
  }

  private var solver: SpringSolver {
    SpringSolver(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
  }

  override func copyValues(of other: CAAnimation) {
    super.copyValues(of: other)
    guard let other = other as? CASpringAnimation else { return }
    mass = other.mass
    stiffness = other.stiffness
    damping = other.damping
    initialVelocity = other.initialVelocity
  }

  override func curve(over seconds: TimeInterval) -> TimingFunction {
    let velocity = CGVector(dx: initialVelocity, dy: initialVelocity)
    return .spring(SpringCurve(solver, velocity: velocity, duration: seconds))
  }
}
