import HeadlessDevice
import InterruptibleTransitions

/// The shown positions of a flight that no finger touches, frame by frame.
package struct Observation {
  /// The probes' positions in each frame, in points, beginning at the call that starts the flight.
  package private(set) var frames: [[Double]] = []
  /// The number of frames when the flight was reversed; 0 if it was not.
  package private(set) var turn = 0

  /// Observes a flight to its end.
  package init(_ flyer: any Flyer, _ parameters: FlightParameters) {
    var pilot = Pilot(flyer, parameters)
    while pilot.isFlying { pilot.makeFrame() }
    frames = pilot.frames
    turn = pilot.turn
  }

  /// Returns the positions of the probes when the first probe is at a position; nil if the first
  /// probe never reaches it before the end.
  ///
  /// - Complexity: O(log n) in the number of frames.
  func places(whenFirstIs place: Double) -> [Double]? {
    var low = 0
    var high = frames.count - 1
    guard high > 0, place >= frames[0][0], place < frames[high][0] else { return nil }
    while high - low > 1 {
      let middle = (low + high) / 2
      if frames[middle][0] <= place { low = middle } else { high = middle }
    }
    let before = frames[low]
    let after = frames[high]
    guard after[0] > before[0] else { return nil }
    let fraction = (place - before[0]) / (after[0] - before[0])
    return zip(before, after).map { $0 + fraction * ($1 - $0) }
  }
}

/// A pilot of an undisturbed flight. It adds the late block, and reverses the flight at the
/// course's time.
struct Pilot {
  let flyer: any Flyer
  let parameters: FlightParameters
  private(set) var frames: [[Double]] = []
  private(set) var turn = 0
  private var hasAdded = false

  init(_ flyer: any Flyer, _ parameters: FlightParameters) {
    self.flyer = flyer
    self.parameters = parameters
    flyer.start()
  }

  var isFlying: Bool { flyer.endings.isEmpty && frames.count < 5 * parameters.framesPerSecond }

  /// The time during which the first probe has moved, in seconds.
  private var flown: TimeInterval {
    TimeInterval(frames.drop { $0[0] <= 0 }.count) * parameters.frame
  }

  mutating func makeFrame() {
    let flown = flown + parameters.frame / 2
    if parameters.hasLateBlocks, !hasAdded,
      flown > FlightParameters.addition * FlightParameters.duration
    {
      hasAdded = true
      flyer.addLateBlock()
    }
    if parameters.isReversed, turn == 0, flown > FlightParameters.turn * FlightParameters.duration {
      turn = frames.count
      flyer.turnRound()
    }
    flyer.device.advance(by: parameters.frame)
    frames.append(flyer.shown)
  }
}
