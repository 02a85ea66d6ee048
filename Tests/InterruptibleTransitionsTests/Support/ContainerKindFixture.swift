import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// The kinds of containers in which animations are tested.
nonisolated enum ContainerKind: CaseIterable, Sendable {
  case custom, fullScreen, navigation, tabs
}

/// A change between two view controllers of a container, in both directions, with the app's
/// delegate.
final class ContainerKindFixture {
  let device = Device()
  let first = titled("A")
  let second = titled("B")
  let transition: InterruptibleTransition
  let there: () -> Void
  let back: () -> Void
  private let delegate: NSObject

  init(
    _ change: ContainerKind, _ animation: TransitionAnimation, isMirrored: Bool = false,
    duration: Double = 0.4, style: TransitionPresentationStyle = .full
  ) {
    transition = InterruptibleTransition(animation, timing: .linear(duration))
    let first = first
    let second = second
    for page in [first, second] { page.view.backgroundColor = .systemBackground }
    let direction: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    second.view.semanticContentAttribute = direction
    switch change {
    case .custom, .fullScreen:
      let modal = ModalTransitioningDelegate(transition, as: style)
      second.modalPresentationStyle = change == .custom ? .custom : .fullScreen
      second.transitioningDelegate = modal
      device.launch(first)
      delegate = modal
      there = { first.present(second, animated: true) }
      back = { first.dismiss(animated: true) }
    case .navigation:
      let container = UINavigationController(rootViewController: first)
      container.view.semanticContentAttribute = direction
      let navigation = NavigationTransitioningDelegate(transition)
      container.delegate = navigation
      device.launch(container)
      delegate = navigation
      there = { container.pushViewController(second, animated: true) }
      back = { container.popViewController(animated: true) }
    case .tabs:
      let container = UITabBarController()
      container.view.semanticContentAttribute = direction
      container.viewControllers = [first, second]
      let tabs = TabBarTransitioningDelegate(transition)
      container.delegate = tabs
      device.launch(container)
      delegate = tabs
      there = { container.selectedIndex = 1 }
      back = { container.selectedIndex = 0 }
    }
  }

  /// Holds the flight that has just been requested at a progress.
  func hold(at progress: CGFloat) {
    device.advance(by: 0.05)
    transition.pause()
    // Where UIKit rounds fractions and ends an animator at an end, the first frame shows it (see
    // Risks).
    transition.update(0.3)
    device.advance(by: 0.02)
    transition.update(progress)
    device.advance(by: 0.05)
  }

  /// Expects that the incoming page has the same safe area in flight as after it, in both
  /// directions.
  func expectInsetsInFlight() {
    for isWayBack in [false, true] {
      if isWayBack { back() } else { there() }
      let coming: UIView = isWayBack ? first.view : second.view
      var inFlight: [UIEdgeInsets] = []
      for _ in 0..<12 {
        device.advance(by: 1.0 / 60)
        if coming.window != nil { inFlight.append(coming.safeAreaInsets) }
      }
      device.advanceUntilIdle()
      #expect(coming.safeAreaInsets.top >= 59 && coming.safeAreaInsets.bottom >= 34)
      #expect(
        inFlight.count > 6 && inFlight.dropFirst(2).allSatisfy { $0 == coming.safeAreaInsets })
    }
  }
}
