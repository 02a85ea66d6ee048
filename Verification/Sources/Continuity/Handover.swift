import Foundation
import HeadlessDevice
import InterruptibleTransitions

@testable import Rehearsals

/// A flight that one gesture moves past an end and releases, and that a second gesture grabs while
/// it returns.
///
/// The overshoot is a single value. A grab, an update to the flight's current progress, and a
/// release cause no jump.
package struct Handover {
  let first: Gesture
  let second: Gesture
  /// Whether the flight is moved past its end; false means before its start.
  let isPastEnd: Bool
  /// The number of frames between the two gestures.
  let moment: Int
  let framesPerSecond: Int
  /// Whether the flight moves the stand-in of an element; false means a view that the animator
  /// moves.
  let isOfStandIn: Bool

  /// All pairs of gestures, at both ends, at some moments of the return.
  package static let all = all(ofStandIns: false)

  /// All pairs of gestures with stand-ins.
  package static let allOfStandIns = all(ofStandIns: true)

  private static func all(ofStandIns areOfStandIns: Bool) -> [Handover] {
    Gesture.allCases.flatMap { first in
      Gesture.allCases.flatMap { second in
        [true, false].flatMap { isPastEnd in
          [1, 4, 9].map { moment in
            Handover(
              first: first, second: second, isPastEnd: isPastEnd, moment: moment,
              framesPerSecond: moment.isMultiple(of: 2) ? 120 : 60, isOfStandIn: areOfStandIns)
          }
        }
      }
    }
  }

  /// Returns the largest jump in points; nil if the flight ended before the second gesture.
  package func fly() -> Double? {
    let reference = Rig(framesPerSecond, isOfStandIn: isOfStandIn)
    pull(reference)
    let alone = (0...moment + 3).map { _ in reference.makeFrame() }

    let rig = Rig(framesPerSecond, isOfStandIn: isOfStandIn)
    pull(rig)
    var last = rig.shown
    for _ in 0..<moment { last = rig.makeFrame() }
    var fingers = GestureFingers(second, on: rig.device)
    // A gesture holds the flight after its fingers have moved slightly.
    fingers.move(by: 0.12)
    guard rig.transition.phase == .held else { return nil }
    let held = rig.shown
    var jump = held.excess(over: [last] + alone.suffix(5))
    for _ in 0..<3 { jump = max(jump, rig.makeFrame().distance(from: held)) }
    fingers.move(by: 1e-6)
    jump = max(jump, rig.shown.distance(from: held))
    rig.transition.update(rig.transition.percentComplete)
    jump = max(jump, rig.shown.distance(from: held))
    fingers.move(by: 1e-6)
    jump = max(jump, rig.shown.distance(from: held))
    _ = rig.makeFrame()
    fingers.lift()
    jump = max(jump, rig.shown.distance(from: held))
    rig.device.advanceUntilIdle()
    return rig.endings == 1 ? jump : .infinity
  }

  /// Presents, and moves the flight past an end by half of the full travel, with the first gesture.
  private func pull(_ rig: Rig) {
    rig.start([first, second])
    var fingers = GestureFingers(first, on: rig.device)
    fingers.move(by: 0.12)
    let rest = (isPastEnd ? 1 : 0) - Double(rig.transition.progress)
    fingers.move(by: rest + (isPastEnd ? 0.5 : -0.5), over: 0.2)
    fingers.lift()
  }
}

/// A device with a presentation whose probe and container are measured.
private final class Rig {
  let device: Device
  let transition: InterruptibleTransition
  private let presenter = UIViewController()
  private let presented = UIViewController()
  private let probe = UIView(probe: 0, .systemBlue)
  private let isOfStandIn: Bool
  private(set) var endings = 0

  init(_ framesPerSecond: Int, isOfStandIn: Bool) {
    self.isOfStandIn = isOfStandIn
    device = Device(framesPerSecond: framesPerSecond)
    let probe = probe
    let animation = TransitionAnimation { flight, steps in
      flight.installViews()
      flight.containerView.addSubview(probe)
      steps.animate { probe.travel = FlightParameters.distance }
    }
    transition = InterruptibleTransition(
      isOfStandIn ? .elements : animation, timing: .easeInOut(FlightParameters.duration))
    if isOfStandIn {
      let goal = UIView(probe: 0, .systemGreen)
      goal.travel = FlightParameters.distance
      for (card, page) in [(probe, presenter), (goal, presented)] {
        card.elementID = "probe"
        page.view.addSubview(card)
      }
    }
    device.onTransitionMessage { [weak self] message in
      if message.hasPrefix("completeTransition") { self?.endings += 1 }
    }
    device.launch(presenter)
  }

  func start(_ gestures: [Gesture]) {
    var interactions = [gestures[0].interaction]
    if gestures[1] != gestures[0] { interactions.append(gestures[1].interaction) }
    transition.interactions = interactions
    presenter.present(presented, with: transition)
    device.advance(by: FlightParameters.duration / 3)
  }

  private var travel: Double {
    isOfStandIn ? device.standInWay(of: "probe") ?? 0 : probe.shownTravel
  }

  /// The position of the probe on the screen, in points.
  var shown: CGPoint {
    let moved = transition.flight?.containerView.transform ?? .identity
    return CGPoint(x: moved.tx, y: moved.ty + CGFloat(travel))
  }

  func makeFrame() -> CGPoint {
    device.advance(by: 1 / Double(device.framesPerSecond))
    return shown
  }
}

extension CGPoint {
  fileprivate func distance(from other: CGPoint) -> Double {
    Double(hypot(x - other.x, y - other.y))
  }

  /// Returns the distance of the point from the bounding box of other points.
  fileprivate func excess(over others: [CGPoint]) -> Double {
    let xs = others.map(\.x)
    let ys = others.map(\.y)
    let outside = [
      (xs.min() ?? x) - x, x - (xs.max() ?? x), (ys.min() ?? y) - y, y - (ys.max() ?? y), 0,
    ]
    return Double(outside.max() ?? 0)
  }
}
