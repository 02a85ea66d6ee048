import HeadlessDevice
import InterruptibleTransitions

/// The toolkit with its own pan.
package final class ToolkitFlyer: Flyer {
  package let device: Device
  private let presentation: ToolkitPresentation
  private let probes: [UIView]
  private let lateProbe: UIView
  package var endings: [Bool] { presentation.endings }

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
    presentation = ToolkitPresentation(animation, course, on: device)
  }

  package var shown: [Double] {
    (probes + [lateProbe]).map(\.shownWay)
  }

  package func isExactly(presented isPresented: Bool) -> Bool {
    let way = isPresented ? Course.distance : 0
    return probes.allSatisfy { $0.way == way }
      && [0, way].contains(lateProbe.way)
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
