// Recognizer actions.
extension ScrollPullInteraction {
  func panned(_ recognizer: UIPanGestureRecognizer) {
    // The recognizer may report the end of a pull whose scroll view is gone.
    guard let scrollView else { return cancelPull() }
    switch recognizer.state {
    case .began:
      stopFollowing()
      resolveEdge(of: scrollView)
      if isLeftToRefreshControl { return }
      if transition?.flight == nil, yieldsStart(to: isLike) || recognizer.dragsEnlargedContent {
        return
      }
      pull = .tracking(isRefused: false)
      pin?.update(from: scrollView, begins: true)
      measures = pin == nil ? PullMeasures(edge, of: scrollView) : nil
      if pin != nil { catchFlight() }
      guard transition != nil else { return stopFollowing() }
      guardRefreshing(in: scrollView)
      pin?.guardEdge(of: scrollView, isEngaged: session != nil)
      let clock = FrameClock { [weak self] _ in self?.follow() }
      clock.start()
      self.clock = clock
    case .ended:
      let session = session
      stopFollowing()
      guard let session, session.isActive else {
        pin?.release()
        break
      }
      if let pin {
        let isPulled = session.mapping.progressMapping.position(at: travel(in: scrollView)) > 0
        waitForFlight(pin, keepsStill: isPulled)
      }
      session.release(following: velocity(in: scrollView))
    case .cancelled, .failed:
      cancelPull()
    default:
      break
    }
  }

  /// Updates the edge for the next pull, by the layout direction.
  private func resolveEdge(of scrollView: UIScrollView) {
    let resolved = direction.resolved(in: scrollView.effectiveUserInterfaceLayoutDirection)
    guard resolved != edge.direction else { return }
    pin?.release()
    edge = PulledEdge(direction: resolved)
    pin = pinsContent ? ScrollPin(edge) : nil
  }

  /// Returns whether another pull starts its transition at the same edge.
  private func isLike(_ other: ScrollPullInteraction) -> Bool {
    other.scrollView === scrollView && other.edge.direction == edge.direction
      && other.transition?.isAtRest == true
  }

  /// Waits for the flight of a pull that has ended, and restores the scroll view if no flight
  /// begins.
  ///
  /// Content that the finger has pulled stays at its edge: otherwise a flick that throws the
  /// transition back would also scroll the content. UIKit may have started to scroll already, or
  /// may start soon.
  private func waitForFlight(_ pin: ScrollPin, keepsStill: Bool) {
    var frames = 0
    let stop = { [weak self] in
      guard let scrollView = self?.scrollView, keepsStill, frames < 3 else { return }
      if scrollView.isDecelerating { pin.stop(scrollView) }
    }
    let clock = FrameClock { [weak self] _ in
      guard let self else { return }
      guard let scrollView, let transition else { return cancelPull() }
      guard !scrollView.isTracking else { return }
      stop()
      frames += 1
      guard frames >= 3, transition.flight != nil || !transition.pending.machine.isPending else {
        return
      }
      stopFollowing()
      if transition.flight == nil { pin.release() }
    }
    clock.start()
    self.clock = clock
    stop()
  }

  /// Releases the transition and the scroll view, because the pull did not end normally.
  func cancelPull() {
    let session = session
    stopFollowing()
    session?.cancel()
    pin?.release()
  }

  /// Stops following the content.
  func stopFollowing() {
    clock?.stop()
    clock = nil
    pull = .none
    allowRefreshing()
  }

  /// Follows the content and the finger.
  private func follow() {
    // UIKit does not document whether the recognizer of a deallocated scroll view reports its end.
    guard let scrollView, let transition else { return cancelPull() }
    // If another interaction holds the transition, this finger no longer moves it.
    if let session, !session.isCurrent, transition.session != nil { return stopFollowing() }
    pin?.update(from: scrollView)
    let travel = travel(in: scrollView)
    let isMoved = measures?.haveChanged(in: scrollView) == true
    if isMoved { session?.mapping.regrab(at: travel) }
    let origin = activation + (pin?.fingerAtEdge ?? 0)
    if case .tracking(let isRefused) = pull, travel > origin, pin?.isPastAnyway != true {
      if transition.isAtRest, !scrollView.isEnlarged,
        let session = transition.beginInteraction(by: self)
      {
        // Travel during a refusal, or from a new size of the scroll view, must not move the
        // transition.
        hold(session, position: 0, at: isRefused || isMoved ? travel : origin, leadsToEnd: true)
        begin()
        session.updateDistance()
      } else {
        pull = .tracking(isRefused: true)
      }
    }
    // In a callback of the phase change, the app may have detached the interaction.
    guard self.transition === transition else { return }
    guardRefreshing(in: scrollView)
    pin?.guardEdge(of: scrollView, isEngaged: session != nil)
    guard let session, session.isActive else { return }
    if let pin {
      if session.mapping.progressMapping.position(at: travel) > 0 {
        pin.pin(scrollView)
      } else if pin.rest > 0 {
        // The finger pushed back, and the content scrolled. The pull starts again when the content
        // is back at its edge.
        session.mapping.wait(at: travel, until: pin.fingerAtEdge)
      }
    }
    session.follow(travel)
  }
}

// Sessions.
extension ScrollPullInteraction {
  /// Holds the current flight, unless another interaction holds it.
  private func catchFlight() {
    guard let transition, let flight = transition.flight, let scrollView,
      let session = transition.beginInteraction(by: self)
    else { return }
    let leadsToEnd = flight.isWayToEnd(edge.direction, of: self, on: scrollView)
    let position = leadsToEnd ? flight.position : 1 - flight.position
    hold(session, position: position, at: travel(in: scrollView), leadsToEnd: leadsToEnd)
  }

  private func hold(
    _ session: TransitionSession, position: Double, at travel: CGFloat, leadsToEnd: Bool
  ) {
    pull = .engaged(session)
    let size = transition?.containerSize(around: scrollView) ?? .zero
    // Before the start of the transition the content scrolls, and past its end the content's rubber
    // band shows. A flight that is grabbed past one of the ends stays there.
    let limits = min(0, position)...(pin == nil ? max(1, position) : .infinity)
    session.follow(
      over: distance.points(in: size, along: edge.direction), at: travel, position: position,
      along: edge.direction, leadsToEnd: leadsToEnd, limits: limits)
    if distance == .presentedView { session.followPage(around: scrollView) }
  }

  /// Returns the distance of the pull, in points.
  ///
  /// This is the finger's distance if the content is pinned, and otherwise the content's distance.
  private func travel(in scrollView: UIScrollView) -> CGFloat {
    pin?.finger ?? edge.pulled(scrollView)
  }

  /// Returns the velocity of the pull, in points per second.
  ///
  /// If the content is not pinned, the rubber band reduces the finger's velocity.
  private func velocity(in scrollView: UIScrollView) -> CGFloat {
    let recognizer = scrollView.panGestureRecognizer
    let place = pin == nil ? scrollView : nil
    let velocity = edge.direction.component(of: recognizer.velocity(in: place))
    if let pin { return pin.rest > 0 ? 0 : velocity }
    let band = RubberBand(dimension: Double(edge.length(of: scrollView)))
    return velocity * CGFloat(band.slope(atDisplayed: Double(edge.pulled(scrollView))))
  }
}
