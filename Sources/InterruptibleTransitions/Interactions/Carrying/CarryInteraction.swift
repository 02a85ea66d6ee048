/// An interaction by which fingers carry an element, in any direction.
///
/// One finger drags the matched element under it, and the element shrinks on the way. Two fingers
/// move, scale and rotate it. The flight follows the size of the element. After the release the
/// element continues at the velocity of the fingers, and settles in its place.
///
/// ```swift
/// reading.interactions = [
///   .carry(on: detail.view) { [weak detail] in detail?.dismiss(animated: true) }
/// ]
/// ```
///
/// At rest, a drag within 45° of one of the directions, or a pinch, starts the flight, anywhere on
/// the view. In flight, fingers catch the element if they touch it and move; touches elsewhere are
/// not affected. UIKit recognizes a drag after about ten points, and the element follows from
/// there. To freeze a flight at a touch, add a ``TouchToPauseInteraction``. At rest, these views
/// keep their gestures:
///
/// - A scroll view that can scroll on in the direction of the finger. At its edge it waits, so that
///   the drag carries the element. The interaction never moves its content.
/// - A zooming scroll view whose content is enlarged, also at an edge of the content. A pinch
///   carries the element from the moment at which the content is smaller than at the smallest
///   scale. At the smallest scale, a pinch together carries the element, and a pinch apart zooms
///   in.
/// - A control that follows the finger, such as a slider.
/// - A map, a row with swipe actions, and any other view that has a pan recognizer.
///
/// A drag that started the flight lands at the smaller end if the element has less than 0.905 of
/// its size, or would have 0.155 s later. A pinch lands below 0.5. A flight that was caught follows
/// the transition's ``TransitionConfiguration/completionRule``, like a flight whose element has
/// about the same size at both ends.
///
/// An element without a match is carried if the interaction has its identifier, and if modifiers
/// give it a stand-in. After the release, it exits by these modifiers.
///
/// With reduced motion, and without elements, nothing is carried: a drag moves the flight over the
/// size of the container, and a pinch moves it by the size.
public final class CarryInteraction: RecognizerInteraction {
  /// The part of the size, below which each kind of gesture leads to the smaller end.
  static let dragThreshold: CGFloat = 0.905
  static let edgeThreshold: CGFloat = 0.7
  static let pinchThreshold: CGFloat = 0.5
  /// The time by which a drag is projected, in seconds. The system's 0.12 s count from the touch,
  /// but a recognizer reports no movement until it recognizes the drag.
  private static let projection: CGFloat = 0.155

  let id: ElementID?
  let directions: [TransitionDirection]
  let shouldBegin: (TransitionGestureStart) -> Bool
  let begin: (() -> Void)?
  /// Whether only a drag from the leading edge starts the flight, and fingers do not catch it.
  let isEdgeSwipe: Bool
  private let style: TransitionCarryStyle
  /// The travel from progress 0 to 1; nil if the flight follows the size of the element.
  private let distance: TransitionDistance?
  /// The rule about flights that the interaction starts; nil if the size of the element decides.
  private let completionRule: TransitionCompletionRule?
  weak var touchedView: UIView?
  /// The fingers that carry, once UIKit has begun the flight.
  private var fingers: CarriedFingers?
  var touches = CarryTouches()
  private var history = FingerHistory()
  /// The enlarged scroll view that the fingers zoom, until they carry the element.
  weak var zoomView: UIScrollView?

  init(
    _ id: ElementID?, toward directions: [TransitionDirection], on view: UIView?,
    by style: TransitionCarryStyle, over distance: TransitionDistance? = nil,
    completionRule: TransitionCompletionRule? = nil, isEdgeSwipe: Bool = false,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool, begin: (() -> Void)?
  ) {
    self.id = id
    self.directions = directions
    self.style = style
    self.distance = distance
    self.completionRule = completionRule
    self.shouldBegin = shouldBegin
    self.begin = begin
    self.isEdgeSwipe = isEdgeSwipe
    super.init(on: view)
  }

  /// Listens on the window during the flight.
  ///
  /// - Parameter flight: The flight.
  public override func flightBegan(_ flight: TransitionFlight) {
    guard flightObservers.isEmpty else { return }
    if !isEdgeSwipe { super.flightBegan(flight) }
    // The element begins to follow where the fingers are now.
    if session?.isActive == true { followFingers() }
  }

