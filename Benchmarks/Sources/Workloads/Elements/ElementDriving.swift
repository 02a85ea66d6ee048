import HeadlessDevice
import InterruptibleTransitions
import Measuring

/// Benchmarks of a frame of a held flight in which elements morph.
///
/// The baseline is a handwritten transition that sets the values of as many views.
enum ElementDriving {
  static var all: [any Benchmark] {
    [
      // One allocation for each element.
      Comparison(
        "driving/elements/60", updated(60), against: updatedByHand(60),
        limits: .init(ownAllocations: 60)),
      Comparison(
        "carrying/elements/60", carried(60), against: updated(60),
        limits: .init(instructionRatio: 1.1)),
      Comparison("driving/zoom/500", zoomed(500), against: updatedByHand(1)),
    ]
  }

  private static func updated(_ elements: Int) -> Workload {
    Workload("toolkit/elements/\(elements)", countedOperations: 120) {
      let (transition, device) = held(elements)
      return ElementSweep.updates(of: transition, on: device)
    }
  }

  /// Returns a workload with a page of a number of views that grows out of one of 50 elements.
  private static func zoomed(_ views: Int) -> Workload {
    Workload("toolkit/zoom/\(views)", countedOperations: 120) {
      let (transition, device) = held(
        ElementScreen(views), ElementScreen(views, shift: 12), by: ElementGrowth.zoom, matched: 1)
      return ElementSweep.updates(of: transition, on: device)
    }
  }

  /// Returns a workload in which fingers carry one of the elements.
  private static func carried(_ elements: Int) -> Workload {
    Workload("toolkit/elements/carried/\(elements)", countedOperations: 120) {
      let (transition, device) = held(elements)
      transition.update(0.5)
      guard let session = transition.beginInteraction(by: transition) else {
        preconditionFailure("An interaction must be able to take over")
      }
      session.carry(TransitionPose(about: CGPoint(x: 40, y: 60)), of: 0)
      return ElementSweep.poses(of: session, on: device)
    }
  }

  private static func held(_ elements: Int) -> (InterruptibleTransition, Device) {
    let cards = Cards(elements)
    return held(
      CardsScreen(cards.small), CardsScreen(cards.large), by: .elements, matched: elements)
  }

  private static func held(
    _ first: UIViewController, _ second: UIViewController, by animation: TransitionAnimation,
    matched: Int
  ) -> (InterruptibleTransition, Device) {
    let device = Device()
    device.launch(first)
    let transition = InterruptibleTransition(animation, timing: .linear(0.4))
    transition.pause()
    first.present(second, with: transition)
    device.advance(by: 3 * frame)
    precondition(
      transition.phase == .held && transition.flight?.elementReport?.matched.count == matched,
      "The flight must be held, and all elements match")
    return (transition, device)
  }

  /// Returns the baseline. Its transition also animates one view, as the flight's animator does for
  /// the dissolving views.
  private static func updatedByHand(_ elements: Int) -> Workload {
    Workload("byHand/elements/\(elements)", countedOperations: 120) {
      let held = HeldByHand(.linear, views: 1)
      let cards = CardsByHand(Cards(elements), in: held.page.view)
      return ElementSweep.updates(of: held) { cards.show($0) }
    }
  }
}
