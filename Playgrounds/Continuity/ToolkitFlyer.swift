import HeadlessDevice
import InterruptibleTransitions

/// The toolkit, with a pan of its own.
package final class ToolkitFlyer: Flyer {
  package let device: Device
  private let presenter = UIViewController()
  private let presented = UIViewController()
  private let transition: InterruptibleTransition
  private let probes: [UIView]
  private let lateProbe: UIView
  package private(set) var endings: [Bool] = []

  package init(_ timing: CourseTiming, framesPerSecond: Int) {
    device = Device(framesPerSecond: framesPerSecond)
    let views = (0..<4).map { UIView(frame: CGRect(x: 40 * $0, y: 0, width: 20, height: 20)) }
    probes = Array(views.dropLast())
    lateProbe = views[3]
    let moved = zip(probes, [0, 0.15, 0.5])
    let animation = TransitionAnimation { flight, steps in
      flight.addIncomingView()
      for view in views { flight.containerView.addSubview(view) }
      for (view, delayFactor) in moved {
        steps.animate(delayFactor: delayFactor) { view.frame.origin.y = CGFloat(Course.distance) }
      }
      flight.removeViewThatLeft(&steps)
    }
    transition = InterruptibleTransition(animation, timing: timing.timing)
    transition.interactions = [.pan(.down, over: CGFloat(Course.distance))]
    device.onTransitionMessage { [weak self] message in
      if message == "completeTransition(true)" { self?.endings.append(true) }
      if message == "completeTransition(false)" { self?.endings.append(false) }
    }
    device.launch(presenter)
  }

  package var shown: [Double] {
    (probes + [lateProbe]).map { Double($0.layer.presentation()?.frame.minY ?? .nan) }
  }

  package func isExactly(presented isPresented: Bool) -> Bool {
    let place = isPresented ? CGFloat(Course.distance) : 0
    return probes.allSatisfy { $0.frame.minY == place }
      && [0, place].contains(lateProbe.frame.minY)
      && (presented.viewIfLoaded?.window != nil) == isPresented
      && presenter.presentedViewController === (isPresented ? presented : nil)
      && presenter.view.window != nil
  }

  package func start() {
    presenter.present(presented, with: transition)
  }

  package func turnRound() {
    transition.reverse()
  }

  package func addLateBlock() {
    let probe = lateProbe
    transition.flight?.addAnimations { probe.frame.origin.y = CGFloat(Course.distance) }
  }
}
