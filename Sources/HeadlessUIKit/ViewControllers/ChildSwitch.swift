import Foundation

/// A container that shows one of its children at a time.
@MainActor protocol ChildSwitching: UIViewController {
  /// The child that is to be shown: the last one asked for.
  var wantedChild: UIViewController? { get }
  /// Who carries out a change between two children, if the app or the system has someone.
  func conductors(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionConductors?
  /// Whether the delegate is asked within the call that asks for the change, and not when the
  /// change begins.
  func asksAtOnce(animated: Bool) -> Bool
  /// Whether a change without an animator is made at once, and not by the system's.
  var changesAtOnceWithoutAnimator: Bool { get }
  /// Whether the new child hears that it will appear before the old one hears that it will
  /// disappear (facts 2.50, 2.54).
  var tellsNewChildFirst: Bool { get }
  /// The first callbacks have been sent.
  func changeBegins(to child: UIViewController, animated: Bool, in run: TransitionRun?)
  /// A change was cancelled, and nothing else was asked for meanwhile: what the app can ask for is
  /// to be as it was.
  func takeBackWantedChild()
  /// A change has ended, or was made without a transition.
  func changeEnded(completed: Bool, animated: Bool)
}

/// Shows one child of a container, and changes to another by a transition.
///
/// There is one transition at a time. Whatever is asked for meanwhile counts when that has ended;
/// of several wishes the last one.
@MainActor final class ChildSwitch {
  /// The view in which the child's is, behind the container's bars.
  let contentView = UIView()
  /// The child whose view is there, or is again if the transition is cancelled.
  private(set) var shown: UIViewController?
  /// What changes to another child.
  private(set) var transition: ContainerTransition?
  private unowned let container: any ChildSwitching
  /// Whether a change was asked for during a transition, and if so, whether it is to be animated.
  private(set) var next: Bool?

  init(_ container: any ChildSwitching) {
    self.container = container
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Whether a transition has begun.
  var isUnderWay: Bool { transition?.run != nil }
  /// Whether a transition has been asked for, and has not begun.
  var isWaiting: Bool { transition.map { $0.run == nil } ?? false }
  /// Whether that will be animated.
  var isAboutToAnimate: Bool { isWaiting && transition?.isAnimated == true }

  /// Tells the console that a child is to be shown in the middle of a transition (fact 2.67).
  func noteUnbalancedCalls(for child: UIViewController) {
    guard child !== transition?.to else { return }
    Runtime.current.console.append(
      "Unbalanced calls to begin/end appearance transitions for \(child.consoleName).")
  }

  /// Takes note that the container wants to show another child, or the same one over others.
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

  /// Puts the wanted child's view in place, as the container is about to appear.
  func prepareToAppear() {
    guard transition == nil, let wanted = container.wantedChild, wanted !== shown else { return }
    shown = wanted
    place(wanted)
  }

  /// Fills the content with a child's view; not by its frame, as it may have a transform.
  func place(_ child: UIViewController) {
    guard let view = child.view else { return }
    view.bounds.size = contentView.bounds.size
    view.center = CGPoint(x: contentView.bounds.midX, y: contentView.bounds.midY)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.insertSubview(view, at: 0) }
  }

  /// The views of a transition are as they are to be; what the app can ask for follows, before the
  /// controllers are told.
  func settle(shown child: UIViewController, completed: Bool) {
    shown = child
    transition = nil
    if !completed, next == nil { container.takeBackWantedChild() }
  }

  /// A transition has ended.
  func ended(completed: Bool, animated: Bool) {
    container.changeEnded(completed: completed, animated: animated)
    guard let next else { return }
    self.next = nil
    wantedChildChanged(animated: next)
  }

  /// Gives up a transition whose window has gone before it could start.
  func abandoned() {
    transition = nil
    showUnseen()
  }

  /// Where nobody looks, the view comes when the container appears.
  private func showUnseen() {
    if let shown, shown !== container.wantedChild {
      shown.viewIfLoaded?.removeFromSuperview()
      self.shown = nil
    }
    container.changeEnded(completed: true, animated: false)
  }

  /// Shows the first child, or none any more, in a container that is on the screen.
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
