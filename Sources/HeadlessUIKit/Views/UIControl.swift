import Foundation

/// A view that turns touches into events, such as a tap or a change of a value.
@MainActor open class UIControl: UIView {
  private var actions: [(action: UIAction, events: UIControl.Event)] = []
  private weak var trackedTouch: UITouch?
  /// The distance from the control within which a touch still counts as inside, in points.
  private let slop: CGFloat = 70

  /// Whether the control is enabled and receives touches. The default is true.
  open var isEnabled = true {
    didSet { updateState() }
  }
  /// Whether the control is selected. The default is false.
  open var isSelected = false {
    didSet { updateState() }
  }
  /// Whether the control is highlighted. A control is highlighted while a finger is on it.
  open var isHighlighted = false {
    didSet { updateState() }
  }
  /// Whether the control is tracking a touch.
  open private(set) var isTracking = false
  /// Whether the tracked touch is inside the control.
  open private(set) var isTouchInside = false

  /// Creates a control with a frame in its superview's coordinates, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// Creates a control with a frame, and with an action for its primary event.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Returns nil, because a headless runtime cannot decode archives.
  public required init?(coder: NSCoder) {
    nil
  }

  /// The current state of the control.
  open var state: UIControl.State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }

  private func updateState() {
    // A recorder reads the state of the control.
    layer.invalidateRecordedFrame()
    stateDidChange()
  }

  /// Called when the state of the control has changed.
  func stateDidChange() {}

  // MARK: Actions

  /// Adds an action for some events. It replaces an action with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    actions.append((action, controlEvents))
  }

  /// Removes an action for some events.
  open func removeAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes the action with an identifier for some events.
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: UIControl.Event
  ) {
    for index in actions.indices where actions[index].action.identifier == actionIdentifier {
      actions[index].events.subtract(controlEvents)
    }
    actions.removeAll(where: \.events.isEmpty)
  }

  /// The events for which the control has actions.
  open var allControlEvents: UIControl.Event {
    actions.reduce(into: []) { $0.formUnion($1.events) }
  }

  /// Performs an action. The control calls the method for each of its actions.
  open func sendAction(_ action: UIAction) {
    action.perform(sender: self)
  }

  /// Performs the actions for some events, in the order in which they were added.
  open func sendActions(for controlEvents: UIControl.Event) {
    for entry in actions where !entry.events.isDisjoint(with: controlEvents) {
      sendAction(entry.action)
    }
  }

  /// Performs the primary action, as a tap does.
  open func performPrimaryAction() {
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Tracking

  /// Returns whether the control tracks a touch that has begun. The default is true.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Returns whether the control continues to track its touch. The default is true.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// Notifies the control that the touch has ended or that the control has stopped tracking it.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Notifies the control that the touch has been cancelled.
  open func cancelTracking(with event: UIEvent?) {}

  /// Begins to track a touch.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    guard beginTracking(touch, with: event) else { return }
    trackedTouch = touch
    isTracking = true
    isTouchInside = true
    isHighlighted = true
    sendActions(for: touch.tapCount > 1 ? [.touchDown, .touchDownRepeat] : .touchDown)
  }

  /// Updates the control while the touch moves inside and outside it.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let wasInside = isTouchInside
    isTouchInside = isInside(touch)
    isHighlighted = isTouchInside
    guard continueTracking(touch, with: event) else {
      stopTracking()
      return endTracking(touch, with: event)
    }
    if isTouchInside != wasInside {
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  /// Stops tracking the touch. A touch that ends inside is a tap.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = tracked(in: touches) else { return }
    let endsInside = isInside(touch)
    stopTracking()
    endTracking(touch, with: event)
    if endsInside {
      sendActions(for: .touchUpInside)
      touchUpInside()
    } else {
      sendActions(for: .touchUpOutside)
    }
  }

  /// Stops tracking the touch.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard tracked(in: touches) != nil else { return }
    stopTracking()
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Called when a touch has ended inside the control. A button then performs its primary action.
  func touchUpInside() {}

  private func tracked(in touches: Set<UITouch>) -> UITouch? {
    guard isTracking else { return nil }
    return touches.first { $0 === trackedTouch }
  }

  private func stopTracking() {
    trackedTouch = nil
    isTracking = false
    isTouchInside = false
    isHighlighted = false
  }

  private func isInside(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -slop, dy: -slop).contains(touch.location(in: self))
  }
}
