import HeadlessDevice
import HeadlessUIKit
import InterruptibleTransitions

/// The toolkit's elements, with its own pan: a stand-in that flies from card to card, and beside it
/// views that the animator moves.
package final class StandInFlyer: Flyer {
  package let device: Device
  private let presenter = UIViewController()
  private let presented = UIViewController()
  private let transition: InterruptibleTransition
  private let cards = (from: UIView(probe: 0, .systemBlue), to: UIView(probe: 0, .systemGreen))
  private let probe = UIView(probe: 1, .systemOrange)
  private let lateProbe = UIView(probe: 2, .systemPurple)
  package private(set) var endings: [Bool] = []

  package init(_ course: Course, on device: Device) {
    self.device = device
    transition = InterruptibleTransition(.elements, timing: course.timing.timing)
    transition.interactions = [.pan(.down, over: .points(Course.distance))]
    (cards.from.elementID, cards.to.elementID) = ("card", "card")
    cards.to.frame.origin.y = CGFloat(Course.top + Course.distance)
    let (probe, lateProbe) = (probe, lateProbe)
    transition.addAuxiliaryAnimations { flight in
      for view in [probe, lateProbe] { flight.containerView.addSubview(view) }
      probe.way = Course.distance
    }
    device.onTransitionMessage { [weak self] message in
      if message == "completeTransition(true)" { self?.endings.append(true) }
      if message == "completeTransition(false)" { self?.endings.append(false) }
    }
    presenter.view.backgroundColor = .systemBackground
    presenter.view.addSubview(cards.from)
    presented.view.addSubview(cards.to)
    device.launch(presenter)
  }

  package var shown: [Double] {
    let place = device.standInWay(of: "card")
    let still = endings.last == true ? Course.distance : 0
    return [place ?? still, probe.superview == nil ? 0 : probe.shownWay]
      + [lateProbe.superview == nil ? 0 : lateProbe.shownWay]
  }

  package func isExactly(presented isPresented: Bool) -> Bool {
    device.standInWay(of: "card") == nil
      && [cards.from, cards.to].allSatisfy { $0.layer.mask == nil }
      && probe.way == (isPresented ? Course.distance : 0)
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

extension Device {
  /// The shown distance of a stand-in from the start of a probe, in points; nil if there is none.
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
    return find(window.layer)?.presentedFrame.map { Double($0.minY) - Course.top }
  }
}
