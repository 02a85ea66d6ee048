import Chapter
import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Hand-written transition code runs here as it does on UIKit.
@MainActor struct ChapterTransitionTests {
  private func launch(keepsAnimator: Bool = true) -> (Device, ChapterLockScreen) {
    let device = Device()
    let screen = ChapterLockScreen()
    screen.transition.keepsAnimator = keepsAnimator
    device.launch(screen)
    let pan = UIPanGestureRecognizer()
    pan.addHandler(screen) { [weak screen] in
      if let pan = $0 as? UIPanGestureRecognizer { screen?.pan(pan) }
    }
    screen.view.addGestureRecognizer(pan)
    return (device, screen)
  }

  private func expectPresented(_ device: Device, _ screen: ChapterLockScreen) {
    let view = screen.presentedViewController?.view
    #expect(view?.window != nil)
    #expect(view?.alpha == 1)
    #expect(view?.transform == .identity)
    #expect(screen.view.window != nil)
    #expect(screen.blur.effect != nil)
    #expect(screen.transition.results == [true])
  }

  private func expectCancelled(_ device: Device, _ screen: ChapterLockScreen) {
    #expect(screen.presentedViewController == nil)
    #expect(device.window.subviews == [screen.view])
    #expect(screen.blur.effect == nil)
    #expect(screen.transition.results == [false])
  }

  @Test("By tap it runs to the end, each block from its delay factor on")
  func byTap() throws {
    let (device, screen) = launch()
    screen.present(interactively: false)
    device.advance(by: 1.0 / 60)
    let view = try #require(screen.presentedViewController?.view)
    device.advance(by: 0.35)
    let early = try #require(view.layer.presentation())
    // At .47 of the time the transform is on its way, and the alpha has not begun.
    #expect(early.opacity == 0)
    #expect(early.frame.midY < 426 + 200 && early.frame.midY > 426)
    device.advance(by: 0.2)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.2)
    device.advanceUntilIdle()
    #expect(screen.transition.animatorsMade == 1)
    expectPresented(device, screen)
  }

  @Test(
    "A pull scrubs it; released beyond half it finishes, before half it cancels",
    arguments: [true, false])
  func byPull(finishes: Bool) throws {
    let (device, screen) = launch()
    let finger = device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 20), over: 0.1)
    finger.move(by: CGVector(dx: 0, dy: 18), over: 0.1)
    let view = try #require(screen.presentedViewController?.view)
    let slight = try #require(view.layer.presentation()).frame.midY
    finger.move(by: CGVector(dx: 0, dy: finishes ? 40 : 5), over: 0.2)
    let further = try #require(view.layer.presentation()).frame.midY
    #expect(further < slight)
    device.advance(by: 0.3)
    #expect(view.layer.presentation()?.frame.midY == further)
    finger.lift()
    device.advanceUntilIdle()
    if finishes { expectPresented(device, screen) } else { expectCancelled(device, screen) }
  }

  @Test("A touch in mid-flight catches it, 40 points then decide", arguments: [true, false])
  func caught(finishes: Bool) throws {
    let (device, screen) = launch()
    screen.present(interactively: false)
    device.advance(by: 0.45)
    let view = try #require(screen.presentedViewController?.view)
    let finger = device.press(at: CGPoint(x: 200, y: 500))
    let held = try #require(view.layer.presentation()).frame
    device.advance(by: 0.5)
    #expect(view.layer.presentation()?.frame == held)
    finger.move(by: CGVector(dx: 0, dy: finishes ? 60 : -60), over: 0.1)
    finger.lift()
    device.advanceUntilIdle()
    #expect(screen.transition.animatorsMade == 1)
    if finishes { expectPresented(device, screen) } else { expectCancelled(device, screen) }
  }

  @Test(
    "2.8 An animator that is made again for each request breaks what the first one animates",
    arguments: [true, false])
  func animatorPerQuestion(interactively: Bool) {
    let (device, screen) = launch(keepsAnimator: false)
    screen.present(interactively: interactively)
    device.advance(by: 0.1)
    if interactively { screen.transition.finish() }
    device.advanceUntilIdle()
    #expect(screen.transition.animatorsMade > 1)
    #expect(screen.transition.results == [true])
    #expect(screen.presentedViewController?.view.alpha == 0)
  }

  @Test("Presented, dismissed and presented again, by tap and by pull")
  func again() {
    let (device, screen) = launch()
    screen.present(interactively: false)
    device.advanceUntilIdle()
    screen.dismiss(animated: false)
    device.advanceUntilIdle()
    #expect(screen.presentedViewController == nil)
    let finger = device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 100), over: 0.3)
    finger.lift()
    device.advanceUntilIdle()
    #expect(screen.presentedViewController?.view.window != nil)
    #expect(screen.transition.results == [true, true])
  }

  /// What a person does with it.
  enum Way: CaseIterable {
    case tap, pullThatFinishes, pullThatCancels, caughtAndFinished, caughtAndCancelled
  }

  @Test(
    "2.105 Whatever UIKit is doubted to do in a start, it ends once",
    arguments: [[]] + RuntimeVariants.each, Way.allCases)
  func everyReading(reading: RuntimeVariants, way: Way) {
    let isPull = way == .pullThatFinishes || way == .pullThatCancels
    RuntimeVariants.$current.withValue(reading) {
      let (device, screen) = launch()
      let transition = screen.transition
      screen.present(interactively: isPull)
      device.advance(by: 0.2)
      if isPull {
        transition.update(0.4)
      } else if way != .tap {
        transition.interruptFlight()
      }
      device.advance(by: 0.1)
      switch way {
      case .tap: break
      case .pullThatFinishes, .caughtAndFinished: transition.finish()
      case .pullThatCancels, .caughtAndCancelled: transition.cancel()
      }
      device.advanceUntilIdle()
      device.advance(by: 1)
      // A superclass that starts nothing leaves the animator alone after a tap.
      let isStill = reading == .superclassIdles && way == .tap
      // A superclass that does not know the transition does not turn it round.
      let cancels =
        way == .pullThatCancels || (way == .caughtAndCancelled && reading != .deafSuperclass)
      #expect(transition.results == (isStill ? [] : [!cancels]))
      guard isStill else { return }
      transition.animator?.startAnimation()
      device.advanceUntilIdle()
    }
  }
}
