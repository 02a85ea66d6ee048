import Foundation

extension UIView {
  /// Shows changes of a view by a transition from what it showed before.
  ///
  /// - Parameters:
  ///   - view: the view that shows the transition.
  ///   - duration: in seconds.
  ///   - options: the transition, a cross dissolve or a flip, and its curve. Without a transition
  ///     the changes are shown at once.
  ///   - animations: the changes, which are made at once and are not animated themselves, unless
  ///     the options allow it.
  ///   - completion: called once, with whether the transition has finished.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(view: view, duration: duration, options: options)
      .run(animations ?? {}, completion: completion)
  }

  /// Replaces a view by another one in its superview, which shows the transition.
  ///
  /// - Parameters:
  ///   - fromView: the view that leaves its superview, or is hidden.
  ///   - toView: the view that takes its place, or is shown.
  ///   - duration: in seconds.
  ///   - options: as for ``transition(with:duration:options:animations:completion:)``;
  ///     `showHideTransitionViews` hides and shows the views, which stay where they are.
  ///   - completion: called once, with whether the transition has finished.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        (fromView.isHidden, toView.isHidden) = (true, false)
      } else if let superview = fromView.superview {
        superview.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    }
    guard let superview = fromView.superview else {
      change()
      if let completion { Runtime.current.nextTurn { completion(true) } }
      return
    }
    transition(
      with: superview, duration: duration, options: options, animations: change,
      completion: completion)
  }
}
