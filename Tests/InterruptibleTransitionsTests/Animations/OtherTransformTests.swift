import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Other animation of the transform", .underVariants)
struct OtherTransformTests {
  /// The transforms that the app sets while the flight moves the view.
  nonisolated private static let others = [
    CGAffineTransform(translationX: 60, y: -40),
    CGAffineTransform(translationX: 40, y: 0).rotated(by: 0.5).scaledBy(x: 1.2, y: 0.8),
  ]

  private func shown(_ view: UIView) -> [CGFloat] {
    guard let plane = view.layer.presentation()?.affineTransform() else { return [] }
    return [plane.tx, plane.ty] + [plane.a, plane.b, plane.c, plane.d].map { 100 * $0 }
  }

  @Test(
    "Another animation interrupts a scale or slide without a jump, also while the flight is held",
    arguments: [0, 1], others.indices)
  func interrupted(animation: Int, other: Int) {
    let device = Device()
    let (presenter, card) = (UIViewController(), UIViewController())
    let animations = [
      TransitionAnimation.scale(from: 0.4, offset: CGPoint(x: 0, y: 80)), .slide(from: .down),
    ]
    let transition = InterruptibleTransition(animations[animation], timing: .linear(0.5))
    device.launch(presenter)
    presenter.present(card, with: transition)
    device.advance(by: 0.2)
    let before = shown(card.view)
    UIView.animate(withDuration: 0.2) { card.view.transform = Self.others[other] }
    #expect(largestDifference(shown(card.view), before) < 0.001)
    device.advance(by: 0.1)
    let caught = shown(card.view)
    transition.pause()
    #expect(largestDifference(shown(card.view), caught) < within(0.001, orStep: 20))
    device.advance(by: 0.2)
    let held = shown(card.view)
    device.advance(by: 0.1)
    #expect(shown(card.view) == held)
    transition.cancel()
    device.advanceUntilIdle()
    #expect(presenter.presentedViewController == nil)
    #expect(card.view.transform.isIdentity)
  }
}
