extension ContainerChange {
  /// Settles a request that UIKit answers without a flight, when its container has come to rest.
  ///
  /// UIKit does not report what becomes of a change that another one replaces, or that it makes
  /// when the current one is over.
  ///
  /// - Parameters:
  ///   - request: The request. A flight that begins meanwhile settles it instead.
  ///   - container: The container, which the app may release.
  ///   - isAsked: Whether UIKit was given the transition.
  func settle(_ request: FlightRequest, whenAtRest container: UIViewController, isAsked: Bool) {
    let transition = transition
    var framesAtRest = 0
    FrameLoop().wait { [weak container] in
      if isAsked, !transition.requests.isPending(request) { return true }
      let isAtRest = container?.transitionCoordinator == nil
      framesAtRest = isAtRest ? framesAtRest + 1 : 0
      let isOver = container == nil || isAtRest && !isAsked && request.isDone()
      // A late change begins in the frame after the end.
      guard isOver || framesAtRest > 2 else { return false }
      transition.settleWithoutFlight(request)
      request.settleAsDone()
      return true
    }
  }
}
