@testable import HeadlessUIKit

/// An animator that only calls a closure with the context, and completes the transition in the same
/// call.
final class CarelessAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  typealias Handling = @MainActor (any UIViewControllerContextTransitioning) -> Void

  var completes = true
  var handling: Handling = CarelessAnimator.addsIncomingView

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    handling(transitionContext)
    transitionContext.completeTransition(completes)
  }

  static let addsIncomingView: Handling = { context in
    guard let view = context.view(forKey: .to) else { return }
    context.containerView.addSubview(view)
  }
  static let removesOutgoingView: Handling = { context in
    context.view(forKey: .from)?.removeFromSuperview()
  }
  /// Adds the view of the incoming view controller, even if the context doesn't provide the view.
  static let addsViewOfController: Handling = { context in
    guard let view = context.viewController(forKey: .to)?.view else { return }
    context.containerView.insertSubview(view, at: 0)
  }
  static let doesNothing: Handling = { _ in }
}

/// A change from "A" to "B" and back with a `CarelessAnimator`.
@MainActor struct CarelessChange {
  enum Kind: CaseIterable {
    case custom, fullScreen, navigation, tabs

    /// Whether the view of "A" leaves the screen during the change.
    var replaces: Bool { self != .custom }
  }

  let fixture: TransitionFixture
  let animator = CarelessAnimator()
  let first: UIViewController
  let second: UIViewController
  private let there: () -> Void
  private let back: () -> Void

  init(_ kind: Kind) {
    switch kind {
    case .custom, .fullScreen:
      fixture = TransitionFixture()
      let delegate = LoggingDelegate(fixture, animator: animator)
      let root = fixture.root
      let card = fixture.controller(
        style: kind == .custom ? .custom : .fullScreen, delegate: delegate)
      first = root
      second = card
      there = { root.present(card, animated: true) }
      back = { root.dismiss(animated: true) }
    case .navigation:
      let delegate = LoggingNavigationDelegate()
      let (made, navigation) = TransitionFixture.navigating("A", delegate: delegate)
      delegate.animator = animator
      let pushed = made.child("B")
      fixture = made
      second = pushed
      first = navigation.viewControllers[0]
      there = {
        withExtendedLifetime(delegate) { navigation.pushViewController(pushed, animated: true) }
      }
      back = { _ = navigation.popViewController(animated: true) }
    case .tabs:
      let delegate = LoggingTabDelegate()
      let (made, tabs) = TransitionFixture.switching("A", "B", delegate: delegate)
      delegate.animator = animator
      fixture = made
      first = tabs.viewControllers?.first ?? tabs
      second = tabs.viewControllers?.last ?? tabs
      there = { withExtendedLifetime(delegate) { tabs.selectedIndex = 1 } }
      back = { tabs.selectedIndex = 0 }
    }
  }

  /// Changes to "B" or back to "A", to the end.
  func go(_ isThere: Bool, completes: Bool = true, _ handling: @escaping CarelessAnimator.Handling)
  {
    animator.completes = completes
    animator.handling = handling
    if isThere { there() } else { back() }
    fixture.device.advanceUntilIdle()
  }

  /// The names of the controllers whose views are in the window.
  var shown: String {
    (first.view.window == nil ? "" : "A") + (second.view.window == nil ? "" : "B")
  }
}
