import HeadlessDevice

@testable import Rehearsals

extension Series {
  /// Returns the trials of a course with a stand-in of the toolkit's elements.
  package static func ofStandIns(_ parameters: FlightParameters) -> Series {
    Series(parameters, limit: parameters.limit) { StandInFlyer(parameters, on: $0) }
  }

  /// Returns the trials of a course with a handwritten view controller.
  ///
  /// - Precondition: The course's timing is ease-out, like that of the view controller.
  package static func byHand(_ parameters: FlightParameters) -> Series {
    precondition(parameters.timing == .easeOut, "The controller's timing is ease-out")
    return Series(parameters) { ChapterFlyer(on: $0) }
  }
}
