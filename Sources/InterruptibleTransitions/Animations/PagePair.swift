/// The two pages of a flight and the views that an animation adds to them.
///
/// All animations that move whole pages use this type.
struct PagePair {
  /// The page that is presented, pushed or selected.
  let presented: AnimatedPage?
  /// The other page, if an animation can move it.
  let other: AnimatedPage?
  private let flight: TransitionFlight

  /// Arranges the pages. The incoming page is already in the container.
  ///
  /// - Parameters:
  ///   - flight: The flight.
  ///   - isPresentedBelow: Whether the presented page lies below the other page.
  ///   - needsOther: Whether the animation moves the other page. If it does not, the other page is
  ///     left alone where UIKit gives no access to its view.
  ///   - steps: The steps, which remove the added views at the end.
  init(
    _ flight: TransitionFlight, isPresentedBelow: Bool = false, needsOther: Bool = true,
    in steps: inout TransitionAnimation.Steps
  ) {
    self.flight = flight
    let container = flight.containerView
    let (presentedView, otherView) = flight.pageViews
    presented = presentedView.map { AnimatedPage($0, in: container) }
    // A page behind a card stays as it is.
    guard let presentedView, presentedView.covers(container), needsOther || otherView != nil else {
      other = nil
      return
    }
    let otherPage = flight.isPresenting ? flight.fromViewController : flight.toViewController
    other =
      otherView.map { AnimatedPage($0, in: container) }
      ?? otherPage?.viewIfLoaded.flatMap {
        AnimatedPage(snapshotOf: $0, in: container)
      }
    guard let other else { return }
    // The presented page keeps its position among the views that an app has added.
    if isPresentedBelow {
      container.insertSubview(other.view, aboveSubview: presentedView)
    } else {
      container.insertSubview(other.view, belowSubview: presentedView)
    }
    // The background is visible where neither page is.
    let background = PageCover(over: container.bounds)
    background.alpha = 1
    container.insertSubview(
      background, belowSubview: isPresentedBelow ? presentedView : other.view)
    steps.cleanUp { _ in
      background.removeFromSuperview()
      if other.isSnapshot { other.view.removeFromSuperview() }
    }
  }

  /// Moves the pages between their normal positions and their far ends.
  ///
  /// - Parameters:
  ///   - presented: The appearance of the presented page before it comes in.
  ///   - other: The appearance of the other page when it is covered.
  ///   - steps: The steps to add to.
  func move(
    presented: TransitionPage, other: TransitionPage, in steps: inout TransitionAnimation.Steps
  ) {
    let isPresenting = flight.isPresenting
    if let page = self.other {
      page.move(from: isPresenting ? nil : other, to: isPresenting ? other : nil, in: &steps)
    }
    if let page = self.presented {
      page.move(
        from: isPresenting ? presented : nil, to: isPresenting ? nil : presented, in: &steps)
    }
  }
}

extension TransitionFlight {
  /// The views of the presented page and of the other page, where UIKit gives animations access to
  /// them.
  fileprivate var pageViews: (presented: UIView?, other: UIView?) {
    isPresenting ? (incomingView, outgoingView) : (outgoingView, incomingView)
  }
}
