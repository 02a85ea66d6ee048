// Listening, and coordination with other recognizers.
extension GestureInteraction {
  func observe(_ recognizer: Recognizer, isOwn: Bool) -> GestureObserver {
    GestureObserver(recognizer, isOwn: isOwn) { [weak self] in self?.recognized($0) }
  }

  func listen(on view: UIView) -> GestureObserver {
    let recognizer = measure.make()
    if let appsRecognizer {
      recognizer.copyFingers(of: appsRecognizer)
    } else if begin != nil {
      // A pan follows two fingers on a trackpad only if it is told to.
      (recognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .continuous
    }
    recognizer.delegate = coordination
    view.addGestureRecognizer(recognizer)
    return observe(recognizer, isOwn: true)
  }

  /// Whether a recognizer of the interaction's own may begin: not if nothing would come of it, as
  /// it would keep others from beginning.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let transition, let recognizer = recognizer as? Recognizer, begins(),
      !isLeftToControl(recognizer),
      appsRecognizer?.delegate?.allowsBeginning(of: recognizer) != false
    else { return false }
    guard transition.flight == nil else { return true }
    return mayStart(with: recognizer) && isAlong(recognizer)
  }

  /// Whether a pan belongs to a control that tracks its finger.
  private func isLeftToControl(_ recognizer: Recognizer) -> Bool {
    recognizer is UIPanGestureRecognizer
      && touchedControls.keepFinger(from: recognizer, where: isOutsideFlight)
  }

  /// Whether a view does not move with the flight.
  func isOutsideFlight(_ view: UIView?) -> Bool {
    guard let flight = transition?.flight else { return true }
    return view?.isDescendant(of: flight.containerView) != true
  }

  /// Whether a recognizer moves more along the gesture's direction than across it.
  private func isAlong(_ recognizer: Recognizer) -> Bool {
    let reading = measure.reading(recognizer, .start, layout(of: recognizer))
    return reading.direction == nil || reading.heading >= reading.drift
  }

  /// Whether a gesture may start the transition. In the middle of another transition's change, the
  /// finger is for that one.
  func mayStart(with recognizer: Recognizer) -> Bool {
    begin != nil && transition?.isAtRest == true && recognizer.view?.isInTransition != true
      && !leavesStart { other in
        other.startingView === startingView && other.mayStart(with: recognizer)
          && other.isAlong(recognizer)
      }
  }

  /// Whether another recognizer waits for the gesture. During a flight those do that scroll a
  /// scroll view or pan a view inside the moving views, such as a map, unless they move the
  /// transition themselves. At rest the system's pans that pop do: otherwise both may begin, and
  /// the page leaves without the finger.
  func precedes(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard let transition else { return false }
    guard transition.flight != nil else {
      return begin != nil && own is UIPanGestureRecognizer && other.popsPage
        || manners.precedes(own, other)
    }
    let isInside = own is UIPanGestureRecognizer && other.isPan(in: transition.flight)
    return (isInside || other.isScrollPan) && !transition.takesTransition(by: other)
  }

  /// The layout direction that leading and trailing directions follow.
  func layout(of recognizer: Recognizer) -> UIUserInterfaceLayoutDirection {
    let view = appsRecognizer?.view ?? view
    return view?.effectiveUserInterfaceLayoutDirection ?? transition?.flight?.layoutDirection
      ?? recognizer.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Whether a recognizer of the interaction's own receives a touch.
  func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    guard takesTouches() else { return false }
    if recognizer.view is UIWindow {
      if transition?.flight?.passesThrough(touch) == true { return false }
      if isBoundToView, !isShown(appsRecognizer?.view ?? view, at: touch) { return false }
    }
    if let appsRecognizer, appsRecognizer.delegate?.allows(appsRecognizer, touch) == false {
      return false
    }
    touchedControls.record(touch)
    if session?.isCurrent != true, let recognizer = recognizer as? Recognizer {
      measure.prepare(recognizer)
    }
    if holder === recognizer { hasNewFinger = true }
    return true
  }

  /// Whether a recognizer of the interaction's own receives a scroll. UIKit does not say where the
  /// pointer is.
  func receivesScroll(_ recognizer: UIGestureRecognizer) -> Bool {
    if isBoundToView, recognizer.view is UIWindow { return false }
    if session?.isCurrent != true, let recognizer = recognizer as? Recognizer {
      measure.prepare(recognizer)
    }
    return true
  }

  /// Whether a flight shows a view at a touch that UIKit does not give to the view.
  private func isShown(_ region: UIView?, at touch: UITouch) -> Bool {
    guard let region, let flight = transition?.flight, appsRecognizer?.isEnabled != false,
      touch.view?.isDescendant(of: region) != true
    else { return false }
    return flight.shows(region, at: touch.location(in: nil))
  }
}
