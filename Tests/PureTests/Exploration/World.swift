@testable import InterruptibleTransitions

/// How the UIKit of a model is read where its documentation is loose.
nonisolated struct Reading: Hashable, Sendable, CustomStringConvertible {
  /// The superclass hears nothing unless the transition started interactively.
  var isDeaf = false
  /// The superclass runs the animator by itself when it is told to finish or to cancel.
  var continues = true
  /// The superclass pauses before it finishes or cancels.
  var reenters = false
  /// An interactive start comes by `animateTransition` as well.
  var animatesFirst = false

  static let all: [Reading] = (0..<16).map { bits in
    Reading(
      isDeaf: bits & 1 != 0, continues: bits & 2 != 0, reenters: bits & 4 != 0,
      animatesFirst: bits & 8 != 0)
  }

  var description: String {
    [
      isDeaf ? "deaf" : "hearing", continues ? "continuing" : "telling only",
      reenters ? "re-entering" : "plain", animatesFirst ? "animating first" : "starting directly",
    ].joined(separator: ", ")
  }
}

/// One state of a flight and of all of UIKit that it sees.
nonisolated struct World: Hashable, Sendable {
  enum Animator: Hashable, Sendable {
    case unmade
    case inactive
    case paused
    case running(TransitionPosition)
    case atRest(TransitionPosition)
  }

  var machine = TransitionStateMachine()
  var animator = Animator.unmade
  /// 0, a half, or 1.
  var progress = 0.0
  /// Where the frame clock takes the animator.
  var settling: TransitionPosition?

  var isStarted = false
  /// Whether the superclass has the context.
  var isAttached = false
  var isInteractive = false
  var wasCancelled = false
  var superclassPercentComplete = 0.0
  var completions = 0
  /// What went wrong on the way here.
  var fault: String?

  var hasEnded: Bool {
    if case .ended = machine.phase { true } else { false }
  }

  /// What is wrong with the state, or nil.
  var problem: String? {
    if let fault { return fault }
    if completions > 1 { return "completed \(completions) times" }
    switch (machine.phase, animator) {
    case (.ended, .atRest): return completions == 1 ? nil : "ended, and not completed"
    case (.ended, _): return "ended with an animator that is \(animator)"
    case _ where completions > 0: return "completed, and goes on"
    case (.held, .paused):
      if settling != nil { return "held, and the clock moves it" }
      return isInteractive ? nil : "held, and UIKit does not know"
    case (.running(let heading), .running(let target)) where heading == target,
      (.settling(let heading), .running(let target)) where heading == target:
      return settling == nil ? nil : "moved twice"
    case (.settling(let position), .paused): return settling == position ? nil : "settles nowhere"
    case (.idle, _), (.starting, _): return isStarted ? "started, and does nothing" : nil
    default: return "is \(machine.phase), and the animator is \(animator)"
    }
  }
}
