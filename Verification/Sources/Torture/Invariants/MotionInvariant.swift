import Foundation
import HeadlessDevice
import InterruptibleTransitions

/// Checks that what a flight moves never moves further in a frame than its own motion, its spring
/// or the fingers take it.
final class MotionInvariant {
  /// How far a flight moves its view, in points; also the distance of the fingers for it.
  nonisolated static let travel: CGFloat = 300
  /// How long a rotation of the device lasts, in seconds.
  private static let turn = 0.3
  /// How far a rotation moves a view, in points, at most: from one end of the screen to the other.
  private static let turnTravel = 852.0
  /// The number of frames after an app's update in which the position is the app's.
  private static let framesOfUpdate = 3

  private let frame: Double
  /// The longest time that an animator shows too early or too late, in seconds.
  var coarseness = 0.0
  private let fail: (String) -> Void
  private var courses: [Course] = []
  private var fingers = FingerTravel()
  private var motions: [Int: OwnMotion] = [:]
  private var framesExcused = 0
  private var framesTurning = 0

  init(framesPerSecond: Int, failing fail: @escaping (String) -> Void) {
    frame = 1 / Double(framesPerSecond)
    self.fail = fail
  }

  // MARK: What moves it

  /// Follows the view of a flight to the flight's end.
  func follow(_ view: UIView, in flight: TransitionFlight, of index: Int) {
    courses.removeAll { $0.view === view || $0.flight == nil }
    courses.append(Course(of: view, in: flight, by: index))
    // It begins where the app has sent it before.
    if motions[index]?.movesNext == true {
      motions[index]?.movesNext = false
      excuse(index)
    }
  }

  /// Follows the views of a flight no longer: a preset moves them, whose speed nobody knows.
  func leave(_ flight: TransitionFlight) {
    let views = [flight.incomingView, flight.outgoingView]
    courses.removeAll { course in views.contains { $0 === course.view } }
    presets.append(Preset(flight: flight))
  }

  /// A flight that a preset moves. What it scales or turns may hold the scroll view whose content
  /// moves another flight: that goes by the content's points.
  private struct Preset {
    weak var flight: TransitionFlight?
  }

  /// The flights that a preset moves, or has just moved.
  private var presets: [Preset] = []

  /// Notes a change of the size of presented views, which goes along with the flights that are
  /// under way, or comes after them.
  func noteSizeChange(during flights: [TransitionFlight]) {
    excuseAll(frames: framesPerSecond)
    resized += flights.map { Preset(flight: $0) }
  }

  /// The flights that such a change goes along with, or comes after.
  private var resized: [Preset] = []

  private var framesPerSecond: Int { Int((1 / frame).rounded()) }

  /// Notes where a finger has come down.
  func notePress(_ finger: Finger) {
    fingers.notePress(at: finger.location, by: ObjectIdentifier(finger))
  }

  /// Notes that the app shows a progress by itself.
  ///
  /// - Parameters:
  ///   - index: The transition.
  ///   - isNext: Whether that moves a flight that is still to begin.
  func excuse(_ index: Int, isNext: Bool = false) {
    motions[index, default: OwnMotion()].framesExcused = Self.framesOfUpdate
    if isNext { motions[index]?.movesNext = true }
  }

  /// Notes that something else than the flights moves views.
  func excuseAll(frames: Int) {
    framesExcused = max(framesExcused, frames)
  }

  /// Notes that the device turns: the rotation carries all views, none of which jumps.
  func turns() {
    framesTurning = Int(Self.turn / frame) + 3
  }

  /// Notes that the window is resized, in each frame to what a person's hand makes of it. A
  /// rotation under way carries views from where they would be without it.
  func resizes(frames: Int) {
    excuseAll(frames: frames + 3 + framesTurning)
  }

  /// Notes a velocity with which the app lets go, in progress per second.
  func note(velocity: Double, of index: Int) {
    guard velocity.isFinite else { return }
    let known = motions[index, default: OwnMotion()].velocity
    motions[index, default: OwnMotion()].velocity = max(known, abs(velocity))
  }

  /// What makes a transition faster than its timing.
  enum Haste: Hashable {
    case completion
    case slowMotion
    case dismissal
  }

  /// Notes how many times faster than its timing a transition may go on.
  func note(speed: Double, of index: Int, by haste: Haste) {
    let known = motions[index]?.speeds[haste] ?? 1
    motions[index, default: OwnMotion()].speeds[haste] = max(known, speed)
  }

  /// Records the greatest distance between what moves and the finger along another timing, in
  /// progress.
  func note(swing: Double, of index: Int) {
    motions[index, default: OwnMotion()].swing = max(swing, motions[index]?.swing ?? 0)
  }

