import Foundation

/// The state of an animator, in an object apart so that its deinitialization can be checked.
final class AnimatorBox {
  var state = UIViewAnimatingState.inactive
  var isRunning = false

  deinit {
    // Fact 1.29. The runtime keeps a running animator, so a running one is never deinitialized.
    if state == .stopped || (state == .active && !isRunning) {
      fatalError(
        "It is an error to release a paused or stopped property animator. Property animators "
          + "must either finish animating or be explicitly stopped and finished before they can "
          + "be released.")
    }
  }
}
