import Foundation

/// An object that advances layer animations: an animation block or a property animator.
protocol AnimationPacing: AnyObject {
  /// In seconds.
  var duration: TimeInterval { get }
  /// Whether views that are being animated receive no touches.
  var blocksTouches: Bool { get }
  /// Whether it advances nothing any more: what its blocks change now is not animated.
  var isOver: Bool { get }
  /// How far an animation is now.
  func progress(of animation: LayerAnimation) -> AxisProgress
  /// Called when an animation has been removed from its layer.
  func animationEnded(_ animation: LayerAnimation, finished: Bool)
  /// Calls a block once all animations have ended, with whether all of them finished.
  @MainActor func whenEnded(_ call: @escaping (Bool) -> Void)
}

extension AnimationPacing {
  var isOver: Bool { false }
}
