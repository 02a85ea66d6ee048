import HeadlessDevice
import Testing

@testable import HeadlessUIKit
@testable import InterruptibleTransitions

extension AccessibilityTests {
  @Suite("Escape gesture in a stack without a bar", .underVariants)
  struct EscapeInStacks {
    /// The app's settings for the system's swipe back.
    nonisolated enum Permission: CaseIterable, Sendable {
      case systemDelegate, permittingDelegate, refusingDelegate, noDelegate, disabled

      var isGiven: Bool { self == .permittingDelegate || self == .noDelegate }
    }

    nonisolated enum WayBack: CaseIterable, Sendable {
      case escape, swipe
    }

    private final class Gate: NSObject, UIGestureRecognizerDelegate {
      private let permits: Bool

      init(permits: Bool) {
        self.permits = permits
      }

      func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        permits
      }
    }

    private final class Scene {
      let base = ContainerFixture()
      let presenter = titled("A")
      let root = titled("R")
      let page = titled("P")
      private(set) lazy var stack = UINavigationController(rootViewController: root)
      private let gates = [true, false].map { Gate(permits: $0) }

      init(_ permission: Permission, isPresented: Bool, byToolkit: Bool) {
        page.view.addSubview(UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
        base.device.launch(isPresented ? presenter : stack)
        if isPresented { presenter.present(stack, with: base.slide()) }
        base.device.advanceUntilIdle()
        stack.isNavigationBarHidden = true
        let swipe = stack.interactivePopGestureRecognizer
        switch permission {
        case .systemDelegate: break
        case .permittingDelegate: swipe?.delegate = gates[0]
        case .refusingDelegate: swipe?.delegate = gates[1]
        case .noDelegate: swipe?.delegate = nil
        case .disabled: swipe?.isEnabled = false
        }
        if byToolkit {
          stack.pushViewController(page, with: base.slide())
        } else {
          stack.pushViewController(page, animated: false)
        }
        base.device.advanceUntilIdle()
        base.device.settings.runsVoiceOver = true
        base.device.focusedView = page.view
      }

      func goBack(by way: WayBack) {
        switch way {
        case .escape: _ = base.device.performEscape()
        case .swipe:
          base.device.swipe(
            from: CGPoint(x: 3, y: 400), by: CGVector(dx: 300, dy: 0), over: 0.3)
        }
        base.device.advanceUntilIdle()
      }
    }

    @Test(
      "The escape gesture pops one page where the swipe back does",
      arguments: Permission.allCases, WayBack.allCases)
    func goesBack(_ permission: Permission, _ way: WayBack) {
      for byToolkit in [true, false] {
        let scene = Scene(permission, isPresented: true, byToolkit: byToolkit)
        scene.goBack(by: way)
        let stack = permission.isGiven ? [scene.root] : [scene.root, scene.page]
        #expect(scene.stack.viewControllers == stack, "\(byToolkit)")
        // Without a way back, the escape gesture dismisses.
        let isDismissed = way == .escape && !permission.isGiven
        #expect((scene.presenter.presentedViewController == nil) == isDismissed, "\(byToolkit)")
      }
    }

    @Test(
      "The escape gesture pops a page of a transition in a stack that is not presented",
      arguments: Permission.allCases, WayBack.allCases)
    func goesBackInRoot(_ permission: Permission, _ way: WayBack) {
      let scene = Scene(permission, isPresented: false, byToolkit: true)
      scene.goBack(by: way)
      let stack = permission.isGiven ? [scene.root] : [scene.root, scene.page]
      #expect(scene.stack.viewControllers == stack)
      #expect((scene.page.accessibilityPerformEscapeBlock == nil) == permission.isGiven)
    }

    @Test("With the focus on a bar that receives taps, the escape gesture reverses a push")
    func onBarInFlight() {
      let base = ContainerFixture()
      let presenter = titled("P")
      let pages = ["A", "B", "C"].map { titled($0) }
      let stack = UINavigationController(rootViewController: pages[0])
      let slide = base.slide()
      slide.configuration.isBarInteractionEnabled = true
      base.device.settings.runsVoiceOver = true
      base.device.launch(presenter)
      presenter.present(stack, with: base.slide())
      base.device.advanceUntilIdle()
      for page in pages.dropFirst() {
        stack.pushViewController(page, with: slide)
        base.device.advance(by: page === pages[1] ? 1 : 0.2)
      }
      let contents = stack.navigationBar.subviews.compactMap { $0 as? NavigationBarContent }
      base.device.focusedView = contents.last?.backButton
      #expect(base.device.focusedView != nil && base.device.performEscape())
      base.device.advanceUntilIdle()
      #expect(stack.viewControllers == Array(pages[..<2]))
      #expect(base.completions == [true, true, false])
      #expect(presenter.presentedViewController === stack)
    }

    @Test("An app's own block for the escape gesture is kept")
    func appsBlock() {
      let scene = Scene(.permittingDelegate, isPresented: false, byToolkit: false)
      let next = titled("N")
      let slide = scene.base.slide()
      var escapes = 0
      next.accessibilityPerformEscapeBlock = {
        escapes += 1
        return true
      }
      next.view.addSubview(UILabel(frame: CGRect(x: 0, y: 100, width: 50, height: 50)))
      scene.stack.pushViewController(next, with: slide)
      scene.base.device.advanceUntilIdle()
      scene.base.device.focusedView = next.view
      #expect(scene.base.device.performEscape() && escapes == 1)
      scene.stack.popViewController(animated: true)
      scene.base.device.advanceUntilIdle()
      #expect(next.accessibilityPerformEscapeBlock != nil)
    }
  }
}
