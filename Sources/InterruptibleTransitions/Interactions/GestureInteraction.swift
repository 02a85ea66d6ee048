/// An interaction that moves a transition with a gesture.
///
/// The gesture grabs the transition in flight. With a `begin` closure, it also starts the
/// transition. ``PanInteraction``, ``PinchInteraction`` and ``RotationInteraction`` are names of
/// this class with one of UIKit's recognizers.
///
/// - A gesture that begins during a flight holds the flight at its current position. From there the
///   flight follows the fingers 1:1. The gesture is ignored while another interaction holds the
///   flight.
/// - A flight that the app requests after the fingers have moved stays at its start until they move
///   on. So does a flight that UIKit begins after more than two movements.
/// - On release, the transition's ``TransitionConfiguration/completionRule`` decides.
/// - If the system cancels the gesture, or its recognizer is disabled, a flight that the gesture
///   grabbed continues as before. A flight that the gesture started is cancelled. The same happens
///   when the interaction is removed from its transition.
/// - If the app releases the transition during the gesture, the fingers no longer move it.
///
/// The direction of a gesture leads to the end of the change that `begin` starts, and the opposite
/// direction leads back. For example, if a pan down presents, a pan up dismisses.
///
/// In a flight that the gesture has not started, the direction leads away from the presented view
/// controller if that view controller provides the gesture, or if the gesture is on a view of the
/// view controller or of the presentation's container. On a view of the presenting view controller,
/// it leads to the presented one. Elsewhere, such as on the window, it leads away if the page moves
/// in its direction when it leaves. Without a `begin` closure, it leads to the presented view
/// controller there.
///
/// The interaction listens in these places:
/// - Without a view and a recognizer: on the window, during flights.
/// - With a view: on the view. With a `begin` closure also on the window, during flights.
/// - With an app's recognizer: to that recognizer, which keeps its view, its delegate and its
///   targets. Do not reset its travel during the gesture, because the interaction reads the travel.
/// - While a flight fades out the view, to which UIKit then delivers no touches: also on the
///   window, with a new recognizer of the same kind. An app's delegate is asked as usual.
///
/// At rest, a pan that the toolkit creates leaves the finger to a control that tracks it. Examples
/// are a slider and an app's subclass of `UIControl`. These controls do not stop a pan: buttons,
/// text fields, switches, segmented controls, page controls, and plain `UIControl`s. Controls with
/// actions for taps alone do not stop it either (`touchDown`, `touchDownRepeat`, `touchUpInside`,
/// `touchUpOutside`, `touchCancel`, `touchDragEnter`, `touchDragExit`, `primaryActionTriggered`,
/// `menuActionTriggered`). In flight, a pan also overrides these controls, scroll views and maps.
///
/// At rest, a pan starts nothing on the enlarged content of a zooming scroll view. The content
/// keeps its drags, also at its edges. Only a pan from an edge of the screen starts the transition
/// there.
///
/// To keep a view's touches from gestures, at rest and in flight, override its
/// `gestureRecognizerShouldBegin(_:)`. A value that is not finite is ignored. Fingers that have
/// not moved for 0.1 s have no velocity.
///
/// ```swift
/// reveal.interactions = [
///   .pan(.up, over: 300, on: view) { [weak self] in self?.presentMenu() },
///   .pinch(by: 3),
/// ]
/// ```
public final class GestureInteraction<Recognizer: UIGestureRecognizer>: RecognizerInteraction {
  let definition: TransitionGestureDefinition<Recognizer>
  let appsRecognizer: Recognizer?
  let begin: (() -> Void)?
  private let shouldBegin: (TransitionGestureStart) -> Bool
  /// Whether the gesture listens only on one view, also during flights.
  private let isBoundToView: Bool

  private(set) var precedence = GesturePrecedence.none
  var begins: (UIGestureRecognizer) -> Bool = { _ in true }
  /// Returns whether the gesture accepts fingers on the screen, in addition to a trackpad.
  var acceptsTouches: () -> Bool = { true }
  /// Whether the toolkit has added the interaction as a swipe that pops a page.
  var isSwipeBack = false
  private weak var holder: UIGestureRecognizer?
  /// The layout direction when the gesture began.
  private var layout = UIUserInterfaceLayoutDirection.leftToRight
  /// The recognizer that has begun at rest and has not moved yet.
  private var undecided: ObjectIdentifier?

