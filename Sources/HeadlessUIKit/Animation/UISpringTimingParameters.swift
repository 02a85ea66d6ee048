import Foundation

/// A timing curve given by a damped spring.
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

  /// The velocity at the start, in distances per second along each axis.
  open var initialVelocity: CGVector { velocity }

  /// Makes the system's spring: mass 3, stiffness 1000, damping 500 (fact 1.89).
  public override init() {
    definition = .constants(SpringSolver(mass: 3, stiffness: 1000, damping: 500))
    velocity = .zero
  }

  /// Makes a spring that starts at rest.
  ///
  /// - Parameter ratio: 1 is critical damping; less oscillates.
  public convenience init(dampingRatio ratio: CGFloat) {
    self.init(dampingRatio: ratio, initialVelocity: .zero)
  }

  /// Makes a spring that settles in the animator's duration.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    definition = .ratio(Double(ratio))
    self.velocity = velocity
  }

  /// Makes a spring from its constants; the animator's duration is then the spring's.
  ///
  /// - Precondition: mass and stiffness are positive, damping is not negative.
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

  /// Reads a spring from an archive.
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

  /// The parameters themselves: they never change.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  /// `.spring`.
  open var timingCurveType: UITimingCurveType { .spring }

  /// None.
  open var cubicTimingParameters: UICubicTimingParameters? { nil }

  /// These parameters.
  open var springTimingParameters: UISpringTimingParameters? { self }

  /// The settling time of a spring given by its constants, in seconds.
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
