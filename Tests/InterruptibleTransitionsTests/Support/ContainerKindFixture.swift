import HeadlessDevice

@testable import InterruptibleTransitions

/// The kinds of containers in which an animation has to be right.
nonisolated enum ContainerKind: CaseIterable, Sendable {
  case custom, fullScreen, navigation, tabs
}

/// A change between two view controllers of a container, there and back, by the app's delegate.
final class ContainerKindFixture {
  let device = Device()
  let (first, second) = (titled("A"), titled("B"))
  let transition: InterruptibleTransition
  let there: () -> Void
  let back: () -> Void
  private let delegate: NSObject

  init(
    _ change: ContainerKind, _ animation: TransitionAnimation, isMirrored: Bool = false
  ) {
    transition = InterruptibleTransition(animation, timing: .linear(0.4))
    let (first, second) = (first, second)
    let direction: UISemanticContentAttribute = isMirrored ? .forceRightToLeft : .unspecified
    second.view.semanticContentAttribute = direction
    switch change {
    case .custom, .fullScreen:
      let modal = ModalTransitioningDelegate(transition)
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
}
