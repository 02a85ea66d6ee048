import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// A check that a view that a flight moves does not jump. In a frame it moves at most as far as its
/// own motion, its spring or the fingers move it.
final class MotionInvariant {
  /// The distance that a flight moves its view, in points. It is also the travel of the fingers.
  nonisolated static let travel: CGFloat = 300
  /// The duration of a rotation of the device, in seconds.
  private static let turn = 0.3
  /// The largest distance that a rotation of the device moves a view, in points: from one end of
  /// the screen to the other.
  private static let turnTravel = 852.0
  /// The number of frames after an app's update in which the app determines the position.
  private static let framesOfUpdate = 3

  private let frame: Double
  /// The largest difference between an animator's shown time and the exact time, in seconds.
  var coarseness = 0.0
  private let fail: (String) -> Void
  private var viewMotions: [ViewMotion] = []
  private var fingers = FingerTravel()
  private var motions: [Int: OwnMotion] = [:]
  private var framesExcused = 0
  private var framesTurning = 0

  init(framesPerSecond: Int, failing fail: @escaping (String) -> Void) {
    frame = 1 / Double(framesPerSecond)
    self.fail = fail
  }

  // MARK: Causes of motion

  /// Follows the view of a flight to the flight's end.
  func follow(_ view: UIView, in flight: TransitionFlight, of index: Int) {
    viewMotions.removeAll { $0.view === view || $0.flight == nil }
    viewMotions.append(ViewMotion(of: view, in: flight, by: index))
    // The flight begins at the progress to which the app has moved it before.
    if motions[index]?.movesNext == true {
      motions[index]?.movesNext = false
      excuse(index)
    }
  }

  /// Stops following the views of a flight that a preset moves, because their speed is not known.
  func leave(_ flight: TransitionFlight) {
    let views = [flight.incomingView, flight.outgoingView]
    viewMotions.removeAll { viewMotion in views.contains { $0 === viewMotion.view } }
    presets.append(Preset(flight: flight))
  }

  /// A flight that a preset moves. The preset may scale or rotate a scroll view whose content moves
  /// another flight. The travel of that flight is then in the content's points.
  private struct Preset {
    weak var flight: TransitionFlight?
  }

  /// The flights that a preset moves, or has recently moved.
  private var presets: [Preset] = []

  /// Records a change of the size of presented views, which happens during the given flights or
  /// after them.
  func recordSizeChange(during flights: [TransitionFlight]) {
    excuseAll(frames: framesPerSecond)
    resized += flights.map { Preset(flight: $0) }
  }

  /// The flights during or after which the size of presented views changes.
  private var resized: [Preset] = []

  private var framesPerSecond: Int { Int((1 / frame).rounded()) }

  /// Records the position of a finger's touch.
  func recordPress(_ finger: Finger) {
    fingers.recordPress(at: finger.location, by: ObjectIdentifier(finger))
  }

  /// Records that the app sets a progress.
  ///
  /// - Parameters:
  ///   - index: The index of the transition.
  ///   - isNext: Whether the progress applies to a flight that has not begun.
  func excuse(_ index: Int, isNext: Bool = false) {
    motions[index, default: OwnMotion()].framesExcused = Self.framesOfUpdate
    if isNext { motions[index]?.movesNext = true }
  }

  /// Records that something other than the flights moves views.
  func excuseAll(frames: Int) {
    framesExcused = max(framesExcused, frames)
  }

  /// Records that the device rotates. The rotation moves all views without a jump.
  func turns() {
    framesTurning = Int(Self.turn / frame) + 3
  }

  /// Records that a person resizes the window, by any amount in each frame. An ongoing rotation of
  /// the device moves the views relative to the resized positions, so its frames are excused too.
  func resizes(frames: Int) {
    excuseAll(frames: frames + 3 + framesTurning)
  }

  /// Records a velocity with which the app releases a flight, in progress per second.
  func record(velocity: Double, of index: Int) {
    guard velocity.isFinite else { return }
    let known = motions[index, default: OwnMotion()].velocity
    motions[index, default: OwnMotion()].velocity = max(known, abs(velocity))
  }

  /// The reasons why a transition is faster than its timing.
  enum Haste: Hashable {
    case completion
    case slowMotion
    case dismissal
  }

  /// Records the factor by which a transition may be faster than its timing.
  func record(speed: Double, of index: Int, by haste: Haste) {
    let known = motions[index]?.speeds[haste] ?? 1
    motions[index, default: OwnMotion()].speeds[haste] = max(known, speed)
  }

  /// Records the largest distance between a moving view and the finger along another timing, in
  /// progress.
  func record(swing: Double, of index: Int) {
    motions[index, default: OwnMotion()].swing = max(swing, motions[index]?.swing ?? 0)
  }

  /// Records the overshoot that a flight reports, 0…1. A pinch does not move the container.
  func record(overshoot: Double, of flight: TransitionFlight) {
    for viewMotion in viewMotions where viewMotion.flight === flight {
      viewMotion.toldOvershoot = overshoot
    }
  }

