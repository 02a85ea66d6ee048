/// An object that makes controls in moving views react to taps in flight.
///
/// UIKit finds the control under a finger by its displayed position, but when the finger lifts
/// UIKit checks the position of the model. So a moving button receives the touch, and UIKit then
/// counts it as outside. Where UIKit keeps touches from the views of both view controllers, the
/// container receives the touch.
///
/// The object never removes a touch from a control. It performs a control's action only for two
/// kinds of taps: those that UIKit has delivered to the control and then counted as outside, and
/// those that UIKit has delivered to no control.
package final class FlightControls: NSObject, UIGestureRecognizerDelegate {
  /// The greatest movement of a finger, in points, that counts as a tap.
  private static let slop: CGFloat = 10
  /// The greatest duration of a tap on a control that has moved, in seconds.
  private static let duration: TimeInterval = 0.5
  /// The identifiers of two actions, because UIKit replaces an action that has the same one.
  fileprivate static let liftedOutside = UIAction.Identifier("InterruptibleTransitions.outside")
  fileprivate static let endedOtherwise = UIAction.Identifier("InterruptibleTransitions.ended")

  private var flight: TransitionFlight?
  /// The control for a tap that UIKit delivers to another view.
  private weak var target: UIControl?
  /// Recognizes such taps. The recognizer is reused, and is in the window only during a flight.
  private lazy var observer = {
    let recognizer = UITapGestureRecognizer()
    recognizer.delegate = self
    recognizer.cancelsTouchesInView = false
    recognizer.delaysTouchesEnded = false
    return TransitionGestureObserver(recognizer, isOwn: true) { [weak self] tap in
      if tap.state == .ended { self?.target?.performTap() }
    }
  }()

  /// The recognizer of taps, which is in the window during a flight.
  package var recognizer: UIGestureRecognizer { observer.recognizer }

  func flightBegan(_ flight: TransitionFlight) {
    self.flight = flight
    guard recognizer.view == nil else { return }
    (flight.containerView.window ?? flight.containerView).addGestureRecognizer(recognizer)
  }

  /// Releases a flight that has ended, and removes the recognizer after the last flight.
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
    guard let flight else { return false }
    // The views in the container have let the touch through.
    if let view = touch.view, flight.isBehind(view) {
      if let control = view.enclosingControl { observe(control, under: touch) }
      return false
    }
    guard let control = flight.control(at: touch.location(in: nil)) else { return false }
    guard let touched = touch.view?.enclosingControl else {
      // Another view at the point, such as one in the window, covers the control.
      guard let view = touch.view, flight.isBelow(view) else { return false }
      target = control
      return true
    }
    if touched === control { observe(control, under: touch) }
    return false
  }

  private func observe(_ control: UIControl, under touch: UITouch) {
    let start = touch.location(in: nil)
    let startTime = touch.timestamp
    let action = UIAction(identifier: Self.liftedOutside) { [weak touch, weak control] _ in
      guard let touch, let control else { return }
      let end = touch.location(in: nil)
      control.stopObserving()
      let isTap =
        hypot(end.x - start.x, end.y - start.y) < Self.slop
        && touch.timestamp - startTime < Self.duration
      if isTap { control.performTap() }
    }
    control.addAction(action, for: .touchUpOutside)
    let end = UIAction(identifier: Self.endedOtherwise) { [weak control] _ in
      control?.stopObserving()
    }
    control.addAction(end, for: [.touchUpInside, .touchCancel])
  }
}

extension UIControl {
  fileprivate func stopObserving() {
    removeAction(identifiedBy: FlightControls.liftedOutside, for: .touchUpOutside)
    removeAction(
      identifiedBy: FlightControls.endedOtherwise, for: [.touchUpInside, .touchCancel])
  }

  fileprivate func performTap() {
    guard isEnabled, window != nil else { return }
    sendActions(for: .touchUpInside)
    if self is UIButton { sendActions(for: .primaryActionTriggered) }
  }
}

extension TransitionFlight {
  /// Returns whether a touched view is in or around the container, or in the presenting view.
  fileprivate func isBelow(_ view: UIView) -> Bool {
    view.isDescendant(of: containerView) || containerView.isDescendant(of: view)
      || view.isInside(presenter)
  }

  /// Returns whether a touched view is in the presenting view, behind the container.
  fileprivate func isBehind(_ view: UIView) -> Bool {
    view.isInside(presenter) && !view.isDescendant(of: containerView)
      && !containerView.isDescendant(of: view)
  }

  /// Returns the control that is visible at a point of the window and enters or stands still.
  fileprivate func control(at point: CGPoint) -> UIControl? {
    guard let window = containerView.window else { return nil }
    let inContainer = containerView.convert(point, from: window)
    let fadingPages = containerView.subviews.compactMap { ($0 as? FadingPageInterceptor)?.page }
    let interceptors = containerView.subviews.compactMap { $0 as? StandInInterceptor }
    for view in containerView.subviews.reversed() where !fadingPages.contains(view) {
      var place = inContainer
      if let interceptor = interceptors.first(where: { $0.page === view }) {
        // The page does not move, and is visible only as its stand-in.
        guard let point = interceptor.pagePoint(at: inContainer) else { continue }
        place = point
      }
      guard let shown = view.shownView(at: place) else { continue }
      return shown.enclosingControl.flatMap { isReady($0, at: point) ? $0 : nil }
    }
    // The presenting view is visible through a container that has no view at the point.
    guard subject?.presentingViewController != nil, opensContainer,
      let view = presenter?.viewIfLoaded, let superview = view.superview
    else { return nil }
    let control = view.shownView(at: superview.convert(point, from: window))?.enclosingControl
    return control.flatMap { isReady($0, at: point) ? $0 : nil }
  }

  /// Returns whether a touch is meant for the views below the container, and not for the flight.
  func passesThrough(_ touch: UITouch) -> Bool {
    passesTouchesThrough && touch.view?.isDescendant(of: containerView) == false
      && touch.view !== containerView.window
  }

  /// Returns whether a view is visible at a point of the window, also while it fades.
  func shows(_ view: UIView, at point: CGPoint) -> Bool {
    guard let window = containerView.window else { return false }
    let inContainer = containerView.convert(point, from: window)
    for page in containerView.subviews.reversed() {
      guard let shown = page.shownView(at: inContainer, countingFading: true) else { continue }
      if shown.isDescendant(of: view) { return true }
      // An opaque page hides the views behind it.
      if (page.layer.presentation() ?? page.layer).opacity > 0.99 { return false }
    }
    return false
  }

  /// Returns whether a control at a point enters or stands still.
  private func isReady(_ control: UIControl, at point: CGPoint) -> Bool {
    let isModal = subject?.presentingViewController != nil
    // If the flight reverses, an incoming view leaves again. A presenting view stands still.
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

  /// Returns the deepest visible view that receives touches at a displayed point of the superview.
  /// UIKit delivers no touches to a view that only an animation shows, as `countsFading` allows.
  fileprivate func shownView(at point: CGPoint, countingFading countsFading: Bool = false)
    -> UIView?
  {
    let shown = layer.presentation() ?? layer
    let opacity = countsFading ? CGFloat(shown.opacity) : alpha
    guard !isHidden, opacity > 0.01, isUserInteractionEnabled, !(self is TouchInterceptor) else {
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
