/// The dissolve of two pages, frame by frame.
final class PageDissolve: FlightFollower {
  private let fader: ViewFader
  /// The fader of the page behind; nil if that page does not fade.
  private let behind: ViewFader?
  private let fadesOut: Bool
  private let cover: UIView?
  /// The visibility of the page, 0…1.
  private var visibility: CGFloat

  /// Creates the dissolve of a flight, which shows nothing until the first moment; nil if UIKit
  /// gives no access to the page that fades.
  ///
  /// - Parameters:
  ///   - flight: The flight.
  ///   - excluded: Views in the page that the flight hides.
  init?(of flight: TransitionFlight, excluding excluded: [UIView]) {
    guard let page = flight.prepareDissolve() else { return nil }
    behind = flight.pageBehindDissolve.map { ViewFader($0, excluding: excluded) }
    fader = ViewFader(page.view, excluding: excluded)
    fadesOut = page.fadesOut
    cover = fadesOut ? flight.addFadingCover(of: page.view) : nil
    visibility = fadesOut ? 1 : 0
  }

  func show(_ moment: FlightMoment) {
    let progress = CGFloat(moment.progress.clampedToUnit)
    visibility = fadesOut ? 1 - progress : progress
    fader.show(visibility)
    behind?.show(1 - visibility)
  }

  /// Makes the page visible again.
  func end() {
    cover?.removeFromSuperview()
    fader.restore(isShown: !fadesOut && visibility == 1)
    behind?.restore(isShown: visibility == 0)
  }
}
