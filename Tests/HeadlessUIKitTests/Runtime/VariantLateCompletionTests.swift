import Foundation
import Testing

@testable import HeadlessUIKit

/// Variants between an animator's last frame and its completion.
@MainActor @Suite struct VariantLateCompletionTests {
  /// Returns the state of an animator of 0.1 s in its last frame and in the next one.
  private func end(
    _ act: @escaping (UIViewPropertyAnimator) -> Void = { _ in }
  ) -> (frames: [String], isIdle: Bool) {
    let fixture = Fixture()
    let view = fixture.square()
    var position: UIViewAnimatingPosition?
    let animator = UIViewPropertyAnimator(duration: 0.1, curve: .linear) { view.center.x = 100 }
    animator.addCompletion { position = $0 }
    animator.startAnimation()
    fixture.advance(by: 0.1)
    #expect(near(view.shownX, 100))
    var frames: [String] = []
    for frame in 0..<2 {
      let fraction = Int((Double(animator.fractionComplete) * 100).rounded())
      let end = position.map { $0 == .end ? "end" : "start" } ?? "\(fraction) %"
      frames.append(animator.isRunning ? "runs, \(end)" : end)
      if frame == 0 {
        act(animator)
        fixture.frames(1)
      }
    }
    if animator.state == .active { animator.stopAnimation(true) }
    fixture.frames(1)
    return (frames, fixture.runtime.isIdle)
  }

  @Test("7.76 An animator may end only after its last frame has been shown")
  func completesAfterLastFrame() {
    #expect(end() == (["end", "end"], true))
    RuntimeVariants.$current.withValue(.completesAfterLastFrame) {
      #expect(end() == (["runs, 100 %", "end"], true))
    }
  }

  @Test("7.76 An animator can be paused or reversed before that late end")
  func caughtAtTheEnd() {
    RuntimeVariants.$current.withValue(.completesAfterLastFrame) {
      #expect(end { $0.pauseAnimation() } == (["runs, 100 %", "100 %"], true))
      #expect(end { $0.isReversed = true } == (["runs, 100 %", "runs, 17 %"], true))
    }
  }
}
