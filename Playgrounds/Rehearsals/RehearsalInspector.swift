import InterruptibleTransitions

/// Inspects a scene while it is played. The tests look for leaks with one.
public protocol RehearsalInspector: AnyObject {
  /// Records a transition of the scene.
  func record(_ transition: InterruptibleTransition)

  /// Inspects the scene after a frame, and at the end.
  ///
  /// - Parameters:
  ///   - window: The window of the scene.
  ///   - hasChanged: Whether a transition has changed its phase since the last call.
  ///   - kept: The view controllers that the scene keeps while they are not shown.
  /// - Returns: The problems.
  func problems(
    in window: UIWindow, hasChanged: Bool, keeping kept: [UIViewController]
  ) -> [String]

  /// Inspects what is left when the scene and its device have been released.
  ///
  /// - Returns: The problems.
  func problemsAfterRelease() -> [String]
}
