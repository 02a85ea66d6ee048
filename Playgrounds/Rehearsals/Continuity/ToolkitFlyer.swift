import HeadlessDevice
import InterruptibleTransitions

/// The toolkit with its own pan.
package final class ToolkitFlyer: Flyer {
  package let device: Device
  private let presentation: ToolkitPresentation
  private let probes: [UIView]
  private let lateProbe: UIView
  package var endings: [Bool] { presentation.endings }

  package init(_ parameters: FlightParameters, on device: Device) {
    self.device = device
    let colors: [UIColor] = [.systemBlue, .systemGreen, .systemOrange, .systemPurple]
    let views = colors.enumerated().map { UIView(probe: $0.offset, $0.element) }
    probes = Array(views.dropLast())
    lateProbe = views[3]
    let moved = zip(probes, parameters.hasLateBlocks ? [0, 0.15, 0.5] : [0, 0, 0])
    let animation = TransitionAnimation { flight, steps in
      flight.installViews()
      for view in views { flight.containerView.addSubview(view) }
      for (view, delayFactor) in moved {
        steps.animate(delayFactor: delayFactor) { view.travel = FlightParameters.distance }
      }
    }
    presentation = ToolkitPresentation(animation, parameters, on: device)
  }

  package var shown: [Double] {
    (probes + [lateProbe]).map(\.shownTravel)
  }

  package func isExactly(presented isPresented: Bool) -> Bool {
    let travel = isPresented ? FlightParameters.distance : 0
    return probes.allSatisfy { $0.travel == travel }
      && [0, travel].contains(lateProbe.travel)
      && presentation.isExactly(presented: isPresented)
  }

  package func start() {
    presentation.start()
  }

  package func turnRound() {
    presentation.transition.reverse()
  }

  package func addLateBlock() {
    presentation.addLateBlock(lateProbe)
  }
}
