import InterruptibleTransitions

/// All that the toolkit and the model's UIKit remember between two steps.
nonisolated package struct ModelState: Hashable, Sendable {
  /// What UIKit knows, and has done, about one flight of a transition.
  struct Flight: Hashable, Sendable {
    var context: Context
    var animator = Animator()
    /// Whether UIKit has made its first call.
    var isStarted = false
    /// The toolkit's side, as soon as there is one.
    var machine: TransitionStateMachine?
    /// Whether it begins in somebody's hand, as the toolkit has answered.
    var startsInteractively = false
    /// Whether nobody held it, or wanted it held, when it began.
    var isTap = false
    /// Where the toolkit's own clock moves the animator, if it does.
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
    /// How the context was last told that the transition will end.
    var indication: TransitionPosition?
    /// The progress that it was told last.
    var percentComplete = 0.0
    var completions = 0
  }

  /// A property animator. What it shows is 0, 1 or, anywhere between, one half.
  struct Animator: Hashable, Sendable {
    enum State: Hashable, Sendable {
      case unmade
      case inactive
      /// Paused before it was started, and deaf.
      case deaf
      case paused
      case running
      case rested
    }

    var state = State.unmade
    var isReversed = false
    var place = 0.0

    /// Where it runs to.
    var heading: TransitionPosition { isReversed ? .start : .end }
  }

  /// UIKit's percent-driven superclass.
  struct Superclass: Hashable, Sendable {
    /// The flight that it has a context of.
    var slot: Int?
    /// Whether it takes itself for interactive.
    var isDriving = false
    var percentComplete = 0.0
  }

  /// What UIKit is like.
  let reading: Reading
  /// The runs that UIKit was asked for and that have not ended; two at the most.
  var first: Flight?
  var second: Flight?
  /// The runs that the toolkit takes for under way, in the order in which they began.
  var flights: [Int] = []
  /// What precedes UIKit's start of the next flight.
  var pending = PendingFlight()
  /// What the app has set for the next flight.
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
