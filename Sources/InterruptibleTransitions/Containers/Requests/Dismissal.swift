/// A dismissal that an app requests. UIKit silently ignores one during another change.
final class Dismissal: ContainerChange {
  /// The view controller on which the app has called `dismiss`.
  private weak var receiver: UIViewController?
  /// The view controller to dismiss, together with everything that it presents.
  private weak var lowest: UIViewController?
  let transition: InterruptibleTransition
  private(set) weak var subject: UIViewController?
  let addsSubject = false
  /// The number of requests to UIKit.
  private var requestCount = 0
  /// The flight that was reversed because it presents a view controller that is to be dismissed.
  private weak var reversed: TransitionFlight?
  /// Whether another change has been in progress since the last request to UIKit.
  private var wasBusy = false

  init(of receiver: UIViewController, with transition: InterruptibleTransition) {
    self.receiver = receiver
    self.transition = transition
    let coming = receiver.upcomingPresentation == nil ? nil : receiver
    lowest = receiver.presentedViewController ?? receiver.presentedAncestor ?? coming
  }

  var container: UIViewController? { receiver }

  func removes(_ viewController: UIViewController) -> Bool {
    lowest?.presentedChain.contains { $0 === viewController } == true
  }

  func removes(_ presentation: Presentation) -> Bool {
    receiver.map(presentation.isDismissed) == true
      || lowest.map { presentation.isPresented(in: $0.presentedChain) } == true
  }

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot {
    let coming = receiver.flatMap { receiver in
      queue.submittedPresentations.last { $0.isDismissed(by: receiver) }
    }
    // UIKit can link the view controllers later than it is asked for the presentation.
    let isLinked = receiver?.presentedViewController != nil
    if let coming, lowest == nil || !isLinked && !queue.hasWaited(for: self) {
      lowest = coming.subject
    }
    let isComing = lowest?.topmost.upcomingPresentation != nil
    guard let lowest, lowest.presentingViewController != nil || isComing else {
      return ChangeSnapshot(isDone: true)
    }
    return ChangeSnapshot(
      flightEnd: flight?.end(whereSubjectIsShown: false),
      obstacle: obstacle(to: lowest, isComing: isComing))
  }

  /// The presentation that UIKit was asked for and that a dismissal by the receiver undoes.
  private func obstacle(
    to lowest: UIViewController, isComing: Bool
  ) -> ChangeSnapshot.Obstacle? {
    if let topFlight, topFlight.isPresentation, topFlight !== reversed { return .occupant }
    if topFlight != nil || lowest.isChainInTransition { return .change }
    return isComing || lowest.presentedChain.contains(where: \.isBeingDismissed) ? .unknown : nil
  }

  /// The flight that dismisses everything that is to be dismissed.
  var flight: TransitionFlight? {
    guard let flight = topFlight, let lowest else { return nil }
    let other = flight.isPresentation ? flight.fromViewController : flight.toViewController
    return lowest.presentedChain.contains { $0 === other } ? nil : flight
  }

  private var topFlight: TransitionFlight? { lowest?.topmost.modalFlight(of: transition) }

  var flightBefore: TransitionFlight? { lowest?.flightInChain(of: transition) }

  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation { .unrelated }

  func withdrawOpposing(in queue: RequestQueue) {
    for request in queue.requests where request.stage == .queued {
      if let presentation = request.change as? Presentation, removes(presentation) {
        request.withdraw()
      }
    }
  }

  func removeObstacle() -> Bool {
    reversed = topFlight
    topFlight?.redirect(to: .start)
    return true
  }

  func begin(_ request: ChangeRequest) -> Bool {
    guard let lowest else { return false }
    requestCount = requestCount + 1
    wasBusy = false
    subject = lowest.topmost
    transition.recordSubmission(of: request)
    lowest.topmost.restoreDelegate(after: request, byDismissingWith: transition)
    lowest.presentingViewController?.dismiss(animated: true)
    return true
  }

  var isInProgress: Bool {
    let isInProgress = lowest?.isChainInTransition == true
    wasBusy = wasBusy || isInProgress
    return isInProgress
  }

  var isMade: Bool { lowest?.presentingViewController == nil }

  // UIKit ignores a dismissal that is requested during another change. A change without an
  // animation is never visible as a change in progress.
  func repeats(_ request: ChangeRequest) -> Bool {
    guard !isInProgress, !isMade else { return false }
    return wasBusy || requestCount == 1 && request.idleFrames.count == IdleFrameCounter.limit
  }
}
