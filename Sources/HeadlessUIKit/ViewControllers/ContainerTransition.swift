import Foundation

/// A transition from one child of a container to another.
@MainActor final class ContainerTransition: ControllerTransition {
  private let childSwitch: ChildSwitch
  private let container: any ChildSwitching
  private let old: UIViewController
  private let new: UIViewController
  private var asked: TransitionConductors?
  private var transitionView: UIView?
  /// Whether the transition starts when the container's view is laid out.
  private(set) var startsWithLayout = false

  init(
    in childSwitch: ChildSwitch, of container: any ChildSwitching, from old: UIViewController,
    to new: UIViewController, isAnimated: Bool
  ) {
    self.childSwitch = childSwitch
    self.container = container
    self.old = old
    self.new = new
    super.init(isAnimated: isAnimated)
  }

  override var from: UIViewController? { old }
  override var to: UIViewController? { new }

  override func involves(_ controller: UIViewController) -> Bool {
    controller === container || super.involves(controller)
  }

  override func request() {
    guard container.queriesDelegateAtOnce(animated: isAnimated) else { return super.request() }
    asked = container.conductors(from: old, to: new, animated: isAnimated)
    // The delegate may have chosen another child.
    guard childSwitch.transition === self else { return }
    isAnimated = asked != nil
    super.request()
    if asked == nil { start() }
  }

  override func conductors() -> TransitionConductors {
    if let conductors =
      asked ?? container.conductors(from: old, to: new, animated: isAnimated)
    {
      return conductors
    }
    if container.changesAtOnceWithoutAnimator { isAnimated = false }
    return TransitionConductors(animator: SystemTransitionAnimator(.slide, isPresenting: true))
  }

  /// Delays the start of a push or a pop until the next layout of the navigation controller's view.
  ///
  /// The runtime does so only under a variant (fact 2.16).
  override func waitsForLayout() -> Bool {
    guard container.changesInLayout, let view = container.viewIfLoaded,
      Runtime.current.reads(.startsPushesInLayout)
    else { return false }
    startsWithLayout = true
    view.setNeedsLayout()
    return true
  }

  /// Creates a container view that exists only during the transition (fact 2.34).
  override func prepareContainer() -> UIView? {
    guard childSwitch.contentView.window != nil else { return nil }
    if container.changesInLayout { Runtime.current.beginPass() }
    let view = TransitionContainerView(
      frame: childSwitch.contentView.bounds, presentation: nil)
    childSwitch.contentView.addSubview(view)
    transitionView = view
    return view
  }

  /// Provides both views to the animator.
  ///
  /// The old view is already in the container view (facts 2.29, 2.31). The animator adds and
  /// positions the new view (fact 2.140).
  override func placeViews(in context: TransitionContext) {
    guard let oldView = old.view, let newView = new.view else { return }
    let bounds = context.containerView.bounds
    context.containerView.insertSubview(oldView, at: 0)
    newView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    context.sides.views = [.from: oldView, .to: newView]
    context.sides.initialFrames[ObjectIdentifier(old)] = bounds
    context.sides.finalFrames[ObjectIdentifier(new)] = bounds
  }

  override func beginAppearance() {
    childSwitch.beginAppearance(from: old, to: new, animated: isAnimated)
  }

  override func willRun(_ run: TransitionRun) {
    container.changeBegins(to: new, animated: isAnimated, in: run)
  }

  /// Moves the view that stays out of the container view, without changing the values that the
  /// animator has set.
  ///
  /// A view that is not in the container view is not shown (fact 2.139).
  override func settle(completed: Bool) {
    let (staying, leaving) = completed ? (new, old) : (old, new)
    if let transitionView {
      if let view = staying.viewIfLoaded, view.isDescendant(of: transitionView) {
        childSwitch.contentView.insertSubview(view, at: 0)
      }
      if let view = leaving.viewIfLoaded, view.isDescendant(of: transitionView) {
        view.removeFromSuperview()
      }
      transitionView.removeFromSuperview()
    }
    childSwitch.settle(shown: staying, completed: completed)
  }

  override func endAppearance() {
    old.endAppearance()
    endAppearing(of: new)
  }

  /// The child that is appearing according to the callbacks sent so far.
  var arriving: UIViewController { hasTurnedBack ? old : new }

  override var mayAppear: Bool { childSwitch.mayAppear }

  /// A callback may have begun another change in which the view controller disappears, or may have
  /// made that change at once.
  override func returns(_ controller: UIViewController) -> Bool {
    mayAppear && childSwitch.contentView.window != nil && !childSwitch.isUnderWay
      && childSwitch.shown === controller
  }

  /// A child of a container that is about to appear or disappear finishes when the container does
  /// (fact 2.144).
  override func endAppearing(of controller: UIViewController) {
    childSwitch.endAppearing(of: controller)
  }

  override var keepsTouchesFromViews: Bool { Runtime.current.reads(.keepsTouchesOut) }

  override func didEnd(completed: Bool) {
    childSwitch.ended(to: new, completed: completed, animated: isAnimated)
  }

  override func abandon() {
    childSwitch.abandoned()
  }
}
