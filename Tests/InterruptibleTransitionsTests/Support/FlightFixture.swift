import HeadlessDevice

@testable import InterruptibleTransitions

/// A device with a presenter, and a transition that moves probes by 200 points. There is a probe
/// without a delay, one for each delay factor, and one for a block that is added in flight.
final class FlightFixture {
  static let distance: CGFloat = 200

  let device: Device
  let presenter = UIViewController()
  let presented = UIViewController()
  let transition: InterruptibleTransition
  /// The probes with the delay factors of the blocks that move them.
  let probes: [(delayFactor: Double, view: UIView)]
  /// The probe that `addBlock()` moves.
  let lateProbe = UIView(frame: CGRect(x: 300, y: 0, width: 20, height: 20))
  /// The arguments of all calls of `completeTransition`.
  private(set) var completions: [Bool] = []
  private(set) var messages: [String] = []

  init(
    timing: TransitionTiming = .easeOut(0.75), framesPerSecond: Int = 60,
    make: (TransitionAnimation, TransitionTiming) -> InterruptibleTransition = {
      InterruptibleTransition($0, timing: $1)
    }
  ) {
    device = Device(framesPerSecond: framesPerSecond)
    let probes = [0, 0.15, 0.5].enumerated().map { index, delayFactor in
      (delayFactor, UIView(frame: CGRect(x: 40 * CGFloat(index), y: 0, width: 20, height: 20)))
    }
    self.probes = probes
    let lateProbe = lateProbe
    let animation = TransitionAnimation { flight, steps in
      flight.installViews()
      if flight.isPresenting {
        for view in probes.map(\.1) + [lateProbe] { flight.containerView.addSubview(view) }
      }
      let target = flight.isPresenting ? FlightFixture.distance : 0
      for (delayFactor, view) in probes {
        view.frame.origin.y = FlightFixture.distance - target
        steps.animate(delayFactor: delayFactor) { view.frame.origin.y = target }
      }
    }
    transition = make(animation, timing)
    device.onTransitionMessage { [weak self] message in
      self?.messages.append(message)
      if message == "completeTransition(true)" { self?.completions.append(true) }
      if message == "completeTransition(false)" { self?.completions.append(false) }
    }
    device.launch(presenter)
  }

  /// Starts the presentation, and advances by the frames in which it begins to move.
  func present() {
    presenter.present(presented, with: transition)
    device.advance(by: 0.05)
  }

  /// Adds a block that moves the late probe to the flight.
  func addBlock() {
    let probe = lateProbe
    transition.flight?.addAnimations { probe.frame.origin.y = FlightFixture.distance }
  }

  /// The positions of the probes on the screen, in points: those of the animation, then the late
  /// probe's.
  var shown: [CGFloat] {
    (probes.map(\.view) + [lateProbe]).map { $0.layer.presentedFrame?.minY ?? .nan }
  }

  /// The model positions of the probes, in points.
  var set: [CGFloat] { probes.map(\.view.frame.minY) }
}

/// Returns the largest difference between two lists of positions.
func largestDifference(_ a: [CGFloat], _ b: [CGFloat]) -> CGFloat {
  zip(a, b).map { abs($0 - $1) }.max() ?? 0
}
