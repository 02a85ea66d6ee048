// The change of a presentation's style, which waits for a flight or is part of one.
extension InterruptiblePresentationController {
  /// Changes the style as a part of a flight inside the presented view controller that is in
  /// progress or may be about to begin, or else in a separate animation.
  func change(to style: TransitionPresentationStyle, along timing: TransitionTiming) {
    guard chrome != nil else {
      self.style = style
      return
    }
    nextStyle = style
    timingOfNextStyle = timing
    if let flight {
      // A presentation includes the change. A view that is being dismissed keeps its size.
      if flight.isPresentation { _ = changeStyle(with: flight) }
      return
    }
    if let innerFlight, !innerFlight.isOver, changeStyle(with: innerFlight) { return }
    guard presentedViewController.isChangingPages else { return changeStyleByItself() }
    var idleFrames = IdleFrameCounter()
    FrameLoop().wait { [weak self] in
      guard let self, nextStyle != nil else { return true }
      guard idleFrames.countFrame() || !presentedViewController.isChangingPages else {
        return false
      }
      changeStyleByItself()
      return true
    }
  }

  /// Shows a waiting style in an inner flight, and returns whether the flight includes one.
  func changeStyle(with flight: TransitionFlight) -> Bool {
    guard let nextStyle, flight.acceptsAnimations else { return false }
    self.nextStyle = nil
    formerStyle = formerStyle ?? style
    style = nextStyle
    chrome?.prepare(for: style)
    let isAlong = flight !== self.flight || flight.hasRoomForChanges
    flight.addAnimations { [weak self] in
      if isAlong { self?.showStyle() } else { self?.showChrome() }
    } completion: { [weak self] outcome in
      self?.styleFlightEnded(with: outcome)
    }
    if !isAlong { movePresentedView() }
    return true
  }

  private func styleFlightEnded(with outcome: TransitionOutcome) {
    if outcome != .completed, let formerStyle {
      style = formerStyle
      chrome?.prepare(for: style)
      chrome?.show(style)
    }
    formerStyle = nil
    finishStyleChange()
    innerFlightEnded(with: outcome)
  }

  /// Shows the style that has waited for the end of a flight, if the view is still presented.
  func changeStyleAfterFlight(isPresented: Bool) {
    guard let nextStyle else { return }
    if isPresented { return changeStyleByItself() }
    style = nextStyle
    self.nextStyle = nil
  }

  private func changeStyleByItself() {
    guard let nextStyle else { return }
    self.nextStyle = nil
    style = nextStyle
    chrome?.prepare(for: style)
    if UIView.inheritedAnimationDuration > 0 {
      showStyle()
      finishStyleChange()
    } else {
      animateChange(along: timingOfNextStyle) { $0.showStyle() }
    }
  }

  private func showStyle() {
    showChrome()
    placePresentedView()
  }

  private func showChrome() { chrome?.show(style) }

  /// Removes the views that the style does not need, unless a flight can restore the former style.
  func finishStyleChange() {
    if formerStyle == nil { chrome?.finish(style) }
  }
}

extension UIViewController {
  /// Whether a change between pages inside the view controller is in progress or about to begin.
  fileprivate var isChangingPages: Bool {
    visibleChain.contains { $0.transitionCoordinator != nil }
  }
}
