import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Releases at rest with overshooting timing", .underVariants)
struct SwingReleaseTests {
  @Test(
    "Cancelling or reversing moves a delayed block back without a jump", arguments: [0.15, 0.5],
    [true, false])
  func lateBlock(delayFactor: Double, isCancelled: Bool) {
    for curve in [
      TransitionTiming.spring(dampingRatio: 0.8, duration: 0.6),
      .cubic(CGPoint(x: 0.34, y: 1.56), CGPoint(x: 0.64, y: 1), duration: 0.6),
    ] {
      let device = Device()
      let (root, page) = (titled("A"), titled("B"))
      device.launch(root)
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      root.view.addSubview(view)
      let fade = InterruptibleTransition(.fade, timing: curve)
      fade.addAuxiliaryAnimations(delayFactor: delayFactor) { _ in view.center.x = 205 }
      let handle = root.present(page, with: fade)
      device.advance(by: 0.5)
      fade.pause()
      device.advance(by: 0.05)
      var last = view.layer.presentation()?.position.x ?? 0
      var largest: CGFloat = 0
      let observation = device.onFrame { _ in
        let shown = view.layer.presentation()?.position.x ?? view.center.x
        largest = max(largest, abs(shown - last))
        last = shown
      }
      if isCancelled { fade.cancel() } else { fade.reverse() }
      device.advanceUntilIdle()
      observation.cancel()
      #expect(handle.result == .cancelled && view.center.x == 5)
      #expect(largest < within(50, orStep: 80), "\(delayFactor): \(largest)")
    }
  }
}