  /// Notes how far past an end a flight is said to show, 0…1: a pinch does not move the container.
  func note(overshoot: Double, of flight: TransitionFlight) {
    for course in courses where course.flight === flight { course.toldOvershoot = overshoot }
  }

  /// Notes the phases of the flights, which may change several times in a frame.
  func notePhases() {
    for course in courses { course.notePhase() }
  }

  /// Notes that a view has left the window, which takes its animations, perhaps with those around
  /// it.
  func noteLeave(of view: UIView) {
    for course in courses where course.view.map(view.isDescendant) == true { course.viewLeft() }
  }

  /// Notes that a flight begins where animations are switched off, as they may be while UIKit lays
  /// out for another size.
  func noteStill(_ flight: TransitionFlight) {
    courses.removeAll { $0.flight === flight }
  }

  // MARK: The check

  func check(_ world: World) {
    fingers.note(world.fingers.values.map { ($0.location, ObjectIdentifier($0)) })
    for course in courses {
      let bound = bound(of: course, world) + turnStep
      let isExcused = framesExcused > 0 || (motions[course.index]?.framesExcused ?? 0) > 0
      guard let step = course.step(turning: framesTurning > 0), !isExcused, step > bound else {
        continue
      }
      fail(
        String(format: "%.1f points, at most %.1f, ", step, bound) + course.summary)
    }
    if !presets.isEmpty { excuseAll(frames: Self.framesOfUpdate) }
    presets.removeAll { $0.flight?.isUnderWay != true }
    if !resized.isEmpty { excuseAll(frames: framesPerSecond) }
    resized.removeAll { $0.flight?.isUnderWay != true }
    courses.removeAll(where: \.isOver)
    framesExcused = max(framesExcused - 1, 0)
    framesTurning = max(framesTurning - 1, 0)
    for index in motions.keys.sorted() {
      motions[index, default: OwnMotion()].framesExcused -= 1
    }
  }

  /// The greatest distance that a rotation of the device carries a view in a frame, in points.
  private var turnStep: Double {
    framesTurning > 0 ? Self.turnTravel * 1.8 * frame / Self.turn : 0
  }

  /// The greatest distance that a view may move in this frame, in points.
  private func bound(of course: Course, _ world: World) -> Double {
    course.notePhase()
    let travel = Double(Self.travel)
    let motion = motions[course.index, default: OwnMotion()]
    let shortest = course.shortestDistance
    let ratio = max(1, travel / shortest) * fingers.leverage(over: travel)
    guard ratio.isFinite else { return .infinity }
    let own = motion.speeds.values.reduce(
      world.setting.timings[course.index].greatestSpeed, *)
    let slack =
      (own * coarseness + max(world.setting.timings[course.index].greatestSwing, motion.swing))
      * travel
    let overshoot = course.overshoot
    if course.isOnlyHeld {
      (course.flick, course.furthest) = (0, overshoot)
      return 1 + slack + ratio * fingers.recent
    }
    if course.settles { course.flick = max(course.flick, fingers.fastest * ratio / travel / frame) }
    // Where it has come back from past an end, it is still as fast as its whole way has made it.
    course.furthest = max(course.furthest, overshoot)
    let spring = Spring.greatestSpeed * (1 + course.furthest)
    // From past an end a flight comes back by a spring, even if it goes on as before.
    let returning = overshoot > 0 ? spring : 0
    let released =
      course.settles ? spring + 2 * course.flick + 2 * motion.velocity : returning
    let landing =
      course.lands
      ? Spring.greatestLandingSpeed * (1 + course.furthest) * motion.speeds.values.reduce(1, *) : 0
    return 2 + slack + ratio * fingers.recent + (own + released + landing) * travel * frame
  }

  /// What an app's calls add to the motion of a transition.
  private struct OwnMotion {
    var framesExcused = 0
    var movesNext = false
    var velocity = 0.0
    var swing = 0.0
    var speeds: [Haste: Double] = [:]
  }

  /// The spring of a transition's settling.
  private enum Spring {
    /// The greatest speed from rest over the whole way, in progress per second: a spring with a
    /// response of half a second, of any damping from 0.8 on, or what is stiffer for its time.
    static let greatestSpeed = 0.45 * 14
    /// The greatest speed of a landing, over the whole distance: a critically damped spring with an
    /// angular frequency of 60 per second.
    static let greatestLandingSpeed = 60 * 0.368
  }
}

extension TransitionFlight {
  /// Whether it has not ended.
  fileprivate var isUnderWay: Bool {
    if case .ended = phase { false } else { true }
  }
}
