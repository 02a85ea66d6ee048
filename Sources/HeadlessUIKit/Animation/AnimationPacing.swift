import Foundation

/// What moves layer animations along: an animation block or a property animator.
protocol AnimationPacing: AnyObject {
  /// Whether views that are being animated get no touches.
  var blocksTouches: Bool { get }
  /// How far an animation is now.
  func progress(of animation: LayerAnimation) -> AxisProgress
  /// Called when an animation has left its layer.
  func animationEnded(_ animation: LayerAnimation, finished: Bool)
  /// Has a block called once all animations have ended, with whether they all finished.
  func whenEnded(_ call: @escaping (Bool) -> Void)
}
