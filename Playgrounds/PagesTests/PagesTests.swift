import HeadlessDevice
import InterruptibleTransitions
import Testing

@testable import AnimationPage
@testable import ElementsPage
@testable import PullToPresentPage
@testable import SheetPage
@testable import TouchToPausePage
@testable import ZoomPage

/// Plays each page of the playground to its end and back.
@Suite("Pages of the playground", .serialized)
struct PagesTests {
  private let device = Device()

  private func drag(from start: CGPoint, by travel: CGFloat) {
    let finger = device.press(at: start)
    finger.move(by: CGVector(dx: 0, dy: travel), over: 0.3)
    finger.lift()
    device.advanceUntilIdle()
  }

  @Test("The sheet opens, is dragged away, and is caught in flight")
  func sheet() {
    let map = SheetPage.MapViewController()
    device.launch(map)
    device.tap(at: map.button.center)
    device.advanceUntilIdle()
    #expect(map.presentedViewController is SheetPage.PlaceViewController)
    drag(from: CGPoint(x: 200, y: 500), by: 300)
    #expect(map.presentedViewController == nil)
    device.tap(at: map.button.center)
    device.advance(by: 0.2)
    let finger = device.press(at: CGPoint(x: 200, y: 700))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    #expect(map.slide.phase == .held)
    finger.lift()
    device.advanceUntilIdle()
  }

  @Test("The settings are pulled in, and a tap closes them")
  func pullToPresent() {
    let lockScreen = PullToPresentPage.LockScreenViewController()
    device.launch(lockScreen)
    drag(from: CGPoint(x: 200, y: 300), by: 320)
    #expect(lockScreen.presentedViewController is PullToPresentPage.SettingsViewController)
    #expect(lockScreen.blurView.effect != nil)
    device.tap(at: CGPoint(x: 200, y: 600))
    device.advanceUntilIdle()
    #expect(lockScreen.presentedViewController == nil && lockScreen.blurView.effect == nil)
  }

  @Test("A touch freezes the page, and its direction decides", arguments: [1.0, -1])
  func touchToPause(_ direction: CGFloat) {
    let start = TouchToPausePage.StartViewController()
    device.launch(start)
    device.tap(at: start.button.center)
    device.advance(by: 0.7)
    let finger = device.press(at: CGPoint(x: 200, y: 400))
    device.advance(by: 0.5)
    #expect(start.cover.phase == .held)
    finger.move(by: CGVector(dx: 0, dy: 60 * direction), over: 0.2)
    finger.lift()
    device.advanceUntilIdle()
    #expect((start.presentedViewController != nil) == (direction > 0))
  }

  @Test("The card grows into its page, and is dragged back")
  func elements() {
    let today = ElementsPage.TodayViewController()
    device.launch(today)
    device.tap(at: today.card.center)
    device.advance(by: 0.2)
    #expect(today.reading.flight?.elementReport?.matched == ["photo"])
    device.advanceUntilIdle()
    drag(from: CGPoint(x: 200, y: 300), by: 350)
    #expect(today.presentedViewController == nil)
  }

  @Test("A card zooms into its page, and a drag returns it")
  func zoom() {
    let cards = ZoomPage.CardsViewController()
    let stack = UINavigationController(rootViewController: cards)
    device.launch(stack)
    device.tap(at: cards.cards[2].center)
    device.advanceUntilIdle()
    #expect(stack.viewControllers.count == 2)
    drag(from: CGPoint(x: 200, y: 300), by: 300)
    #expect(stack.viewControllers.count == 1)
  }

  @Test("A drag opens the page by the custom animation, and its dismissal restores the views")
  func animation() {
    let start = AnimationPage.StartViewController()
    device.launch(start)
    drag(from: CGPoint(x: 200, y: 200), by: 500)
    let page = start.presentedViewController
    #expect(page?.view.transform.isIdentity == true && page?.view.alpha == 1)
    page?.dismiss(animated: true)
    device.advanceUntilIdle()
    #expect(start.presentedViewController == nil && start.transition.phase == .ended(at: .end))
  }
}
