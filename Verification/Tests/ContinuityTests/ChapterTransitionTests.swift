import Chapter
import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// Tests that handwritten transition code runs as on UIKit.
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

  @Test("A tap runs the transition to its end, and each block begins at its delay factor")
  func byTap() throws {
    let (device, screen) = launch()
    screen.present(interactively: false)
    device.advance(by: 1.0 / 60)
    let view = try #require(screen.presentedViewController?.view)
    device.advance(by: 0.35)
    let early = try #require(view.layer.presentation())
    // At .47 of the time the transform is between its ends, and the alpha has not begun to change.
    #expect(early.opacity == 0)
    #expect(early.frame.midY < 426 + 200 && early.frame.midY > 426)
    device.advance(by: 0.2)
    #expect((view.layer.presentation()?.opacity ?? 0) > 0.2)
    device.advanceUntilIdle()
    #expect(screen.transition.animatorsMade == 1)
    expectPresented(device, screen)
  }

  @Test(
    "A pull scrubs; a release past half finishes, and a release before half cancels",
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

  @Test(
    "A touch catches the flight, and a movement by 40 points decides its direction",
    arguments: [true, false])
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
    "2.8 Creating an animator for each request breaks the animations of the first animator",
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

  @Test("Presenting again after a dismissal works by a tap and by a pull")
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

  /// The actions of a person.
  enum Way: CaseIterable {
    case tap, pullThatFinishes, pullThatCancels, caughtAndFinished, caughtAndCancelled
  }

  @Test(
    "2.105 A transition ends once under each variant of UIKit's start",
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
      // A superclass that starts nothing does not run the animator after a tap.
      let isStill = reading == .superclassIdles && way == .tap
      // A superclass that ignores calls does not cancel the transition.
      let cancels =
        way == .pullThatCancels || (way == .caughtAndCancelled && reading != .deafSuperclass)
      #expect(transition.results == (isStill ? [] : [!cancels]))
      guard isStill else { return }
      transition.animator?.startAnimation()
      device.advanceUntilIdle()
    }
  }
}
