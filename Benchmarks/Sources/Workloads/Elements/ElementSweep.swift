import HeadlessDevice
import InterruptibleTransitions

/// Updates of held flights in both directions, each with a frame.
enum ElementSweep {
  /// Returns a closure that performs a number of updates of the toolkit's flight.
  static func updates(of transition: InterruptibleTransition, on device: Device) -> (Int) -> Void {
    var sweep = Sweep()
    return { count in
      for _ in 0..<count {
        transition.update(Sweep.places[sweep.next()])
        device.advance(by: frame)
      }
    }
  }

  /// Returns a closure that moves the fingers of a session, which carry an element.
  ///
  /// The size of the element changes with the progress of ``updates(of:on:)``.
  static func poses(of session: TransitionSession, on device: Device) -> (Int) -> Void {
    var sweep = Sweep()
    return { count in
      for _ in 0..<count {
        let place = Sweep.places[sweep.next()]
        session.carry(
          TransitionPose(
            translation: CGVector(dx: 100 * place, dy: 60 * place), scale: 0.84 + 0.32 * place,
            rotation: 0.3 * place, about: CGPoint(x: 40, y: 60)),
          of: 0)
        device.advance(by: frame)
      }
    }
  }

  /// Returns a closure that performs a number of updates of a handwritten transition.
  ///
  /// - Parameters:
  ///   - held: The transition, with a linear timing.
  ///   - show: A closure that is also called with the progress of each update.
  /// - Returns: The closure, whose argument is the number of updates.
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
