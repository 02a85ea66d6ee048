/// The two pages of a flight and the views that an animation of whole pages adds to them.
struct PagePair {
  /// The page that is presented, pushed or selected.
  let presented: AnimatedPage?
  /// The other page, if an animation can move it.
  let other: AnimatedPage?
  private let isPresentedBelow: Bool
  private let flight: TransitionFlight

  /// Arranges the pages. The incoming page is already in the container. The steps remove the added
  /// views at the end. A page that is not needed stays where UIKit gives no access to it.
  init(
    _ flight: TransitionFlight, isPresentedBelow: Bool = false, needsOther: Bool = true,
    in steps: inout TransitionAnimation.Steps
  ) {
    self.flight = flight
    self.isPresentedBelow = isPresentedBelow
    let container = flight.containerView
    let presentedView = flight.isPresentation ? flight.incomingView : flight.outgoingView
    let otherView = flight.isPresentation ? flight.outgoingView : flight.incomingView
    presented = presentedView.map { AnimatedPage($0, in: container) }
    // `CoveredPage` moves the page behind a card.
    guard let presentedView, presentedView.covers(container), needsOther || otherView != nil else {
      other = nil
      return
    }
    if let otherView {
      other = AnimatedPage(otherView, in: container)
    } else if presentedView.hidesViewsBehind,
      let view = (flight.isPresentation ? flight.fromViewController : flight.toViewController)?
        .viewIfLoaded
    {
      other = AnimatedPage(snapshotOf: view, in: container)
    } else {
      // At the end, the page is where it is now, and can be seen.
      other = nil
    }
    guard let other else { return }
    // The presented page keeps its position among the views that an app has added.
    if isPresentedBelow {
      container.insertSubview(other.view, aboveSubview: presentedView)
    } else {
      container.insertSubview(other.view, belowSubview: presentedView)
    }
    if let original = other.original { HidingMask.hide(original) }
    steps.cleanUp { _ in other.end() }
  }

  /// Moves the pages to or from their far ends. The lower one fades where it is visible.
  func move(
    presented: TransitionPageAppearance, other: TransitionPageAppearance, fadesLower: Bool,
    in steps: inout TransitionAnimation.Steps
  ) {
    let isPresenting = flight.isPresentation
    var presented = presented
    // Alone, the lower page fades, and a shade would not fade with it.
    if isPresentedBelow, self.other == nil { presented.shade = 0 }
    if let page = self.other {
      page.move(from: isPresenting ? nil : other, to: isPresenting ? other : nil, in: &steps)
    }
    if let page = self.presented {
      page.move(
        from: isPresenting ? presented : nil, to: isPresenting ? nil : presented, in: &steps)
    }
    guard fadesLower else { return }
    let lower = isPresentedBelow ? self.presented : self.other
    let upper = isPresentedBelow ? self.other : self.presented
    let far = isPresentedBelow ? presented : other
    // The page would appear or disappear at once where it can be seen at its far end.
    guard let lower, !far.isOutside, upper?.hidesViewsBehind != true else { return }
    steps.fade(lower.view, out: isPresenting != isPresentedBelow, in: flight)
  }
}
