import InterruptibleTransitions
import Measuring

/// Workloads of frames of a flight that is held, or settles.
enum ToolkitDriving {
  /// Returns a workload that updates a held flight and makes a frame.
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

  /// Returns a workload that updates a held flight and makes no frame, except for one at the
  /// beginning.
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

  /// Returns a workload that moves a finger for a frame. The finger holds the flight with a pan.
  static func panned(_ timing: Timing, views: Int) -> Workload {
    Workload("toolkit/finger/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let (flight, finger) = HeldFlight.panned(timing, views: views)
      var sweep = Sweep()
      return { count in
        for _ in 0..<count { finger.move(by: sweep.nextTravel()) }
        precondition(flight.transition.phase == .held, "The finger must hold the flight")
      }
    }
  }

  /// Returns a workload that makes a frame of a flight that settles.
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

  // MARK: Fractions for the baselines

  /// Returns the fractions to which the toolkit scrubs an animator for the progress values of a
  /// sweep.
  static func fractionsOfUpdates(along timing: Timing) -> [CGFloat] {
    let flight = HeldFlight(timing, views: 1)
    return Sweep.places.map { place in
      flight.transition.update(place)
      flight.device.advance(by: frame)
      return flight.fraction
    }
  }

  /// Returns the fractions to which the toolkit scrubs an animator for the positions of a finger.
  static func fractionsOfPan(along timing: Timing) -> [CGFloat] {
    let (flight, finger) = HeldFlight.panned(timing, views: 1)
    return Sweep.places.indices.map { index in
      if index > 0 { finger.move(by: CGVector(dx: 0, dy: Sweep.travel)) }
      return flight.fraction
    }
  }

  /// Returns the fractions to which the toolkit scrubs an animator in the frames of a flight that
  /// settles.
  static func fractionsOfSettling(along timing: Timing) -> [CGFloat] {
    let flight = HeldFlight(timing, views: 1)
    flight.settleForever()
    return (0..<400).map { _ in
      flight.device.advance(by: frame)
      return flight.fraction
    }
  }
}
