import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// A presentation whose probes are watched while a finger grabs, moves and releases it.
///
/// Only what the screen shows is measured; of the transition nothing is asked but what a person
/// sees.
package protocol Flyer: AnyObject {
  var device: Device { get }
  /// How far each probe is shown to have come, in points of ``Course/distance``. The first has no
  /// delay.
  var shown: [Double] { get }
  /// What UIKit was told at the ends of flights.
  var endings: [Bool] { get }
  /// Whether all is at the end, or all as before the presentation: views, and their values.
  func isExactly(presented: Bool) -> Bool

  func start()
  /// Turns the flight round where it is.
  func turnRound()
  /// Adds a block to the flight that is under way; its probe is the last.
  func addLateBlock()
}

/// One course that a flight takes by itself.
nonisolated package struct Course: Hashable, Sendable {
  /// How far a probe moves, in points; also how far a finger moves for the whole way.
  package static let distance = 200.0
  /// Where a probe is at the start, in points from the screen's top.
  static let top = 320.0
  /// The flight's whole duration, in seconds.
  package static let duration = 0.75
  /// When a block is added, and when the flight is turned round, as fractions of the duration.
  static let addition = 0.2
  static let turn = 0.7

  package var timing: CourseTiming
  package var isReversed: Bool
  package var framesPerSecond: Int
  /// Whether there are blocks that begin later than the first, one of them added in flight.
  package var hasLateBlocks: Bool

  package init(
    _ timing: CourseTiming, isReversed: Bool = false, framesPerSecond: Int = 60,
    hasLateBlocks: Bool = true
  ) {
    (self.timing, self.isReversed, self.framesPerSecond) = (timing, isReversed, framesPerSecond)
    self.hasLateBlocks = hasLateBlocks
  }

  /// A frame's duration, in seconds.
  var frame: TimeInterval { 1 / TimeInterval(framesPerSecond) }
}

/// The timings that are measured.
nonisolated package enum CourseTiming: String, CaseIterable, Sendable {
  case linear
  case easeIn = "ease-in"
  case easeOut = "ease-out"
  case easeInOut = "ease-in-out"
  case cubic
  case spring

  @MainActor var timing: TransitionTiming {
    switch self {
    case .linear: .linear(Course.duration)
    case .easeIn: .easeIn(Course.duration)
    case .easeOut: .easeOut(Course.duration)
    case .easeInOut: .easeInOut(Course.duration)
    case .cubic:
      .cubic(CGPoint(x: 0.2, y: 0.7), CGPoint(x: 0.6, y: 0.9), duration: Course.duration)
    case .spring: .spring(dampingRatio: 0.8, duration: Course.duration)
    }
  }
}

extension UIView {
  /// A view whose way is measured.
  convenience init(probe index: Int, _ color: UIColor) {
    self.init(frame: CGRect(x: 40 + 80 * index, y: Int(Course.top), width: 60, height: 60))
    backgroundColor = color
    layer.cornerRadius = 12
  }

  /// How far a probe is shown to have come, in points.
  var shownWay: Double { Double(layer.presentation()?.frame.minY ?? .nan) - Course.top }

  /// How far a probe has come by its own account, in points. Within an animation, setting it moves
  /// the probe.
  var way: Double {
    get { Double(frame.minY) - Course.top }
    set { frame.origin.y = CGFloat(Course.top + newValue) }
  }
}
