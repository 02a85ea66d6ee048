import HeadlessDevice
import InterruptibleTransitions

/// The trials of one course.
package final class Series {
  package let course: Course
  private let make: (Int) -> any Flyer
  private lazy var reference = Observation(make(course.framesPerSecond), course)
  private lazy var fine: Observation = {
    let fine = Course(course.timing, framesPerSecond: 960)
    return Observation(make(960), fine)
  }()

  /// - Parameters:
  ///   - course: The course.
  ///   - make: Makes what flies it, on a device that shows so many frames per second.
  package init(_ course: Course, _ make: @escaping (_ framesPerSecond: Int) -> any Flyer) {
    (self.course, self.make) = (course, make)
  }

  /// The toolkit's trials of a course.
  package static func ofToolkit(_ course: Course) -> Series {
    Series(course) { ToolkitFlyer(course.timing, framesPerSecond: $0) }
  }

  /// Flies with a grab at a moment.
  ///
  /// - Parameters:
  ///   - moment: When the finger comes down, as a share, 0…1, of the time in which the flight can be
  ///     grabbed: on a reversed course of the way back.
  ///   - finishes: Whether it is let go towards the end.
  /// - Returns: What was measured; nil if the flight had ended.
  package func fly(grabbedAt moment: Double, finishes: Bool) -> Trial.Findings? {
    let first = max(reference.turn, 1) + 1
    let last = reference.frames.count - 4
    let frame = first + Int((moment * Double(last - first)).rounded())
    let trial = Trial(
      moment: frame, finishes: finishes, course: course, reference: reference, fine: fine)
    return trial.fly(make(course.framesPerSecond))
  }
}
