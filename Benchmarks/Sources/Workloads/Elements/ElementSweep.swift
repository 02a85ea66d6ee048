import HeadlessDevice
import InterruptibleTransitions

/// Updates of held flights to and fro, each with a frame.
enum ElementSweep {
  /// Returns what updates a flight of the toolkit's as often as it is told.
  static func updates(of transition: InterruptibleTransition, on device: Device) -> (Int) -> Void {
    var sweep = Sweep()
    return { count in
      for _ in 0..<count {
        transition.update(Sweep.places[sweep.next()])
        device.advance(by: frame)
      }
    }
  }

  /// Returns what updates a transition that is written by hand.
  ///
  /// - Parameters:
  ///   - held: The transition, with a linear timing.
  ///   - show: Shows a progress besides.
  /// - Returns: The closure, which takes the number of updates.
  static func updates(of held: HeldByHand, _ show: @escaping (CGFloat) -> Void) -> (Int) -> Void {
    let fractions = ToolkitDriving.fractionsOfUpdates(along: .linear)
    var sweep = Sweep()
    return { count in
      for _ in 0..<count {
        let index = sweep.next()
        held.update(fractions[index])
        show(Sweep.places[index])
        held.device.advance(by: frame)
      }
    }
  }
}
