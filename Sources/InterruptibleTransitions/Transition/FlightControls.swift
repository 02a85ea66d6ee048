/// Makes the controls of moving views react to taps in flight.
///
/// UIKit finds the control under a finger where it is shown, but checks where its model is when the
/// finger lifts. So a button that moves receives the touch and then counts it as one outside. And
/// in flight the container view covers a presenting view, which can be seen through it.
///
/// The object takes no touch from a control. It performs a control's action only for a tap that
/// UIKit has given to the control and then counted as outside, or to no control.
package final class FlightControls: NSObject, UIGestureRecognizerDelegate {
  /// How far a finger may move, in points, for its touch to count as a tap.
  private static let slop: CGFloat = 10
  /// How long a touch may last, in seconds, to count as a tap on a control that has moved away.
  private static let duration: TimeInterval = 0.5
  /// The identifiers of the two actions that watch a control. UIKit replaces an action by one with
  /// the same identifier, perhaps for other events too.
  fileprivate static let liftedOutside = UIAction.Identifier("InterruptibleTransitions.outside")
  fileprivate static let endedOtherwise = UIAction.Identifier("InterruptibleTransitions.ended")

  private var flight: TransitionFlight?
  /// The control of a tap that UIKit gives to another view.
  private weak var target: UIControl?
  /// Recognizes these taps: the same one in each flight, which is in the window only then.
  private lazy var observer = {
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = self
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    return GestureObserver(recognizer, isOwn: true) { [weak self] tap in
      if tap.state == .ended { self?.target?.performTap() }
    }
  }()

  /// What recognizes taps, in the window during a flight.
  package var recognizer: UIGestureRecognizer { observer.recognizer }

  /// Looks after the controls during a flight.
  func flightBegan(_ flight: TransitionFlight) {
    self.flight = flight
    guard recognizer.view == nil else { return }
    (flight.containerView.window ?? flight.containerView).addGestureRecognizer(recognizer)
  }

  /// Lets go of a flight that has ended, and stops after the last one.
  func flightEnded(_ ended: TransitionFlight, isLast: Bool) {
    if flight === ended { flight = nil }
    guard isLast else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    target = nil
  }

  package func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool {
    target = nil
    guard let flight, let control = flight.control(at: touch.location(in: nil)) else {
      return false
    }
    guard let touched = touch.view?.enclosingControl else {
      // Another view at the point, such as one in the window, covers the control.
      guard let view = touch.view, flight.isBelow(view) else { return false }
      target = control
      return true
    }
    if touched === control { watch(control, under: touch) }
    return false
  }

  /// Waits for what UIKit makes of a touch on a control.
  private func watch(_ control: UIControl, under touch: UITouch) {
    let (start, startTime) = (touch.location(in: nil), touch.timestamp)
    let action = UIAction(identifier: Self.liftedOutside) { [weak touch, weak control] _ in
      guard let touch, let control else { return }
      let end = touch.location(in: nil)
      control.stopWatching()
      let isTap =
        hypot(end.x - start.x, end.y - start.y) < Self.slop
        && touch.timestamp - startTime < Self.duration
      if isTap { control.performTap() }
    }
    control.addAction(action, for: .touchUpOutside)
    let end = UIAction(identifier: Self.endedOtherwise) { [weak control] _ in
      control?.stopWatching()
    }
    control.addAction(end, for: [.touchUpInside, .touchCancel])
  }
}

extension UIControl {
  fileprivate func stopWatching() {
    removeAction(identifiedBy: FlightControls.liftedOutside, for: .touchUpOutside)
    removeAction(
      identifiedBy: FlightControls.endedOtherwise, for: [.touchUpInside, .touchCancel])
  }

  /// Sends what a tap sends.
  fileprivate func performTap() {
    guard isEnabled, window != nil else { return }
    sendActions(for: .touchUpInside)
    if self is UIButton { sendActions(for: .primaryActionTriggered) }
  }
}

extension TransitionFlight {
  /// Whether a view that UIKit gives a touch to covers nothing of the flight: it is in the flight's
  /// container or around it, or in the presenting view.
  fileprivate func isBelow(_ view: UIView) -> Bool {
    let presenter = isPresenting ? fromViewController : toViewController
    return view.isDescendant(of: containerView) || containerView.isDescendant(of: view)
      || view.isInside(presenter)
  }

