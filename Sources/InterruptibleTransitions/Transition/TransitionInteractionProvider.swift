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
/// Of several view controllers that one transition has brought in one after another, such as the
/// pages of a stack, the last one's interactions are attached.
public protocol TransitionInteractionProvider: AnyObject {
  /// Returns the interactions with a transition that moves the view controller. Called when the
  /// first flight with the view controller begins; the view is loaded by then.
  ///
  /// - Parameter transition: The transition.
  /// - Returns: The interactions. Do not let them keep the view controller.
  func interactions(for transition: InterruptibleTransition) -> [any TransitionInteraction]
}

/// The interactions of view controllers that a transition has brought in.
struct GuestInteractions {
  private struct Guest {
    weak var viewController: UIViewController?
    var interactions: [any TransitionInteraction]
    /// Whether the view controller has been asked for interactions.
    var isWelcomed = false
  }

  private var guests: [Guest] = []

  /// The interactions to attach: those of the view controller that came in last.
  var interactions: [any TransitionInteraction] { guests.last?.interactions ?? [] }

  /// Whether a view controller is a guest.
  func contains(_ viewController: UIViewController) -> Bool {
    guests.contains { $0.viewController === viewController }
  }

  /// Adds interactions of a view controller, behind those that it already has.
  mutating func add(
    _ interactions: [any TransitionInteraction], of viewController: UIViewController
  ) {
    guests[index(of: viewController)].interactions += interactions
  }

  /// Adds the interactions that a view controller and its visible pages bring along, once.
  mutating func welcome(_ viewController: UIViewController, to transition: InterruptibleTransition)
  {
    let providers = viewController.visibleChain.compactMap {
      $0 as? any TransitionInteractionProvider
    }
    guard !providers.isEmpty else { return }
    let index = index(of: viewController)
    guard !guests[index].isWelcomed else { return }
    guests[index].isWelcomed = true
    guests[index].interactions += providers.flatMap { $0.interactions(for: transition) }
  }

  private mutating func index(of viewController: UIViewController) -> Int {
    if let index = guests.firstIndex(where: { $0.viewController === viewController }) {
      return index
    }
    guests.append(Guest(viewController: viewController, interactions: []))
    return guests.count - 1
  }

  /// Removes the interactions of all view controllers but those that stay.
  mutating func keep(where stays: (UIViewController) -> Bool) {
    guests.removeAll { $0.viewController.map(stays) != true }
  }

  /// Removes an interaction.
  ///
  /// - Returns: Whether it was there.
  mutating func remove(_ interaction: any TransitionInteraction) -> Bool {
    var isFound = false
    for index in guests.indices {
      let count = guests[index].interactions.count
      guests[index].interactions.removeAll { $0 === interaction }
      isFound = isFound || guests[index].interactions.count < count
    }
    return isFound
  }
}

extension InterruptibleTransition {
  /// Changes the interactions of guests, and attaches and detaches what has changed.
  func changeGuests(_ change: (inout GuestInteractions) -> Void) {
    // A view controller that is asked for its interactions may look at the transition's.
    var changed = guests
    change(&changed)
    let former = guests.interactions
    guests = changed
    interactionsChanged(from: interactions + former)
  }

  /// Attaches the interactions of the view controller that a flight brings in, or of the one that
  /// it takes away, if another transition has brought that in.
  func welcomeGuests(of flight: TransitionFlight) {
    let pair = [flight.fromViewController, flight.toViewController]
    changeGuests { guests in
      guests.keep { viewController in
        pair.contains { $0 === viewController } || viewController.isInHierarchy
      }
      if let guest = flight.guest { guests.welcome(guest, to: self) }
    }
  }

  /// Detaches the interactions of the view controller that a flight has taken away.
  func sendGuestsAway(after flight: TransitionFlight, at position: TransitionPosition) {
    guard let away = flight.away(at: position), guests.contains(away) else { return }
    changeGuests { $0.keep { $0 !== away } }
  }
}

extension TransitionFlight {
  /// The view controller whose interactions apply to the flight.
  fileprivate var guest: UIViewController? {
    pageContainer?.keepsPages == true ? toViewController : subject
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
