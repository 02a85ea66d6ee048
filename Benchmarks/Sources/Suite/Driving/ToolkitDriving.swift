import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Frames of a flight that is held, or settles.
enum ToolkitDriving {
  /// Updates a held flight, and makes a frame.
  static func updated(_ timing: Timing, views: Int) -> Workload {
    Workload("toolkit/update/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let flight = HeldFlight(timing, views: views)
      var sweep = Sweep()
      return { count in
        for _ in 0..<count {
          flight.transition.update(Sweep.places[sweep.next()])
          flight.device.advance(by: frame)
        }
      }
    }
  }

  /// Updates a held flight, and makes no frame but one before all.
  static func updatedWithoutFrame(_ timing: Timing, views: Int) -> Workload {
    Workload("toolkit/call/\(timing.name)/\(views)", countedOperations: 3_000) {
      let flight = HeldFlight(timing, views: views)
      var sweep = Sweep()
      return { count in
        flight.device.advance(by: frame)
        for _ in 0..<count { flight.transition.update(Sweep.places[sweep.next()]) }
      }
    }
  }

  /// Moves a finger for a frame, which holds the flight by a pan.
  static func panned(_ timing: Timing, views: Int) -> Workload {
    Workload("toolkit/finger/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let device = Device()
      let (root, page) = (UIViewController(), Page(views))
      let transition = InterruptibleTransition(Page.animation, timing: timing.timing())
      device.launch(root)
      transition.interactions = [
        .pan(.down, over: .points(Sweep.panLength), on: root.view) {
          [unowned root, unowned transition] in root.present(page, with: transition)
        }
      ]
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 40))
      finger.move(by: .zero, over: 3 * frame)
      let travel = (0.2 - CGFloat(transition.progress)) * Sweep.panLength
      finger.move(by: CGVector(dx: 0, dy: travel))
      precondition(
        transition.phase == .held && abs(transition.progress - 0.2) < 1e-6,
        "The finger must hold the flight")
      var sweep = Sweep()
      return { count in
        for _ in 0..<count { finger.move(by: sweep.nextTravel()) }
        precondition(transition.phase == .held, "The finger must hold the flight")
      }
    }
  }

  /// Makes a frame of a flight that settles.
  static func settling(_ timing: Timing, views: Int) -> Workload {
    Workload("toolkit/settling/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let flight = HeldFlight(timing, views: views)
      var framesLeft = 0
      return { count in
        for _ in 0..<count {
          if framesLeft == 0 {
            framesLeft = 10_000
            flight.settleForever()
          }
          framesLeft -= 1
          flight.device.advance(by: frame)
        }
        precondition(
          flight.transition.phase == .settling(toward: .end), "The flight must settle")
      }
    }
  }
}
