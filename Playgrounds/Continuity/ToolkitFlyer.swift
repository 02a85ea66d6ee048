import HeadlessDevice
import InterruptibleTransitions

/// The toolkit, with its own pan.
package final class ToolkitFlyer: Flyer {
  package let device: Device
  private let presenter = UIViewController()
  private let presented = UIViewController()
  private let transition: InterruptibleTransition
  private let probes: [UIView]
  private let lateProbe: UIView
  package private(set) var endings: [Bool] = []

  package init(_ course: Course, on device: Device) {
    self.device = device
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]
    let views = colors.enumerated().map { UIView(probe: $0.offset, $0.element) }
    probes = Array(views.dropLast())
    lateProbe = views[3]
    let moved = zip(probes, course.hasLateBlocks ? [0, 0.15, 0.5] : [0, 0, 0])
    let animation = TransitionAnimation { flight, steps in
      flight.installViews()
      for view in views { flight.containerView.addSubview(view) }
      for (view, delayFactor) in moved {
        steps.animate(delayFactor: delayFactor) { view.way = Course.distance }
      }
    }
    transition = InterruptibleTransition(animation, timing: course.timing.timing)
    transition.interactions = [.pan(.down, over: .points(Course.distance))]
    device.onTransitionMessage { [weak self] message in
      if message == "completeTransition(true)" { self?.endings.append(true) }
      if message == "completeTransition(false)" { self?.endings.append(false) }
    }
    presenter.view.backgroundColor = .systemBackground
    device.launch(presenter)
  }

  package var shown: [Double] {
    (probes + [lateProbe]).map(\.shownWay)
  }

  package func isExactly(presented isPresented: Bool) -> Bool {
    let way = isPresented ? Course.distance : 0
    return probes.allSatisfy { $0.way == way }
      && [0, way].contains(lateProbe.way)
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
    transition.flight?.addAnimations { probe.way = Course.distance }
  }
}
