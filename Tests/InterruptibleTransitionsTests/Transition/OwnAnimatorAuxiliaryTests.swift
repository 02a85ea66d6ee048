import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Auxiliary animations with an app's animator", .underVariants)
struct OwnAnimatorAuxiliaryTests {
  private final class Own: InterruptibleTransition {
    /// Whether the override also creates the toolkit's animator, and ignores it.
    var makesBoth = false

    override func makeAnimator(for flight: TransitionFlight) -> UIViewPropertyAnimator {
      if makesBoth { _ = super.makeAnimator(for: flight) } else { flight.installViews() }
      let view = flight.isPresenting ? flight.incomingView : flight.outgoingView
      return UIViewPropertyAnimator(duration: 0.5, curve: .linear) { view?.alpha = 0.9 }
    }
  }

  @Test(
    "Auxiliary animations run along an app's animator, and their completion is called once",
    arguments: [true, false])
  func registered(makesBoth: Bool) {
    let fixture = ContainerFixture()
    let (first, second) = (titled("A"), titled("B"))
    fixture.device.launch(first)
    let button = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    first.view.addSubview(button)
    let own = Own(.fade)
    own.makesBoth = makesBoth
    var ends: [TransitionPosition] = []
    own.addAuxiliaryAnimations(
      { button.frame.origin.x = $0.isPresenting ? 100 : 0 }, completion: { ends.append($0) })
    for (place, position) in [(100.0, TransitionPosition.end), (100, .start), (0, .end)] {
      if first.presentedViewController == nil {
        first.present(second, with: own)
      } else {
        second.dismiss(with: own)
      }
      fixture.device.advance(by: 0.25)
      #expect((20...80).contains(button.layer.presentation()?.frame.minX ?? 0))
      if position == .start { own.cancel() }
      fixture.device.advanceUntilIdle()
      #expect(ends.last == position && button.frame.minX == place)
    }
    #expect(ends == [.end, .start, .end])
  }
}
