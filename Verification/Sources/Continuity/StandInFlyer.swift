import HeadlessDevice
import HeadlessUIKit
import InterruptibleTransitions

@testable import Rehearsals

/// The toolkit's elements with its own pan: a stand-in that moves from card to card, and views that
/// the animator moves.
package final class StandInFlyer: Flyer {
  package let device: Device
  private let presentation: ToolkitPresentation
  private let card = UIView(probe: 0, .systemBlue)
  private let large = UIView(probe: 0, .systemGreen)
  private let probe = UIView(probe: 1, .systemOrange)
  private let lateProbe = UIView(probe: 2, .systemPurple)
  package var endings: [Bool] { presentation.endings }

  package init(_ parameters: FlightParameters, on device: Device) {
    self.device = device
    presentation = ToolkitPresentation(.elements, parameters, on: device)
    card.elementID = "card"
    large.elementID = "card"
    large.frame.origin.y = CGFloat(FlightParameters.top + FlightParameters.distance)
    let probe = probe
    let lateProbe = lateProbe
    presentation.transition.addAuxiliaryAnimations { flight in
      for view in [probe, lateProbe] { flight.containerView.addSubview(view) }
      probe.travel = FlightParameters.distance
    }
    presentation.presenter.view.addSubview(card)
    presentation.presented.view.addSubview(large)
  }

  package var shown: [Double] {
    let place = device.standInWay(of: "card")
    let still = endings.last == true ? FlightParameters.distance : 0
    return [place ?? still, probe.superview == nil ? 0 : probe.shownTravel]
      + [lateProbe.superview == nil ? 0 : lateProbe.shownTravel]
  }

  package func isExactly(presented isPresented: Bool) -> Bool {
    device.standInWay(of: "card") == nil
      && [card, large].allSatisfy { $0.layer.mask == nil }
      && probe.travel == (isPresented ? FlightParameters.distance : 0)
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

extension Device {
  /// Returns the shown distance of a stand-in from the start of a probe, in points; nil if there is
  /// no stand-in.
  ///
  /// - Parameter name: The name of its layer, which is the element's identifier.
  /// - Returns: The distance.
  func standInWay(of name: String) -> Double? {
    func find(_ layer: CALayer) -> CALayer? {
      if layer.name == name { return layer }
      for sublayer in layer.sublayers ?? [] {
        if let found = find(sublayer) { return found }
      }
      return nil
    }
    return find(window.layer)?.presentation().map { Double($0.frame.minY) - FlightParameters.top }
  }
}
