import HeadlessDevice
import InterruptibleTransitions

/// Places that go up and down, no two in a row the same.
struct Sweep {
  private static let steps = 60
  /// The places in their order, as progress.
  static let places = (0...steps).map { 0.2 + 0.6 * CGFloat($0) / CGFloat(steps) }

  private var step = 0

  /// The index of the next place.
  mutating func next() -> Int {
    step = (step + 1) % (2 * Sweep.steps)
    return step < Sweep.steps ? step : 2 * Sweep.steps - step
  }

  /// The next travel of a finger that goes from place to place, in points.
  mutating func nextTravel() -> CGVector {
    let before = step
    _ = next()
    let isUpwards = before < Sweep.steps
    return CGVector(dx: 0, dy: (isUpwards ? 0.6 : -0.6) * Sweep.panLength / CGFloat(Sweep.steps))
  }

  /// How far a finger moves from one end to the other, in points.
  static let panLength: CGFloat = 200

  /// The index of the place that is nearest to a progress.
  static func index(nearest progress: CGFloat) -> Int {
    min(max(Int(((progress - 0.2) / 0.6 * CGFloat(steps)).rounded()), 0), steps)
  }

  /// The fractions to which the toolkit scrubs an animator for the places: how much work a fraction
  /// is for the runtime depends on where on its curve it is.
  static func fractions(along timing: Timing) -> [CGFloat] {
    let flight = HeldFlight(timing, views: 1)
    return places.map { place in
      flight.transition.update(place)
      flight.device.advance(by: frame)
      return flight.fraction
    }
  }
}

/// A flight that is held from its start.
struct HeldFlight {
  let device = Device()
  let transition: InterruptibleTransition

  init(_ timing: Timing, views: Int) {
    let root = UIViewController()
    device.launch(root)
    transition = InterruptibleTransition(Page.animation, timing: timing.timing())
    transition.pause()
    root.present(Page(views), with: transition)
    device.advance(by: 3 * frame)
    precondition(transition.phase == .held, "The flight must be held")
    HeldFlight.kept.append(transition)
  }

  /// UIKit does not allow a paused animator to be released.
  private static var kept: [InterruptibleTransition] = []

  /// Lets the flight go on to its end, so slowly that it never gets there.
  func settleForever() {
    transition.settling = .spring(response: 400, longestDuration: 10_000)
    transition.pause()
    transition.update(0.3)
    transition.finish(velocity: 0.001)
  }

  /// The fraction that the flight's animator shows.
  var fraction: CGFloat {
    guard let context = transition.flight?.context else { return 0 }
    return transition.interruptibleAnimator(using: context).fractionComplete
  }
}

/// A frame, in seconds.
let frame = 1.0 / 60
