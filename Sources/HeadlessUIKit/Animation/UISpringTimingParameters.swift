import Foundation

/// Timing information for an animation, in the form of a damped spring.
@MainActor
open class UISpringTimingParameters:
  NSObject, @MainActor UITimingCurveProvider, @MainActor NSCoding, @MainActor NSCopying
{
  private enum Definition: Sendable {
    case ratio(Double)
    case constants(SpringSolver)
  }

  private let definition: Definition
  private let velocity: CGVector

  /// The initial velocity along each axis, in distances per second.
  open var initialVelocity: CGVector { velocity }

  /// Creates parameters with the system's spring: mass 3, stiffness 1000, damping 500 (fact 1.89).
  public override init() {
    definition = .constants(SpringSolver(mass: 3, stiffness: 1000, damping: 500))
    velocity = .zero
  }

  /// Creates a spring that starts at rest.
  ///
  /// - Parameter ratio: The damping ratio; 1 is critical damping. A spring with a smaller ratio
  ///   oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    definition = .ratio(Double(ratio))
    self.velocity = velocity
  }

  /// Creates a spring from its constants. The spring determines the animator's duration.
  ///
  /// - Precondition: Mass and stiffness are positive, and damping is not negative.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    precondition(
      mass > 0 && stiffness > 0 && damping >= 0,
      "A spring needs a positive mass and stiffness and no negative damping")
    definition = .constants(
      SpringSolver(mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping)))
    self.velocity = velocity
  }

  /// Creates a spring from an archive.
  public required init?(coder: NSCoder) {
    let ratio = coder.decodeDouble(forKey: "ratio")
    let frequency = coder.decodeDouble(forKey: "frequency")
    definition =
      frequency > 0
      ? .constants(
        SpringSolver(mass: 1, stiffness: frequency * frequency, damping: 2 * ratio * frequency))
      : .ratio(ratio)
    velocity = CGVector(
      dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
  }

  /// Writes the spring to an archive.
  open func encode(with coder: NSCoder) {
    switch definition {
    case .ratio(let ratio):
      coder.encode(ratio, forKey: "ratio")
    case .constants(let solver):
      coder.encode(solver.dampingRatio, forKey: "ratio")
      coder.encode(solver.frequency, forKey: "frequency")
    }
    coder.encode(Double(velocity.dx), forKey: "dx")
    coder.encode(Double(velocity.dy), forKey: "dy")
  }

  /// Returns the parameters themselves, because they are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// The type of the curve, which is always `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// The cubic parameters, which are always nil.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// The parameters themselves.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The settling time in seconds of a spring that is given by its constants; nil for other
  /// springs.
  var ownDuration: TimeInterval? {
    guard case .constants(let solver) = definition else { return nil }
    return max(
      solver.settlingDuration(velocity: Double(velocity.dx)),
      solver.settlingDuration(velocity: Double(velocity.dy)))
  }

  func timingFunction(duration: TimeInterval) -> TimingFunction {
    switch definition {
    case .constants(let solver):
      return .spring(
        SpringCurve(solver, velocity: velocity, duration: ownDuration ?? duration))
    case .ratio(let ratio):
      return .spring(SpringCurve(dampingRatio: ratio, velocity: velocity, duration: duration))
    }
  }
}