  /// Creates an interaction with a definition.
  ///
  /// - Parameters:
  ///   - definition: The definition of the gesture.
  ///   - view: The view that listens; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - begin: Starts the transition when a gesture that moves toward the end begins; nil if the
  ///     gesture only grabs.
  public convenience init(
    _ definition: TransitionGestureDefinition<Recognizer>, on view: UIView? = nil,
    with recognizer: Recognizer? = nil, begin: (() -> Void)? = nil
  ) {
    self.init(definition, on: view, with: recognizer, when: { _ in true }, begin: begin)
  }

  /// Creates an interaction with a definition, whose gestures the app can refuse.
  ///
  /// - Parameters:
  ///   - definition: The definition of the gesture.
  ///   - view: The view that listens; nil means the window, during a flight.
  ///   - recognizer: An app's recognizer, which the interaction never resets; nil creates one. With
  ///     a recognizer, `view` is ignored.
  ///   - shouldBegin: Returns whether a gesture may start the transition. It may be called several
  ///     times before the gesture begins, so it must not change anything.
  ///   - begin: Starts the transition when a gesture that moves toward the end begins; nil if the
  ///     gesture only grabs.
  public init(
    _ definition: TransitionGestureDefinition<Recognizer>, on view: UIView? = nil,
    with recognizer: Recognizer? = nil,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool, begin: (() -> Void)?
  ) {
    self.definition = definition
    self.shouldBegin = shouldBegin
    self.begin = begin
    appsRecognizer = recognizer
    isBoundToView = recognizer != nil || view != nil && begin == nil
    super.init(on: view)
  }

  func with(_ precedence: GesturePrecedence) -> Self {
    self.precedence = precedence
    return self
  }

  private var listeningView: UIView? { appsRecognizer?.view ?? view }

  /// The view on which the gesture starts the transition, or nil if the gesture only grabs.
  var startingView: UIView? { begin == nil ? nil : listeningView }

  /// Returns the location of the fingers that hold the transition, in points.
  ///
  /// While a page moves, its views convert points as they will at the end of the motion. To place a
  /// view under the fingers, add it to the window or to the flight's container, and use the
  /// coordinates of its superview.
  ///
  /// ```swift
  /// let pan: PanInteraction = .pan(.down, over: 400, on: view) { [weak self] in
  ///   self?.presentMenu()
  /// }
  /// reveal.interactions = [pan]
  /// reveal.observeProgress { [badge] _, flight in
  ///   guard let location = pan.location(in: flight.containerView) else { return }
  ///   badge.center = location
  /// }
  /// ```
  ///
  /// - Parameter view: The view in whose coordinates the location is; nil means the window.
  /// - Returns: The midpoint of the fingers, or nil if the gesture does not hold the transition.
  public func location(in view: UIView?) -> CGPoint? {
    session?.isActive == true ? holder?.location(in: view) : nil
  }

  // MARK: Recognizer actions

  private func follow(_ recognizer: Recognizer) {
    let isUndecided = undecided == ObjectIdentifier(recognizer)
    if recognizer.state == .began || recognizer.state == .changed && isUndecided {
      return begin(with: recognizer)
    }
    guard holder === recognizer, let session else { return }
    let moment = TransitionGestureMoment.hold(
      along: session.mapping.direction, startsFlight: session.startsFlight)
    let sample = definition.sample(recognizer, moment, layout)
    switch recognizer.state {
    case .changed:
      // If one of two fingers lifts and comes back, the recognizer may report a jump of the travel.
      if hasNewFinger, sample.direction == nil { session.mapping.regrab(at: sample.travel) }
      hasNewFinger = false
      session.follow(sample.travel)
    case .ended: session.release(following: sample.velocity)
    case .cancelled, .failed: session.cancel()
    default: break
    }
  }

  // MARK: Sessions

