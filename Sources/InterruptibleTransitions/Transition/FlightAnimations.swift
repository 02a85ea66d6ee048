/// The animations of a flight, and its actions at the end.
struct FlightAnimations {
  /// The state of the views that it moves.
  var views = FlightViews()
  /// Keeps the safe areas of both pages.
  var safeAreas = SafeAreaKeepers()
  /// Keeps VoiceOver on the page that stays.
  var focus: FlightFocus?
  /// How far the flight's end has come.
  var ending = FlightEnding()
  /// The animator that the toolkit has made, which an override may return or replace.
  var standardAnimator: FlightAnimator?
  /// The tracer, while the animator is made.
  var tracer: FlightTracer?
  /// The animator that moves the tracer already, while the animator is made.
  var tracing: UIViewPropertyAnimator?
  /// The findings of the animation on the two screens.
  var findings: Any?
  /// The followers, which show what the animator cannot.
  var followers: [any FlightFollower] = []
  /// The clean-ups of the transition's animation.
  var cleanUps: [AnimationCleanUp] = []
  /// Whether a block begins later than others.
  var hasLateBlocks = false
  /// Blocks that were added before the animator was made.
  private var added: [AnimationBlock] = []
  private var completions: [(TransitionPosition) -> Void] = []

  /// Stores a block until the animator is made.
  mutating func add(_ block: AnimationBlock) {
    added.append(block)
  }

  /// Adds a completion to call when the flight has come to rest.
  mutating func addCompletion(_ completion: ((TransitionPosition) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Returns the stored blocks and removes them.
  mutating func takeBlocks() -> [AnimationBlock] {
    defer { added = [] }
    return added
  }

  /// Returns the completions and removes them.
  mutating func takeCompletions() -> [(TransitionPosition) -> Void] {
    defer { completions = [] }
    return completions
  }
}

/// The state of the two views that take part in a flight.
struct FlightViews {
  /// Whether touches beside the presented view reach the views below the container.
  var passesTouchesThrough = false
  /// Whether the flight has added the incoming view to the container.
  var areInstalled = false
  /// Reports that the container has changed its size, if a sheet lies in it.
  var sizeProbe: SizeProbe?
  /// For each end, the rectangle where the view that stays belonged and lay when the flight began.
  var places = Places()

  /// A rectangle for each end, if it is known.
  struct Places {
    private var (start, end): (CGRect?, CGRect?)

    subscript(position: TransitionPosition) -> CGRect? {
      get { position == .start ? start : end }
      set {
        if position == .start { start = newValue } else { end = newValue }
      }
    }
  }
}

/// The end of a flight.
struct FlightEnding {
  /// A stage of the end.
  enum Stage {
    /// The flight may move the views.
    case ahead
    /// All motion of the views has stopped.
    case still
    /// The views are where they belong at the end.
    case inPlace
  }

  var stage = Stage.ahead
  /// Whether UIKit has ended the transition by itself. Its context gets no further calls.
  var isByUIKit = false
}

extension TransitionFlight {
  /// Whether UIKit has ended the transition by itself.
  var isEndedByUIKit: Bool { animations.ending.isByUIKit }
}
