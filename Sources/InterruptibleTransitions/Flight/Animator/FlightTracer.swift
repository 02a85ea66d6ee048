/// An invisible view that a flight's animator moves for its whole duration.
///
/// The view keeps an animator without changes from ending at once. It shows the progress regardless
/// of the animator's fraction and curve, and reports when the container leaves the window.
final class FlightTracer: UIView {
  /// The distance that the view moves, in points.
  private static let distance: CGFloat = 100

  private(set) weak var delegate: (any FlightTracerDelegate)?
  /// The identity of the flight, until the flight has removed the view.
  private(set) var flight: ObjectIdentifier?

  /// Creates the view before the container's views are prepared. It knows the flight's identity
  /// only, because a weak reference would slow down each of the flight's retains.
  convenience init(
    in container: UIView, of flight: ObjectIdentifier, delegate: any FlightTracerDelegate
  ) {
    self.init(frame: .zero)
    self.delegate = delegate
    self.flight = flight
    container.addSubview(self)
    // UIKit lays out a container with a new view. A later layout would undo the positions of views
    // that the animation has moved.
    // mutate: container-laid-out-before-animation
    container.layoutIfNeeded()
  }

  /// Moves the view to its end position. Call it in a block of the animator without a delay.
  func moveToEnd() {
    // mutate: every-animator-moves-tracer
    center.x = Self.distance
  }

  /// Returns a block that moves a mark inside the view, for an additional animator.
  func addMark() -> () -> Void {
    let mark = UIView()
    addSubview(mark)
    return { mark.center.x = Self.distance }
  }

  /// The displayed progress, which is outside 0…1 where the curve swings past an end. It is nil
  /// before the first frame, and after the view has been removed.
  var progress: Double? {
    guard isMoving, let shown = layer.presentation() else { return nil }
    let progress = Double(shown.position.x / Self.distance)
    return progress.isFinite ? progress : nil
  }

  /// Whether the view moves, and no frame has been presented yet.
  var isUnseen: Bool { isMoving && layer.presentation() == nil }

  private var isMoving: Bool {
    window != nil && layer.animationKeys()?.isEmpty == false
  }

  func remove() {
    flight = nil
    removeFromSuperview()
  }

  private(set) weak var lastWindow: UIWindow?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { lastWindow = window }
    if window == nil, let flight { delegate?.flightHasLeftWindow(flight) }
  }
}

protocol FlightTracerDelegate: AnyObject {
  /// Called when UIKit has removed all animations, because the container has left the window.
  func flightHasLeftWindow(_ id: ObjectIdentifier)
}
