import Foundation

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

/// The positions of a view that a flight moves, frame by frame.
final class ViewMotion {
  /// The kinds of phases that determine how the view moves.
  private struct Kinds: OptionSet {
    let rawValue: Int
    static let held = Kinds(rawValue: 1)
    static let settling = Kinds(rawValue: 2)
    static let other = Kinds(rawValue: 4)
    static let landing = Kinds(rawValue: 8)
  }

  /// The number of frames in which a phase still affects the shown position.
  private static let memory = 3

  private(set) weak var flight: TransitionFlight?
  private(set) weak var view: UIView?
  private weak var container: UIView?
  let index: Int
  /// The highest speed of the fingers before the release, in progress per second.
  var flick = 0.0
  /// The largest overshoot since the flight was held, in progress.
  var furthest = 0.0
  private var kinds: [Kinds] = [.other]
  private var place: CGPoint?
  private var sizes: [CGSize] = []
  private var framesOver = 0
  private var framesSinceLeave: Int?

  init(of view: UIView, in flight: TransitionFlight, by index: Int) {
    self.view = view
    self.flight = flight
    self.index = index
    container = flight.containerView
    // The view of a presentation may appear at any position.
    if !flight.isPresenting { _ = step() }
  }

  /// Whether the flight ended so long ago that its end has been shown.
  var isOver: Bool { framesOver > 2 || view == nil }

  var summary: String {
    "to \(place ?? .zero) from \(former), \(flight.map { "\($0.phase)" } ?? "gone"), \(kinds.map(\.rawValue))"
  }
  private var former = CGPoint.zero

  // MARK: Phases

  func recordPhase() {
    kinds[kinds.count - 1].formUnion(kind)
  }

  private var kind: Kinds {
    switch flight?.machine.state {
    case .held: .held
    case .settling(_, isHurried: true): [.settling, .landing]
    case .settling: .settling
    default: .other
    }
  }

  private var recent: Kinds { kinds.reduce([]) { $0.union($1) } }

  /// Whether the flight was only held in the last frames.
  var isOnlyHeld: Bool { recent == .held }
  /// Whether the flight was settling in the last frames.
  var settles: Bool { recent.contains(.settling) }
  /// Whether the flight landed in the last frames because another change waits for it.
  var lands: Bool { recent.contains(.landing) }

  // MARK: Places

  /// The overshoot that the flight reports, 0…1.
  var toldOvershoot = 0.0
  /// The overshoot that the container shows or that the flight reports, in progress.
  var overshoot: Double {
    guard let container else { return 0 }
    let transform = container.layer.presentation()?.affineTransform() ?? container.transform
    let moved = hypot(transform.tx, transform.ty) / Double(MotionInvariant.travel)
    let shown = min(max(moved, toldOvershoot), 0.9)
    greatestOvershoot = max(shown / 0.55 / (1 - shown), greatestOvershoot * 0.8)
    return greatestOvershoot
  }
  private var greatestOvershoot = 0.0

  /// The shortest side that the container has had, in points. A finger that holds the flight keeps
  /// the travel of its grab.
  var shortestDistance: Double {
    guard let size = container?.bounds.size else { return Double(MotionInvariant.travel) }
    shortest = min(shortest, Double(max(min(size.width, size.height), 1)))
    return shortest
  }
  private var shortest = Double.infinity

  /// Forgets the position of a view that has left the window. In the frame in which the view
  /// returns, UIKit shows its model values.
  func viewLeft() {
    place = nil
    framesSinceLeave = 0
  }

  /// Records the shown position of the view.
  ///
  /// - Parameter isTurning: Whether the device rotates. During a rotation a different size does not
  ///   explain a different position.
  /// - Returns: The distance that the view has moved since the last frame, in points; nil if the
  ///   flight did not cause the movement.
  func step(turning isTurning: Bool = false) -> Double? {
    defer { kinds = (kinds + [kind]).suffix(Self.memory) }
    if flight == nil || isEnded { framesOver += 1 }
    guard let view, let container, view.window != nil, view.superview === container,
      let inner = view.layer.presentedFrame, let outer = container.layer.presentedFrame
    else {
      place = nil
      return nil
    }
    // A sheet that follows the height of its page moves when the height changes.
    let sizes = [view.layer.presentation()?.bounds.size ?? view.bounds.size, container.bounds.size]
    if sizes != self.sizes {
      if !isTurning { place = nil }
      self.sizes = sizes
    }
    let now = CGPoint(x: inner.minX + outer.minX, y: inner.minY + outer.minY)
    defer { place = now }
    // The flight ends in a frame after the view has left.
    if let frames = framesSinceLeave {
      framesSinceLeave = frames < Self.memory ? frames + 1 : nil
      return nil
    }
    guard let place else { return nil }
    former = place
    return hypot(now.x - place.x, now.y - place.y)
  }

  private var isEnded: Bool {
    if case .ended = flight?.phase { true } else { false }
  }
}
