// The dissolve of two pages.
extension TransitionFlight {
  /// The page that fades, and whether it fades out; nil if UIKit gives no access to it.
  var dissolvingPage: (view: UIView, fadesOut: Bool)? {
    guard isPresentation else { return outgoingView.map { ($0, true) } }
    guard let incomingView else { return nil }
    guard let outgoingView, incomingView.covers(containerView) else { return (incomingView, false) }
    return (outgoingView, true)
  }

  /// Brings the page that fades out to the front, and returns the ``dissolvingPage``.
  fileprivate func prepareDissolve() -> (view: UIView, fadesOut: Bool)? {
    let page = dissolvingPage
    if let page, page.fadesOut, isPresentation, let incomingView {
      containerView.insertSubview(page.view, aboveSubview: incomingView)
    }
    return page
  }

  /// The incoming page, if it fades in; nil if the outgoing page hides it at the start.
  fileprivate var pageBehindDissolve: UIView? {
    guard let page = dissolvingPage, page.fadesOut, !page.view.hidesViewsBehind else { return nil }
    return incomingView
  }

  /// Adds a view that forwards touches while a page fades out.
  fileprivate func addFadingInterceptor(of page: UIView) -> UIView {
    FadingPageInterceptor(of: page) { [weak self] in self?.foreseen.heading == .start }
  }
}

extension TransitionAnimation {
  /// The cross-fade of two pages, which is also the preset ``dissolve``.
  static var crossfade: TransitionAnimation {
    TransitionAnimation(timing: .easeInOut(0.35), exit: noExit) { flight, steps in
      flight.installViews()
      guard let page = flight.prepareDissolve() else { return }
      steps.dissolve(page, in: flight)
    }
    .withReverse { $0 }
  }
}

extension TransitionAnimation.Steps {
  /// Fades a page in or out, and the page behind it in if the first one does not hide it.
  mutating func dissolve(_ page: (view: UIView, fadesOut: Bool), in flight: TransitionFlight) {
    let behind = flight.pageBehindDissolve
    fade(page.view, out: page.fadesOut, in: flight)
    if let behind { fade(behind, out: false, in: flight) }
  }

  /// Fades the other page if the presented one shows it, so that it does not change at once.
  mutating func fadePage(behind view: UIView, in flight: TransitionFlight) {
    guard let other = flight.isPresenting ? flight.outgoingView : flight.incomingView,
      view.covers(flight.containerView), !view.hidesViewsBehind
    else { return }
    fade(other, out: flight.isPresenting, in: flight)
  }

  /// Fades a page, in after a fraction 0…1 of the duration, and makes it visible at the end.
  mutating func fade(
    _ view: UIView, out fadesOut: Bool, in flight: TransitionFlight, delayFactor: Double = 0
  ) {
    let fader = ViewFader(view)
    if fadesOut {
      let interceptor = flight.addFadingInterceptor(of: view)
      cleanUp { _ in interceptor.removeFromSuperview() }
      animate { fader.setVisible(false) }
    } else {
      fader.setVisible(false)
      animate(delayFactor: delayFactor) { fader.setVisible(true) }
    }
    cleanUp { position in fader.restore(isShown: !fadesOut && position == .end) }
  }
}

/// The dissolve of two pages, frame by frame.
final class PageDissolve: FlightFollower {
  private let fader: ViewFader
  /// The fader of the page behind; nil if that page does not fade.
  private let behind: ViewFader?
  private let fadesOut: Bool
  private let interceptor: UIView?
  /// The visibility of the page, 0…1.
  private var visibility: CGFloat

  /// Creates a dissolve that shows nothing before the first moment; nil without access to the page.
  init?(of flight: TransitionFlight, excluding excluded: [UIView]) {
    guard let page = flight.prepareDissolve() else { return nil }
    behind = flight.pageBehindDissolve.map { ViewFader($0, excluding: excluded) }
    fader = ViewFader(page.view, excluding: excluded)
    fadesOut = page.fadesOut
    interceptor = fadesOut ? flight.addFadingInterceptor(of: page.view) : nil
    visibility = fadesOut ? 1 : 0
  }

  func show(_ moment: FlightMoment) {
    let progress = CGFloat(moment.progress.clampedToUnit)
    visibility = fadesOut ? 1 - progress : progress
    fader.apply(visibility: visibility)
    behind?.apply(visibility: 1 - visibility)
  }

  func end() {
    interceptor?.removeFromSuperview()
    fader.restore(isShown: !fadesOut && visibility == 1)
    behind?.restore(isShown: visibility == 0)
  }
}
