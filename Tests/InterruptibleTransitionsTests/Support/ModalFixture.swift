import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A recording view controller "A" that presents a view controller "B" with a transition.
final class ModalFixture {
  let base: ContainerFixture
  let log = CallLog()
  let a: RecordingViewController
  let b: RecordingViewController
  let transition: InterruptibleTransition
  private let delegate: ModalTransitioningDelegate
  /// The style in which the app presents with its delegate, or nil if the toolkit presents.
  private let style: UIModalPresentationStyle?

  /// Creates a fixture.
  ///
  /// - Parameters:
  ///   - style: The style in which the app presents, or nil if the toolkit presents.
  ///   - base: The base.
  ///   - root: The root view controller, which contains "A" as a presentation context, or nil if
  ///     "A" is the root.
  init(
    _ style: UIModalPresentationStyle?, in base: ContainerFixture = ContainerFixture(),
    root: UIViewController? = nil
  ) {
    self.base = base
    self.style = style
    a = RecordingViewController("A", in: log)
    b = RecordingViewController("B", in: log)
    transition = base.slide()
    delegate = ModalTransitioningDelegate(transition)
    if let root {
      a.definesPresentationContext = true
      root.addChild(a)
      a.view.frame = root.view.bounds.insetBy(dx: 20, dy: 100)
      root.view.addSubview(a.view)
      a.didMove(toParent: root)
      base.device.advanceUntilIdle()
    } else {
      base.device.launch(a)
    }
    if let style {
      b.modalPresentationStyle = style
      b.transitioningDelegate = delegate
    }
    _ = log.take()
  }

  func present(_ plan: FlightPlan = .untouched) {
    plan.lead(transition, in: base) { askToPresent() }
  }

  func dismiss(_ plan: FlightPlan = .untouched) {
    plan.lead(transition, in: base) { askToDismiss() }
  }

  /// Brings the presentation or the dismissal to a moment, from which a finger may hold it.
  func bring(to moment: Moment, dismisses: Bool) -> Finger? {
    if dismisses { present() }
    return base.bring(transition, to: moment, on: dismisses ? b.view : a.view) { [unowned self] in
      if dismisses { askToDismiss() } else { askToPresent() }
    }
  }

  private func askToPresent() {
    if style == nil {
      a.present(b, with: transition) { [log] in
        if $0 == .completed { log.note("completion") }
      }
    } else {
      a.present(b, animated: true) { [log] in log.note("completion") }
    }
  }

  private func askToDismiss() {
    a.dismiss(animated: true) { [log] in log.note("completion") }
  }

  /// Expects the conditions of every end: each flight was completed once, no view controller is
  /// between appearance states, and the window has no recognizers.
  ///
  /// - Parameters:
  ///   - changesBySystem: The number of changes that the toolkit did not make.
  ///   - sourceLocation: The location of the expectation.
  func expectRest(
    excluding changesBySystem: Int = 0, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      base.isEachCompletedOnce(excluding: changesBySystem), sourceLocation: sourceLocation)
    #expect(transition.isAtRest, sourceLocation: sourceLocation)
    #expect(a.isBalanced, sourceLocation: sourceLocation)
    #expect(b.isBalanced, sourceLocation: sourceLocation)
    #expect(
      base.device.window.gestureRecognizers?.isEmpty != false, sourceLocation: sourceLocation)
  }
}
