import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// A container that adds animations to the flights of its content.
final class ParticipatingContainer: UIViewController, TransitionParticipant {
  func animateAlongside(_ flight: TransitionFlight) {
    flight.addAnimations { [view] in view?.alpha = flight.isPresenting ? 0.9 : 1 }
  }
}

/// Workloads of transitions inside nested containers.
enum ContainerWorkloads {
  /// Returns an operation that pushes or pops in a navigation controller inside a number of
  /// containers.
  static func nested(
    _ size: Int, makeContainer: () -> UIViewController
  ) -> Workload.Operation {
    let device = Device()
    let navigation = UINavigationController(rootViewController: UIViewController())
    let outermost = (0..<size).reduce(navigation as UIViewController) { content, _ in
      let container = makeContainer()
      container.addChild(content)
      content.view.frame = container.view.bounds
      container.view.addSubview(content.view)
      content.didMove(toParent: container)
      return container
    }
    device.launch(outermost)
    let transition = InterruptibleTransition(Page.animation, timing: .easeOut(2 * frame))
    let page = Page(1)
    var isShown = false
    return { count in
      device.advance(by: frame)
      for _ in 0..<count {
        if isShown {
          navigation.popViewController(with: transition)
        } else {
          navigation.pushViewController(page, with: transition)
        }
        isShown.toggle()
        device.advance(by: 5 * frame)
        precondition(
          transition.isAtRest && (navigation.topViewController === page) == isShown,
          "The transition must have ended")
      }
    }
  }
}
