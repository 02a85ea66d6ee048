/// A view that nobody sees, which a flight's animator moves for its whole length.
///
/// It does two things. An animator whose blocks change nothing may end at once, even while it is
/// paused; with this view there is always something to animate. And where the view is shown says
/// how far the flight is, whatever the animator's fraction means while it runs, and whatever curve
/// UIKit runs it along.
final class FlightTracer {
  /// How far the view moves, in points.
  private static let distance: CGFloat = 100

  private let view = UIView(frame: .zero)

  /// Puts the view into a container, before its views are prepared.
  init(in container: UIView) {
    view.isUserInteractionEnabled = false
    container.addSubview(view)
    // A container that has a new view is laid out. Later, that would put views back in place which
    // the animation has moved.
    container.layoutIfNeeded()
  }

  /// Moves the view to the end of its way. Called in an animator's block, without a delay.
  func move() {
    view.center.x = Self.distance
  }

  /// Moves the view aside, at the same time. Called in the block of a second animator.
  func moveAside() {
    view.center.y = Self.distance
  }

  /// How far the animator is as it is shown, 0 at its start and 1 at its end, and more where its
  /// curve swings past that; nil before the first frame, and where the view has been taken away.
  var progress: Double? {
    guard view.window != nil, view.layer.animationKeys()?.isEmpty == false,
      let shown = view.layer.presentation()
    else { return nil }
    let progress = Double(shown.position.x / Self.distance)
    return progress.isFinite ? progress : nil
  }

  /// Takes the view out of its container.
  func remove() {
    view.removeFromSuperview()
  }
}
