import HeadlessDevice

@testable import Rehearsals

extension Series {
  /// Returns the trials of a course with a stand-in of the toolkit's elements.
  package static func ofStandIns(_ course: Course) -> Series {
    Series(course, limit: course.limit) { StandInFlyer(course, on: $0) }
  }

  /// Returns the trials of a course with a handwritten view controller.
  ///
  /// - Precondition: The course's timing is ease-out, like that of the view controller.
  package static func byHand(_ course: Course) -> Series {
    precondition(course.timing == .easeOut, "The controller's timing is ease-out")
    return Series(course) { ChapterFlyer(on: $0) }
  }
}