  override func listenAtRest() -> [TransitionGestureObserver] {
    begin == nil ? [] : super.listenAtRest()
  }

  // MARK: Recognizer actions

  override func recognized(_ recognizer: UIGestureRecognizer) {
    switch recognizer.state {
    case .began, .changed:
      if session?.isActive != true {
        guard mayTakeHold(with: recognizer) else { return }
        takeHold(with: recognizer)
      }
      followFingers()
    case .ended where !isRecognizing:
      release(recognizer)
      zoomView = nil
    case .cancelled where !isRecognizing, .failed where !isRecognizing:
      session?.cancel()
      zoomView = nil
    default: break
    }
  }

  private var isRecognizing: Bool {
    recognizers.contains { $0.state == .began || $0.state == .changed }
  }

  private func takeHold(with recognizer: UIGestureRecognizer) {
    guard let transition else { return }
    let starts = transition.flight == nil
    guard !starts || begin != nil && transition.isAtRest,
      let session = transition.beginInteraction(by: self)
    else { return }
    self.session = session
    fingers = nil
    history = FingerHistory()
    hasNewFinger = false
    // A drag moves the flight along the direction in which it starts the flight.
    let pan = starts ? recognizer as? UIPanGestureRecognizer : nil
    session.carryDirection =
      pan.flatMap { direction(of: $0.movement) } ?? allowedDirections.first
    // A pinch has no travel, so the flight follows its size.
    session.carryDistance = recognizer is UIPinchGestureRecognizer ? nil : distance
    if starts {
      session.completionRule = completionRule
      if completionRule == nil { session.carryThreshold = threshold(of: recognizer) }
      begin?()
    } else if let flight = transition.sessionFlight {
      session.carryLeadsToEnd = flight.leadsToEnd(
        session.carryDirection, of: self, on: view, leadingAway: begin == nil ? true : nil)
    }
  }

  private func followFingers() {
    guard let session, session.isActive, let flight = transition?.sessionFlight else { return }
    let areOthers = touches.update()
    let points = points(in: flight.containerView)
    guard !points.isEmpty else { return }
    if fingers == nil {
      fingers = CarriedFingers(
        points, by: style, toward: directions.map { $0.resolved(in: flight.layoutDirection) },
        in: flight.containerView.bounds.size)
    } else if areOthers {
      // Recognizers report other fingers when these move.
      _ = fingers?.move(to: touches.previousPoints(in: flight.containerView), areOthers: true)
      if let pose = fingers?.pose {
        session.rebaseCarry(to: pose)
        history.rebase(to: pose)
      }
    }
    _ = fingers?.move(to: points)
    guard let pose = fingers?.pose.usable else { return }
    history.record(pose, at: touches.time ?? FrameClock.now)
    session.carry(pose, of: id)
    // The fingers zoom until the element is snapshotted at its current size.
    zoomView?.endGestures()
    zoomView = nil
  }

  /// Returns the locations of the fingers in a view. A pinch on a trackpad has no touches; its
  /// scale gives the distance of two fingers beside the pointer.
  private func points(in view: UIView) -> [CGPoint] {
    let points = touches.points(in: view)
    let pinch = recognizers.lazy.compactMap { $0 as? UIPinchGestureRecognizer }
      .first { $0.isOnTrackpad && ($0.state == .began || $0.state == .changed) }
    guard points.isEmpty, let pinch else { return points }
    let center = pinch.location(in: view)
    let arm = 50 * pinch.scale
    return [CGPoint(x: center.x - arm, y: center.y), CGPoint(x: center.x + arm, y: center.y)]
  }

  private func release(_ recognizer: UIGestureRecognizer) {
    guard let session, session.isCurrent else { return }
    defer {
      self.session = nil
      fingers = nil
    }
    // The time of the lift.
    _ = touches.update()
    // UIKit has not begun the flight yet, or has just begun it, or the fingers carry nothing.
    let carriesNothing = session.carrying?.isEmpty == true && recognizer is UIPanGestureRecognizer
    if session.startsFlight, fingers == nil || !history.hasMoved || carriesNothing {
      return releaseFlick(of: recognizer, from: session)
    }
    let velocity = history.velocity(at: touches.time ?? FrameClock.now)
    let growth =
      fingers?.growth(at: velocity.translation, after: Self.projection) ?? 1
    let end = session.carryThreshold.flatMap {
      session.carrying?.end(below: $0, growth: growth)
    }
    session.release(to: end, velocity: velocity)
  }

