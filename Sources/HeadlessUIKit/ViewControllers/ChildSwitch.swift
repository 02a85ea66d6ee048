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
  /// Called when a change to the wanted child is requested, or is made at once: what is requested
  /// later is another change.
  func changeIsRequested()
  /// Called when the first callbacks have been sent.
  func changeBegins(to child: UIViewController, animated: Bool, in run: TransitionRun?)
  /// Called when a change was cancelled and nothing else was requested since: the container
  /// restores what it reports to the app.
  func takeBackWantedChild()
  /// Called when a transition is over, before its last callbacks: the container notes what is
  /// shown.
  func changeSettles(completed: Bool)
  /// Called when a change has ended, or was made at once.
  func changeEnded(to child: UIViewController?, completed: Bool, animated: Bool)
  /// Called when children that nobody sees have changed.
  func changedUnseen()
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
  /// The child whose view is being loaded to be put in place.
  private weak var placed: UIViewController?
  private unowned let container: any ChildSwitching
  /// Whether a change was requested during a transition, and if so, whether it is to be animated.
  private(set) var next: Bool?
  /// Whether the child that is shown has been put in place without a transition, and the app has
  /// not been notified of it.
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
    guard container.wantedChild !== shown else { return container.changedUnseen() }
    guard let wanted = container.wantedChild, let shown else { return replaceAtOnce() }
    let transition = ContainerTransition(
      in: self, of: container, from: shown, to: wanted, isAnimated: animated)
    self.transition = transition
    container.changeIsRequested()
    transition.request()
  }

  /// Puts the wanted child's view in place, because the container is about to appear (fact 2.166).
  func prepareToAppear() {
    guard transition == nil, let wanted = container.wantedChild else { return }
    guard wanted !== shown else { return place(wanted) }
    // A cancelled change may have left another child in place than the container lists (7.82).
    shown?.viewIfLoaded?.removeFromSuperview()
    (shown, isUnannounced) = (wanted, true)
    place(wanted)
  }

  /// Fills the content with the view of the child that is shown, without setting its frame, because
  /// it may have a transform.
  func place(_ child: UIViewController) {
    placed = child
    defer { placed = nil }
    // Loading the view calls the app, which may have chosen another child.
    guard let view = child.view, child === shown else { return }
    view.take(contentView.bounds)
    // So does its layout.
    guard child === shown else { return }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if view.superview !== contentView { contentView.insertSubview(view, at: 0) }
  }

  /// Called when the views have their places after a transition. What the container reports to the
  /// app is updated next, before the controllers are notified. What a controller asks for when it
  /// hears that it is taken back is still a change during this one.
  func settle(shown child: UIViewController, completed: Bool) {
    shown = child
    container.changeSettles(completed: completed)
    if !completed, next == nil { container.takeBackWantedChild() }
    transition = nil
  }

  /// Called when a transition has ended.
  func ended(to child: UIViewController, completed: Bool, animated: Bool) {
    container.changeEnded(to: child, completed: completed, animated: animated)
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
    guard container.appearance != .appearing else { return replaceWhileAppearing() }
    if let old = shown, old !== container.wantedChild {
      shown = nil
      old.beginAppearance(false, animated: false)
      old.viewIfLoaded?.removeFromSuperview()
      old.endAppearance()
    }
    container.changedUnseen()
  }

  /// Replaces the child of a container that is about to appear, and is not in the window yet.
  /// There is nothing to animate. What was notified that it appears is notified of the contrary
  /// (fact 2.145).
  private func replaceWhileAppearing() {
    let (old, new) = (shown, container.wantedChild)
    guard old !== new else { return container.changedUnseen() }
    (shown, isUnannounced) = (new, true)
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

  /// Shows the first child, or removes the last one, in a container that is on the screen.
  private func replaceAtOnce() {
    let (old, new) = (shown, container.wantedChild)
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

// Appearance callbacks, which match those of the container (fact 2.144).
extension ChildSwitch {
  /// Whether a child may appear: not in a container that disappears, or has gone.
  var mayAppear: Bool {
    switch container.appearance {
    case .appearing, .appeared: true
    case .disappearing: false
    // Nobody may have told the container that it is in the window.
    case .disappeared: contentView.window != nil && !isInContainerThatGoes
    }
  }

  /// Whether the nearest container around this one that was told of an appearance disappears.
  private var isInContainerThatGoes: Bool {
    container.ancestry.first { $0.appearance != .disappeared }?.appearance == .disappearing
  }

  /// Sends the first callbacks of a change.
  func beginAppearance(
    from old: UIViewController?, to new: UIViewController?, animated: Bool
  ) {
    if container.tellsNewChildFirst, mayAppear { new?.beginAppearance(true, animated: animated) }
    // A callback may have chosen the old child again, where it is.
    if transition == nil, old != nil, old === shown { return }
    old?.beginAppearance(false, animated: animated)
    // Or it may have replaced the new child.
    if transition == nil, new !== shown { return }
    // A callback may have removed the container.
    if mayAppear { new?.beginAppearance(true, animated: animated) } else { new?.prepareContents() }
  }

  /// Notifies a child that it has appeared, unless it does so along with the container, or another
  /// change has begun in a callback.
  func endAppearing(of child: UIViewController) {
    guard !isUnderWay else { return }
    switch container.appearance {
    case .appeared, .disappeared: child.endAppearance()
    case .appearing: if !container.awaitsIsAppearing { child.noteIsAppearing() }
    case .disappearing: break
    }
  }

  /// Whether the container passes a step of its own appearance on to a child; nil for a child that
  /// takes part in no transition.
  ///
  /// A child that is being put in place has its view there in a moment (fact 2.148). In a
  /// transition the child that arrives appears with the container. The transition notifies it that
  /// it has appeared. Both children disappear with the container.
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
