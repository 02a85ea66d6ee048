import HeadlessDevice
import HeadlessUIKit
import Testing

@testable import InterruptibleTransitions

@Suite("Presentation with a custom frame")
struct CustomFrameTests {
  private func present(
    on device: Device = Device(),
    _ frame: @escaping @MainActor @Sendable (TransitionPresentationContext) -> CGRect
  ) -> (device: Device, page: UIViewController) {
    let (presenter, page) = (UIViewController(), UIViewController())
    device.launch(presenter)
    presenter.present(
      page, with: InterruptibleTransition(.fade, timing: .linear(0.2)), as: .custom(frame))
    device.advanceUntilIdle()
    return (device, page)
  }

  @Test("A custom frame is computed at each layout from the bounds and the safe area")
  func layouts() {
    let (device, page) = present {
      $0.bounds.inset(by: $0.safeAreaInsets).insetBy(dx: 20, dy: 30)
    }
    let portrait = device.window.bounds.inset(by: device.window.safeAreaInsets)
    #expect(page.view.frame == portrait.insetBy(dx: 20, dy: 30))
    device.rotate(to: .landscape)
    device.advanceUntilIdle()
    let landscape = device.window.bounds.inset(by: device.window.safeAreaInsets)
    #expect(page.view.frame == landscape.insetBy(dx: 20, dy: 30))
    device.resize(to: CGSize(width: 300, height: 500))
    device.advanceUntilIdle()
    #expect(page.view.bounds.width == 260 - 2 * device.window.safeAreaInsets.left)
  }

  @Test("A custom frame follows the traits: in landscape, the height is compact")
  func traits() {
    let (device, page) = present { context in
      let isCompact = context.traitCollection.verticalSizeClass == .compact
      return CGRect(x: 0, y: 0, width: 100, height: isCompact ? 50 : 200)
    }
    #expect(page.view.bounds.height == 200)
    device.rotate(to: .landscape)
    device.advanceUntilIdle()
    #expect(page.view.bounds.height == 50)
  }

  @Test("A custom frame follows the preferred content size with an animation")
  func preferredSize() {
    let (device, page) = present {
      CGRect(x: 10, y: 100, width: 200, height: max($0.preferredContentSize.height, 80))
    }
    #expect(page.view.bounds.height == 80)
    page.preferredContentSize = CGSize(width: 0, height: 240)
    device.advance(by: 0.1)
    let shown = page.view.layer.presentation()?.bounds.height ?? 0
    #expect(shown > 82 && shown < 238)
    device.advanceUntilIdle()
    #expect(page.view.bounds.height == 240)
  }

  @Test(
    "A custom frame that is empty or not finite becomes the whole container",
    arguments: [
      CGRect.zero, .null, .infinite, CGRect(x: 0, y: 0, width: CGFloat.nan, height: 5),
      CGRect(x: 0, y: CGFloat.infinity, width: 5, height: 5),
    ])
  func unusable(_ frame: CGRect) {
    let (device, page) = present { _ in frame }
    #expect(page.view.frame == device.window.bounds)
  }

  @Test("A custom frame with a negative size is standardized")
  func negative() {
    let (_, page) = present { _ in CGRect(x: 200, y: 300, width: -150, height: -100) }
    #expect(page.view.frame == CGRect(x: 50, y: 200, width: 150, height: 100))
  }
}
