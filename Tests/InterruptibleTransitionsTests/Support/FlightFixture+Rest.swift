import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension FlightFixture {
  /// Waits until the presentation has ended, and expects its final state. UIKit was notified once,
  /// the views are in their final places, and there are no recognizers in the window.
  func expectRest(
    at position: TransitionPosition, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    device.advanceUntilIdle()
    let isShown = position == .end
    #expect(completions == [isShown], sourceLocation: sourceLocation)
    #expect(transition.phase == .ended(at: position), sourceLocation: sourceLocation)
    #expect(transition.flight == nil, sourceLocation: sourceLocation)
    #expect(
      presenter.presentedViewController === (isShown ? presented : nil),
      sourceLocation: sourceLocation)
    #expect((presented.view.window != nil) == isShown, sourceLocation: sourceLocation)
    #expect(presenter.view.superview === device.window, sourceLocation: sourceLocation)
    #expect(device.window.subviews.count == (isShown ? 2 : 1), sourceLocation: sourceLocation)
    let place = isShown ? FlightFixture.distance : 0
    #expect(set == [place, place, place], sourceLocation: sourceLocation)
    #expect(
      probes.allSatisfy { $0.view.layer.animationKeys() == nil }, sourceLocation: sourceLocation)
    #expect(device.window.gestureRecognizers?.isEmpty != false, sourceLocation: sourceLocation)
  }
}
