import Foundation
import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension DocumentationTests {
  @Suite("Examples of the README and the articles", .underVariants)
  struct UsageExamples {
    @Test("A pan holds a presentation that a tap started, and releasing it downward cancels it")
    func inbox() {
      let device = Device()
      let inbox = ReadmeExamples.InboxViewController()
      device.launch(inbox)
      let first = device.press(at: CGPoint(x: 200, y: 800))
      first.move(by: CGVector(dx: 0, dy: -600), over: 0.5)
      #expect(inbox.slide.phase == .held)
      first.lift()
      device.advanceUntilIdle()
      #expect(inbox.presentedViewController is ReadmeExamples.DraftViewController)
      inbox.dismiss(animated: false)
      device.advanceUntilIdle()

      inbox.compose()
      device.advance(by: 0.2)
      let second = device.press(at: CGPoint(x: 200, y: 300))
      second.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
      #expect(inbox.slide.phase == .held)
      second.lift()
      device.advanceUntilIdle()
      #expect(inbox.presentedViewController == nil)
    }

    @Test("A pull presents, a touch pauses the dismissal, and the presented screen is released")
    func works() {
      let device = Device()
      weak var presented: UIViewController?
      let lockScreen = LockScreenExamples.LockScreenViewController()
      device.launch(lockScreen)
      device.advance(by: 0.1)

      let finger = device.press(at: CGPoint(x: 200, y: 200))
      finger.move(by: CGVector(dx: 0, dy: 280), over: 0.5)
      finger.lift()
      device.advanceUntilIdle()
      presented = lockScreen.presentedViewController
      #expect(presented is LockScreenExamples.SettingsViewController)
      #expect(lockScreen.blurView.effect is UIBlurEffect)

      presented?.dismiss(animated: true)
      device.advance(by: 0.3)
      let second = device.press(at: CGPoint(x: 200, y: 400))
      #expect(lockScreen.reveal.phase == .held)
      second.move(by: CGVector(dx: 0, dy: -45), over: 0.1)
      second.lift()
      device.advanceUntilIdle()
      device.advance(by: 0.1)
      #expect(lockScreen.presentedViewController == nil)
      #expect(lockScreen.blurView.effect == nil)
      #expect(presented == nil)
    }
    @Test("A sheet can be held in flight, and a tap or a pan to dismiss it calls the delegate")
    func sheet() {
      let device = Device()
      let map = ReadmeExamples.MapViewController()
      device.launch(map)
      map.show()
      device.advance(by: 0.1)
      let shown = { map.place.view.layer.presentation()?.frame.minY ?? .nan }
      let finger = device.press(at: CGPoint(x: 200, y: 800))
      finger.move(by: CGVector(dx: 0, dy: -12))
      let caught = shown()
      finger.move(by: CGVector(dx: 0, dy: -40), over: 0.1)
      #expect(abs(shown() - caught + 40) < within(0.5, orStep: 15))
      finger.lift()
      device.advanceUntilIdle()
      #expect(map.place.view.frame.minY == 426)
      device.tap(at: CGPoint(x: 200, y: 200))
      device.advanceUntilIdle()
      #expect(map.presentedViewController === map.place)
      for letsPlaceGo in [false, true] {
        map.letsPlaceGo = letsPlaceGo
        let second = device.press(at: CGPoint(x: 200, y: 500))
        second.move(by: CGVector(dx: 0, dy: 200), over: 0.1)
        second.lift()
        device.advanceUntilIdle()
        #expect((map.presentedViewController == nil) == letsPlaceGo)
      }
    }

    @Test("A drawer with the app's presentation controller is held, rotated and dismissed")
    func drawer() {
      let device = Device()
      let screen = UIViewController()
      let drawer = UIViewController()
      let delegate = PresentingExamples.DrawerDelegate()
      device.launch(screen)
      drawer.modalPresentationStyle = .custom
      drawer.transitioningDelegate = delegate
      delegate.slide.interactions = [.pan(.left, over: 280)]
      screen.present(drawer, animated: true)
      device.advance(by: 0.1)
      let finger = device.press(at: CGPoint(x: 350, y: 400))
      finger.move(by: CGVector(dx: -30, dy: 0), over: 0.1)
      #expect(delegate.slide.phase == .held)
      device.rotate(to: .landscape)
      device.advance(by: 0.5)
      finger.lift()
      device.advanceUntilIdle()
      #expect(drawer.view.frame == CGRect(x: 852 - 280, y: 0, width: 280, height: 393))
      device.rotate(to: .portrait)
      device.advanceUntilIdle()
      #expect(drawer.view.frame == CGRect(x: 393 - 280, y: 0, width: 280, height: 852))
      screen.dismiss(animated: true)
      device.advanceUntilIdle()
      #expect(screen.presentedViewController == nil)
    }

    @Test("A panel with a custom frame keeps clear of the safe area")
    func panel() {
      let device = Device()
      let screen = UIViewController()
      let panel = UIViewController()
      device.launch(screen)
      screen.showPanel(panel, with: InterruptibleTransition(.slide(from: .bottom)))
      device.advanceUntilIdle()
      #expect(panel.view.frame == device.window.bounds.inset(by: device.window.safeAreaInsets))
    }
  }
}
