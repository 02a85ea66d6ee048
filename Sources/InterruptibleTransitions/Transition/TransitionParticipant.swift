/// A type that takes part in the flights that concern it.
///
/// A flight asks each of these once: its two view controllers, the visible pages inside them if
/// they are navigation or tab bar controllers, the containers that own them, and the presentation
/// controller of a modal presentation. Those that conform add their own animations.
///
/// ```swift
/// extension DetailViewController: TransitionParticipant {
///   func takePart(in flight: TransitionFlight) {
///     flight.addAnimations(delayFactor: 0.5) { [titleLabel] in
///       titleLabel.alpha = flight.isPresenting ? 1 : 0
///     }
///   }
/// }
/// ```
public protocol TransitionParticipant: AnyObject {
  /// Called when the flight's animator has been made, before it runs.
  ///
  /// Add changes with ``TransitionFlight/addAnimations(delayFactor:_:completion:)``. They scrub,
  /// pause and reverse with the flight.
  ///
  /// - Parameter flight: The flight.
  func takePart(in flight: TransitionFlight)
}

extension TransitionFlight {
  /// The participants, each once: first those of the view controller that leaves, pages before
  /// their containers.
  ///
  /// - Complexity: O(*n*) in the number of containers.
  var participants: [any TransitionParticipant] {
    var found: [any TransitionParticipant] = []
    func add(_ candidate: AnyObject?) {
      if let participant = candidate as? any TransitionParticipant { found.append(participant) }
    }
    /// Adds the visible page inside a container, after the one inside that.
    func addPages(of controller: UIViewController?) {
      guard let page = (controller as? any PageContainer)?.visiblePage else { return }
      addPages(of: page)
      add(page)
    }
    let (from, to) = (fromViewController, toViewController)
    addPages(of: from)
    var container = from
    while let next = container {
      add(next)
      container = next.parent
    }
    // Either both are pages of one container, which has been asked, or the one presents the other.
    let shared = from?.parent === to?.parent ? to?.parent : nil
    addPages(of: to)
    container = to
    while let next = container, next !== shared {
      add(next)
      container = next.parent
    }
    let presented = isPresenting ? toViewController : fromViewController
    // UIKit would make a presentation controller for a view controller that is not presented.
    if presented?.presentingViewController != nil { add(presented?.presentationController) }
    return found
  }
}
