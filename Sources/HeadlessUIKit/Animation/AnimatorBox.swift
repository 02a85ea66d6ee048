import Foundation

/// The state of an animator, apart from it, so that its end can be checked.
final class AnimatorBox {
  var state = UIViewAnimatingState.inactive
  var isRunning = false

  deinit {
    // Fact 1.29. A running animator is kept by the runtime, so it never gets here.
    if state == .stopped || (state == .active && !isRunning) {
      fatalError(
        "It is an error to release a paused or stopped property animator. Property animators "
          + "must either finish animating or be explicitly stopped and finished before they can "
          + "be released.")
    }
  }
}
