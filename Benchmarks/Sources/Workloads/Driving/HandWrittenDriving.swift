import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Frames of a transition that is written by hand, and held: what UIKit itself takes for an update
/// that goes by its percent-driven object and its context.
///
/// It is told the fractions to which the toolkit scrubs its animator, along the same curve.
enum HandWrittenDriving {
  /// Calls `update(_:)`, and makes a frame.
  static func updated(_ timing: Timing, views: Int) -> Workload {
    Workload("byHand/update/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let fractions = ToolkitDriving.fractionsOfUpdates(along: timing)
      let (device, transition) = held(timing, views: views)
      var sweep = Sweep()
      return { count in
        for _ in 0..<count {
          transition.update(fractions[sweep.next()])
          device.advance(by: frame)
        }
      }
    }
  }

  /// Calls `update(_:)`, and makes no frame but one before all.
  static func updatedWithoutFrame(_ timing: Timing, views: Int) -> Workload {
    Workload("byHand/call/\(timing.name)/\(views)", countedOperations: 3_000) {
      let fractions = ToolkitDriving.fractionsOfUpdates(along: timing)
      let (device, transition) = held(timing, views: views)
      var sweep = Sweep()
      return { count in
        device.advance(by: frame)
        for _ in 0..<count { transition.update(fractions[sweep.next()]) }
      }
    }
  }

  /// Moves a finger for a frame: a pan recognizer's action calls `update(_:)`.
  static func panned(_ timing: Timing, views: Int) -> Workload {
    Workload("byHand/finger/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let fractions = ToolkitDriving.fractionsOfPan(along: timing)
      let (device, transition) = held(timing, views: views)
      let pan = UIPanGestureRecognizer()
      device.window.addGestureRecognizer(pan)
      var sweep = Sweep()
      let observer = GestureObserver(pan) { pan in
        // There would be a curve to invert here.
        _ = pan.translation(in: nil).y / Sweep.panLength
        transition.update(fractions[sweep.index])
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

  /// Sets the fractions that the toolkit sets in a flight that settles, and makes a frame. After a
  /// release UIKit hears nothing until the end: there is no `update(_:)` to call.
  static func settling(_ timing: Timing, views: Int) -> Workload {
    Workload("byHand/settling/\(timing.name)/\(views)", countedOperations: operations(views)) {
      let fractions = ToolkitDriving.fractionsOfSettling(along: timing)
      let (device, transition) = held(timing, views: views)
      var index = 0
      return { count in
        for _ in 0..<count {
          transition.animator?.fractionComplete = fractions[index]
          index = (index + 1) % fractions.count
          device.advance(by: frame)
        }
      }
    }
  }

  private static func held(_ timing: Timing, views: Int) -> (Device, HandWrittenTransition) {
    let device = Device()
    let (root, page) = (UIViewController(), Page(views))
    let transition = HandWrittenTransition(
      duration: 0.4, timing: timing.parameters, isHeld: true)
    device.launch(root)
    page.modalPresentationStyle = .custom
    page.transitioningDelegate = transition
    root.present(page, animated: true)
    device.advance(by: 3 * frame)
    precondition(transition.animator?.isRunning == false, "The transition must be held")
    return (device, transition)
  }
}
