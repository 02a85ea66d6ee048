import Foundation

/// Makes a gesture out of the touches that come to a view and to all views in it.
@MainActor open class UIGestureRecognizer: NSObject {
  /// How far a recognizer is.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet, and nothing is ruled out.
    case possible = 0
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// The gesture came to its end. For a discrete gesture: it was recognized.
    case ended
    /// A continuous gesture was broken off.
    case cancelled
    /// The touches are no such gesture.
    case failed

    /// A discrete gesture was recognized: the same as `ended`.
    public static var recognized: State { .ended }
  }

  /// Who has a say in what the recognizer may do.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer gets touches. False breaks off the current gesture (fact 4.17).
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// Whether the view's touches are cancelled once the gesture is recognized. The default is true.
  open var cancelsTouchesInView = true
  /// Whether the view hears of touches only after the recognizer has failed. The default is false.
  open var delaysTouchesBegan = false
  /// Whether the view hears that touches lifted only after the recognizer has failed. The default
  /// is true.
  open var delaysTouchesEnded = true
  /// A name, for debugging.
  open var name: String?

  /// How far the recognizer is. Subclasses set it; a change that the state machine does not have
  /// (facts 4.12, 4.13) is ignored.
  open var state: UIGestureRecognizer.State {
    get { reportedState ?? currentState }
    set { transition(to: newValue) }
  }

  final var currentState = State.possible
  /// The state that the action is being told.
  final var reportedState: State?
  /// What the action has not been told yet.
  final var queuedStates: [State] = []
  /// What the recognizer will enter once the ones that must fail have failed.
  final var awaitedStates: [State] = []
  final var handlers: [GestureHandler] = []

  /// The touches that are down and count, in the order in which they came down.
  final var activeTouches: [UITouch] = []
  /// All touches since the last reset that count, those that have lifted included.
  final var attemptTouches: [UITouch] = []
  /// The middle of the touches when there were some last, in the window's coordinates.
  final var lastCentroid = CGPoint.zero
  final let requirements = FailureRequirements()

  /// Makes a recognizer without actions.
  public override init() {
    super.init()
  }

  /// Calls a handler, at the next turn, whenever the gesture is recognized or goes on. What target
  /// and action are on a platform with selectors; the owner is held weakly.
  package func addHandler(
    _ owner: AnyObject, _ handler: @escaping (UIGestureRecognizer) -> Void
  ) {
    handlers.append(GestureHandler(owner: owner, call: handler))
  }

  /// The handlers in the order in which they are called: that of adding.
  var orderedHandlers: [GestureHandler] { handlers }

  /// Calls the handlers of an owner no more.
  package func removeHandlers(of owner: AnyObject) {
    handlers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Makes the recognizer wait until another one has failed (fact 4.20).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.addPermanent(of: self, on: otherGestureRecognizer)
  }

  /// The middle of the touches, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(centroid, to: view)
  }

  /// How many touches are down that the recognizer uses.
  open var numberOfTouches: Int { activeTouches.count }

  /// Where one of the touches is, in a view's coordinates; nil means the window's.
  ///
  /// - Precondition: `touchIndex` is one of `0..<numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      activeTouches.indices.contains(touchIndex),
      "-[UIGestureRecognizer locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds")
    return activeTouches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Touches came down. Overridden by subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches moved. Overridden by subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Touches lifted. Overridden by subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took touches away. Overridden by subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the last attempt. Called after a final state; overridden by subclasses.
  open func reset() {}

  /// Leaves a touch to others from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    release(touch)
  }

  /// Whether this recognizer keeps another one, with touches in common, from recognizing. The
  /// default is true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, with touches in common, keeps this one from recognizing. The
  /// default is true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer waits until another one has failed. The default is false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer waits until this one has failed. The default is false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether the recognizer takes an event's touches. The default asks the delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Called between the decision to begin and the first state; the place to set what is measured
  /// from here.
  func recognitionWillBegin() {}
}

/// What a recognizer calls: a target and its action.
struct GestureHandler {
  weak var owner: AnyObject?
  let call: (UIGestureRecognizer) -> Void
}
