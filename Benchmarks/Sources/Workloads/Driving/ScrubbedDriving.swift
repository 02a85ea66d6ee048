import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// A held transition without the toolkit, which is scrubbed to given fractions.
///
/// The fractions are those to which the toolkit scrubs its animator, along the same curve. The
/// runtime does the same work in both cases, so that the difference is the cost of the toolkit.
protocol ScrubbedSubject: Sendable {
  /// The first part of the workloads' names.
  static var name: String { get }
  var device: Device { get }

  /// Creates the subject, held.
  init(_ timing: Timing, views: Int)
  /// Shows a fraction while the subject is held.
  func update(_ fraction: CGFloat)
  /// Shows a fraction after a release.
  func settle(_ fraction: CGFloat)
}

/// Workloads of frames of a subject that is scrubbed without the toolkit.
enum ScrubbedDriving<Subject: ScrubbedSubject> {
  /// Returns a workload that shows a fraction and makes a frame.
  static func updated(_ timing: Timing, views: Int) -> Workload {
    Workload("\(Subject.name)/update/\(timing.name)/\(views)", countedOperations: operations(views))
    {
      let fractions = ToolkitDriving.fractionsOfUpdates(along: timing)
      let subject = Subject(timing, views: views)
      var sweep = Sweep()
      return { count in
        for _ in 0..<count {
          subject.update(fractions[sweep.next()])
          subject.device.advance(by: frame)
        }
      }
    }
  }

  /// Returns a workload that shows a fraction and makes no frame, except for one at the beginning.
  static func updatedWithoutFrame(_ timing: Timing, views: Int) -> Workload {
    Workload("\(Subject.name)/call/\(timing.name)/\(views)", countedOperations: 3_000) {
      let fractions = ToolkitDriving.fractionsOfUpdates(along: timing)
      let subject = Subject(timing, views: views)
      var sweep = Sweep()
      return { count in
        subject.device.advance(by: frame)
        for _ in 0..<count { subject.update(fractions[sweep.next()]) }
      }
    }
  }

  /// Returns a workload that moves a finger for a frame. The action of a pan recognizer shows the
  /// fraction.
  static func panned(_ timing: Timing, views: Int) -> Workload {
    Workload("\(Subject.name)/finger/\(timing.name)/\(views)", countedOperations: operations(views))
    {
      let fractions = ToolkitDriving.fractionsOfPan(along: timing)
      let subject = Subject(timing, views: views)
      let pan = UIPanGestureRecognizer()
      subject.device.window.addGestureRecognizer(pan)
      var sweep = Sweep()
      let observer = TransitionGestureObserver(pan) { pan in
        // Handwritten code would have to invert a curve here.
        _ = pan.translation(in: nil).y / Sweep.panLength
        subject.update(fractions[sweep.index])
      }
      let finger = subject.device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 40))
      return { count in
        withExtendedLifetime(observer) {
          for _ in 0..<count { finger.move(by: sweep.nextTravel()) }
        }
      }
    }
  }

  /// Returns a workload that shows the fractions of the toolkit's settling flight, with a frame for
  /// each.
  static func settling(_ timing: Timing, views: Int) -> Workload {
    Workload(
      "\(Subject.name)/settling/\(timing.name)/\(views)", countedOperations: operations(views)
    ) {
      let fractions = ToolkitDriving.fractionsOfSettling(along: timing)
      let subject = Subject(timing, views: views)
      var index = 0
      return { count in
        for _ in 0..<count {
          subject.settle(fractions[index])
          index = (index + 1) % fractions.count
          subject.device.advance(by: frame)
        }
      }
    }
  }
}

/// Returns the number of frames that are counted: a whole sweep, or half a sweep for many views.
func operations(_ views: Int) -> Int { views > 100 ? 60 : 120 }
