@testable import InterruptibleTransitions

/// The complete state of the toolkit and the model's UIKit between two steps.
nonisolated package struct ModelState: Hashable, Sendable {
  /// The state of UIKit for one flight of a transition.
  struct Flight: Hashable, Sendable {
    var context: Context
    var animator = Animator()
    /// Whether UIKit has made its first call.
    var isStarted = false
    /// The toolkit's state machine; nil until it exists.
    var machine: TransitionStateMachine?
    /// Whether the flight begins held, according to the toolkit's answer.
    var startsInteractively = false
    /// Whether the flight was neither held nor intended to be held when it began.
    var isTap = false
    /// The motion with which the toolkit's clock moves the animator; nil if it does not.
    var motion: Motion?
  }

  /// The kinds of motion with which the toolkit's clock moves an animator.
  enum Motion: Hashable, Sendable {
    /// A motion along the animator's timing.
    case timed(TransitionPosition)
    /// A motion after a release.
    case settling(TransitionPosition)

    var position: TransitionPosition {
      switch self {
      case .timed(let position), .settling(let position): position
      }
    }
  }

  /// UIKit's transition context.
  struct Context: Hashable, Sendable {
    var isInteractive: Bool
    var wasCancelled = false
    /// The end that was last indicated to the context.
    var indication: TransitionPosition?
    /// The progress that was last reported to the context.
    var percentComplete = 0.0
    var completions = 0
  }

  /// A property animator. Its value is 0, 1, or one half for any value between them.
  struct Animator: Hashable, Sendable {
    enum State: Hashable, Sendable {
      case unmade
      case inactive
      /// Paused before it was started, so that it ignores calls.
      case deaf
      case paused
      case running
      case rested
    }

    var state = State.unmade
    var isReversed = false
    var place = 0.0

    /// The position towards which the animator runs.
    var heading: TransitionPosition { isReversed ? .start : .end }
  }

  /// UIKit's percent-driven superclass.
  struct Superclass: Hashable, Sendable {
    /// The flight whose context the superclass has.
    var slot: Int?
    /// Whether the superclass treats the flight as interactive.
    var isDriving = false
    var percentComplete = 0.0
  }

  /// The variants of UIKit.
  let variants: ModelVariants
  /// The flights that were requested from UIKit and have not ended; at most two.
  var first: Flight?
  var second: Flight?
  /// The flights that the toolkit has begun, in order.
  var flights: [Int] = []
  /// The requests before UIKit's start of the next flight.
  var pending = PendingFlight()
  /// The app's setting for the next flight.
  var assignedStart: Bool?
  var superclass = Superclass()

  init(_ variants: ModelVariants) {
    self.variants = variants
  }

  subscript(slot: Int) -> Flight? {
    get { slot == 0 ? first : second }
    set { if slot == 0 { first = newValue } else { second = newValue } }
  }
}
