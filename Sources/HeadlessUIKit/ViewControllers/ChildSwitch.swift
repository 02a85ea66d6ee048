import Foundation

/// A container that shows one of its children at a time.
@MainActor protocol ChildSwitching: UIViewController {
  /// The child to be shown: the one that was requested last.
  var wantedChild: UIViewController? { get }
  /// Returns the animator and the interaction controller of a change between two children, if the
  /// app or the system provides them.
  func conductors(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionConductors?
  /// Whether the delegate is asked within the call that asks for the change, and not when the
  /// change begins.
  func asksAtOnce(animated: Bool) -> Bool
  /// Whether a change without an animator is made at once, and not by the system's animator.
  var changesAtOnceWithoutAnimator: Bool { get }
  /// Whether a change begins in a layout pass.
  var changesInLayout: Bool { get }
  /// Whether the new child is notified that it will appear before the old one is notified that it
  /// will disappear (facts 2.50, 2.54).
  var tellsNewChildFirst: Bool { get }
  /// Called when the first callbacks have been sent.
  func changeBegins(to child: UIViewController, animated: Bool, in run: TransitionRun?)
  /// Called when a change was cancelled and nothing else was requested since: the container
  /// restores what it reports to the app.
  func takeBackWantedChild()
  /// Called when a change has ended, or was made without a transition.
  func changeEnded(completed: Bool, animated: Bool)
}

/// Shows one child of a container, and changes to another by a transition.
///
/// There is one transition at a time. A request during a transition takes effect when the
/// transition has ended; of several requests only the last one does.
@MainActor final class ChildSwitch {
  /// The view that contains the child's view, behind the container's bars.
  let contentView = UIView()
  /// The child whose view is in place, or is again if the transition is cancelled.
  private(set) var shown: UIViewController?
  /// The transition that changes to another child.
  private(set) var transition: ContainerTransition?
  private unowned let container: any ChildSwitching
  /// Whether a change was requested during a transition, and if so, whether it is to be animated.
  private(set) var next: Bool?

  init(_ container: any ChildSwitching) {
    self.container = container
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Whether a transition has begun.
  var isUnderWay: Bool { transition?.run != nil }
  /// Whether a transition has been requested, and has not begun.
  var isWaiting: Bool { transition.map { $0.run == nil } ?? false }
  /// Whether the requested transition will be animated.
  var isAboutToAnimate: Bool { isWaiting && transition?.isAnimated == true }

  /// Leaves a message on the console that a child is to be shown in the middle of a transition
  /// (fact 2.67).
  func noteUnbalancedCalls(for child: UIViewController) {
    guard child !== transition?.to else { return }
    Runtime.current.console.append(
      "Unbalanced calls to begin/end appearance transitions for \(child.consoleName).")
  }

  /// Called when the container wants to show another child, or the same one over others.
  func wantedChildChanged(animated: Bool) {
    if isUnderWay {
      if let wanted = container.wantedChild { noteUnbalancedCalls(for: wanted) }
      next = animated
      return
    }
    transition?.drop()
    transition = nil
    guard contentView.window != nil else { return showUnseen() }
    guard let wanted = container.wantedChild, let shown, wanted !== shown else {
      if container.wantedChild !== shown { replaceAtOnce() }
      return container.changeEnded(completed: true, animated: false)
    }
    let transition = ContainerTransition(
      in: self, of: container, from: shown, to: wanted, isAnimated: animated)
    self.transition = transition
    transition.request()
  }

  /// Puts the wanted child's view in place, because the container is about to appear.
  func prepareToAppear() {
    guard transition == nil, let wanted = container.wantedChild, wanted !== shown else { return }
    shown = wanted
    place(wanted)
  }

  /// Fills the content with a child's view, without setting its frame, because it may have a
  /// transform.
  func place(_ child: UIViewController) {
    guard let view = child.view else { return }
    view.bounds.size = contentView.bounds.size
    view.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.insertSubview(view, at: 0) }
  }

  /// Called when the views have their places after a transition. What the container reports to the
  /// app is updated next, before the controllers are notified.
  func settle(shown child: UIViewController, completed: Bool) {
    shown = child
    transition = nil
    if !completed, next == nil { container.takeBackWantedChild() }
  }

  /// Called when a transition has ended.
  func ended(completed: Bool, animated: Bool) {
    container.changeEnded(completed: completed, animated: animated)
    guard let next else { return }
    self.next = nil
    wantedChildChanged(animated: next)
  }

  /// Abandons a transition whose window has gone before it could start.
  func abandoned() {
    transition = nil
    showUnseen()
  }

  /// Replaces the child of a container that is not shown; the view is added when the container
  /// appears.
  private func showUnseen() {
    if let shown, shown !== container.wantedChild {
      shown.viewIfLoaded?.removeFromSuperview()
      self.shown = nil
    }
    container.changeEnded(completed: true, animated: false)
  }

  /// Shows the first child, or removes the last one, in a container that is on the screen.
  private func replaceAtOnce() {
    let (old, new) = (shown, container.wantedChild)
    old?.beginAppearance(false, animated: false)
    new?.beginAppearance(true, animated: false)
    shown = new
    old?.viewIfLoaded?.removeFromSuperview()
    if let new {
      place(new)
      container.changeBegins(to: new, animated: false, in: nil)
    }
    old?.endAppearance()
    new?.endAppearance()
  }
}
