import Foundation

/// The base class of objects that recognize a gesture in the touches of a view and its subviews.
@MainActor open class UIGestureRecognizer: NSObject, @MainActor Indexed {
  /// The states of a gesture recognizer.
  public enum State: Int, Sendable {
    /// The recognizer has not recognized its gesture yet, but may still do so.
    case possible = 0
    /// A continuous gesture began.
    case began
    /// A continuous gesture changed.
    case changed
    /// The gesture ended. For a discrete gesture, it was recognized.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches do not match the gesture.
    case failed

    /// A discrete gesture was recognized. The value equals `ended`.
    public static var recognized: State { .ended }
  }

  /// The delegate of the recognizer, which can restrict the recognition.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A Boolean value that indicates whether the recognizer receives touches.
  ///
  /// Setting the value to false cancels the current gesture (fact 4.17).
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// A Boolean value that indicates whether recognition cancels the view's touches. The default is
  /// true.
  open var cancelsTouchesInView = true
  /// A Boolean value that indicates whether the view receives touches only after the recognizer has
  /// failed.
  ///
  /// The default is false.
  open var delaysTouchesBegan = false
  /// A Boolean value that indicates whether the view is notified of lifted touches only after the
  /// recognizer has failed.
  ///
  /// The default is true.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?

  /// The state of the recognizer, which subclasses set.
  ///
  /// A change that the state machine does not have is ignored (facts 4.12, 4.13).
  open var state: UIGestureRecognizer.State {
    get { reportedState ?? currentState }
    set { transition(to: newValue) }
  }

  final var currentState = State.possible
  /// The state of the current notification of the action; nil outside a notification.
  final var reportedState: State?
  /// The states of which the action has not been notified yet.
  final var queuedStates: [State] = []
  /// The states that the recognizer enters once its required recognizers have failed.
  final var awaitedStates: [State] = []
  final var handlers: [GestureHandler] = []
  /// The index of the recognizer in its view's list; negative outside a list.
  final var listIndex = -1

  /// The touches that are down and count, in the order in which they began.
  final var activeTouches: [UITouch] = []
  /// All touches since the last reset that count, including lifted touches.
  final var attemptTouches: [UITouch] = []
  /// The last known center of the touches, in the window's coordinates.
  final var lastCentroid = CGPoint.zero
  final let requirements = FailureRequirements()

  /// Creates a recognizer without actions.
  public override init() {
    super.init()
  }

  /// Adds a handler that is called at the next turn whenever the gesture is recognized or changes.
  ///
  /// Handlers replace target and action, which need selectors. The owner is referenced weakly.
  package func addHandler(
    _ owner: AnyObject, _ handler: @escaping (UIGestureRecognizer) -> Void
  ) {
    handlers.append(GestureHandler(owner: owner, call: handler))
  }

  /// The handlers in calling order, which is the order in which they were added.
  var orderedHandlers: [GestureHandler] { handlers }

  /// Removes the handlers of an owner.
  package func removeHandlers(of owner: AnyObject) {
    handlers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Makes the recognizer wait until another recognizer has failed (fact 4.20).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.addPermanent(of: self, on: otherGestureRecognizer)
  }

  /// Returns the center of the touches in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(centroid, to: view)
  }

  /// The number of touches on the screen that the recognizer uses.
  open var numberOfTouches: Int { activeTouches.count { !$0.isOnTrackpad } }

  /// Returns the position of one of the touches in a view's coordinates; nil means the window's.
  ///
  /// - Precondition: `touchIndex` is one of `0..<numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = activeTouches.filter { !$0.isOnTrackpad }
    precondition(
      touches.indices.contains(touchIndex),
      "-[UIGestureRecognizer locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds")
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Handles touches that began. Subclasses override the method.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that moved. Subclasses override the method.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that lifted. Subclasses override the method.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Handles touches that the system cancelled. Subclasses override the method.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Resets the recognizer after a final state. Subclasses override the method.
  open func reset() {}

  /// Makes the recognizer ignore a touch from this call on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    release(touch)
  }

  /// Returns whether this recognizer prevents another recognizer that shares touches. The default
  /// is true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether another recognizer that shares touches prevents this recognizer. The default
  /// is true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this recognizer waits until another recognizer has failed. The default is
  /// false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another recognizer waits until this recognizer has failed. The default is
  /// false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether the recognizer receives the touches of an event. The default asks the
  /// delegate.
  open func shouldReceive(_ event: UIEvent) -> Bool {
    delegate?.gestureRecognizer(self, shouldReceive: event) ?? true
  }

  /// Prepares the recognizer between the decision to begin and its first state.
  ///
  /// Subclasses reset here the values that they measure from this point.
  func recognitionWillBegin() {}
}

/// A target and its action, which a recognizer calls.
struct GestureHandler {
  weak var owner: AnyObject?
  let call: (UIGestureRecognizer) -> Void
}
