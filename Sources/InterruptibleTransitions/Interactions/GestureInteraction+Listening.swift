// Listening, and coordination with other recognizers.
extension GestureInteraction {
  func observe(_ recognizer: Recognizer, isOwn: Bool) -> TransitionGestureObserver {
    TransitionGestureObserver(recognizer, isOwn: isOwn) { [weak self] in self?.recognized($0) }
  }

  func listen(on view: UIView) -> TransitionGestureObserver {
    let recognizer = measure.make()
    if let appsRecognizer {
      recognizer.copyFingers(of: appsRecognizer)
    } else if begin != nil {
      // A pan follows two fingers on a trackpad only with this setting.
      (recognizer as? UIPanGestureRecognizer)?.allowedScrollTypesMask = .continuous
    }
    recognizer.delegate = coordination
    view.addGestureRecognizer(recognizer)
    return observe(recognizer, isOwn: true)
  }

  /// Returns whether a recognizer that the interaction created may begin.
  ///
  /// A recognizer that would neither start nor grab a transition must not begin, because it would
  /// keep other recognizers from beginning.
  func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    guard let transition, let recognizer = recognizer as? Recognizer, begins(recognizer),
      !isLeftToControl(recognizer),
      appsRecognizer?.delegate?.allowsBeginning(of: recognizer) != false
    else { return false }
    guard transition.flight == nil else { return true }
    return mayStart(with: recognizer) && isAlong(recognizer)
  }

  /// Returns whether a pan is left to a control that tracks its finger.
  private func isLeftToControl(_ recognizer: Recognizer) -> Bool {
    recognizer is UIPanGestureRecognizer
      && touchedControls.keepFinger(from: recognizer, where: isOutsideFlight)
  }

  /// Returns whether a view does not move with the flight.
  func isOutsideFlight(_ view: UIView?) -> Bool {
    guard let flight = transition?.flight else { return true }
    return view?.isDescendant(of: flight.containerView) != true
  }

  /// Returns whether a recognizer moves more along the gesture's direction than across it.
  private func isAlong(_ recognizer: Recognizer) -> Bool {
    let sample = measure.sample(recognizer, .start, layout(of: recognizer))
    return sample.direction == nil || sample.heading >= sample.drift
  }

  /// Returns whether a gesture may start the transition.
  ///
  /// While another transition changes the view's view controller, the finger belongs to that
  /// transition. A drag of an enlarged photo belongs to its scroll view.
  func mayStart(with recognizer: Recognizer) -> Bool {
    begin != nil && transition?.isAtRest == true && recognizer.view?.isInTransition != true
      && !recognizer.dragsEnlargedContent
      && !yieldsStart { other in
        other.startingView === startingView && other.mayStart(with: recognizer)
          && other.isAlong(recognizer)
      }
  }

  /// Returns whether another recognizer waits until the interaction's recognizer fails.
  ///
  /// During a flight, three kinds of recognizers wait: those that scroll a scroll view, those that
  /// pan a view inside the moving views, such as a map, and those of interactions that are later in
  /// the transition's list. Other recognizers that hold this transition do not wait.
  ///
  /// At rest, the system's pop pans wait. Otherwise both could begin, and the page would pop
  /// without following the finger. Scroll views wait for a pan from an edge of the screen.
  func precedes(_ own: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
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

  /// Returns whether the interaction's recognizer waits until another recognizer fails.
  ///
  /// In moving views, it waits only for those of interactions that are earlier in the transition's
  /// list.
  func yields(_ own: UIGestureRecognizer, to other: UIGestureRecognizer) -> Bool {
    if let yields = transition?.pan(other, precedes: own) { return yields }
    return isOutsideFlight(other.view) && precedence.yields(own, other)
  }

  /// Returns the layout direction that leading and trailing directions follow.
  func layout(of recognizer: Recognizer) -> UIUserInterfaceLayoutDirection {
    let view = listeningView
    return view?.effectiveUserInterfaceLayoutDirection ?? transition?.flight?.layoutDirection
      ?? recognizer.view?.effectiveUserInterfaceLayoutDirection ?? .leftToRight
  }

  /// Returns whether a recognizer that the interaction created receives a touch.
  func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
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
      measure.prepare(recognizer)
    }
    if holder === recognizer { hasNewFinger = true }
    return true
  }

  /// Returns whether a recognizer that the interaction created receives an event of a trackpad.
  ///
  /// UIKit does not report the pointer's location in the event.
  func receivesTrackpad(_ recognizer: UIGestureRecognizer) -> Bool {
    if standsIn(recognizer) { return false }
    if session?.isCurrent != true, let recognizer = recognizer as? Recognizer {
      measure.prepare(recognizer)
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
