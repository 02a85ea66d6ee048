import Testing

@testable import HeadlessUIKit

@Suite("Animators that flush updates")
@MainActor struct FlushUpdatesTests {
  private final class Row: UIView {
    let badge = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var x: CGFloat = 0 {
      didSet { setNeedsLayout() }
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      badge.frame.origin.x = x
    }
  }

  /// A fixture with a row in the window.
  @MainActor private final class Scene {
    let fixture = Fixture()
    let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
      row.addSubview(row.badge)
      fixture.window.addSubview(row)
      fixture.frames(6)
    }

    /// Runs a block in an animator of one second, and returns the badge's shown position after half
    /// a second.
    func shown(flushing: Bool, _ block: @escaping () -> Void) -> CGFloat {
      let animator = UIViewPropertyAnimator(duration: 1, curve: .linear, animations: block)
      animator.flushUpdates = flushing
      animator.startAnimation()
      fixture.frames(30)
      defer { animator.stopAnimation(true) }
      return row.badge.layer.presentation()?.frame.minX ?? .nan
    }
  }

  @Test("A layout that a block requests is animated with flushUpdates", arguments: [true, false])
  func within(_ flushes: Bool) {
    let scene = Scene()
    let shown = scene.shown(flushing: flushes) { scene.row.x = 100 }
    #expect(abs(shown - (flushes ? 50 : 100)) < 2)
  }

  @Test(
    "A layout that was pending before the block is not animated with flushUpdates",
    arguments: [true, false])
  func before(_ flushes: Bool) {
    let scene = Scene()
    scene.row.x = 60
    let shown = scene.shown(flushing: flushes) {
      scene.row.x = 100
      scene.row.layoutIfNeeded()
    }
    #expect(abs(shown - (flushes ? 80 : 50)) < 2)
  }

  @Test("performWithoutAnimation in a block doesn't animate the layout that it requests")
  func withoutAnimations() {
    let scene = Scene()
    let shown = scene.shown(flushing: true) {
      scene.row.x = 50
      UIView.performWithoutAnimation { scene.row.x = 100 }
      scene.row.alpha = 0
    }
    // The layout for 50 runs, animated, before the block without animations.
    #expect(abs(shown - 75) < 2)
  }
}
