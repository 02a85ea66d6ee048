/// An invisible view, which a flight's animator moves for its whole length.
///
/// The view has three purposes. An animator whose blocks change nothing may end at once, even while
/// it is paused; this view gives it something to animate. Also, the view's position shows the
/// progress of the flight, whatever the animator's fraction means while it runs, and whatever curve
/// UIKit uses. And it tells when the container leaves the window.
final class FlightTracer {
  /// How far the view moves, in points.
  private static let distance: CGFloat = 100

  private let view = TracerView(frame: .zero)

  /// Adds the view to a container, before the container's views are prepared.
  ///
  /// - Parameters:
  ///   - container: The container.
  ///   - leave: Called when the container leaves the window, where UIKit removes all animations.
  init(in container: UIView, whenItLeaves leave: @escaping () -> Void) {
    view.leave = leave
    container.addSubview(view)
    // A container with a new view is laid out. A later layout would put back views that the
    // animation has moved.
    container.layoutIfNeeded()
  }

  /// Moves the view to its end position. Called in an animator's block, without a delay.
  func move() {
    view.center.x = Self.distance
  }

  /// Moves the view to the side at the same time. Called in the block of a second animator.
  func moveAside() {
    view.center.y = Self.distance
  }

  /// The progress of the animator as it is shown, 0 at its start and 1 at its end, and more where
  /// its curve swings past the end; nil before the first frame, and if the view has been removed.
  var progress: Double? {
    guard isMoving, let shown = view.layer.presentation() else { return nil }
    let progress = Double(shown.position.x / Self.distance)
    return progress.isFinite ? progress : nil
  }

  /// Whether the view moves, and no frame has shown it yet.
  var isUnseen: Bool { isMoving && view.layer.presentation() == nil }

  private var isMoving: Bool {
    view.window != nil && view.layer.animationKeys()?.isEmpty == false
  }

  /// Removes the view from its container.
  func remove() {
    view.leave = nil
    view.removeFromSuperview()
  }
}

/// The view of a tracer, which tells when it leaves the window.
private final class TracerView: UIView {
  var leave: (() -> Void)?

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { leave?() }
  }
}