  /// Holds the current flight, or starts a flight.
  private func begin(with recognizer: Recognizer) {
    undecided = nil
    guard let transition else { return }
    let starts = transition.flight == nil
    layout = layout(of: recognizer)
    let sample = definition.sample(recognizer, starts ? .start : .grab, layout)
    if starts, sample.movementTowardEnd == 0 { undecided = ObjectIdentifier(recognizer) }
    let isAllowed = recognizer !== appsRecognizer || allowsStart(by: recognizer)
    guard !starts || mayStart(with: recognizer) && sample.movementTowardEnd > 0 && isAllowed,
      let owner = observer(of: recognizer),
      let session = transition.beginInteraction(by: owner)
    else { return }
    self.session = session
    holder = recognizer
    hasNewFinger = false
    // In a callback of the phase change, the app may have begun another flight.
    let flight = transition.sessionFlight
    let leadsToEnd = flight.map { self.leadsToEnd(of: $0, sample.direction) } ?? true
    let position = flight?.position ?? 0
    let progress = flight?.progress ?? 0
    let size = transition.containerSize(around: recognizer.view)
    session.follow(
      over: definition.distance(sample, leadsToEnd ? progress : 1 - progress, size),
      at: sample.travel,
      position: leadsToEnd ? position : 1 - position, along: sample.direction,
      leadsToEnd: leadsToEnd)
    if definition.followsPage { session.followPage(around: recognizer.view) }
    guard starts else { return }
    begin?()
    session.updateDistance()
  }

  /// Returns the recognizer's observer, which owns the session. A weak reference slows down retains
  /// of the owner, and UIKit retains a recognizer for each touch.
  private func observer(of recognizer: Recognizer) -> TransitionGestureObserver? {
    (flightObservers + observers).first { $0.recognizer === recognizer }
  }

  private func leadsToEnd(of flight: TransitionFlight, _ direction: TransitionDirection?) -> Bool {
    flight.leadsToEnd(
      direction, of: self, on: listeningView, leadingAway: begin == nil ? false : nil)
  }

  // MARK: Listening, and coordination with other recognizers

  override func listenAtRest() -> [TransitionGestureObserver] {
    appsRecognizer.map { [observe($0, isOwn: false)] } ?? super.listenAtRest()
  }

  override func observe(
    _ recognizer: UIGestureRecognizer, isOwn: Bool
  ) -> TransitionGestureObserver {
    guard let recognizer = recognizer as? Recognizer else {
      return super.observe(recognizer, isOwn: isOwn)
    }
    return TransitionGestureObserver(recognizer, isOwn: isOwn) { [weak self] recognizer in
      self?.follow(recognizer)
    }
  }

  override func makeRecognizers(on view: UIView) -> [UIGestureRecognizer] {
    let recognizer = definition.make()
    if let appsRecognizer {
      recognizer.copyFingers(of: appsRecognizer)
    } else if begin != nil {
      // A pan follows two fingers on a trackpad only with this setting.
      (recognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .continuous
    }
    return [recognizer]
  }

  /// Returns whether a recognizer would start or grab a transition, and not only block others.
  override func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let transition, let recognizer = recognizer as? Recognizer, begins(recognizer),
      !isLeftToControl(recognizer),
      appsRecognizer?.delegate?.allowsBeginning(of: recognizer) != false
    else { return false }
    guard transition.flight == nil else { return true }
    return mayStart(with: recognizer) && isAlong(recognizer) && allowsStart(by: recognizer)
  }

  private func allowsStart(by recognizer: Recognizer) -> Bool {
    let kind: TransitionGestureStart.Kind =
      recognizer is ScreenEdgePanGestureRecognizer
      ? .edge : recognizer is UIPinchGestureRecognizer ? .pinch : .drag
    return shouldBegin(TransitionGestureStart(kind, recognizer, in: listeningView))
  }

  private func isLeftToControl(_ recognizer: Recognizer) -> Bool {
    recognizer is UIPanGestureRecognizer
      && touchedControls.keepFinger(from: recognizer, where: isOutsideFlight)
  }

  private func isOutsideFlight(_ view: UIView?) -> Bool {
    guard let flight = transition?.flight else { return true }
    return view?.isDescendant(of: flight.containerView) != true
  }

  /// Returns whether a recognizer moves more along the gesture's direction than across it.
  private func isAlong(_ recognizer: Recognizer) -> Bool {
    let sample = definition.sample(recognizer, .start, layout(of: recognizer))
    return sample.direction == nil || sample.movementTowardEnd >= sample.crossMovement
  }

