import Foundation

@testable import HeadlessUIKit

/// The kinds of transitions that start differently.
enum TransitionPlace: CaseIterable {
  case presentation, push, tabs

  /// The animator and the interaction controller of a transition.
  struct Conductors {
    var animator: any UIViewControllerAnimatedTransitioning
    var interactor: (any UIViewControllerInteractiveTransitioning)?
  }

  /// A requested transition.
  struct Asked {
    let fixture: TransitionFixture
    /// The delegate, which UIKit doesn't retain.
    fileprivate let delegate: AnyObject
  }

  /// Requests a transition from "A" to "B".
  ///
  /// - Parameter make: Creates the animator and the interaction controller.
  /// - Returns: The transition, which starts with the next frame.
  @MainActor func ask(_ make: (TransitionFixture) -> Conductors) -> Asked {
    switch self {
    case .presentation:
      let fixture = TransitionFixture()
      let made = make(fixture)
      let delegate = LoggingDelegate(
        fixture, animator: made.animator, interactor: made.interactor)
      fixture.root.present(fixture.controller(delegate: delegate), animated: true)
      return Asked(fixture: fixture, delegate: delegate)
    case .push:
      let delegate = LoggingNavigationDelegate()
      let (fixture, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      let made = make(fixture)
      delegate.animator = made.animator
      delegate.interactor = made.interactor
      navigation.pushViewController(fixture.child("B"), animated: true)
      return Asked(fixture: fixture, delegate: delegate)
    case .tabs:
      let delegate = LoggingTabDelegate()
      let (fixture, tabs) = TransitionFixture.switching("A", "B", delegate: delegate)
      let made = make(fixture)
      delegate.animator = made.animator
      delegate.interactor = made.interactor
      tabs.selectedIndex = 1
      return Asked(fixture: fixture, delegate: delegate)
    }
  }
}

extension RuntimeVariants {
  /// The default, and each single variant of starts, of the percent-driven superclass and of
  /// contexts.
  static let ofStarts = [[]] + (startListings + superclassListings).map(\.variant)
}
