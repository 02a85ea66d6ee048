/// A presentation that an app has requested, until UIKit has accepted it or it has become
/// impossible.
///
/// During another presentation or dismissal, this object checks once per frame whether it can
/// begin: not every transition in an app reports its end to the toolkit.
final class PendingPresentation: ContainerChange {
  /// The number of frames in which UIKit may still do what nothing tells of: begin a change that it
  /// was asked for, or put the presenter into the window.
  private static let patience = 3

  private weak var presenter: UIViewController?
  private let viewController: UIViewController
  let transition: InterruptibleTransition
  private let style: TransitionPresentationStyle
  private var policy: TransitionBusyPolicy
  /// Tells the app that the view controller is presented.
  private let completion: (() -> Void)?
  /// Looks whether the presentation can begin, while it waits.
  private var frames: FrameLoop?
  private var framesWithoutEffect = 0

  init(
    of viewController: UIViewController, by presenter: UIViewController,
    with transition: InterruptibleTransition, as style: TransitionPresentationStyle,
    whenBusy policy: TransitionBusyPolicy = .refuse, completion: (() -> Void)? = nil
  ) {
    (self.viewController, self.presenter) = (viewController, presenter)
    (self.transition, self.style, self.policy) = (transition, style, policy)
    self.completion = completion
  }

  var situation: ChangeSituation {
    guard presenter !== viewController else { return ChangeSituation(isPossible: false) }
    let pending = transition.pending.isRequestedByApp ? transition.requests.presentation : nil
    let isPresented = isPresented
    return ChangeSituation(
      flightEnd: flight?.end(whereSubjectIsIn: true),
      pendingEnd: pending?.presented === viewController ? .end : nil,
      isAwaited: awaited != nil,
      isPossible: isPresentable && !(isWaiting && transition.pending.isGivenUp),
      isDone: isPresented && viewController.isPresentedAtRest,
      isBusy: isPresented || host == nil)
  }

  var undoing: FlightRequest? { DismissalScope.waiting(toDismiss: viewController) }

  var isMade: Bool {
    viewController.presentedAncestor === viewController && !viewController.isBeingDismissed
  }

  var flight: TransitionFlight? { viewController.modalFlight(of: transition) }

  var awaited: FlightRequest? {
    guard !isWaiting else { return nil }
    return PendingPresentationPair.waiting.requests { $0.presented === viewController }.first
  }

  private var isWaiting: Bool { frames?.isRunning == true }

  /// Whether the view controller is presented, or is about to be by a transition of the toolkit's.
  private var isPresented: Bool {
    viewController.presentingViewController != nil || viewController.isAboutToBePresented
  }

  /// Whether another presentation by the same presenter has waited for longer.
  private var isBehindAnother: Bool {
    guard policy != .replace, isWaiting || policy == .wait else { return false }
    let first = PendingPresentationPair.waiting.first { $0.presenter === presenter }
    return first.map { $0.presented !== viewController } ?? false
  }

  private var pair: PendingPresentationPair {
    PendingPresentationPair(of: viewController, by: presenter, with: transition)
  }

  /// Whether UIKit can present the view controller at all. It raises an exception for one that is
  /// in a container, or is about to be pushed there, and for one that is the presenter or contains
  /// it, or on which the presenter is presented.
  private var isPresentable: Bool {
    guard let presenter, viewController.parent == nil else { return false }
    return !presenter.isPresented(above: viewController)
      && !presenter.isInStack(with: viewController)
  }

  /// The view controller that can present now. One that is itself coming or going cannot: if it
  /// went, UIKit would leave in the window what it presents. A dismissal that waits was asked for
  /// before the presentation, and comes first.
  private var host: UIViewController? {
    guard let presenter, !isPresenterMoving, !isOfFormerRoot,
      DismissalScope.waiting(toDismiss: pair) == nil, !isBehindAnother
    else { return nil }
    guard let other = presenter.presentedViewController else { return presenter }
    // UIKit may just have been asked to dismiss the other view controller, which is not reported.
    return policy == .wait && isWaiting && other.isPresentedAtRest && !isTopToGo
      ? other.topmost : nil
  }

  /// Whether a dismissal waits that takes away what the presenter presents, or what is on top.
  private var isTopToGo: Bool {
    // What takes away one of them takes away the last.
    let top = presenter?.presentedViewController?.topmost
    return top.flatMap { DismissalScope.waiting(toDismiss: $0) } != nil
  }

  /// Whether the presenter has left the window together with the window's root, while what it
  /// presents is still there.
  private var isOfFormerRoot: Bool {
    guard let presenter, presenter.viewIfLoaded?.window == nil,
      let root = presenter.topmost.viewIfLoaded?.window?.rootViewController
    else { return false }
    let ancestors = sequence(first: presenter, next: \.parent)
    return !root.presentedChain.contains { shown in ancestors.contains { $0 === shown } }
  }

  private var isPresenterMoving: Bool { presenter?.isComingOrGoing == true }

  /// Whether what the presenter presents goes, or may go: a finger may hold its dismissal. Or else
  /// whether the presenter itself comes or goes.
  private var isOtherLeaving: Bool {
    guard let other = presenter?.presentedViewController else { return isPresenterMoving }
    if DismissalScope.waiting(toDismiss: other) != nil { return true }
    if other.isPresentedInVain { return true }
    guard let flight = other.modalFlight(of: transition) else { return other.isBeingDismissed }
    return !flight.isPresenting || flight.foreseen.heading == .start
  }

