/// A presentation that an app requests.
final class Presentation: ContainerChange {
  private(set) weak var presenter: UIViewController?
  /// The view controller on which UIKit was asked to present.
  private(set) weak var host: UIViewController?
  private let viewController: UIViewController
  let transition: InterruptibleTransition
  private let style: TransitionPresentationStyle
  private var currentPolicy: TransitionBusyPolicy
  private var delegate: ModalTransitioningDelegate?

  init(
    of viewController: UIViewController, by presenter: UIViewController,
    with transition: InterruptibleTransition, as style: TransitionPresentationStyle,
    whenBusy policy: TransitionBusyPolicy = .refuse
  ) {
    self.viewController = viewController
    self.presenter = presenter
    self.transition = transition
    self.style = style
    currentPolicy = policy
  }

  var container: UIViewController? {
    // The view controller can already wait to be presented by another presenter.
    let delegate = viewController.transitioningDelegate as? ModalTransitioningDelegate
    return delegate?.request?.presenter ?? presenter
  }
  var subject: UIViewController? { viewController }
  var policy: TransitionBusyPolicy? { currentPolicy }
  var subjectExit: CGVector? {
    guard let covered = style.coveredView(by: presenter) else { return nil }
    let context = TransitionPresentationContext(of: viewController, in: covered)
    return transition.animation(isPresenting: true).exit(
      true, style.frame.rectangle(in: context), context.bounds, context.layoutDirection)
  }
  var flight: TransitionFlight? { viewController.modalFlight(of: transition) }

  func snapshot(in queue: RequestQueue) -> ChangeSnapshot {
    guard let presenter, presenter !== viewController else {
      return ChangeSnapshot(isPossible: false)
    }
    let isPresented = viewController.isPresentedOrUpcoming
    // UIKit reports a dismissal late.
    let hasWaited = queue.hasWaited(for: self)
    return ChangeSnapshot(
      flightEnd: flight?.end(whereSubjectIsShown: true),
      isPossible: viewController.canBePresented(by: presenter)
        && !(hasWaited && transition.pending.isReleasedToStart),
      isDone: isPresented && viewController.isPresentedAtRest,
      obstacle: isPresented ? .busy(viewController) : obstacle(to: presenter, in: queue))
  }

  /// Returns the obstacle to a presentation, such as a transition of the presenter: if it is
  /// dismissed, UIKit leaves the new screen behind.
  private func obstacle(
    to presenter: UIViewController, in queue: RequestQueue
  ) -> ChangeSnapshot.Obstacle? {
    if presenter.isBeingPresentedOrDismissed { return .change }
    guard let other = presenter.presentedViewController else {
      let containers = sequence(first: presenter, next: \.parent)
      guard containers.contains(where: { $0.viewIfLoaded?.window != nil }) else { return .unknown }
      // UIKit adds the presentation beside the view of the context, which is in a flight's
      // container.
      return style.coveredView(by: presenter)?.isInTransition == true ? .change : nil
    }
    switch currentPolicy {
    case .replace: return .occupant
    case .refuse where !other.isLeaving(by: transition) && queue.dismissal(of: other) == nil:
      return .occupant
    case .wait
    where other.isPresentedAtRest && queue.hasWaited(for: self) && !presenter.isOfFormerRoot:
      return .occupant
    case .refuse, .wait: return .busy(other)
    }
  }

  var flightBefore: TransitionFlight? {
    (presenter?.presentedViewController ?? presenter?.presentedAncestor)?.flightInChain(of: nil)
  }

  func wasQueued(in queue: RequestQueue) {
    // The current delegate of a presented view controller provides its flight, so it stays.
    guard !viewController.isPresentedOrUpcoming else { return }
    // This delegate has no transition. It only refers to the request.
    install(ModalTransitioningDelegate(as: style) { _, _ in nil })
  }

  private func install(_ delegate: ModalTransitioningDelegate) {
    self.delegate?.restoreDelegate()
    self.delegate = delegate
    delegate.request = self
    delegate.becomeDelegate(of: viewController)
  }

  func relation(to request: ChangeRequest, isBefore: Bool) -> ChangeSnapshot.Relation {
    guard presenter !== viewController else { return .unrelated }
    switch request.change {
    case let other as Presentation:
      guard isBefore else { return .unrelated }
      if other.viewController === viewController { return .same }
      if request.stage == .submitted { return .unrelated }
      return other.presenter === presenter && currentPolicy != .replace ? .ahead : .unrelated
    case let other as Dismissal:
      // A dismissal of this presentation or of the topmost one always includes the topmost one.
      let top = presenter?.presentedViewController?.topmost
      return other.removes(self) || top.map(other.removes) == true ? .earlier : .unrelated
    case _ where !isBefore: return .unrelated
    default:
      return request.change.adds(viewController) ? .rival : .unrelated
    }
  }

