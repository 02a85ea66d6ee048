import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// A device with a presenter, and a transition with a linear slide from below in half a second.
final class PresentationFixture {
  let device = Device()
  let presenter = UIViewController()
  let presented = UIViewController()
  let style: TransitionPresentationStyle
  let transition = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.5))
  let listener = DismissalListener()
  private(set) weak var controller: UIPresentationController?
  /// The arguments of all calls of `completeTransition`.
  private(set) var completions: [Bool] = []

  init(_ style: TransitionPresentationStyle = .sheet(height: 400)) {
    self.style = style
    device.onTransitionMessage { [weak self] message in
      if message == "completeTransition(true)" { self?.completions.append(true) }
      if message == "completeTransition(false)" { self?.completions.append(false) }
    }
    device.launch(presenter)
  }

  /// Starts the presentation and runs it for a time in seconds, by default to its end.
  func present(for seconds: Double? = nil) {
    presenter.present(presented, with: transition, as: style)
    noteController()
    if let seconds { device.advance(by: seconds) } else { device.advanceUntilIdle() }
  }

  /// Records UIKit's presentation controller. UIKit would create one if nothing is presented.
  func noteController() {
    controller = presented.presentationController
    controller?.delegate = listener
  }

  /// Starts the dismissal and runs it for a time in seconds, by default to its end.
  func dismiss(for seconds: Double? = nil) {
    presenter.dismiss(animated: true)
    if let seconds { device.advance(by: seconds) } else { device.advanceUntilIdle() }
  }

  var container: UIView? { controller?.containerView }

  var dimmingView: UIView? { container?.subviews.first { $0 is DimmingView } }

  /// The view that continues a sheet below the screen.
  var groundView: UIView? {
    (controller as? InterruptiblePresentationController)?.chrome?.groundView
  }

  /// The model opacity of the dimming, as a fraction of the style's opacity, 0…1.
  var dimming: CGFloat { alpha(dimmingView?.backgroundColor?.cgColor) }

  /// The shown opacity of the dimming, as a fraction of the style's opacity, 0…1.
  var shownDimming: CGFloat { alpha(dimmingView?.layer.presentation()?.backgroundColor) }

  private func alpha(_ color: CGColor?) -> CGFloat {
    guard let whole = style.dimming?.cgColor.alpha else { return .nan }
    return (color?.alpha ?? 0) / whole
  }

  /// The shown progress of the presented view, 0…1, measured at its upper edge.
  var shownProgress: CGFloat {
    guard let container, let shown = presented.view.layer.presentedFrame else { return .nan }
    let frame = style.frame.rectangle(
      in: TransitionPresentationContext(of: presented, in: container))
    return (container.bounds.height - shown.minY) / (container.bounds.height - frame.minY)
  }

  /// Expects the final state after a transition has ended.
  func expectRest(
    isPresented: Bool, completions: [Bool], sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(self.completions == completions, sourceLocation: sourceLocation)
    #expect(transition.flight == nil, sourceLocation: sourceLocation)
    #expect(presented.view.transform.isIdentity, sourceLocation: sourceLocation)
    #expect(
      presenter.presentedViewController === (isPresented ? presented : nil),
      sourceLocation: sourceLocation)
    #expect(device.window.subviews.count == (isPresented ? 2 : 1), sourceLocation: sourceLocation)
    guard isPresented, let container else {
      #expect(controller == nil && presented.view.superview == nil, sourceLocation: sourceLocation)
      #expect(presented.view.layer.cornerRadius == 0, sourceLocation: sourceLocation)
      #expect(!presented.view.clipsToBounds, sourceLocation: sourceLocation)
      return
    }
    let chrome = [dimmingView, groundView].compactMap { $0 }
    #expect(container.subviews == chrome + [presented.view], sourceLocation: sourceLocation)
    #expect((dimmingView != nil) == (style.dimming != nil), sourceLocation: sourceLocation)
    #expect(container.bounds == device.window.bounds, sourceLocation: sourceLocation)
    #expect(presented.view.layer.cornerRadius == style.cornerRadius, sourceLocation: sourceLocation)
    #expect(
      presented.view.clipsToBounds == (style.cornerRadius > 0), sourceLocation: sourceLocation)
    let frame = style.frame.rectangle(
      in: TransitionPresentationContext(of: presented, in: device.window))
    #expect(
      largestDifference(presented.view.frame.sides, frame.sides) < 1e-9,
      sourceLocation: sourceLocation)
    guard style.dimming != nil else { return }
    #expect(dimming == 1 && shownDimming == 1, sourceLocation: sourceLocation)
    #expect(dimmingView?.frame.contains(container.bounds) == true, sourceLocation: sourceLocation)
  }
}

extension CGRect {
  fileprivate var sides: [CGFloat] { [minX, minY, maxX, maxY] }
}

/// An app's delegate of a presentation controller, which records its calls.
final class DismissalListener: NSObject, UIAdaptivePresentationControllerDelegate {
  var allows = true
  var onDismissal: () -> Void = {}
  private(set) var heard: [String] = []

  func presentationControllerShouldDismiss(
    _ presentationController: UIPresentationController
  ) -> Bool {
    heard.append("should")
    return allows
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    heard.append("will")
  }

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    heard.append("did")
    onDismissal()
  }

  func presentationControllerDidAttemptToDismiss(
    _ presentationController: UIPresentationController
  ) {
    heard.append("attempt")
  }
}
