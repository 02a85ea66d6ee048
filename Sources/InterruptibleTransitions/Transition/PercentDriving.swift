/// The verbs that UIKit's superclass and its context share.
nonisolated package enum PercentDrivenVerb: Hashable, Sendable {
  case pause
  case update(Double)
  case finish
  case cancel

  fileprivate init(settlingAt position: TransitionPosition) {
    self = position == .end ? .finish : .cancel
  }
}

/// A type that notifies UIKit's percent-driven superclass and the context of a flight's state.
///
/// The documentation does not say how the superclass moves an interruptible animator, or when it
/// accepts a verb. So each verb is called on the superclass, as the contract requires, and the
/// effect is checked afterward. If the superclass has not notified the context, the context is
/// notified directly. A transition does this for UIKit, and a model does it for every possible
/// UIKit.
nonisolated package protocol PercentDriving {
  /// Whether the animator has ended, even if the flight has not been notified yet.
  ///
  /// A pause after the end would make the animator active again, and it would never end.
  var animatorHasEnded: Bool { get }
  /// Whether UIKit's context reports an interaction.
  var contextIsInteractive: Bool { get }
  /// Whether UIKit's context reports that the transition is being cancelled.
  var contextWasCancelled: Bool { get }
  /// The last update that the superclass reports.
  var superclassPercentComplete: Double { get }

  /// Calls one of UIKit's verbs on the superclass.
  func callSuperclass(_ verb: PercentDrivenVerb)
  /// Calls one of UIKit's verbs on the context.
  func callContext(_ verb: PercentDrivenVerb)
}

nonisolated extension PercentDriving {
  /// Notifies UIKit of a flight's state.
  package func notifyUIKit(of report: FlightReport) {
    switch report {
    case .isHeld:
      // Each of these calls may end the animator, or make the context interactive.
      if !contextIsInteractive, !animatorHasEnded { callSuperclass(.pause) }
      // mutate: context-told-of-grab
      if !contextIsInteractive, !animatorHasEnded { callContext(.pause) }
    case .shows(let progress):
      // If the superclass reported the same value before, it is unknown whether it has accepted the
      // update.
      // mutate: same-progress-counts-as-not-reported
      let isUnclear = superclassPercentComplete == progress
      callSuperclass(.update(progress))
      // mutate: context-told-of-progress
      if isUnclear || superclassPercentComplete != progress { callContext(.update(progress)) }
    case .settles(let position):
      callSuperclass(PercentDrivenVerb(settlingAt: position))
      // mutate: context-told-of-release
      indicate(position)
    case .runs(let position):
      // A running transition is not interactive, even if UIKit assumed so at the start.
      // mutate: running-flight-not-interactive
      if !contextSays(position) { notifyUIKit(of: .settles(toward: position)) }
    case .hasEnded(let position):
      // The last indication to the context must match the result. A context that was never
      // interactive got no indication, and needs none to finish. It does not change, because a
      // pause might make the ended animator active, and the animator would not end again.
      // mutate: context-told-before-completion
      indicate(position)
    }
  }

  private func indicate(_ position: TransitionPosition) {
    if !contextSays(position) { callContext(PercentDrivenVerb(settlingAt: position)) }
  }

  private func contextSays(_ position: TransitionPosition) -> Bool {
    !contextIsInteractive && contextWasCancelled == (position == .start)
  }
}
