/// An invisible view with a mark that a flight's animator moves for its whole duration.
///
/// The mark keeps an animator without changes from ending at once. It shows the progress regardless
/// of the animator's fraction and curve, and reports when the container leaves the window. In
/// an open container it is behind the pages, and passes touches beside them to the views behind.
final class FlightTracer: UIView {
  /// The distance that a mark moves, in points.
  private static let distance: CGFloat = 100

  private(set) weak var delegate: (any FlightTracerDelegate)?
  /// The identity of the flight, until the flight has removed the view.
  private(set) var flight: ObjectIdentifier?
  private var isOpen: (() -> Bool)?
  // The view itself stands still, because UIKit passes it the points of touches.
  private let mark = UIView()

  /// Creates the view before the container's views are prepared. It knows the flight's identity
  /// only, because a weak reference would slow down each of the flight's retains.
  convenience init(
    in container: UIView, of flight: ObjectIdentifier, delegate: any FlightTracerDelegate,
    isOpen: (() -> Bool)?
  ) {
    self.init(frame: .zero)
    self.delegate = delegate
    self.flight = flight
    self.isOpen = isOpen
    addSubview(mark)
    container.insertSubview(self, at: isOpen == nil ? container.subviews.count : 0)
    // UIKit lays out a container with a new view. A later layout would undo the positions of views
    // that the animation has moved.
    // mutate: container-laid-out-before-animation
    container.layoutIfNeeded()
  }

  /// Moves the mark to its end position. Call it in a block of the animator without a delay.
  func moveToEnd() {
    // mutate: every-animator-moves-tracer
    mark.center.x = Self.distance
  }

  /// Returns a block that moves another mark, for an additional animator.
  func addMark() -> () -> Void {
    let mark = UIView()
    addSubview(mark)
    return { mark.center.x = Self.distance }
  }

  /// The displayed progress, which is outside 0…1 where the curve swings past an end. It is nil
  /// before the first frame, and after the view has been removed.
  var progress: Double? {
    guard isMoving, let shown = mark.layer.presentation() else { return nil }
    let progress = Double(shown.position.x / Self.distance)
    return progress.isFinite ? progress : nil
  }

  /// Whether the mark moves, and no frame has been presented yet.
  var isUnseen: Bool { isMoving && mark.layer.presentation() == nil }

  private var isMoving: Bool {
    window != nil && mark.layer.animationKeys()?.isEmpty == false
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard let container = superview, isOpen?() == true else { return nil }
    return hitTest(point, below: self, with: event)
      ?? hitTest(point, below: container, with: event)
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
