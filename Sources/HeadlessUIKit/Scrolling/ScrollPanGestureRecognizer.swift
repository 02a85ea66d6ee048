import Foundation

/// The pan gesture recognizer of a scroll view.
///
/// The recognizer notifies the scroll view of touches before they drag. It begins when the touches
/// have moved far enough along an axis that scrolls.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
  weak var scrollView: UIScrollView?
  /// The times of the last movement and the last event, in seconds of the device's clock.
  private var lastMovement: TimeInterval = 0
  private var lastEvent: TimeInterval = 0

  /// The time for which the touches had rested when they lifted, in seconds.
  var secondsOfRest: TimeInterval { lastEvent - lastMovement }

  override weak var delegate: (any UIGestureRecognizerDelegate)? {
    didSet {
      guard delegate !== scrollView, delegate != nil || oldValue != nil else { return }
      fatalError(
        "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.")
    }
  }

  /// The scroll view adds its own handler first, so the content has moved when other handlers run.
  override var orderedHandlers: [GestureHandler] {
    guard Runtime.current.reads(.tellsPanTargetsFirst) else { return handlers }
    return handlers.filter { $0.owner !== scrollView } + handlers.filter { $0.owner === scrollView }
  }

  override var state: UIGestureRecognizer.State {
    get { super.state }
    set {
      let begins = newValue == .began && currentState == .possible
      if begins, scrollView?.isDrag(translation(in: scrollView)) != true { return }
      super.state = newValue
    }
  }

  override init() {
    super.init()
    allowedScrollTypesMask = .all
  }

  override func scrolled(_ fingers: Set<UITouch>, _ phase: UITouch.Phase, at time: TimeInterval) {
    switch phase {
    case .began: scrollView?.fingersCameDown(fingers)
    case .ended: lastEvent = time
    default: break
    }
    if phase == .began || phase == .moved { lastMovement = time }
    super.scrolled(fingers, phase, at: time)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    lastMovement = event.timestamp
    scrollView?.fingersCameDown(touches)
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    lastMovement = event.timestamp
    super.touchesMoved(touches, with: event)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    lastEvent = event.timestamp
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    scrollView?.fingersLifted()
  }
}
