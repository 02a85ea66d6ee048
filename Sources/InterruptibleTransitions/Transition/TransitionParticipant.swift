/// Takes part in the flights that concern it.
///
/// A flight asks, once, its two view controllers, the containers that own them (a navigation or tab
/// bar controller, say), and the presentation controller of a modal presentation; whichever of them
/// conforms adds what it wants to have animated along.
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
  /// Add changes with ``TransitionFlight/addAnimations(delayFactor:_:completion:)``: they scrub,
  /// pause and reverse with the rest.
  ///
  /// - Parameter flight: The flight.
  func takePart(in flight: TransitionFlight)
}

extension TransitionFlight {
  /// Who takes part: each once, those of the view controller that leaves first, containers last.
  var participants: [any TransitionParticipant] {
    let presented = isPresenting ? toViewController : fromViewController
    // Asked of a view controller that is not presented, UIKit would make a presentation controller.
    let presentation =
      presented?.presentingViewController == nil ? nil : presented?.presentationController
    let controllers = [fromViewController, toViewController].flatMap { controller in
      Array(sequence(first: controller, next: { $0?.parent }).prefix { $0 != nil })
    }
    var found: [any TransitionParticipant] = []
    for candidate in controllers as [AnyObject?] + [presentation] {
      guard let participant = candidate as? any TransitionParticipant,
        !found.contains(where: { $0 === participant })
      else { continue }
      found.append(participant)
    }
    return found
  }
}
