import Chapter
import HeadlessDevice
import InterruptibleTransitions

@testable import HeadlessUIKit
@testable import Rehearsals

/// A view controller as it is usually written by hand, with an advantageous pan.
///
/// The pan continues from the animator's position, and the finger's last direction decides.
package final class ChapterFlyer: Flyer {
  package let device: Device
  private let screen = ChapterLockScreen()
  private let probe = UIView(probe: 0, .systemBlue)
  private let lateProbe = UIView(probe: 1, .systemPurple)
  private let pan = UIPanGestureRecognizer()
  private var heldFraction: CGFloat?
  private var heldTranslation: CGFloat = 0

  package init(on device: Device) {
    self.device = device
    screen.view.backgroundColor = .systemBackground
    device.launch(screen)
    screen.view.addSubview(probe)
    screen.view.addSubview(lateProbe)
    screen.transition.keepsAnimator = true
    pan.addHandler(self) { [weak self] _ in self?.panned() }
    device.window.addGestureRecognizer(pan)
  }

  package var shown: [Double] {
    let places = [probe, lateProbe].map(\.shownTravel)
    guard let view = screen.presentedViewController?.viewIfLoaded, view.window != nil,
      let frame = view.layer.presentation()?.frame
    else { return [places[0], 0, places[1]] }
    let middle = Double(view.bounds.midY)
    return [places[0], FlightParameters.distance - (Double(frame.midY) - middle), places[1]]
  }

  package var endings: [Bool] { screen.transition.results }

  package func isExactly(presented: Bool) -> Bool {
    probe.travel == (presented ? FlightParameters.distance : 0)
      && (screen.presentedViewController != nil) == presented
  }

  package func start() {
    screen.present(interactively: false)
    screen.transition.auxiliaryAnimations = { [probe] in
      probe.travel = FlightParameters.distance
    }
    screen.transition.auxiliaryAnimationsCancel = { [probe, lateProbe] in
      probe.travel = 0
      lateProbe.travel = 0
    }
  }

  package func turnRound() {
    screen.transition.interruptFlight()
    screen.transition.cancel()
  }

  package func addLateBlock() {
    let probe = lateProbe
    screen.transition.animator?.addAnimations { probe.travel = FlightParameters.distance }
  }

  private func panned() {
    let transition = screen.transition
    let translation = pan.translation(in: nil).y
    switch pan.state {
    case .began:
      guard let animator = transition.animator else { return }
      transition.interruptFlight()
      heldFraction = animator.fractionComplete
      heldTranslation = translation
    case .changed:
      guard let heldFraction else { return }
      let travel = translation - heldTranslation
      transition.update(heldFraction + travel / CGFloat(FlightParameters.distance))
    case .ended, .cancelled:
      guard heldFraction != nil else { return }
      heldFraction = nil
      if pan.velocity(in: nil).y >= 0 { transition.finish() } else { transition.cancel() }
    default:
      break
    }
  }
}