  func withdrawOpposing(in queue: RequestQueue) {
    for request in queue.requests where request.stage == .queued {
      if let other = request.change as? Presentation {
        if other.viewController === viewController {
          // One request for the same presentation is enough.
          if currentPolicy != .refuse, other.currentPolicy != .replace {
            other.currentPolicy = currentPolicy
          }
        } else if other.presenter === presenter, other.currentPolicy == .replace,
          currentPolicy == .replace || viewController.isPresentedOrUpcoming
        {
          request.withdraw()
        }
      } else if isMade, isUndone(by: request) {
        request.withdraw()
      }
    }
  }

  func isUndone(by request: ChangeRequest) -> Bool {
    (request.change as? Dismissal)?.removes(viewController) == true
  }

  func begin(_ request: ChangeRequest) -> Bool {
    guard let host = presenter?.presentedViewController?.topmost ?? presenter else { return false }
    let delegate = ModalTransitioningDelegate(transition, as: style)
    install(delegate)
    viewController.modalPresentationStyle = .custom
    self.host = host
    transition.recordSubmission(of: request)
    // The completion keeps the delegate until the presentation controller keeps it. If UIKit
    // presents without a flight, only the completion reports the presentation.
    host.present(viewController, animated: true) { [transition] in
      withExtendedLifetime(delegate) {
        if request.stage == .submitted { transition.settleSubmittedRequests(isMade: true) }
      }
    }
    // UIKit has accepted the presentation if it has requested the transition, or has linked the
    // view controllers. It may do only one of these within the call (7.22, 7.96).
    let isAccepted = delegate.wasRequested || host.presentedViewController === viewController
    guard !isAccepted, transition.withdraw(request) else { return true }
    delegate.restoreDelegate()
    return false
  }

  func removeObstacle() -> Bool {
    guard let other = presenter?.presentedViewController else { return false }
    if let flight = other.topmost.modalFlight(of: nil) {
      let end = flight.end(whereSubjectIsShown: false)
      if flight.foreseen.heading != end { flight.redirect(to: end) }
      flight.handle(.hurried)
    } else if other.isPresentedAtRest {
      presenter?.dismiss(animated: true)
    } else if other.isPresentedOutOfSight {
      presenter?.dismiss(animated: false)
    } else {
      return other.isChainInTransition
    }
    return true
  }

  var isInProgress: Bool {
    viewController.presentingViewController != nil && host?.viewIfLoaded?.window != nil
  }

  var isMade: Bool {
    viewController.presentedAncestor === viewController && !viewController.isBeingDismissed
  }

  func recordIgnored() {
    delegate?.restoreDelegate()
  }

  /// Returns whether a `dismiss` call on a view controller dismisses this presentation.
  func isDismissed(by receiver: UIViewController) -> Bool {
    let presenter = host ?? presenter
    return receiver.isWithin(viewController) || presenter.map(receiver.isWithin) == true
      || presenter?.isWithin(receiver) == true
  }

  func isPresented(in chain: PresentedChain) -> Bool {
    chain.contains { (host ?? presenter)?.isWithin($0) == true }
  }
}

extension RequestQueue {
  /// The presentations that UIKit was asked for and has not begun.
  var submittedPresentations: [Presentation] {
    requests.filter { $0.stage == .submitted }.compactMap { $0.change as? Presentation }
  }

  fileprivate func dismissal(of viewController: UIViewController) -> ChangeRequest? {
    first { ($0.change as? Dismissal)?.removes(viewController) == true && $0.stage == .queued }
  }
}

extension TransitionPresentationStyle {
  /// Returns the view that a presentation by a view controller covers, or nil off screen.
  @MainActor fileprivate func coveredView(by presenter: UIViewController?) -> UIView? {
    let window = presenter?.viewIfLoaded?.window
    guard presentsInCurrentContext, window != nil, let presenter else { return window }
    let context = sequence(first: presenter, next: \.parent).first(
      where: \.definesPresentationContext)
    return context?.viewIfLoaded ?? window
  }
}

extension ChangeSnapshot.Obstacle {
  /// Returns the obstacle that a presented view controller is until its transition has ended.
  fileprivate static func busy(_ viewController: UIViewController) -> Self {
    viewController.isChainInTransition || viewController.upcomingPresentation != nil
      ? .change : .unknown
  }
}
