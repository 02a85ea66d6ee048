import Foundation

/// The state of a scroll view's zooming.
@MainActor final class ScrollZoom {
  /// The cause of a change of the scale factor.
  enum Activity {
    /// The scale factor does not change.
    case resting
    /// Two fingers change the scale factor.
    case pinching(ZoomPinch)
    /// The content is shown on its way to the scale factor.
    case animating(ZoomAnimation)
  }

  let pinch = ScrollPinchGestureRecognizer()
  /// The scale factor that the scroll view set last.
  var scale: CGFloat = 1
  var activity = Activity.resting
  /// Whether the scroll view is setting the size and the offset of the zoomed content.
  var isApplying = false

  /// Whether the pinch or a change of the scale factor determines the offset.
  var determinesOffset: Bool {
    if case .pinching = activity { true } else { isApplying }
  }
}

/// A point of the zooming view, and the place at which it is shown.
struct ZoomAnchor: Equatable {
  /// The point, in the coordinates of the zooming view.
  var point: CGPoint
  /// The place, in points from the origin of the scroll view's bounds.
  var place: CGPoint
}

/// A position of zoomed content.
struct ZoomPosition: Equatable {
  /// The scale factor.
  let scale: CGFloat
  /// The offset of the content, in points.
  let offset: CGPoint
  /// The origin of the zooming view's frame, in points.
  let origin: CGPoint
}

/// A pinch that changes the scale factor.
struct ZoomPinch {
  /// The zooming view.
  let view: UIView
  /// The scale factor that the content would have without limits.
  var requested: CGFloat
  /// The scale of the gesture for `requested`.
  var gestureScale: CGFloat
  /// The point between the fingers.
  var anchor: ZoomAnchor
  /// The position that the pinch has set.
  var shown: ZoomPosition
}

/// An animated change of the scale factor.
final class ZoomAnimation {
  /// The duration of the animation, in seconds (fact 3.97).
  static let duration: TimeInterval = 0.3

  /// The zooming view.
  let view: UIView
  /// Whether the content returns to the limits after a pinch.
  let isBounce: Bool

  init(of view: UIView, isBounce: Bool) {
    self.view = view
    self.isBounce = isBounce
  }
}
