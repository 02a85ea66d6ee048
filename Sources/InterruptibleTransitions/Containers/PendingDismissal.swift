/// A dismissal that an app has requested, until UIKit can make it.
///
/// UIKit silently ignores a dismissal that is requested during another presentation or dismissal.
/// This object therefore checks once per frame whether that is over.
final class PendingDismissal: ContainerChange {
  /// The number of frames to wait for a visible effect of a request to UIKit.
  private static let patience = 3

  private let scope: DismissalScope
  let transition: InterruptibleTransition
  private let frames: FrameLoop
  /// The number of requests to UIKit.
  private var asks = 0
  /// Whether another change has been under way since the last request.
  private var wasBusy = false
  private var framesWithoutEffect = 0
  /// The flight that was reversed because it brings in what is to be dismissed.
  private weak var reversed: TransitionFlight?

  /// - Parameters:
  ///   - asked: The view controller that is asked to dismiss what it presents, or itself.
  ///   - transition: The transition of the dismissal.
  init(of asked: UIViewController, with transition: InterruptibleTransition) {
    (self.transition, frames) = (transition, transition.loops.take())
    scope = DismissalScope(of: asked)
  }

  private var lowest: UIViewController? { scope.lowest }

  var situation: ChangeSituation {
    let pending = transition.pending.isRequestedByApp ? transition.requests.presentation : nil
    let isPending = asks == 0 && scope.asked.map { pending?.isDismissed(by: $0) == true } ?? false
    let isComing = lowest?.topmost.isAboutToBePresented == true
    guard let lowest, lowest.presentingViewController != nil || isComing else {
      return ChangeSituation(pendingEnd: isPending ? .start : nil, isDone: true)
    }
    return ChangeSituation(
      flightEnd: flight?.end(whereSubjectIsIn: false), pendingEnd: isPending ? .start : nil,
      isBusy: asks > 0 || arriving != nil || lowest.isChainInTransition || isComing
        || lowest.presentedChain.contains(where: \.isBeingDismissed))
  }

  /// The flight that takes away everything that is to be dismissed.
  var flight: TransitionFlight? {
    guard let arriving, let lowest,
      !lowest.presentedChain.contains(where: { $0 === arriving.other })
    else { return nil }
    return arriving
  }

  /// A flight that presents or dismisses what is to be dismissed.
  private var arriving: TransitionFlight? {
    asks == 0 ? lowest?.topmost.modalFlight(of: transition) : nil
  }

  func start(_ request: FlightRequest) {
    // What waits to be presented does not come any more.
    for waiting in PendingPresentationPair.waiting.requests(where: scope.contains) {
      waiting.cancel()
    }
    request.then { [weak request, transition, frames] outcome in
      transition.loops.giveBack(frames)
      if let request {
        DismissalScope.waiting.remove(request)
        transition.withdrawJoined(to: request, isDone: outcome == .completed)
      }
    }
    guard !proceed(request) else { return }
    if asks == 0 {
      request.aims(at: .end, with: self)
      DismissalScope.waiting.add(scope, for: request)
    }
    // Once UIKit has begun, a flight has the request.
    frames.wait {
      self.asks > 0 && !self.transition.requests.isPending(request) || self.proceed(request)
    }
  }

  func begin(_ request: FlightRequest) -> Bool {
    guard let lowest else { return false }
    asks += 1
    (wasBusy, framesWithoutEffect) = (false, 0)
    (request.subject, request.bringsIn) = (lowest.topmost, false)
    transition.ask(request)
    lowest.topmost.giveBack(after: request, byDismissingWith: transition)
    lowest.presentingViewController?.dismiss(animated: true)
    return false
  }

  func wait(_ request: FlightRequest) -> Bool {
    if let arriving {
      if arriving.isPresenting, reversed !== arriving {
        reversed = arriving
        arriving.steer(to: .start)
      }
      return false
    }
    if lowest?.isChainInTransition == true {
      wasBusy = true
      return false
    }
    // The change under way made UIKit ignore the request. A change without an animation is never
    // seen as under way.
    // mutate: ignored-dismissal-requested-again
    if asks > 0, wasBusy || asks == 1 && framesWithoutEffect == Self.patience {
      transition.withdraw(request)
      return begin(request)
    }
    return waitForEffect(request)
  }

  /// Waits some frames for a visible effect of the request to UIKit.
  private func waitForEffect(_ request: FlightRequest) -> Bool {
    framesWithoutEffect += 1
    guard framesWithoutEffect > Self.patience else { return false }
    request.settle(.refused)
    return true
  }
}

extension PendingDismissal: FlightRequestHolder {
  func requestWasWithdrawn(_ request: FlightRequest) {
    request.settle(.cancelled)
  }
}

extension TransitionFlight {
  /// The view controller that stays in place: the presenting one.
  fileprivate var other: UIViewController? { isPresenting ? fromViewController : toViewController }
}