  func withdrawOpposing() {
    guard isPresented else { return }
    // What waits to take the view controller's place does not come any more.
    for request in PendingPresentationPair.waiting.requests(where: isOpposing) {
      if (request.holder as? PendingPresentation)?.policy == .replace { request.cancel() }
    }
  }

  /// Whether a presentation is another one by the same presenter.
  private func isOpposing(_ pair: PendingPresentationPair) -> Bool {
    pair.presenter === presenter && pair.presented !== viewController
  }

  /// Makes the same presentation, which waits already, wait or replace what is there as this one is
  /// to: one request for it is enough.
  private func passOnPolicy() {
    guard policy != .refuse, let waiting = awaited?.holder as? PendingPresentation,
      waiting.policy != .replace
    else { return }
    waiting.policy = policy
  }

  func start(_ request: FlightRequest) {
    withdrawOpposing()
    passOnPolicy()
    if let completion { request.then { if $0 == .completed { completion() } } }
    // A dismissal that waits to undo the presentation does not come any more.
    if isMade { undoing?.cancel() }
    guard !proceed(request) else { return }
    PendingPresentationPair.waiting.add(pair, for: request)
    transition.noteWaiting()
    request.aims(at: .end, with: self)
    let frames = FrameLoop()
    self.frames = frames
    frames.wait {
      guard self.proceed(request) else { return false }
      self.stopWaiting(request)
      return true
    }
  }

  private func stopWaiting(_ request: FlightRequest) {
    frames?.stop()
    PendingPresentationPair.waiting.remove(request)
  }

  func begin(_ request: FlightRequest) -> Bool {
    guard let host else { return waitForEffect(request) }
    let delegate = ModalTransitioningDelegate(transition, as: style)
    delegate.serve(viewController)
    viewController.modalPresentationStyle = .custom
    transition.ask(request, presentation: PendingPresentationPair(of: viewController, by: host))
    // The completion keeps the delegate until the presentation controller does. Where UIKit has
    // presented without a flight, nothing else tells of that.
    host.present(viewController, animated: true) { [transition] in
      withExtendedLifetime(delegate) { transition.settleWithoutFlight(request) }
    }
    // UIKit has accepted the presentation if it has asked for the transition, whatever the view
    // controllers report by now.
    guard !delegate.wasAsked, transition.withdraw(request) else {
      watch(request, by: host, delegate)
      return true
    }
    delegate.giveBack()
    return waitForEffect(request)
  }

  /// Refuses a presentation that UIKit has accepted and gives up without a word: the presenter may
  /// have left the window before it began.
  private func watch(
    _ request: FlightRequest, by host: UIViewController, _ delegate: ModalTransitioningDelegate
  ) {
    var frames = 0
    let loop = transition.loops.take()
    loop.wait { [weak viewController, weak host, transition] in
      guard transition.requests.isPending(request) else {
        transition.loops.giveBack(loop)
        return true
      }
      let isComing =
        viewController?.presentingViewController != nil && host?.viewIfLoaded?.window != nil
      frames = isComing ? 0 : frames + 1
      guard frames > Self.patience else { return false }
      transition.loops.giveBack(loop)
      delegate.giveBack()
      transition.refuseRequests()
      return true
    }
  }

  func wait(_ request: FlightRequest) -> Bool {
    // Either the view controller is presented, and moves by a transition that is not the toolkit's,
    // or another change is about to begin by the same transition.
    if isPresented || transition.pending.isRequestedByApp {
      return waitForEffect(request)
    }
    if policy == .refuse, !isOtherLeaving {
      refuse(request)
      return true
    }
    guard let presenter, let other = presenter.presentedViewController else {
      return waitForEffect(request)
    }
    guard policy == .replace else { return isWaiting ? waitForEffect(request) : false }
    if let flight = other.topmost.modalFlight(of: nil) {
      flight.steer(to: flight.end(whereSubjectIsIn: false))
    } else if other.isPresentedAtRest {
      presenter.dismiss(animated: true)
    } else if other.isPresentedOutOfSight {
      presenter.dismiss(animated: false)
    } else {
      return waitForEffect(request)
    }
    return false
  }

  /// Waits for an effect of a request to UIKit, and refuses if there is none.
  private func waitForEffect(_ request: FlightRequest) -> Bool {
    let isUnderWay =
      isPresenterMoving || isBehindAnother || isTopToGo
      || presenter?.presentedViewController?.isChainInTransition == true
    framesWithoutEffect = isUnderWay ? 0 : framesWithoutEffect + 1
    guard framesWithoutEffect > Self.patience else { return false }
    refuse(request)
    return true
  }

  func refuse(_ request: FlightRequest) {
    settle(request, transition.pending.isGivenUp ? .cancelled : .refused)
  }

  private func settle(_ request: FlightRequest, _ outcome: TransitionOutcome) {
    stopWaiting(request)
    transition.broadcast.tell(.refused)
    request.settle(outcome)
  }
}

extension PendingPresentation: FlightRequestHolder {
  func requestWasWithdrawn(_ request: FlightRequest) {
    settle(request, .cancelled)
  }
}
