import Foundation

/// A container view controller that shows one of its children at a time.
@MainActor protocol ChildSwitching: UIViewController {
  /// The child to show, which is the one that was requested last.
  var wantedChild: UIViewController? { get }
  /// Returns the animator and the interaction controller of a change between two children.
  ///
  /// The result is nil if neither the app nor the system provides them.
  func conductors(
    from: UIViewController, to: UIViewController, animated: Bool
  ) -> TransitionConductors?
  /// Returns whether the delegate is asked within the call that requests the change, and not when
  /// the change begins.
  func queriesDelegateAtOnce(animated: Bool) -> Bool
  /// Whether a change without an animator is made at once, and not with the system's animator.
  var changesAtOnceWithoutAnimator: Bool { get }
  /// Whether a change begins in a layout pass.
  var changesInLayout: Bool { get }
  /// Whether the new child is notified that it will appear before the old child is notified that it
  /// will disappear (facts 2.50, 2.54).
  var tellsNewChildFirst: Bool { get }
  /// Notifies the container that a change to the wanted child is requested or is made at once.
  ///
  /// A later request is a separate change.
  func changeIsRequested()
  /// Notifies the container that the first appearance callbacks have been sent.
  func changeBegins(to child: UIViewController, animated: Bool, in run: TransitionRun?)
  /// Restores the state that the container reports to the app.
  ///
  /// The method is called when a change was cancelled and no other change has been requested since.
  func restoreWantedChild()
  /// Notifies the container that a transition is over, before its last appearance callbacks.
  ///
  /// The container records which child is shown.
  func changeSettles(completed: Bool)
  /// Notifies the container that a change has ended or was made at once.
  func changeEnded(to child: UIViewController?, completed: Bool, animated: Bool)
  /// Notifies the container that its children have changed while they are not visible.
  func changedUnseen()
}

/// An object that shows one child of a container and changes to another child with a transition.
///
/// Only one transition runs at a time. A request during a transition takes effect when the
/// transition has ended. If there are several requests, only the last one takes effect.
@MainActor final class ChildSwitch {
  /// The view that contains the child's view, behind the container's bars.
  let contentView = UIView()
  /// The child whose view is in place. A cancelled transition puts the view of this child back in
  /// place.
  private(set) var shown: UIViewController?
  /// The transition that changes to another child.
  private(set) var transition: ContainerTransition?
  /// The child whose view is being loaded, before it is put in place.
  private weak var placed: UIViewController?
  private unowned let container: any ChildSwitching
  /// Whether a change that was requested during a transition is animated, or nil if there is no
  /// such request.
  private(set) var next: Bool?
  /// Whether the shown child has been put in place without a transition, and the app has not been
  /// notified of it.
  var isUnannounced = false

  init(_ container: any ChildSwitching) {
    self.container = container
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Whether a transition has begun.
  var isUnderWay: Bool { transition?.hasBegun == true }
  /// Whether a transition has been requested, and has not begun.
  var isWaiting: Bool { transition?.hasBegun == false }
  /// Whether the requested transition will be animated.
  var isAboutToAnimate: Bool { isWaiting && transition?.isAnimated == true }

  /// Writes a console message about a child that is to be shown during a transition (fact 2.67).
  func logUnbalancedCalls(for child: UIViewController) {
    guard child !== transition?.to else { return }
    Runtime.current.console.append(
      "Unbalanced calls to begin/end appearance transitions for \(child.consoleName).")
  }

  /// Changes to the child that the container now wants to show.
  ///
  /// The container also calls the method if that child stays the same but the children below it
  /// have changed.
  func wantedChildChanged(animated: Bool) {
    if isUnderWay {
      if let wanted = container.wantedChild { logUnbalancedCalls(for: wanted) }
      next = animated
      return
    }
    transition?.drop()
    transition = nil
    guard contentView.window != nil else { return showUnseen() }
    guard container.wantedChild !== shown else { return container.changedUnseen() }
    guard let wanted = container.wantedChild, let shown else { return replaceAtOnce() }
    let transition = ContainerTransition(
      in: self, of: container, from: shown, to: wanted, isAnimated: animated)
    self.transition = transition
    container.changeIsRequested()
    transition.request()
  }

  /// Puts the wanted child's view in place before the container appears (fact 2.166).
  func prepareToAppear() {
    guard transition == nil, let wanted = container.wantedChild else { return }
    guard wanted !== shown else { return place(wanted) }
    // After a cancelled change, the shown child may differ from the child that the container lists
    // (7.82).
    shown?.viewIfLoaded?.removeFromSuperview()
    shown = wanted
    isUnannounced = true
    place(wanted)
  }

  /// Adds the view of the shown child and makes it fill the content.
  ///
  /// The method does not set the frame of the view, because the view may have a transform.
  func place(_ child: UIViewController) {
    placed = child
    defer { placed = nil }
    // Loading the view calls the app, which may choose another child.
    guard let view = child.view, child === shown else { return }
    view.fill(contentView.bounds)
    // The layout may also call the app.
    guard child === shown else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.insertSubview(view, at: 0) }
  }

