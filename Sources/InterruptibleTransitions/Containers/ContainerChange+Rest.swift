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
  ///   - isDone: Checks whether the change is made.
  func settle<Container: UIViewController>(
    _ request: FlightRequest, whenAtRest container: Container, isAsked: Bool,
    isDone: @escaping (Container) -> Bool
  ) {
    let transition = transition
    var framesAtRest = 0
    FrameLoop().wait { [weak container] in
      if isAsked, !transition.requests.isPending(request) { return true }
      let isAtRest = container?.transitionCoordinator == nil
      framesAtRest = isAtRest ? framesAtRest + 1 : 0
      let isOver = container.map { isAtRest && !isAsked && isDone($0) } ?? true
      // A late change begins in the frame after the end.
      guard isOver || framesAtRest > 2 else { return false }
      transition.withdraw(request)
      request.settle(container.map(isDone) == true ? .completed : .refused)
      return true
    }
  }
}
