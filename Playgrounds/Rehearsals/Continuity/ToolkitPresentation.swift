import HeadlessDevice
import InterruptibleTransitions

/// A presentation by the toolkit with its own pan.
final class ToolkitPresentation {
  let presenter = UIViewController()
  let presented = UIViewController()
  let transition: InterruptibleTransition
  /// The values that UIKit received at the ends of flights.
  private(set) var endings: [Bool] = []

  init(_ animation: TransitionAnimation, _ parameters: FlightParameters, on device: Device) {
    transition = InterruptibleTransition(animation, timing: parameters.timing.timing)
    transition.interactions = [.pan(.down, over: .points(FlightParameters.distance))]
    device.onTransitionMessage { [weak self] message in
      if message == "completeTransition(true)" { self?.endings.append(true) }
      if message == "completeTransition(false)" { self?.endings.append(false) }
    }
    presenter.view.backgroundColor = .systemBackground
    device.launch(presenter)
  }

  func start() {
    presenter.present(presented, with: transition)
  }

  /// Adds a block that moves a probe to the flight.
  func addLateBlock(_ probe: UIView) {
    transition.flight?.addAnimations { probe.travel = FlightParameters.distance }
  }

  /// Returns whether the view controllers are completely presented, or completely dismissed.
  func isExactly(presented isPresented: Bool) -> Bool {
    (presented.viewIfLoaded?.window != nil) == isPresented
      && presenter.presentedViewController === (isPresented ? presented : nil)
      && presenter.view.window != nil
  }
}
