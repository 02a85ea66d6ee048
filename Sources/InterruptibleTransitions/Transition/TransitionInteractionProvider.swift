/// A view controller that brings interactions of its own along.
///
/// The transition asks the view controller that comes in, the containers' visible view controllers
/// inside it included, when a flight begins. The interactions are attached until a flight has taken
/// the view controller away again, or has not brought it in. So they come and go with it, and an
/// app does not add them to ``InterruptibleTransition/interactions``.
///
/// ```swift
/// final class PhotoViewController: UIViewController, TransitionInteractionProvider {
///   func interactions(
///     for transition: InterruptibleTransition
///   ) -> [any TransitionInteraction] {
///     [
///       .pan(.down, over: 300, on: view) { [weak self, weak transition] in
///         if let transition { self?.dismiss(with: transition) }
///       }
///     ]
///   }
/// }
/// ```
///
/// When the view controller is presented, the container exists by then: a gesture that is to begin
/// beside the view too listens on `presentationController?.containerView`.
///
/// Of several pages of a container that one transition has brought in one after another, the last
/// one's interactions are attached. If another transition takes the view controller away, the
/// interactions stay with the one that has brought it in.
public protocol TransitionInteractionProvider: AnyObject {
  /// Returns the interactions with the transition that brings the view controller in. Called when
  /// the flight begins.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The interactions. Do not let them keep the view controller.
  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction]
}

extension InterruptibleTransition {
  /// Changes the interactions of guests, and attaches and detaches what has changed.
  func changeGuests(_ change: (inout GuestInteractions) -> Void) {
    change(&guests)
    interactionsChanged()
  }

  /// Attaches the interactions of the view controller that a flight brings in.
  func welcomeGuests(of flight: TransitionFlight) {
    let pair = [flight.fromViewController, flight.toViewController]
    let guest = flight.guest.flatMap { guests.isNew($0) ? $0 : nil }
    let providers = guest?.visibleChain.compactMap { $0 as? any TransitionInteractionProvider }
    if guests.isEmpty, providers?.isEmpty != false { return }
    let interactions = providers?.flatMap { $0.interactions(for: self) } ?? []
    changeGuests { guests in
      guests.keep { viewController in
        pair.contains { $0 === viewController } || viewController.isInHierarchy
      }
      if let guest, providers?.isEmpty == false {
        guests.welcome(guest, in: flight.pageContainer, with: interactions)
      }
    }
  }

  /// Detaches the interactions of the view controller that a flight has taken away.
  func sendGuestsAway(after flight: TransitionFlight, at position: TransitionPosition) {
    guard let away = flight.away(at: position), guests.contains(away) else { return }
    changeGuests { $0.keep { $0 !== away } }
  }
}

extension TransitionFlight {
  /// The view controller that the flight brings in.
  fileprivate var guest: UIViewController? {
    isPresenting || pageContainer?.keepsPages == true ? toViewController : nil
  }

  /// The view controller that is not shown at an end of the flight, and whose interactions do not
  /// apply any more.
  fileprivate func away(at position: TransitionPosition) -> UIViewController? {
    if pageContainer?.keepsPages == true {
      return position == .end ? fromViewController : toViewController
    }
    return position == end(whereSubjectIsIn: false) ? subject : nil
  }
}

extension UIViewController {
  /// Whether the view controller is presented, or in a container.
  fileprivate var isInHierarchy: Bool {
    parent != nil || presentingViewController != nil
  }
}
