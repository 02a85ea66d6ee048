/// The two pages of a flight, and the views that an animation adds to them: the one place that
/// moves whole pages.
struct PageStage {
  /// The page that a presentation brings in.
  let presented: PageActor?
  /// The other page, if an animation may move it.
  let other: PageActor?
  private let flight: TransitionFlight

  /// Puts the pages in order, the incoming one of which is in the container already.
  ///
  /// - Parameters:
  ///   - flight: The flight.
  ///   - isPresentedBelow: Whether the page that a presentation brings in lies below the other one.
  ///   - needsOther: Whether the other page moves. If not, it is left alone where UIKit gives no
  ///     access to it.
  ///   - steps: The steps that remove at the end what this adds.
  init(
    _ flight: TransitionFlight, isPresentedBelow: Bool = false, needsOther: Bool = true,
    in steps: inout TransitionAnimation.Steps
  ) {
    self.flight = flight
    let container = flight.containerView
    let (presentedView, otherView) = flight.pageViews
    presented = presentedView.map { PageActor($0, in: container) }
    // A page around a card stays as it is.
    guard let presentedView, presentedView.covers(container), needsOther || otherView != nil else {
      other = nil
      return
    }
    let otherPage = flight.isPresenting ? flight.fromViewController : flight.toViewController
    other =
      otherView.map { PageActor($0, in: container) }
      ?? otherPage?.viewIfLoaded.flatMap {
        PageActor(pictureOf: $0, in: container)
      }
    guard let other else { return }
    // The presented page stays where it is among the views that an app has added.
    if isPresentedBelow {
      container.insertSubview(other.view, aboveSubview: presentedView)
    } else {
      container.insertSubview(other.view, belowSubview: presentedView)
    }
    // What is seen where neither page is.
    let background = PageCover(over: container.bounds)
    background.alpha = 1
    container.insertSubview(
      background, belowSubview: isPresentedBelow ? presentedView : other.view)
    steps.cleanUp { _ in
      background.removeFromSuperview()
      if other.isPicture { other.view.removeFromSuperview() }
    }
  }

  /// Moves the pages between their places and the far ends.
  ///
  /// - Parameters:
  ///   - presented: How the page looks before a presentation has brought it in.
  ///   - other: How the other page looks when it is covered.
  ///   - steps: The steps to add to.
  func move(
    presented: TransitionPage, other: TransitionPage, in steps: inout TransitionAnimation.Steps
  ) {
    let isPresenting = flight.isPresenting
    if let actor = self.other {
      actor.move(from: isPresenting ? nil : other, to: isPresenting ? other : nil, in: &steps)
    }
    if let actor = self.presented {
      actor.move(
        from: isPresenting ? presented : nil, to: isPresenting ? nil : presented, in: &steps)
    }
  }
}

extension TransitionFlight {
  /// The view of the page that a presentation brings in, and that of the other page, where UIKit
  /// gives animations access to them.
  fileprivate var pageViews: (presented: UIView?, other: UIView?) {
    isPresenting ? (incomingView, outgoingView) : (outgoingView, incomingView)
  }
}
