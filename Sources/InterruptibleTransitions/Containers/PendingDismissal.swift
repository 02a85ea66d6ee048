/// A dismissal that an app has asked for, until UIKit can make it.
///
/// UIKit ignores a dismissal that it is asked for while another presentation or dismissal is under
/// way, and tells nobody. So this looks once per frame until that is over.
final class PendingDismissal {
  /// How many frames it waits for something to be seen of what UIKit was asked for.
  private static let patience = 3

  /// What is dismissed, with all that it presents.
  private weak var lowest: UIViewController?
  private let transition: InterruptibleTransition
  private let request: FlightRequest
  private let frames = FrameLoop()
  /// How often UIKit was asked.
  private var asks = 0
  /// Whether something else has been under way since then.
  private var wasBusy = false
  private var framesWithoutEffect = 0
  /// What was reversed because it is on its way onto what is to go.
  private weak var reversed: TransitionFlight?

  init(
    of lowest: UIViewController, with transition: InterruptibleTransition,
    for request: FlightRequest
  ) {
    (self.lowest, self.transition, self.request) = (lowest, transition, request)
  }

  /// Dismisses, now or as soon as UIKit can.
  func begin() {
    guard !proceed() else { return }
    if !hasAsked { request.aims(at: .end) { self.settle(at: .start) } }
    frames.wait { self.proceed() }
  }

  private var hasAsked: Bool { asks > 0 }

  /// Looks whether it can go on.
  ///
  /// - Returns: Whether there is nothing to wait for any more: it was answered, or a flight answers
  ///   it.
  private func proceed() -> Bool {
    if hasAsked, !transition.requests.isPending(request) { return true }
    guard let lowest, let presenter = lowest.presentingViewController else {
      return settle(at: .end)
    }
    let (chain, top) = (lowest.presentedChain, lowest.topmost)
    if !hasAsked, let flight = top.modalFlight(of: transition) {
      return join(flight, isAboutAll: !chain.contains { $0 === flight.other })
    }
    if lowest.isChainInTransition {
      (wasBusy, framesWithoutEffect) = (true, 0)
      return false
    }
    if hasAsked {
      // What was under way has kept UIKit from listening. A change without an animation is never
      // seen to be.
      guard wasBusy || asks == 1 && framesWithoutEffect == Self.patience else {
        return waitForEffect()
      }
      transition.withdraw(request)
    } else if transition.pending.isRequestedByApp {
      // Another change is about to begin by the same transition.
      return waitForEffect()
    }
    asks += 1
    (wasBusy, framesWithoutEffect) = (false, 0)
    transition.ask(request)
    top.giveBack(after: request, byDismissingWith: transition)
    presenter.dismiss(animated: true)
    return false
  }

  /// Has the flight that is under way answer, if all that is to go goes with it.
  private func join(_ flight: TransitionFlight, isAboutAll: Bool) -> Bool {
    if isAboutAll {
      flight.lead(in: false, for: request)
      return true
    }
    if flight.isPresenting, reversed !== flight {
      reversed = flight
      flight.turn(to: .start)
    }
    return false
  }

  /// Waits some frames for what UIKit was asked for to show.
  private func waitForEffect() -> Bool {
    framesWithoutEffect += 1
    return framesWithoutEffect > Self.patience ? settle(at: .start) : false
  }

  /// Answers.
  @discardableResult
  private func settle(at position: TransitionPosition) -> Bool {
    frames.stop()
    transition.withdraw(request)
    request.settle(at: position)
    return true
  }
}

extension TransitionFlight {
  /// The view controller that stays where it is: the one that presents.
  fileprivate var other: UIViewController? { isPresenting ? fromViewController : toViewController }
}
