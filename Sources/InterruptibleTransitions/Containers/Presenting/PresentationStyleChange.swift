/// A change of a presentation's style that waits for a flight or is part of one.
struct PresentationStyleChange {
  /// A style, and the timing of the change to it.
  struct Next {
    let style: TransitionPresentationStyle
    let timing: TransitionTiming
  }

  /// The next style, which waits for a flight inside the presented view controller.
  var next: Next?
  /// The style before the current flight, which a cancelled flight restores.
  var former: TransitionPresentationStyle?
}

extension InterruptiblePresentationController {
  /// Changes the style as a part of a flight inside the presented view controller that is in
  /// progress or may be about to begin, or else in a separate animation.
  func change(to style: TransitionPresentationStyle, along timing: TransitionTiming) {
    guard chrome != nil else {
      self.style = style
      return
    }
    styleChange.next = PresentationStyleChange.Next(style: style, timing: timing)
    if let flight {
      // A presentation includes the change. A view that is being dismissed keeps its size.
      if flight.isPresentation { _ = changeStyle(with: flight) }
      return
    }
    if let innerFlight, !innerFlight.isOver, changeStyle(with: innerFlight) { return }
    guard presentedViewController.isChangingPages else { return changeStyleByItself() }
    var idleFrames = IdleFrameCounter()
    FrameLoop().wait { [weak self] in
      guard let self, styleChange.next != nil else { return true }
      guard idleFrames.countFrame() || !presentedViewController.isChangingPages else {
        return false
      }
      changeStyleByItself()
      return true
    }
  }

  /// Shows a waiting style in an inner flight, and returns whether the flight includes one.
  func changeStyle(with flight: TransitionFlight) -> Bool {
    guard let next = styleChange.next, flight.acceptsAnimations else { return false }
    styleChange.next = nil
    styleChange.former = styleChange.former ?? style
    style = next.style
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
    if outcome != .completed, let former = styleChange.former {
      style = former
      chrome?.prepare(for: former)
      chrome?.show(former)
    }
    styleChange.former = nil
    finishStyleChange()
    innerFlightEnded(with: outcome)
  }

  /// Shows the style that has waited for the end of a flight, if the view is still presented.
  func changeStyleAfterFlight(isPresented: Bool) {
    guard let next = styleChange.next else { return }
    if isPresented { return changeStyleByItself() }
    style = next.style
    styleChange.next = nil
  }

  private func changeStyleByItself() {
    guard let next = styleChange.next else { return }
    styleChange.next = nil
    style = next.style
    chrome?.prepare(for: style)
    if UIView.inheritedAnimationDuration > 0 {
      showStyle()
      finishStyleChange()
    } else {
      animateChange(along: next.timing) { $0.showStyle() }
    }
  }

  private func showStyle() {
    showChrome()
    placePresentedView()
  }

  private func showChrome() { chrome?.show(style) }

  /// Removes the views that the style does not need, unless a flight can restore the former style.
  func finishStyleChange() {
    if styleChange.former == nil { chrome?.finish(style) }
  }
}

extension UIViewController {
  /// Whether a change between pages inside the view controller is in progress or about to begin.
  fileprivate var isChangingPages: Bool {
    visibleChain.contains { $0.transitionCoordinator != nil }
  }
}
