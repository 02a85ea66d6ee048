// The dissolve of two pages.
extension TransitionFlight {
  /// The view of the page that fades in a dissolve, and whether it fades out; nil if UIKit gives no
  /// access to the page.
  var dissolvingPage: (view: UIView, fadesOut: Bool)? {
    guard isPresenting else { return outgoingView.map { ($0, true) } }
    guard let incomingView else { return nil }
    guard let outgoingView, incomingView.covers(containerView) else { return (incomingView, false) }
    return (outgoingView, true)
  }

  /// Brings the page that fades out to the front.
  ///
  /// - Returns: The page, as ``dissolvingPage``.
  func prepareDissolve() -> (view: UIView, fadesOut: Bool)? {
    let page = dissolvingPage
    if let page, page.fadesOut, isPresenting, let incomingView {
      containerView.insertSubview(page.view, aboveSubview: incomingView)
    }
    return page
  }

  /// Adds a view that forwards touches while a page fades out.
  func addFadingCover(of page: UIView) -> UIView {
    FadingCover(of: page) { [weak self] in self?.foreseen.heading == .start }
  }
}

extension TransitionAnimation {
  /// The cross-fade of two pages, which is also the preset ``dissolve``.
  static var crossfade: TransitionAnimation {
    TransitionAnimation(timing: .easeInOut(0.35), exit: noExit) { flight, steps in
      flight.installViews()
      guard let page = flight.prepareDissolve() else { return }
      steps.fade(page.view, out: page.fadesOut, in: flight)
    }
  }
}

extension TransitionAnimation.Steps {
  /// Fades a page in or out, and makes it visible again at the end.
  ///
  /// - Parameters:
  ///   - view: The view of the page.
  ///   - fadesOut: Whether the page fades out.
  ///   - flight: The flight.
  ///   - delayFactor: The fraction of the duration, 0…1, after which the page begins to fade in.
  mutating func fade(
    _ view: UIView, out fadesOut: Bool, in flight: TransitionFlight, delayFactor: Double = 0
  ) {
    let fader = ViewFader(view)
    if fadesOut {
      let cover = flight.addFadingCover(of: view)
      cleanUp { _ in cover.removeFromSuperview() }
      animate { fader.show(false) }
    } else {
      fader.show(false)
      animate(delayFactor: delayFactor) { fader.show(true) }
    }
    cleanUp { position in fader.restore(isShown: !fadesOut && position == .end) }
  }
}
