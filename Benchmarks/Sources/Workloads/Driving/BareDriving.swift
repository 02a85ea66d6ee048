import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Frames of a bare property animator that stands still and is scrubbed.
///
/// It is scrubbed along its curve, not linearly, and to the fractions to which the toolkit scrubs
/// its own: so the runtime does the same, and the difference is the toolkit's.
enum BareDriving {
  /// Sets the fraction, and makes a frame.
  static func scrubbed(_ timing: Timing, views: Int) -> Workload {
    Workload("bare/update/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let fractions = ToolkitDriving.fractionsOfUpdates(along: timing)
      let (device, animator) = held(timing, views: views)
      var sweep = Sweep()
      return { count in
        for _ in 0..<count {
          animator.fractionComplete = fractions[sweep.next()]
          device.advance(by: frame)
        }
      }
    }
  }

  /// Sets the fraction, and makes no frame but one before all.
  static func scrubbedWithoutFrame(_ timing: Timing, views: Int) -> Workload {
    Workload("bare/call/\(timing.name)/\(views)", countedOperations: 3_000) {
      let fractions = ToolkitDriving.fractionsOfUpdates(along: timing)
      let (device, animator) = held(timing, views: views)
      var sweep = Sweep()
      return { count in
        device.advance(by: frame)
        for _ in 0..<count { animator.fractionComplete = fractions[sweep.next()] }
      }
    }
  }

  /// Moves a finger for a frame: a pan recognizer's action sets the fraction.
  static func panned(_ timing: Timing, views: Int) -> Workload {
    Workload("bare/finger/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let fractions = ToolkitDriving.fractionsOfPan(along: timing)
      let (device, animator) = held(timing, views: views)
      let pan = UIPanGestureRecognizer()
      device.window.addGestureRecognizer(pan)
      var sweep = Sweep()
      let observer = GestureObserver(pan) { pan in
        // By hand there would be a curve to invert here.
        _ = pan.translation(in: nil).y / Sweep.panLength
        animator.fractionComplete = fractions[sweep.index]
      }
      let finger = device.press(at: CGPoint(x: 200, y: 300))
      finger.move(by: CGVector(dx: 0, dy: 40))
      return { count in
        withExtendedLifetime(observer) {
          for _ in 0..<count { finger.move(by: sweep.nextTravel()) }
        }
      }
    }
  }

  /// Sets the fractions that the toolkit sets in a flight that settles, and makes a frame.
  static func settling(_ timing: Timing, views: Int) -> Workload {
    Workload("bare/settling/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let fractions = ToolkitDriving.fractionsOfSettling(along: timing)
      let (device, animator) = held(timing, views: views)
      var index = 0
      return { count in
        for _ in 0..<count {
          animator.fractionComplete = fractions[index]
          index = (index + 1) % fractions.count
          device.advance(by: frame)
        }
      }
    }
  }

  private static func held(_ timing: Timing, views: Int) -> (Device, UIViewPropertyAnimator) {
    let device = Device()
    let root = UIViewController()
    device.launch(root)
    let page = Page(views)
    root.view.addSubview(page.view)
    device.advance(by: frame)
    let animator = UIViewPropertyAnimator(duration: 0.4, timingParameters: timing.parameters)
    animator.scrubsLinearly = false
    animator.addAnimations { page.change() }
    animator.pauseAnimation()
    device.advance(by: frame)
    return (device, animator)
  }
}

/// How many frames are enough to count what happens in one: a whole sweep, or half of one.
func operations(_ views: Int) -> Int { views > 100 ? 60 : 120 }
