@testable import InterruptibleTransitions

/// Everything that the toolkit and the model's UIKit remember between two steps.
nonisolated package struct ModelState: Hashable, Sendable {
  /// What UIKit knows, and has done, for one flight of a transition.
  struct Flight: Hashable, Sendable {
    var context: Context
    var animator = Animator()
    /// Whether UIKit has made its first call.
    var isStarted = false
    /// The toolkit's state machine, as soon as it exists.
    var machine: TransitionStateMachine?
    /// Whether it begins held, according to the toolkit's answer.
    var startsInteractively = false
    /// Whether it was not held, and not meant to be held, when it began.
    var isTap = false
    /// The motion by which the toolkit's own clock moves the animator, if it does.
    var motion: Motion?
  }

  /// How the toolkit's clock moves an animator.
  enum Motion: Hashable, Sendable {
    /// Along its own timing.
    case timed(TransitionPosition)
    /// After a release.
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
    /// The progress that was last reported to it.
    var percentComplete = 0.0
    var completions = 0
  }

  /// A property animator. The value that it shows is 0, 1 or, anywhere between, one half.
  struct Animator: Hashable, Sendable {
    enum State: Hashable, Sendable {
      case unmade
      case inactive
      /// Paused before it was started, and ignoring calls.
      case deaf
      case paused
      case running
      case rested
    }

    var state = State.unmade
    var isReversed = false
    var place = 0.0

    /// The position towards which it runs.
    var heading: TransitionPosition { isReversed ? .start : .end }
  }

  /// UIKit's percent-driven superclass.
  struct Superclass: Hashable, Sendable {
    /// The flight that it has a context of.
    var slot: Int?
    /// Whether it regards itself as interactive.
    var isDriving = false
    var percentComplete = 0.0
  }

  /// The behaviour of UIKit.
  let reading: Reading
  /// The flights that were requested from UIKit and that have not ended; at most two.
  var first: Flight?
  var second: Flight?
  /// The flights that the toolkit regards as under way, in the order in which they began.
  var flights: [Int] = []
  /// The requests before UIKit's start of the next flight.
  var pending = PendingFlight()
  /// The app's setting for the next flight.
  var assignedStart: Bool?
  var superclass = Superclass()

  init(_ reading: Reading) {
    self.reading = reading
  }

  subscript(slot: Int) -> Flight? {
    get { slot == 0 ? first : second }
    set { if slot == 0 { first = newValue } else { second = newValue } }
  }
}