  /// Releases a flight whose elements have not followed, by the size that a drag would give them.
  private func releaseFlick(of recognizer: UIGestureRecognizer, from session: TransitionSession) {
    guard let pan = recognizer as? UIPanGestureRecognizer,
      session.carryThreshold != nil || session.completionRule != nil
    else { return session.release(velocity: 0) }
    let size = transition?.containerSize(around: recognizer.view) ?? .zero
    let movement = pan.translation(in: nil)
    let reported = pan.velocity(in: nil)
    // The recognizer still reports a velocity after the fingers have stopped.
    let velocity =
      history.hasMoved
      ? history.velocity(at: touches.time ?? FrameClock.now).translation
      : CGVector(dx: reported.x, dy: reported.y)
    guard let threshold = session.carryThreshold else {
      if session.carrying == nil { session.recordTravel(of: movement) }
      return session.release(velocity: TransitionPose.Velocity(translation: velocity))
    }
    let projected = CGPoint(
      x: movement.x + velocity.dx * Self.projection, y: movement.y + velocity.dy * Self.projection)
    let travels = allowedDirections.map { $0.part(of: projected, in: size) }
    let lands = TransitionCarryStyle.scale(at: travels.max() ?? 0) < threshold
    session.release(
      to: lands ? .end : .start, velocity: TransitionPose.Velocity(translation: velocity))
  }

  // MARK: Coordination with other recognizers

  override func makeRecognizers(on view: UIView) -> [UIGestureRecognizer] {
    if isEdgeSwipe {
      let pan = ScreenEdgePanGestureRecognizer()
      pan.edges = edge
      return [pan]
    }
    let pan = UIPanGestureRecognizer()
    pan.maximumNumberOfTouches = 2
    return [pan, UIPinchGestureRecognizer()]
  }

  override func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let transition else { return false }
    if recognizer.isOnTrackpad { touchedView = recognizer.viewUnderPointer }
    if let flight = transition.flight {
      // Only fingers that touch the element have been received. An event of a trackpad has no
      // location before the gesture.
      let isOnElement =
        !recognizer.isOnTrackpad
        || flight.hasCarriable(
          id, at: recognizer.location(in: flight.containerView), on: touchedView)
      return holds(transition) || recognizer.view is UIWindow && isOnElement
    }
    guard begin != nil, transition.isAtRest, recognizer.view?.isInTransition != true,
      !yieldsStart(to: { $0.begin != nil && $0.view === view })
    else { return false }
    if isEdgeSwipe { return allowsEdgeStart(by: recognizer) }
    guard !touchedControls.keepFinger(from: recognizer, where: { _ in true }),
      !touchedViews.contains(where: \.receivesKeyboard)
    else { return false }
    if let pan = recognizer as? UIPanGestureRecognizer {
      guard let direction = direction(of: pan.movement), !scrolls(in: direction),
        !pan.dragsEnlargedContent
      else { return false }
      return shouldBegin(TransitionGestureStart(.drag, recognizer, in: view))
    }
    zoomView = enlargedView
    guard zoomView == nil else { return true }
    guard let pinch = recognizer as? UIPinchGestureRecognizer,
      TransitionGestureSample(travel: pinch.scale, from: 1, velocity: pinch.velocity)
        .movementTowardEnd < 0
    else { return false }
    return shouldBegin(TransitionGestureStart(.pinch, recognizer, in: view))
  }

  override func recognizes(_ own: UIGestureRecognizer, with other: UIGestureRecognizer) -> Bool {
    if recognizers.contains(where: { $0 === other }) { return true }
    guard own is UIPinchGestureRecognizer, transition?.flight == nil,
      let scrollView = zoomView ?? enlargedView
    else { return false }
    return other === scrollView.pinchGestureRecognizer || other === scrollView.panGestureRecognizer
  }

  override func precedes(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let transition else { return false }
    guard own is UIPanGestureRecognizer else {
      // At its minimum, a zooming scroll view only zooms in.
      let scrollView = other.view as? UIScrollView
      return transition.flight == nil && scrollView?.pinchGestureRecognizer === other
        && scrollView?.isEnlarged == false
    }
    guard transition.flight == nil else {
      if let precedes = transition.pan(own, precedes: other) { return precedes }
      return (other.isPan(in: transition.flight) || other.isScrollPan)
        && !transition.canMoveTransition(by: other)
    }
    guard begin != nil else { return false }
    if isEdgeSwipe { return other.isScrollPan || other.popsPage }
    if other.popsPage { return allowedDirections.contains { $0.axis == .horizontal } }
    guard other.isScrollPan, let scrollView = other.view as? UIScrollView,
      scrollView.isDescendant(of: own.view ?? scrollView)
    else { return false }
    return allowedDirections.contains { !scrollView.canScroll(toward: $0) }
  }

  override func yields(_ own: UIGestureRecognizer, to other: UIGestureRecognizer) -> Bool {
    if let yields = transition?.pan(other, precedes: own) { return yields }
    guard !isEdgeSwipe, transition?.flight == nil, own is UIPanGestureRecognizer,
      other.isPan(inside: own.view)
    else { return false }
    guard other.isScrollPan, let scrollView = other.view as? UIScrollView else { return true }
    return allowedDirections.allSatisfy { scrollView.canScroll(toward: $0) }
  }

  /// Returns whether to receive a touch: on the view at rest, and on the element in flight.
  override func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    let isReceived = accepts(recognizer, touch)
    if isReceived {
      touches.record(touch)
      hasNewFinger = true
    }
    return isReceived
  }

  /// Forgets the touches of former gestures, because an event of a trackpad has none.
  override func receivesTrackpad(_ recognizer: UIGestureRecognizer) -> Bool {
    if transition.map(holds) != true {
      touches = CarryTouches()
      touchedView = nil
    }
    return true
  }
}

