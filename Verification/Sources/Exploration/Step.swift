@testable import InterruptibleTransitions

/// An action of the app, the person or UIKit.
nonisolated package enum Happening: Hashable, Sendable {
  /// The app requests a flight.
  case appAsks
  /// UIKit asks the transition whether it starts interactively, and creates a context.
  case uikitAsks(otherwise: Bool)
  /// The app sets whether the next flight starts interactively.
  case appSets(Bool)
  /// The app requests the opposite of its last request, or repeats it, before UIKit starts it.
  case appTurns(to: TransitionPosition)
  /// UIKit makes no transition for the app's request.
  case withdrawn
  /// UIKit starts a flight by one of its calls, or by both.
  case starts(Int, Door)
  /// UIKit calls `animateTransition(using:)` again.
  case animatesAgain(Int)
  /// UIKit requests the animator.
  case asksForAnimator(Int)
  /// An interaction, or the app, sends a verb.
  case verb(Verb)
  /// Frames pass.
  case frames(Int)
  /// The settling motion has ended.
  case arrives(Int)
  /// The animator ends at the position towards which it runs.
  case rests(Int)
  /// A view is removed: the animator ends in any state.
  case losesView(Int, at: TransitionPosition)
}

/// The call by which UIKit starts a flight.
nonisolated package enum Door: Hashable, Sendable, CaseIterable {
  /// `animateTransition(using:)`.
  case animator
  /// `startInteractiveTransition(_:)`.
  case interactor
  /// `animateTransition(using:)`, then `startInteractiveTransition(_:)`.
  case both
  /// `startInteractiveTransition(_:)`, twice.
  case interactorTwice
}

/// A call that a person or an app may make on a transition.
nonisolated package enum Verb: Hashable, Sendable, CaseIterable {
  case pause
  case updateToStart
  case updateToMiddle
  case updateToEnd
  case finish
  case finishWithVelocity
  case cancel
  case cancelWithVelocity
  case resume
  case reverse
  /// Another change waits for the flight's end.
  case hasten

  var event: TransitionStateMachine.Event {
    switch self {
    case .pause: .grabbed
    case .updateToStart: .updated(0)
    case .updateToMiddle: .updated(0.5)
    case .updateToEnd: .updated(1)
    case .finish: .released(.init(position: .end))
    case .finishWithVelocity: .released(.init(position: .end, velocity: 2))
    case .cancel: .released(.init(position: .start))
    case .cancelWithVelocity: .released(.init(position: .start, velocity: -2))
    case .resume: .resumed
    case .reverse: .reversed
    case .hasten: .hurried
    }
  }
}

/// A moment within a step at which UIKit or the toolkit calls the app.
nonisolated package enum Moment: Hashable, Sendable {
  case flightBegan
  case phaseChange
  case interactionChange
  case progressShown
  case cleanUp
  case completion
}

/// A verb that the app sends during a call that it receives.
nonisolated package struct Reaction: Hashable, Sendable {
  /// The index of the moment in the step, beginning with 0.
  var moment: Int
  var verb: Verb
}

/// A happening, and the app's reaction to it.
nonisolated package struct Step: Hashable, Sendable {
  var happening: Happening
  var reaction: Reaction?
}

extension Happening: CustomStringConvertible {
  package var description: String {
    switch self {
    case .appAsks: "the app asks for a run"
    case .uikitAsks(false): "UIKit makes a context, interactive if the app wants it"
    case .uikitAsks(true): "UIKit makes a context, interactive unless the app wants it"
    case .appTurns(let position): "the app turns the next run to the \(position)"
    case .withdrawn: "UIKit makes no transition for the app's request"
    case .appSets(let isInteractive): "the app wants the next run interactive: \(isInteractive)"
    case .starts(let run, let door): "UIKit starts run \(run + 1) by the \(door)"
    case .animatesAgain(let run): "UIKit animates run \(run + 1) again"
    case .asksForAnimator(let run): "UIKit asks for the animator of run \(run + 1)"
    case .verb(let verb): "\(verb)"
    case .frames(let run): "frames of run \(run + 1) pass"
    case .arrives(let run): "the settling of run \(run + 1) arrives"
    case .rests(let run): "the animator of run \(run + 1) ends"
    case .losesView(let run, let end): "run \(run + 1) loses its view and rests at the \(end)"
    }
  }
}

extension Step: CustomStringConvertible {
  package var description: String {
    guard let reaction else { return happening.description }
    return "\(happening); in its call no. \(reaction.moment + 1) the app says \(reaction.verb)"
  }
}
