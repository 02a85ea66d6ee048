// UIKit does not report what becomes of a change that another one replaces, or that it makes when
// the current one is over. A late change begins in the frame after the end.

extension ContainerChange {
  /// Settles a request that UIKit was given, and for which no flight begins.
  ///
  /// - Parameters:
  ///   - request: The request. A flight that begins settles it instead.
  ///   - container: The container, which the app may release.
  func settleUnlessBegun(_ request: FlightRequest, in container: UIViewController) {
    watch(container) { [transition] framesAtRest in
      if framesAtRest > 2 { transition.settleWithoutFlight(request) }
      return !transition.requests.isPending(request)
    }
  }

  /// Settles a request for a change that UIKit makes without the transition.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - container: The container, which the app may release.
  func settleWhenMade(_ request: FlightRequest, in container: UIViewController) {
    watch(container) { framesAtRest in
      // mutate: push-settled-when-other-is-over
      guard framesAtRest > 2 || framesAtRest > 0 && request.isDone() else { return false }
      request.settleAsDone()
      return true
    }
  }

  /// Passes on in each frame for how many frames a container has been at rest, until that is
  /// answered by `true`.
  private func watch(_ container: UIViewController, _ isSettled: @escaping (Int) -> Bool) {
    var framesAtRest = 0
    FrameLoop().wait { [weak container] in
      let isAtRest = container?.transitionCoordinator == nil
      framesAtRest = isAtRest ? framesAtRest + 1 : 0
      return isSettled(framesAtRest)
    }
  }
}