extension TransitionInteraction where Self == CarryInteraction {
  /// Returns an interaction by which fingers carry an element, and start the transition.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element. The default, nil, is the matched element under the
  ///     finger, or else the largest one.
  ///   - directions: The directions in which a drag starts the transition at rest, and makes the
  ///     element smaller. The default is down.
  ///   - view: The view on which gestures start the transition. Scroll views in it keep their
  ///     drags.
  ///   - style: The way in which one finger carries the element. The default is
  ///     ``TransitionCarryStyle/direct``.
  ///   - distance: The travel from progress 0 to 1, along the direction in which a drag starts the
  ///     flight, so that a translation alone moves the flight. The default, nil, lets the flight
  ///     follow the size of the element, as it always does in a pinch. A distance that is not
  ///     finite and above 0 counts as nil.
  ///   - completionRule: The rule that decides about a flight that the interaction starts. The
  ///     default, nil, decides by the size of the element. With a style that keeps the size, pass
  ///     a rule.
  ///   - shouldBegin: Returns whether a gesture may start the transition. It is called before the
  ///     gesture begins. The default returns true.
  ///   - begin: Starts the transition, such as a dismissal.
  /// - Returns: The interaction.
  public static func carry(
    _ id: ElementID? = nil, toward directions: [TransitionDirection] = [.down], on view: UIView,
    style: TransitionCarryStyle = .direct, over distance: TransitionDistance? = nil,
    completionRule: TransitionCompletionRule? = nil,
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true },
    begin: @escaping () -> Void
  ) -> CarryInteraction {
    CarryInteraction(
      id, toward: directions, on: view, by: style, over: distance, completionRule: completionRule,
      when: shouldBegin, begin: begin)
  }

  /// Returns an interaction by which fingers catch an element in flight, and carry it.
  ///
  /// - Parameters:
  ///   - id: The identifier of the element. The default, nil, is the matched element under the
  ///     finger.
  ///   - directions: The directions in which a drag makes the element smaller. The default is down.
  ///   - style: The way in which one finger carries the element. The default is
  ///     ``TransitionCarryStyle/direct``.
  ///   - distance: The travel along the first direction from progress 0 to 1. The default, nil,
  ///     lets the flight follow the size of the element.
  /// - Returns: The interaction.
  public static func carry(
    _ id: ElementID? = nil, toward directions: [TransitionDirection] = [.down],
    style: TransitionCarryStyle = .direct, over distance: TransitionDistance? = nil
  ) -> CarryInteraction {
    CarryInteraction(
      id, toward: directions, on: nil, by: style, over: distance, when: { _ in true }, begin: nil)
  }
}
