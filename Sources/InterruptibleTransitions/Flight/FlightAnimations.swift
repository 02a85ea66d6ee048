/// The animations of a flight, and its actions at the end.
struct FlightAnimations {
  /// A phase of a flight's end.
  enum EndStage {
    /// The flight may move the views.
    case ahead
    /// All motion of the views has stopped.
    case still
    /// The views are in their positions at the end.
    case inPlace
  }

  /// The current phase of the flight's end.
  var endStage = EndStage.ahead
  /// Whether UIKit has ended the transition by itself. Its context gets no further calls.
  var isEndedByUIKit = false
  /// Whether touches outside the presented view reach the views below the container.
  var passesTouchesThrough = false
  /// Whether the flight has added the incoming view to the container.
  var areViewsInstalled = false
  /// The view that reports a new size of the container, if the container contains a sheet.
  var sizeObserver: SizeObserverView?
  /// The view by which touches reach the presenting view.
  var presenterCover: PresenterCover?
  /// The rectangle of the remaining view at each end, if the view lay there when the flight began.
  var startPlace: CGRect?
  var endPlace: CGRect?
  /// The bounds of the container when these rectangles were recorded, in points.
  var placedBounds: CGRect?
  /// The middle of the presented page in the container before the animator's blocks, in points.
  var pageStart: CGPoint?
  /// The motion of the presented page when it leaves, in points; zero before the start.
  var pageExit = CGVector.zero
  /// The safe area of the outgoing page.
  var outgoingSafeArea: SafeAreaKeeper?
  /// The safe area of the incoming page.
  var incomingSafeArea: SafeAreaKeeper?
  /// The safe areas of the pages in a container that an overshoot moves.
  var overshotSafeAreas: [SafeAreaKeeper] = []
  /// The object that keeps VoiceOver on the remaining page.
  var focus: FlightFocus?
  /// The animator that the toolkit has made, which an override may return or replace.
  var standardAnimator: FlightAnimator?
  /// The tracer, while the animator is made.
  var tracer: FlightTracer?
  /// The animator that already moves the tracer, while the animator is made.
  var tracing: UIViewPropertyAnimator?
  /// The follower that shows the elements of both screens, also after the flight.
  var elements: (any FlightFollower)?
  /// The followers, which show changes that the animator cannot show.
  var followers: [any FlightFollower] = []
  /// The clean-up actions of the transition's animation.
  var cleanUps: [(TransitionPosition) -> Void] = []
  /// Whether a block begins later than others.
  var hasLateBlocks = false
  /// Blocks that were added before the animator was made.
  private var added: [AnimationBlock] = []
  private var completions: [(TransitionPosition) -> Void] = []

  /// Stores a block until the animator is made.
  mutating func add(_ block: AnimationBlock) {
    added.append(block)
  }

  /// Adds a completion to call when the flight has ended.
  mutating func addCompletion(_ completion: ((TransitionPosition) -> Void)?) {
    if let completion { completions.append(completion) }
  }

  /// Returns the stored blocks and removes them.
  mutating func removeBlocks() -> [AnimationBlock] {
    defer { added = [] }
    return added
  }

  /// Removes all insets that the flight has added to safe areas.
  mutating func restoreSafeAreas() {
    incomingSafeArea?.restore()
    outgoingSafeArea?.restore()
    for index in overshotSafeAreas.indices { overshotSafeAreas[index].restore() }
    (incomingSafeArea, outgoingSafeArea, overshotSafeAreas) = (nil, nil, [])
  }

  /// Returns the completions and removes them.
  mutating func removeCompletions() -> [(TransitionPosition) -> Void] {
    defer { completions = [] }
    return completions
  }
}