  /// Returns the control that is shown at a point, in the window, of the views that come in or
  /// stand still.
  fileprivate func control(at point: CGPoint) -> UIControl? {
    guard let window = containerView.window else { return nil }
    let inContainer = containerView.convert(point, from: window)
    let fadingPages = containerView.subviews.compactMap { ($0 as? FadingCover)?.page }
    for view in containerView.subviews.reversed() where !fadingPages.contains(view) {
      guard let shown = view.shownView(at: inContainer) else { continue }
      return shown.enclosingControl.flatMap { isReady($0, at: point) ? $0 : nil }
    }
    // Through a container without a view at the point, the presenting view is seen.
    let presenter = isPresenting ? fromViewController : toViewController
    guard subject?.presentingViewController != nil, let view = presenter?.viewIfLoaded,
      let superview = view.superview
    else { return nil }
    let control = view.shownView(at: superview.convert(point, from: window))?.enclosingControl
    return control.flatMap { isReady($0, at: point) ? $0 : nil }
  }

  /// Whether a touch is meant for the views below the container, and not for the flight.
  func passesThrough(_ touch: UITouch) -> Bool {
    animations.passesTouchesThrough && touch.view?.isDescendant(of: containerView) == false
      && touch.view !== containerView.window
  }

  /// Whether a view in the container is seen at a point, also while it fades.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - point: The point, in the window.
  /// - Returns: Whether it is seen there.
  func shows(_ view: UIView, at point: CGPoint) -> Bool {
    guard let window = containerView.window else { return false }
    let inContainer = containerView.convert(point, from: window)
    for page in containerView.subviews.reversed() {
      guard let shown = page.shownView(at: inContainer, countingFading: true) else { continue }
      if shown.isDescendant(of: view) { return true }
      // Nothing is seen through an opaque page.
      if (page.layer.presentation() ?? page.layer).opacity > 0.99 { return false }
    }
    return false
  }

  /// Whether a control at a point comes in or stands still.
  private func isReady(_ control: UIControl, at point: CGPoint) -> Bool {
    let isModal = subject?.presentingViewController != nil
    // What comes in is reversed may leave again. A presenting view stands still.
    let leaving = foreseen.heading == .start ? toViewController : fromViewController
    guard !isModal || leaving === subject, control.isInside(leaving) else { return true }
    return control.bounds.contains(control.convert(point, from: control.window))
  }
}

extension UIView {
  /// The nearest control that contains the view, or the view itself.
  fileprivate var enclosingControl: UIControl? {
    sequence(first: self, next: \.superview).first { $0 is UIControl } as? UIControl
  }

  /// Returns the deepest view that is shown at a point and receives touches.
  ///
  /// - Parameters:
  ///   - point: The point, in the superview's coordinates as they are shown.
  ///   - countsFading: Whether views count whose opacity only an animation keeps above 0. UIKit
  ///     gives them no touches.
  /// - Returns: The view; nil if there is none.
  fileprivate func shownView(at point: CGPoint, countingFading countsFading: Bool = false)
    -> UIView?
  {
    let shown = layer.presentation() ?? layer
    let opacity = countsFading ? CGFloat(shown.opacity) : alpha
    guard !isHidden, opacity > 0.01, isUserInteractionEnabled, !(self is FadingCover) else {
      return nil
    }
    let inside = shown.pointInside(of: point)
    guard shown.bounds.contains(inside) else { return nil }
    for view in subviews.reversed() {
      if let hit = view.shownView(at: inside, countingFading: countsFading) { return hit }
    }
    return self
  }
}

extension CALayer {
  /// Returns a point of the superlayer's coordinates in the layer's.
  fileprivate func pointInside(of point: CGPoint) -> CGPoint {
    let place = CGPoint(x: point.x - position.x, y: point.y - position.y)
      .applying(affineTransform().inverted())
    return CGPoint(
      x: place.x + bounds.minX + anchorPoint.x * bounds.width,
      y: place.y + bounds.minY + anchorPoint.y * bounds.height)
  }
}