  /// Records the phases of the flights, which may change several times in a frame.
  func recordPhases() {
    for viewMotion in viewMotions { viewMotion.recordPhase() }
  }

  /// Records that a view has left the window. Its animations end, and possibly those of the views
  /// around it.
  func recordLeave(of view: UIView) {
    for viewMotion in viewMotions where viewMotion.view.map(view.isDescendant) == true {
      viewMotion.viewLeft()
    }
  }

  /// Records that a flight begins while animations are disabled, as they may be while UIKit lays
  /// out for a different size.
  func recordStill(_ flight: TransitionFlight) {
    viewMotions.removeAll { $0.flight === flight }
  }

  // MARK: The check

  func check(_ app: TestApp) {
    fingers.record(app.fingers.values.map { ($0.location, ObjectIdentifier($0)) })
    for viewMotion in viewMotions {
      let bound = bound(of: viewMotion, app) + turnStep
      let isExcused = framesExcused > 0 || (motions[viewMotion.index]?.framesExcused ?? 0) > 0
      guard let step = viewMotion.step(turning: framesTurning > 0), !isExcused, step > bound else {
        continue
      }
      fail(
        String(format: "%.1f points, at most %.1f, ", step, bound) + viewMotion.summary)
    }
    if !presets.isEmpty { excuseAll(frames: Self.framesOfUpdate) }
    presets.removeAll { $0.flight?.isUnderWay != true }
    if !resized.isEmpty { excuseAll(frames: framesPerSecond) }
    resized.removeAll { $0.flight?.isUnderWay != true }
    viewMotions.removeAll(where: \.isOver)
    framesExcused = max(framesExcused - 1, 0)
    framesTurning = max(framesTurning - 1, 0)
    for index in motions.keys.sorted() {
      motions[index, default: OwnMotion()].framesExcused -= 1
    }
  }

  /// The largest distance that a rotation of the device moves a view in a frame, in points.
  private var turnStep: Double {
    framesTurning > 0 ? Self.turnTravel * 1.8 * frame / Self.turn : 0
  }

  /// Returns the largest distance that a view may move in this frame, in points.
  private func bound(of viewMotion: ViewMotion, _ app: TestApp) -> Double {
    viewMotion.recordPhase()
    let travel = Double(Self.travel)
    let motion = motions[viewMotion.index, default: OwnMotion()]
    let shortest = viewMotion.shortestDistance
    let ratio = max(1, travel / shortest) * fingers.leverage(over: travel)
    guard ratio.isFinite else { return .infinity }
    let own = motion.speeds.values.reduce(
      app.setting.timings[viewMotion.index].greatestSpeed, *)
    let slack =
      (own * coarseness + max(app.setting.timings[viewMotion.index].greatestSwing, motion.swing))
      * travel
    let overshoot = viewMotion.overshoot
    if viewMotion.isOnlyHeld {
      viewMotion.flick = 0
      viewMotion.furthest = overshoot
      return 1 + slack + ratio * fingers.recent
    }
    if viewMotion.settles {
      viewMotion.flick = max(viewMotion.flick, fingers.fastest * ratio / travel / frame)
    }
    // After an overshoot the view is still as fast as the motion from the furthest point has made
    // it.
    viewMotion.furthest = max(viewMotion.furthest, overshoot)
    let spring = Spring.greatestSpeed * (1 + viewMotion.furthest)
    // A flight returns from an overshoot by a spring, even if it was not released.
    let returning = overshoot > 0 ? spring : 0
    let released =
      viewMotion.settles ? spring + 2 * viewMotion.flick + 2 * motion.velocity : returning
    let landing =
      viewMotion.lands
      ? Spring.greatestLandingSpeed * (1 + viewMotion.furthest) * motion.speeds.values.reduce(1, *)
      : 0
    return 2 + slack + ratio * fingers.recent + (own + released + landing) * travel * frame
  }

  /// The additional motion of a transition that an app's calls cause.
  private struct OwnMotion {
    var framesExcused = 0
    var movesNext = false
    var velocity = 0.0
    var swing = 0.0
    var speeds: [Haste: Double] = [:]
  }

  /// The spring of a transition's settling.
  private enum Spring {
    /// The highest speed from rest over the full travel, in progress per second. It covers springs
    /// with a response of half a second and any damping from 0.8 on, and stiffer springs for their
    /// time.
    static let greatestSpeed = 0.45 * 14
    /// The highest speed of a landing over the full travel. Its distance, of which three of four
    /// parts are progress, has at most the speed 21.1 per second. Carried elements land along a
    /// critically damped spring with an angular frequency of 80 per second.
    static let greatestLandingSpeed = max(21.1 * 4 / 3, 80 * 0.368)
  }
}

extension TransitionFlight {
  /// Whether the flight has not ended.
  fileprivate var isUnderWay: Bool {
    if case .ended = phase { false } else { true }
  }
}
