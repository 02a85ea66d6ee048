import HeadlessDevice

@testable import Rehearsals

extension Series {
  /// The trials of a course with a stand-in of the toolkit's elements.
  package static func ofStandIns(_ course: Course) -> Series {
    Series(course, limit: course.limit) { StandInFlyer(course, on: $0) }
  }

  /// The trials of a course with a controller written by hand.
  ///
  /// - Precondition: The course's timing is ease-out, as the controller's is.
  package static func byHand(_ course: Course) -> Series {
    precondition(course.timing == .easeOut, "The controller's timing is ease-out")
    return Series(course) { ChapterFlyer(on: $0) }
  }
}
