/// A presentation that the app has asked for, until UIKit has taken it on, or nobody can.
///
/// While another presentation or dismissal is under way it looks once per frame whether it can
/// begin: not every transition there may be in an app tells the toolkit of its end.
final class PendingPresentation {
  /// How many frames UIKit is given to begin what it was asked for.
  private static let patience = 3

  private weak var presenter: UIViewController?
  private let viewController: UIViewController
  private let transition: InterruptibleTransition
  private let style: TransitionPresentationStyle
  private let policy: TransitionBusyPolicy
  private let request: FlightRequest
  private let completion: (() -> Void)?
  private let frames = FrameLoop()
  private var framesWithoutEffect = 0

  init(
    of viewController: UIViewController, by presenter: UIViewController,
    with transition: InterruptibleTransition, as style: TransitionPresentationStyle,
    whenBusy policy: TransitionBusyPolicy,
    for request: FlightRequest, completion: (() -> Void)?
  ) {
    (self.viewController, self.presenter) = (viewController, presenter)
    (self.transition, self.style, self.policy) = (transition, style, policy)
    (self.request, self.completion) = (request, completion)
  }

  /// Presents, now or later.
  func begin() {
    guard !proceed() else { return }
    transition.postpone(request, of: viewController)
    request.aims(at: .end) { self.refuse() }
    frames.wait {
      guard self.proceed() else { return false }
      self.stopWaiting()
      return true
    }
  }

  private func stopWaiting() {
    frames.stop()
    transition.requests.stopPostponing(request)
  }

  /// Does what can be done now.
  ///
  /// - Returns: Whether nothing is left to do.
  private func proceed() -> Bool {
    guard let presenter, !frames.isRunning || !transition.pending.isGivenUp else { return refuse() }
    if let flight = viewController.modalFlight(of: transition) {
      if let completion { request.then { if $0 == .end { completion() } } }
      flight.lead(in: true, for: request)
      return true
    }
    if viewController.presentingViewController != nil {
      // It is presented already, or goes by a transition that is not the toolkit's.
      guard viewController.isPresentedAtRest else { return waitForEffect() }
      completion?()
      request.settle(at: .end)
      return true
    }
    // Another change is about to begin by the same transition.
    if transition.pending.isRequestedByApp { return waitForEffect() }
    guard let other = presenter.presentedViewController else { return present(by: presenter) }
    switch policy {
    case .refuse:
      return refuse()
    case .wait:
      // UIKit may have been asked to dismiss it just now, and nothing tells.
      guard frames.isRunning else { return false }
      guard other.isPresentedAtRest else { return waitForEffect() }
      return present(by: other.topmost)
    case .replace:
      let top = other.topmost
      if let flight = top.modalFlight(of: nil) {
        flight.turn(to: flight.isPresenting ? .start : .end)
      } else if other.isPresentedAtRest {
        presenter.dismiss(animated: true)
      } else {
        return waitForEffect()
      }
      return false
    }
  }

  private func present(by presenter: UIViewController) -> Bool {
    let delegate = ModalTransitioningDelegate(transition, as: style)
    viewController.modalPresentationStyle = .custom
    viewController.transitioningDelegate = delegate
    transition.ask(
      request, presentation: PendingPresentationPair(of: viewController, by: presenter))
    // The delegate is kept by the completion until the presentation controller keeps it.
    presenter.present(viewController, animated: true) { [completion] in
      withExtendedLifetime(delegate) { completion?() }
    }
    // UIKit has taken it on if it has asked how, whatever the controllers say of each other by now.
    guard !delegate.wasAsked, transition.withdraw(request) else { return true }
    return waitForEffect()
  }

  /// Waits for what UIKit was asked to do; if nothing comes of that, there is nothing to wait for.
  private func waitForEffect() -> Bool {
    let isUnderWay = presenter?.presentedViewController?.isChainInTransition ?? false
    framesWithoutEffect = isUnderWay ? 0 : framesWithoutEffect + 1
    return framesWithoutEffect > Self.patience ? refuse() : false
  }

  @discardableResult
  private func refuse() -> Bool {
    stopWaiting()
    transition.broadcast.tell(.refused)
    request.settle(at: .start)
    return true
  }
}

extension UIViewController {
  /// This controller, what it presents, what that presents, and so on.
  var presentedChain: [UIViewController] {
    Array(sequence(first: self, next: \.presentedViewController))
  }

  /// Whether a transition is under way anywhere in the chain.
  var isChainInTransition: Bool {
    presentedChain.contains { $0.transitionCoordinator != nil }
  }

  /// The one that is presented last, on top of this one.
  var topmost: UIViewController {
    presentedChain.last ?? self
  }

  /// Whether this one and all on top of it are presented, and none of them comes or goes.
  var isPresentedAtRest: Bool {
    topmost.viewIfLoaded?.window != nil && !isChainInTransition
  }

  /// The flight by which this one is presented or dismissed.
  ///
  /// - Parameter transition: Whose it may be, besides those that the controller was given to UIKit
  ///   with.
  /// - Returns: The flight, or nil if it is at rest, or goes by none of the toolkit's.
  func modalFlight(of transition: InterruptibleTransition?) -> TransitionFlight? {
    transition?.flight(of: self)
      ?? (transitioningDelegate as? ModalTransitioningDelegate)?.flight(of: self)
  }
}