  /// Returns whether a gesture may start, and belongs to no other transition or enlarged photo.
  private func mayStart(with recognizer: Recognizer) -> Bool {
    begin != nil && transition?.isAtRest == true && recognizer.view?.isInTransition != true
      && !recognizer.dragsEnlargedContent
      && !yieldsStart { other in
        other.startingView === startingView && other.mayStart(with: recognizer)
          && other.isAlong(recognizer) && other.allowsStart(by: recognizer)
      }
  }

  /// During a flight, recognizers that scroll or pan inside the moving views wait, and those of
  /// later interactions. At rest, the system's pop pans wait, or the page would pop without
  /// following the finger. Scroll views wait for a pan from an edge of the screen.
  override func precedes(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let transition else { return false }
    guard transition.flight != nil else {
      let isAwaited =
        other.popsPage || own is ScreenEdgePanGestureRecognizer && other.isScrollPan
      return begin != nil && own is UIPanGestureRecognizer && isAwaited
        || precedence.precedes(own, other)
    }
    if let precedes = transition.pan(own, precedes: other) { return precedes }
    let isInside = own is UIPanGestureRecognizer && other.isPan(in: transition.flight)
    return (isInside || other.isScrollPan) && !transition.canMoveTransition(by: other)
  }

  /// Returns whether the recognizer waits: in moving views, only for earlier interactions.
  override func yields(_ own: UIGestureRecognizer, to other: UIGestureRecognizer) -> Bool {
    if let yields = transition?.pan(other, precedes: own) { return yields }
    return isOutsideFlight(other.view) && precedence.yields(own, other)
  }

  func layout(of recognizer: Recognizer) -> UIUserInterfaceLayoutDirection {
    let view = listeningView
    return view?.effectiveUserInterfaceLayoutDirection ?? transition?.flight?.layoutDirection
      ?? recognizer.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  override func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard acceptsTouches() else { return false }
    if recognizer.view is UIWindow {
      if transition?.flight?.passesThrough(touch) == true { return false }
      if standsIn(recognizer), !isShown(listeningView, at: touch) { return false }
    }
    if let appsRecognizer, appsRecognizer.delegate?.allows(appsRecognizer, touch) == false {
      return false
    }
    touchedControls.record(touch)
    if session?.isCurrent != true, let recognizer = recognizer as? Recognizer {
      definition.prepare(recognizer)
    }
    if holder === recognizer { hasNewFinger = true }
    return true
  }

  override func receivesTrackpad(_ recognizer: UIGestureRecognizer) -> Bool {
    if standsIn(recognizer) { return false }
    if session?.isCurrent != true, let recognizer = recognizer as? Recognizer {
      definition.prepare(recognizer)
    }
    return true
  }

  /// Returns whether a recognizer of the window replaces that of another view during a flight.
  private func standsIn(_ recognizer: UIGestureRecognizer) -> Bool {
    isBoundToView && recognizer.view is UIWindow && recognizer.view !== listeningView
  }

  /// Returns whether a flight shows a view at a touch that UIKit does not deliver to the view. A
  /// view around the flight is everywhere.
  private func isShown(_ region: UIView?, at touch: UITouch) -> Bool {
    guard let region, let flight = transition?.flight, appsRecognizer?.isEnabled != false,
      touch.view?.isDescendant(of: region) != true
    else { return false }
    // The touch has reached a view behind the container.
    if flight.containerView.isDescendant(of: region) {
      return touch.view?.isInFront(of: flight.containerView) == false
    }
    return flight.shows(region, at: touch.location(in: nil))
  }
}

extension UIGestureRecognizer {
  /// Copies the number of touches, the scroll types, and the edges of another pan.
  fileprivate func copyFingers(of other: UIGestureRecognizer) {
    guard let pan = self as? UIPanGestureRecognizer, let other = other as? UIPanGestureRecognizer
    else { return }
    pan.minimumNumberOfTouches = other.minimumNumberOfTouches
    pan.maximumNumberOfTouches = other.maximumNumberOfTouches
    pan.allowedScrollTypesMask = other.allowedScrollTypesMask
    if let pan = pan as? ScreenEdgePanGestureRecognizer,
      let other = other as? ScreenEdgePanGestureRecognizer
    {
      pan.edges = other.edges
    }
  }
}
