import Foundation

extension UIView {
  /// Animates changes of a view with a transition from its previous content.
  ///
  /// - Parameters:
  ///   - view: The view that shows the transition.
  ///   - duration: The duration in seconds.
  ///   - options: The transition, a cross dissolve or a flip, and its curve. Without a transition
  ///     the changes appear at once.
  ///   - animations: The changes. They apply at once and are not animated, unless the options allow
  ///     it.
  ///   - completion: A block that is called once, with whether the transition finished.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ViewTransition(view: view, duration: duration, options: options)
      .run(animations ?? {}, completion: completion)
  }

  /// Replaces a view with another view in its superview, which shows the transition.
  ///
  /// - Parameters:
  ///   - fromView: The view that is removed from its superview, or hidden.
  ///   - toView: The view that replaces `fromView`, or is shown.
  ///   - duration: The duration in seconds.
  ///   - options: The options, as for ``transition(with:duration:options:animations:completion:)``.
  ///     With `showHideTransitionViews` the views stay in the superview and are hidden and shown.
  ///   - completion: A block that is called once, with whether the transition finished.
  public class func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: UIView.AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    let change = {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
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
