/// An invisible view, which a flight's animator moves for its whole length.
///
/// The view has three purposes. An animator whose blocks change nothing may end at once, even while
/// it is paused; this view gives it something to animate. Also, the view's position shows the
/// progress of the flight, whatever the animator's fraction means while it runs, and whatever curve
/// UIKit uses. And it tells when the container leaves the window.
final class FlightTracer: UIView {
  /// How far the view moves, in points.
  private static let distance: CGFloat = 100

  /// The transition, and the flight of which it hears when the view leaves the window: until the
  /// flight has removed the view.
  private weak var delegate: (any FlightDelegate)?
  private var flight: ObjectIdentifier?

  /// Makes the view in a container, before the container's views are prepared.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - flight: The flight. A weak reference to it would make each of its retains slower.
  ///   - delegate: Hears when the container leaves the window.
  convenience init(
    in container: UIView, of flight: ObjectIdentifier, delegate: any FlightDelegate
  ) {
    self.init(frame: .zero)
    (self.flight, self.delegate) = (flight, delegate)
    container.addSubview(self)
    // A container with a new view is laid out. A later layout would put back views that the
    // animation has moved.
    // mutate: container-laid-out-before-animation
    container.layoutIfNeeded()
  }

  /// Returns the flight whose animator moves a tracer in a container.
  static func flight(in container: UIView) -> TransitionFlight? {
    container.subviews.lazy.compactMap { $0 as? FlightTracer }.first.flatMap { tracer in
      tracer.flight.flatMap { tracer.delegate?.flight($0) }
    }
  }

  /// Moves the view to its end position. Called in an animator's block, without a delay.
  func move() {
    // mutate: every-animator-moves-tracer
    center.x = Self.distance
  }

  /// Returns a block that moves a mark inside the view, for one more animator.
  func addMark() -> () -> Void {
    let mark = UIView()
    addSubview(mark)
    return { mark.center.x = Self.distance }
  }

  /// The progress of the animator as it is shown, 0 at its start and 1 at its end, and outside of
  /// that where its curve swings past an end; nil before the first frame, and if the view has been
  /// removed.
  var progress: Double? {
    guard isMoving, let shown = layer.presentation() else { return nil }
    let progress = Double(shown.position.x / Self.distance)
    return progress.isFinite ? progress : nil
  }

  /// Whether the view moves, and no frame has shown it yet.
  var isUnseen: Bool { isMoving && layer.presentation() == nil }

  private var isMoving: Bool {
    window != nil && layer.animationKeys()?.isEmpty == false
  }

  /// Removes the view from its container.
  func remove() {
    flight = nil
    removeFromSuperview()
  }

  /// The last window of the view.
  private(set) weak var lastWindow: UIWindow?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if let window { lastWindow = window }
    if window == nil, let flight { delegate?.flightHasLeftWindow(flight) }
  }
}