  /// Records the shown child when the views are in place after a transition.
  ///
  /// The container then updates the state that it reports to the app, before the view controllers
  /// are notified. A change that a view controller requests when its appearance is reversed still
  /// belongs to this transition.
  func settle(shown child: UIViewController, completed: Bool) {
    shown = child
    container.changeSettles(completed: completed)
    if !completed, next == nil { container.restoreWantedChild() }
    transition = nil
  }

  /// Ends a transition and starts the change that was requested meanwhile.
  func ended(to child: UIViewController, completed: Bool, animated: Bool) {
    container.changeEnded(to: child, completed: completed, animated: animated)
    guard let next else { return }
    self.next = nil
    wantedChildChanged(animated: next)
  }

  /// Abandons a transition whose window was lost before it could start.
  func abandoned() {
    transition = nil
    showUnseen()
  }

  /// Replaces the child of a container that is not visible.
  ///
  /// The new view is added when the container appears.
  private func showUnseen() {
    guard container.appearance != .appearing else { return replaceWhileAppearing() }
    if let old = shown, old !== container.wantedChild {
      shown = nil
      old.beginAppearance(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
    }
    container.changedUnseen()
  }

  /// Replaces the child of a container that is about to appear and is not in the window.
  ///
  /// The replacement is not animated. A child that was notified that it will appear is notified
  /// that it disappears (fact 2.145).
  private func replaceWhileAppearing() {
    let old = shown
    let new = container.wantedChild
    guard old !== new else { return container.changedUnseen() }
    shown = new
    isUnannounced = true
    placed = new
    defer { placed = nil }
    beginAppearance(from: old, to: container.hasToldChildren ? new : nil, animated: false)
    // A callback may have chosen the old child again.
    guard shown !== old else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    if let new { place(new) }
    old?.endAppearance()
    container.changedUnseen()
  }

  /// Shows the first child or removes the last one in a visible container.
  private func replaceAtOnce() {
    let old = shown
    let new = container.wantedChild
    shown = new
    container.changeIsRequested()
    beginAppearance(from: old, to: new, animated: false)
    old?.viewIfLoaded?.removeFromSuperview()
    if let new {
      place(new)
      container.changeBegins(to: new, animated: false, in: nil)
      container.changeSettles(completed: true)
    }
    old?.endAppearance()
    if let new { endAppearing(of: new) }
    container.changeEnded(to: new, completed: true, animated: false)
  }
}

// The appearance callbacks of the children, which match those of the container (fact 2.144).
extension ChildSwitch {
  /// Whether a child may appear. It may not if the container disappears or has disappeared.
  var mayAppear: Bool {
    switch container.appearance {
    case .appearing, .appeared: true
    case .disappearing: false
    // The container may be in the window without having received an appearance callback.
    case .disappeared: contentView.window != nil && !isInContainerThatGoes
    }
  }

  /// Whether the nearest ancestor that has received an appearance callback is disappearing.
  private var isInContainerThatGoes: Bool {
    container.ancestry.first { $0.appearance != .disappeared }?.appearance == .disappearing
  }

  /// Sends the first appearance callbacks of a change.
  func beginAppearance(
    from old: UIViewController?, to new: UIViewController?, animated: Bool
  ) {
    if container.tellsNewChildFirst, mayAppear { new?.beginAppearance(true, animated: animated) }
    // A callback may have chosen the old child again, whose view is still in place.
    if transition == nil, old != nil, old === shown { return }
    old?.beginAppearance(false, animated: animated)
    // A callback may have replaced the new child.
    if transition == nil, new !== shown { return }
    // A callback may have removed the container.
    if mayAppear { new?.beginAppearance(true, animated: animated) } else { new?.prepareContents() }
  }

  /// Notifies a child that it has appeared.
  ///
  /// The child is not notified if it appears together with the container, or if another change has
  /// begun in a callback.
  func endAppearing(of child: UIViewController) {
    guard !isUnderWay else { return }
    switch container.appearance {
    case .appeared, .disappeared: child.endAppearance()
    case .appearing: if !container.awaitsIsAppearing { child.reportIsAppearing() }
    case .disappearing: break
    }
  }

  /// Returns whether a step of the container's appearance is forwarded to a child.
  ///
  /// The result is nil for a child that is not part of a transition.
  ///
  /// A child that is being put in place receives all steps, before its view is in place (fact
  /// 2.148). In a transition, the arriving child appears together with the container. The
  /// transition notifies the child that it has appeared. Both children disappear together with the
  /// container.
  func passes(_ step: UIViewController.AppearanceStep, to child: UIViewController) -> Bool? {
    guard let transition, isUnderWay, child === transition.from || child === transition.to else {
      return child === placed ? true : nil
    }
    return switch step {
    case .appears: child === transition.arriving
    case .hasAppeared: false
    case .disappears: true
    }
  }
}
