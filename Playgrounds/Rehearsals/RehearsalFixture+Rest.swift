import HeadlessDevice
import InterruptibleTransitions

extension RehearsalFixture {
  /// Checks the conditions that hold in every scene after a transition has ended.
  ///
  /// - Parameters:
  ///   - transition: The scene's transition.
  ///   - position: The position at which it must have ended.
  ///   - presenter: The presenting view controller.
  ///   - presented: The view controller that must be presented; nil if there must be none.
  ///   - frame: The frame that its view must have; nil if the view fills the window.
  ///   - completions: The values that UIKit must have received so far, one for each flight.
  func expectRest(
    of transition: InterruptibleTransition, at position: TransitionPosition,
    presenter: UIViewController, presented: UIViewController?, frame: CGRect? = nil,
    completions: [Bool]
  ) {
    expect(transition.phase == .ended(at: position), "the transition is \(transition.phase)")
    expect(transition.flight == nil, "a flight is still in progress")
    expect(
      self.completions == completions,
      "the completions are \(self.completions), not \(completions)")
    expect(
      presenter.presentedViewController === presented,
      "the presented view controller is \(presenter.presentedViewController as Any)")
    expect(
      presenter.view.superview === device.window
        && device.window.subviews.count == (presented == nil ? 1 : 2),
      "the window's subviews are \(device.window.subviews)")
    expect(presenter.view.transform.isIdentity, "the presenter's view is transformed")
    guard let view = presented?.viewIfLoaded else { return }
    expect(view.window != nil, "the presented view is in no window")
    expect(view.transform.isIdentity && view.alpha == 1, "the presented view is not as it was")
    let place = frame ?? device.window.bounds
    let sides = zip(
      [view.frame.minX, view.frame.minY, view.frame.maxX, view.frame.maxY],
      [place.minX, place.minY, place.maxX, place.maxY])
    expect(
      sides.allSatisfy { abs($0 - $1) < 1e-6 }, "the presented view is at \(view.frame)")
  }

  /// Checks the conditions that hold in a navigation controller after a transition has ended.
  ///
  /// - Parameters:
  ///   - transition: The scene's transition.
  ///   - stack: The navigation controller.
  ///   - count: The number of view controllers that it must have.
  func expectRest(
    of transition: InterruptibleTransition, in stack: UINavigationController, count: Int
  ) {
    expect(transition.flight == nil, "a flight is still in progress")
    expect(stack.viewControllers.count == count, "the stack is \(stack.viewControllers)")
    let views = stack.topViewController?.view.superview?.subviews.count ?? 0
    expect(views == 1, "there are \(views) views in the container")
  }

  /// Checks that a value is near the expected value.
  func expect(
    _ value: CGFloat, near expected: CGFloat, within tolerance: CGFloat = 0.5,
    _ what: @autoclosure () -> String
  ) {
    expectMotion(abs(value - expected) <= tolerance, "\(what()) is \(value), not \(expected)")
  }
}
