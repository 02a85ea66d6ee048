import Foundation

/// An object that advances layer animations, such as an animation block or a property animator.
protocol AnimationPacing: AnyObject {
  /// The duration in seconds.
  var duration: TimeInterval { get }
  /// Whether animating views receive no touches.
  var blocksTouches: Bool { get }
  /// Whether the object has stopped advancing animations. Later changes of its blocks are not
  /// animated.
  var isOver: Bool { get }
  /// Returns the current progress of an animation.
  func progress(of animation: LayerAnimation) -> AxisProgress
  /// Handles the removal of an animation from its layer.
  func animationEnded(_ animation: LayerAnimation, finished: Bool)
  /// Calls a block once all animations have ended, and passes whether all of them finished.
  @MainActor func whenEnded(_ call: @escaping (Bool) -> Void)
}

extension AnimationPacing {
  var isOver: Bool { false }
}
