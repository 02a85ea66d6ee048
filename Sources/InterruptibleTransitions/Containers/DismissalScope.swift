/// What a call to dismiss takes away.
struct DismissalScope {
  /// The scopes of the dismissals that wait for another change.
  static var waiting = WaitingChanges<DismissalScope>()

  /// The view controller that is asked to dismiss what it presents, or itself.
  private(set) weak var asked: UIViewController?
  /// The view controller to dismiss, with everything that it presents.
  private(set) weak var lowest: UIViewController?

  init(of asked: UIViewController) {
    self.asked = asked
    let coming = asked.isAboutToBePresented ? asked : nil
    lowest = asked.presentedViewController ?? asked.presentedAncestor ?? coming
  }

  /// Returns the last request for a dismissal that waits, and takes away a view controller.
  static func waiting(toDismiss viewController: UIViewController) -> FlightRequest? {
    waiting.requests { $0.contains(viewController) }.last
  }

  /// Returns the last request for a dismissal that waits, and takes away what has yet to be
  /// presented.
  static func waiting(toDismiss presentation: PendingPresentationPair) -> FlightRequest? {
    waiting.requests { $0.contains(presentation) }.last
  }

  /// Whether the dismissal takes away a view controller that is presented.
  func contains(_ viewController: UIViewController) -> Bool {
    lowest?.presentedChain.contains { $0 === viewController } == true
  }

  /// Whether the dismissal takes away what has yet to be presented.
  func contains(_ presentation: PendingPresentationPair) -> Bool {
    asked.map { presentation.isDismissed(by: $0) } == true
      || lowest?.presentedChain.contains { presentation.presenter?.isWithin($0) == true } == true
  }
}
