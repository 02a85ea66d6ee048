import InterruptibleTransitions

/// An object that inspects a scene while it is played. The tests use one to find leaks.
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

  /// Inspects the objects that remain after the scene and its device have been released.
  ///
  /// - Returns: The problems.
  func problemsAfterRelease() -> [String]
}
