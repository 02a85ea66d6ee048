import Foundation

/// Recognizes a gesture in the touches that a view and all its subviews receive.
@MainActor open class UIGestureRecognizer: NSObject, @MainActor Indexed {
  /// The state of a recognizer.
  public enum State: Int, Sendable {
    /// Nothing is recognized yet, and recognition is still possible.
    case possible = 0
    /// A continuous gesture began.
    case began
    /// A continuous gesture continued.
    case changed
    /// The gesture ended. For a discrete gesture: it was recognized.
    case ended
    /// A continuous gesture was cancelled.
    case cancelled
    /// The touches are not this gesture.
    case failed

    /// A discrete gesture was recognized: the same as `ended`.
    public static var recognized: State { .ended }
  }

  /// The delegate, which may limit the recognizer.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Whether the recognizer receives touches. Setting false cancels the current gesture (fact
  /// 4.17).
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// The view that the recognizer is attached to.
  open internal(set) weak var view: UIView?
  /// Whether the view's touches are cancelled once the gesture is recognized. The default is true.
  open var cancelsTouchesInView = true
  /// Whether the view is notified of touches only after the recognizer has failed. The default is
  /// false.
  open var delaysTouchesBegan = false
  /// Whether the view is notified that touches lifted only after the recognizer has failed. The
  /// default is true.
  open var delaysTouchesEnded = true
  /// A name, for debugging.
  open var name: String?

  /// The state of the recognizer. Subclasses set it; a change that the state machine does not have
  /// (facts 4.12, 4.13) is ignored.
  open var state: UIGestureRecognizer.State {
    get { reportedState ?? currentState }
    set { transition(to: newValue) }
  }

  final var currentState = State.possible
  /// The state of which the action is being notified.
  final var reportedState: State?
  /// The states of which the action has not been notified yet.
  final var queuedStates: [State] = []
  /// The states that the recognizer enters once the recognizers that must fail have failed.
  final var awaitedStates: [State] = []
  final var handlers: [GestureHandler] = []
  /// Where the view has the recognizer in its list.
  final var listIndex = -1

  /// The touches that are down and count, in the order in which they came down.
  final var activeTouches: [UITouch] = []
  /// All touches since the last reset that count, including those that have lifted.
  final var attemptTouches: [UITouch] = []
  /// The last known centre of the touches, in the window's coordinates.
  final var lastCentroid = CGPoint.zero
  final let requirements = FailureRequirements()

  /// Makes a recognizer without actions.
  public override init() {
    super.init()
  }

  /// Calls a handler, at the next turn, whenever the gesture is recognized or continues. This
  /// replaces target and action, which need selectors. The owner is held weakly.
  package func addHandler(
    _ owner: AnyObject, _ handler: @escaping (UIGestureRecognizer) -> Void
  ) {
    handlers.append(GestureHandler(owner: owner, call: handler))
  }

  /// The handlers in the order in which they are called, which is the order in which they were
  /// added.
  var orderedHandlers: [GestureHandler] { handlers }

  /// Removes the handlers of an owner.
  package func removeHandlers(of owner: AnyObject) {
    handlers.removeAll { $0.owner == nil || $0.owner === owner }
  }

  /// Makes the recognizer wait until another one has failed (fact 4.20).
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    requirements.addPermanent(of: self, on: otherGestureRecognizer)
  }

  /// Returns the centre of the touches, in a view's coordinates; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    convert(centroid, to: view)
  }

  /// The number of touches on the screen that the recognizer uses.
  open var numberOfTouches: Int { activeTouches.count { !$0.isScroll } }

  /// Returns the position of one of the touches, in a view's coordinates; nil means the window's.
  ///
  /// - Precondition: `touchIndex` is one of `0..<numberOfTouches`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    let touches = activeTouches.filter { !$0.isScroll }
    precondition(
      touches.indices.contains(touchIndex),
      "-[UIGestureRecognizer locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds")
    return touches[touchIndex].location(in: view)
  }

  // MARK: For subclasses

  /// Called when touches came down. Overridden by subclasses.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches moved. Overridden by subclasses.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when touches lifted. Overridden by subclasses.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Called when the system cancelled touches. Overridden by subclasses.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Forgets the last attempt. Called after a final state; overridden by subclasses.
  open func reset() {}

  /// Ignores a touch from now on.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    release(touch)
  }

  /// Whether this recognizer prevents another one, with touches in common, from recognizing. The
  /// default is true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer, with touches in common, prevents this one from recognizing. The
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

  /// Called between the decision to begin and the first state; a subclass sets here what it
  /// measures from this point.
  func recognitionWillBegin() {}
}

/// A target and its action, which a recognizer calls.
struct GestureHandler {
  weak var owner: AnyObject?
  let call: (UIGestureRecognizer) -> Void
}
