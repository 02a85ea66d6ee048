import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// A presentation whose probes are observed while a finger grabs, moves and releases it.
///
/// Only the screen is measured. Values of the transition that a person cannot see are not read.
package protocol Flyer: AnyObject {
  var device: Device { get }
  /// The shown distance of each probe from its start, in points of ``FlightParameters/distance``.
  /// The first probe has no delay.
  var shown: [Double] { get }
  /// The values that UIKit received at the ends of flights.
  var endings: [Bool] { get }
  /// Returns whether all views and values are exactly at the end, or exactly as before the
  /// presentation.
  func isExactly(presented: Bool) -> Bool

  func start()
  /// Reverses the flight at its current position.
  func turnRound()
  /// Adds a block to the flight; its probe is the last.
  func addLateBlock()
}

/// The parameters of an undisturbed flight.
nonisolated package struct FlightParameters: Hashable, Sendable {
  /// The distance that a probe moves, in points. A finger moves by the same distance for the full
  /// travel.
  package static let distance = 200.0
  /// The position of a probe at the start, in points from the screen's top.
  static let top = 320.0
  /// The flight's whole duration, in seconds.
  package static let duration = 0.75
  /// The times at which a block is added and the flight is reversed, as fractions of the duration.
  static let addition = 0.2
  static let turn = 0.7

  package var timing: FlightTiming
  package var isReversed: Bool
  package var framesPerSecond: Int
  /// Whether some blocks begin later than the first block. One of them is added during the flight.
  package var hasLateBlocks: Bool

  package init(
    _ timing: FlightTiming, isReversed: Bool = false, framesPerSecond: Int = 60,
    hasLateBlocks: Bool = true
  ) {
    self.timing = timing
    self.isReversed = isReversed
    self.framesPerSecond = framesPerSecond
    self.hasLateBlocks = hasLateBlocks
  }

  /// The largest permitted distance from the finger, and from the spring after the release, in
  /// points.
  ///
  /// A curve that overshoots is straightened if some blocks begin later than others. The limit is
  /// then 2 % of the travel plus the overshoot.
  @MainActor package var limit: Double {
    let isStraightened = timing == .spring && hasLateBlocks
    return isStraightened ? Self.distance * (0.02 + FlightTiming.overshoot) : Trial.tolerance
  }

  /// The duration of a frame, in seconds.
  package var frame: TimeInterval { 1 / TimeInterval(framesPerSecond) }
}

/// The timings that are measured.
nonisolated package enum FlightTiming: String, CaseIterable, Sendable {
  case linear
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"
  case cubic
  case spring

  @MainActor var timing: TransitionTiming {
    switch self {
    case .linear: .linear(FlightParameters.duration)
    case .easeIn: .easeIn(FlightParameters.duration)
    case .easeOut: .easeOut(FlightParameters.duration)
    case .easeInOut: .easeInOut(FlightParameters.duration)
    case .cubic:
      .cubic(CGPoint(x: 0.2, y: 0.7), CGPoint(x: 0.6, y: 0.9), duration: FlightParameters.duration)
    case .spring: .spring(dampingRatio: Self.dampingRatio, duration: FlightParameters.duration)
    }
  }

  private static let dampingRatio = 0.8
  /// The overshoot of the spring as a fraction of the travel: e^(-πζ/√(1-ζ²)) for the damping ratio
  /// ζ.
  static let overshoot = exp(-.pi * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot())
}

extension UIView {
  /// Creates a view whose distance is measured.
  convenience init(probe index: Int, _ color: UIColor) {
    self.init(
      frame: CGRect(x: 40 + 80 * index, y: Int(FlightParameters.top), width: 60, height: 60))
    backgroundColor = color
    layer.cornerRadius = 12
  }

  /// The shown distance of a probe from its start, in points.
  var shownTravel: Double {
    Double(layer.presentation()?.frame.minY ?? .nan) - FlightParameters.top
  }

  /// The distance of a probe from its start in its model values, in points. Setting it within an
  /// animation moves the probe.
  var travel: Double {
    get { Double(frame.minY) - FlightParameters.top }
    set { frame.origin.y = CGFloat(FlightParameters.top + newValue) }
  }
}
