import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Every request is answered, whatever becomes of it.
@Suite("A dismissal that is not made", .everyReading)
struct IgnoredDismissalTests {
  /// A presenter that ignores dismissals, as UIKit may.
  private final class Deaf: UIViewController {
    var isDeaf = false

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
      if !isDeaf { super.dismiss(animated: flag, completion: completion) }
    }
  }

  @Test("It is refused, and nothing of it stays", arguments: [false, true], [true, false])
  func ignored(withdrawn: Bool, byToolkit: Bool) {
    let base = ContainerFixture()
    let (root, screen) = (Deaf(), titled("B"))
    let delegate = byToolkit ? nil : ModalTransitioningDelegate(base.slide())
    base.device.launch(root)
    weak var fade: InterruptibleTransition?
    var handle: TransitionHandle?
    if byToolkit {
      root.present(screen, with: base.slide())
    } else {
      screen.modalPresentationStyle = .fullScreen
      screen.transitioningDelegate = delegate
      root.present(screen, animated: true)
    }
    base.device.advanceUntilIdle()
    let former = screen.transitioningDelegate
    do {
      let transition = InterruptibleTransition(.fade, timing: .linear(0.3))
      fade = transition
      root.isDeaf = true
      handle = screen.dismiss(with: transition)
    }
    if withdrawn { handle?.cancel() }
    base.device.advanceUntilIdle()
    #expect(handle?.result == .refused)
    #expect(screen.transitioningDelegate === former)
    #expect(fade == nil)
    root.isDeaf = false
    screen.dismiss(animated: true)
    base.device.advanceUntilIdle()
    #expect(root.presentedViewController == nil)
    #expect(base.completions.last == true)
  }
}
