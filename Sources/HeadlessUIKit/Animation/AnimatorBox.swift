import Foundation

/// The state of an animator, in a separate object so that its deinitialization can be checked.
final class AnimatorBox {
  var state = UIViewAnimatingState.inactive
  var isRunning = false

  deinit {
    // The runtime retains a running animator, so a running animator is never deinitialized (fact
    // 1.29).
    if state == .stopped || (state == .active && !isRunning) {
      fatalError(
        "It is an error to release a paused or stopped property animator. Property animators "
          + "must either finish animating or be explicitly stopped and finished before they can "
          + "be released.")
    }
  }
}
