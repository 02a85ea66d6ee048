import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension NavigationTests {
  @Suite("Gestures below a sheet through which touches pass", .underVariants)
  struct BelowSheets {
    private static let style = TransitionPresentationStyle(
      .sheet(height: 400), dimming: nil, passesTouchesThrough: true)

    /// The state of the sheet when the gesture begins.
    nonisolated enum Sheet: CaseIterable, Sendable {
      case resting, leaving, heldLeaving, returning, entering

      /// Whether UIKit pops a page in this state.
      var permitsPop: Bool { self != .entering }
      var isPresentedAtEnd: Bool { self != .leaving && self != .heldLeaving }
    }

    private final class Scene {
      let base = ContainerFixture()
      let a = titled("A")
      let b = titled("B")
      let sheet = titled("S")
      let cover = InterruptibleTransition(.slide(from: .bottom), timing: .linear(0.8))
      private(set) lazy var navigation = base.navigation([a])
      private let systemDelegate = NavigationTransitioningDelegate { _, _, _ in nil }

      /// Pushes a page.
      init(byToolkit: Bool, isMirrored: Bool = false) {
        if isMirrored { base.device.settings.layoutDirection = .rightToLeft }
        if byToolkit {
          navigation.pushViewController(b, with: base.slide())
        } else {
          navigation.delegate = systemDelegate
          navigation.pushViewController(b, animated: true)
        }
        base.device.advanceUntilIdle()
      }

      func present(_ state: Sheet) {
        let presenter: UIViewController = navigation
        presenter.present(sheet, with: cover, as: NavigationTests.BelowSheets.style)
        guard state != .entering else { return base.device.advance(by: 0.2) }
        base.device.advanceUntilIdle()
        guard state != .resting else { return }
        sheet.dismiss(animated: true)
        base.device.advance(by: 0.3)
        if state == .heldLeaving { cover.pause() }
        if state == .returning { cover.cancel() }
        base.device.advance(by: 0.02)
      }

      func finish(_ state: Sheet) {
        if state == .heldLeaving { cover.resume() }
        base.device.advanceUntilIdle()
        #expect((navigation.presentedViewController != nil) == state.isPresentedAtEnd)
      }
    }

    @Test(
      "A swipe back pops a page below a sheet that rests or leaves", arguments: Sheet.allCases,
      [false, true])
    func swipedBack(_ state: Sheet, byToolkit: Bool) {
      for isMirrored in [false, true] {
        let scene = Scene(byToolkit: byToolkit, isMirrored: isMirrored)
        scene.present(state)
        scene.base.device.swipe(
          from: CGPoint(x: isMirrored ? 390 : 3, y: 150),
          by: CGVector(dx: isMirrored ? -300 : 300, dy: 0), over: 0.2)
        scene.finish(state)
        let stack = state.permitsPop ? [scene.a] : [scene.a, scene.b]
        #expect(scene.base.shows(stack, in: scene.navigation), "\(isMirrored)")
      }
    }

    @Test(
      "A pan below a sheet that rests or leaves starts its transition", arguments: Sheet.allCases)
    func pan(_ state: Sheet) {
      let scene = Scene(byToolkit: false)
      scene.present(state)
      var begun = 0
      let fade = InterruptibleTransition(.fade)
      fade.interactions = [.pan(.up, over: 300, on: scene.b.view) { begun += 1 }]
      scene.base.device.swipe(
        from: CGPoint(x: 200, y: 250), by: CGVector(dx: 0, dy: -100), over: 0.1)
      scene.finish(state)
      #expect(begun == (state.permitsPop ? 1 : 0))
      #expect(fade.isAtRest)
    }

    @Test("A pan on a page that a dismissal uncovers belongs to the dismissal")
    func uncovered() {
      let base = ContainerFixture()
      let root = titled("A")
      let page = titled("B")
      let slide = base.slide()
      base.device.launch(root)
      page.modalPresentationStyle = .fullScreen
      let delegate = ModalTransitioningDelegate(slide)
      page.transitioningDelegate = delegate
      root.present(page, animated: true)
      base.device.advanceUntilIdle()
      var begun = 0
      let fade = InterruptibleTransition(.fade)
      fade.interactions = [.pan(.up, over: 300, on: root.view) { begun += 1 }]
      page.dismiss(animated: true)
      base.device.advance(by: 0.25)
      base.device.swipe(from: CGPoint(x: 30, y: 400), by: CGVector(dx: 0, dy: -100), over: 0.1)
      base.device.advanceUntilIdle()
      #expect(begun == 0 && root.presentedViewController == nil)
    }
  }
}
