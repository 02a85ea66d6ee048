import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Something without the toolkit that is held, and told fractions.
///
/// It is told the fractions to which the toolkit scrubs its own animator, along the same curve: so
/// the runtime does the same, and the difference is the toolkit's.
protocol ScrubbedSubject: Sendable {
  /// The first part of the workloads' names.
  static var name: String { get }
  var device: Device { get }

  /// Makes it, held.
  init(_ timing: Timing, views: Int)
  /// Shows a fraction while it is held.
  func update(_ fraction: CGFloat)
  /// Shows a fraction after a release.
  func settle(_ fraction: CGFloat)
}

/// Frames of something that is scrubbed without the toolkit.
enum ScrubbedDriving<Subject: ScrubbedSubject> {
  /// Shows a fraction, and makes a frame.
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

  /// Shows a fraction, and makes no frame but one before all.
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

  /// Moves a finger for a frame: a pan recognizer's action shows the fraction.
  static func panned(_ timing: Timing, views: Int) -> Workload {
    Workload("\(Subject.name)/finger/\(timing.name)/\(views)", countedOperations: operations(views))
    {
      let fractions = ToolkitDriving.fractionsOfPan(along: timing)
      let subject = Subject(timing, views: views)
      let pan = UIPanGestureRecognizer()
      subject.device.window.addGestureRecognizer(pan)
      var sweep = Sweep()
      let observer = GestureObserver(pan) { pan in
        // By hand there would be a curve to invert here.
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

  /// Shows the fractions that the toolkit sets in a flight that settles, and makes a frame.
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

/// How many frames are enough to count what happens in one: a whole sweep, or half of one.
func operations(_ views: Int) -> Int { views > 100 ? 60 : 120 }
