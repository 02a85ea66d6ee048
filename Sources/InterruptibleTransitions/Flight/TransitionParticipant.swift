/// A type that adds animations to the flights that concern it.
///
/// A flight asks each of these objects once: its two view controllers, the visible view controllers
/// inside them at any depth, the containers around them, and the presentation controller of a modal
/// presentation. Objects that conform to this protocol add their animations.
///
/// The visible page of a navigation or tab bar controller counts as visible. So does a child of any
/// view controller if its view is loaded, is in the view of its parent, and is not hidden.
///
/// ```swift
/// extension DetailViewController: TransitionParticipant {
///   func animateAlongside(_ flight: TransitionFlight) {
///     flight.addAnimations(delayFactor: 0.5) { [titleLabel] in
///       titleLabel.alpha = flight.isPresenting ? 1 : 0
///     }
///   }
/// }
/// ```
///
/// With Reduce Motion the flight's animation is a cross-fade, but participants still add their
/// animations. The toolkit cannot distinguish motion from a change that the screen needs. Leave out
/// motion if ``TransitionFlight/usesReducedMotion`` is true.
public protocol TransitionParticipant: AnyObject {
  /// Called when the flight's animator has been created, before it runs.
  ///
  /// Add changes with ``TransitionFlight/addAnimations(delayFactor:_:completion:)``. The changes
  /// scrub, pause and reverse with the flight.
  ///
  /// - Parameter flight: The flight.
  func animateAlongside(_ flight: TransitionFlight)
}

/// A participant that the toolkit has added to the container of a presentation.
protocol ContainerParticipant: UIView, TransitionParticipant {}

extension TransitionFlight {
  /// The participants, each once: the outgoing ones first, and pages before their containers.
  ///
  /// - Complexity: O(*n* · *p*) in the number of view controllers and of participants.
  var participants: [any TransitionParticipant] {
    var found: [any TransitionParticipant] = []
    fromViewController?.addParticipants(to: &found)
    toViewController?.addParticipants(to: &found)
    // UIKit would create a presentation controller for a view controller that is not presented.
    if subject?.presentingViewController != nil { found.add(subject?.presentationController) }
    for container in containers {
      for case let view as any ContainerParticipant in container.subviews { found.add(view) }
    }
    return found
  }

  /// The container, and those of presentations that are dismissed together.
  private var containers: [UIView] {
    guard isModal, !isPresentation, let toViewController else { return [containerView] }
    let dismissed = toViewController.presentedChain.dropFirst()
    return [containerView] + dismissed.compactMap { $0.presentationController?.containerView }
  }
}

extension UIViewController {
  /// Adds the participants in the view controller, this one, and its containers.
  fileprivate func addParticipants(to found: inout [any TransitionParticipant]) {
    addPages(to: &found)
    var container = parent
    while let next = container {
      found.add(next)
      container = next.parent
    }
  }

  private func addPages(to found: inout [any TransitionParticipant]) {
    for child in visibleChildren.reversed() { child.addPages(to: &found) }
    found.add(self)
  }
}

extension [any TransitionParticipant] {
  fileprivate mutating func add(_ candidate: AnyObject?) {
    guard let participant = candidate as? any TransitionParticipant,
      !contains(where: { $0 === participant })
    else { return }
    append(participant)
  }
}
