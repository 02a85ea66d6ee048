import HeadlessDevice
import InterruptibleTransitions

/// The trials of one course.
package final class Series {
  package let parameters: FlightParameters
  private let limit: Double
  private let make: (Device) -> any Flyer
  private lazy var reference = Observation(makeFlyer(parameters.framesPerSecond), parameters)
  private lazy var fine: Observation = {
    let fine = FlightParameters(
      parameters.timing, framesPerSecond: 240, hasLateBlocks: parameters.hasLateBlocks)
    return Observation(makeFlyer(240), fine)
  }()

  /// - Parameters:
  ///   - parameters: The course.
  ///   - limit: The largest permitted distance from the finger and the spring, in points.
  ///   - make: A closure that creates the presentation to measure, on a device.
  package init(
    _ parameters: FlightParameters, limit: Double = Trial.tolerance,
    _ make: @escaping (Device) -> any Flyer
  ) {
    self.parameters = parameters
    self.limit = limit
    self.make = make
  }

  /// Returns the toolkit's trials of a course.
  package static func ofToolkit(_ parameters: FlightParameters) -> Series {
    Series(parameters, limit: parameters.limit) { ToolkitFlyer(parameters, on: $0) }
  }

  private func makeFlyer(_ framesPerSecond: Int) -> any Flyer {
    make(Device(framesPerSecond: framesPerSecond))
  }

  /// Runs a flight with a grab at a moment.
  ///
  /// - Parameters:
  ///   - moment: The moment of the touch, as a fraction, 0…1, of the time in which the flight can
  ///     be grabbed; on a reversed course, of the time after the reversal.
  ///   - finishes: Whether the flight is released towards the end.
  ///   - device: The device; nil means a new device. Its frame rate is that of the course.
  /// - Returns: The measurements; nil if the flight had ended.
  package func fly(
    grabbedAt moment: Double, finishes: Bool, on device: Device? = nil
  ) -> Trial.Findings? {
    let first = max(reference.turn, 1) + 1
    let last = reference.frames.count - 4
    let frame = first + Int((moment * Double(last - first)).rounded())
    let trial = Trial(
      moment: frame, finishes: finishes, parameters: parameters, reference: reference, fine: fine)
    var findings = trial.fly(device.map(make) ?? makeFlyer(parameters.framesPerSecond))
    findings?.limit = limit
    findings?.name =
      "\(parameters.timing.rawValue)\(parameters.isReversed ? " reversed" : ""), "
      + "\(parameters.hasLateBlocks ? "" : "no late blocks, ")"
      + "\(parameters.framesPerSecond) frames per second, grabbed after \(frame) frames, "
      + (finishes ? "finished" : "cancelled")
    return findings
  }
}

extension Series {
  /// The number of moments at which a flight is grabbed, from its first to its last.
  package static let moments = 64

  /// Runs flights with a grab at each of the moments.
  ///
  /// - Parameter ends: A closure that returns the directions of release for a moment. There is one
  ///   flight for each direction; true means towards the end.
  /// - Returns: The measurements, flight by flight.
  package func survey(
    _ ends: (_ moment: Int) -> [Bool] = { [$0.isMultiple(of: 2)] }
  ) -> [Trial.Findings] {
    (0..<Self.moments).flatMap { moment in
      ends(moment).compactMap { finishes in
        fly(grabbedAt: Double(moment) / Double(Self.moments - 1), finishes: finishes)
      }
    }
  }
}
