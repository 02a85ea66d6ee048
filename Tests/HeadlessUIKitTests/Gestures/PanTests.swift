import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

@MainActor struct PanTests {
  let fixture = TouchFixture()
  let view: LoggingView
  let pan: UIPanGestureRecognizer
  let point = CGPoint(x: 100, y: 100)

  init() {
    view = fixture.addView("view", CGRect(x: 0, y: 0, width: 300, height: 300))
    view.record = { _ in }
    pan = fixture.attach("pan", UIPanGestureRecognizer(), to: view)
  }

  @Test("4.27 A pan begins, changes while fingers move, and ends when all have lifted")
  func wholeGesture() {
    #expect(pan.minimumNumberOfTouches == 1)
    #expect(pan.maximumNumberOfTouches == Int.max)
    let first = fixture.device.press(at: point)
    first.move(by: CGVector(dx: 20, dy: 0))
    let second = fixture.device.press(at: point)
    second.move(by: CGVector(dx: 20, dy: 0))
    first.lift()
    #expect(fixture.takeLog() == ["pan began", "pan changed"])
    second.lift()
    #expect(fixture.takeLog() == ["pan ended"])
  }

  @Test("4.27 A pan is cancelled with its touches")
  func cancelled() {
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 20, dy: 0))
    finger.cancel()
    #expect(fixture.log == ["pan began", "pan cancelled"])
  }

  @Test("4.27 A pan waits for its minimum number of touches and ignores touches over the maximum")
  func countsFingers() {
    pan.minimumNumberOfTouches = 2
    pan.maximumNumberOfTouches = 2
    let first = fixture.device.press(at: point)
    first.move(by: CGVector(dx: 30, dy: 0))
    #expect(fixture.log == [])
    let second = fixture.device.press(at: point)
    let step = CGVector(dx: 20, dy: 0)
    fixture.device.move([(first, step), (second, step)])
    #expect(fixture.log == ["pan began"])
    let third = fixture.device.press(at: point)
    #expect(pan.numberOfTouches == 2)
    third.lift()
    #expect(fixture.log == ["pan began"])
  }

  @Test("4.28 A pan begins 10 points from the start of the touch")
  func hysteresis() {
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 6, dy: 7))
    #expect(fixture.log == [])
    finger.move(by: CGVector(dx: 0, dy: 1))
    #expect(fixture.log == ["pan began"])
  }

  @Test("4.29 A pan's translation is zero when it begins")
  func translationStartsAtZero() {
    var translations: [CGPoint] = []
    pan.addHandler(fixture) { [pan, view] _ in translations.append(pan.translation(in: view)) }
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: 15))
    finger.move(by: CGVector(dx: 3, dy: 15))
    finger.lift()
    #expect(translations == [.zero, CGPoint(x: 3, y: 15), CGPoint(x: 3, y: 15)])
  }

  @Test("4.30 Translation and velocity are in the coordinates of the given view")
  func viewCoordinates() {
    view.transform = CGAffineTransform(scaleX: 2, y: 2)
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: 15))
    finger.move(by: CGVector(dx: 0, dy: 10))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 5))
    #expect(abs(pan.velocity(in: nil).y - 600) < 1e-6)
    #expect(abs(pan.velocity(in: view).y - 300) < 1e-6)
    pan.setTranslation(CGPoint(x: 0, y: 20), in: view)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 40))
    finger.lift()
  }

  @Test("4.30 Setting the translation rebases it and resets the velocity until the next event")
  func setTranslationResetsVelocity() {
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: 15))
    finger.move(by: CGVector(dx: 0, dy: 10))
    pan.setTranslation(.zero, in: view)
    #expect(pan.translation(in: view) == .zero)
    #expect(pan.velocity(in: view) == .zero)
    finger.move(by: CGVector(dx: 0, dy: 4))
    #expect(pan.translation(in: view) == CGPoint(x: 0, y: 4))
    #expect(abs(pan.velocity(in: view).y - 240) < 1e-6)
    finger.lift()
  }

  @Test("4.30 Resetting the translation after each change keeps the velocity at the end")
  func velocityAfterIncrementalUse() {
    var velocity: CGPoint?
    pan.addHandler(fixture) { [pan, view] _ in
      if pan.state == .ended { velocity = pan.velocity(in: view) }
      pan.setTranslation(.zero, in: view)
    }
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    finger.lift()
    #expect(abs((velocity?.y ?? 0) - 600) < 1e-6)
  }

  @Test("4.31 A pan's velocity is in points per second at any frame rate", arguments: [60, 120])
  func velocity(framesPerSecond: Int) {
    let device = Device(framesPerSecond: framesPerSecond)
    device.window.makeKeyAndVisible()
    let pan = UIPanGestureRecognizer()
    device.window.addGestureRecognizer(pan)
    let finger = device.press(at: point)
    finger.move(by: CGVector(dx: 30, dy: 120), over: 0.2)
    #expect(abs(pan.velocity(in: nil).x - 150) < 1e-6)
    #expect(abs(pan.velocity(in: nil).y - 600) < 1e-6)
    finger.lift()
  }

  @Test("4.32 At the end the velocity is that of the last movement, even after a rest")
  func velocityAtTheEnd() {
    var velocity: CGPoint?
    pan.addHandler(fixture) { [pan] _ in velocity = pan.velocity(in: nil) }
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    fixture.device.advance(by: 1)
    finger.lift()
    #expect(fixture.log.last == "pan ended")
    #expect(abs((velocity?.y ?? 0) - 600) < 1e-6)
  }

  @Test("4.32 A movement after a rest has the velocity of that frame")
  func velocityAfterRest() {
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: 60), over: 0.1)
    fixture.device.advance(by: 1)
    finger.move(by: CGVector(dx: 0, dy: 5))
    #expect(abs(pan.velocity(in: nil).y - 300) < 1e-6)
    finger.lift()
  }

  @Test("4.34 Adding or lifting a finger doesn't change the translation")
  func fingersComeAndGo() {
    let first = fixture.device.press(at: point)
    first.move(by: CGVector(dx: 0, dy: 15))
    first.move(by: CGVector(dx: 0, dy: 10))
    let second = fixture.device.press(at: CGPoint(x: 250, y: 250))
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 10))
    let step = CGVector(dx: 0, dy: 6)
    fixture.device.move([(first, step), (second, step)])
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 16))
    first.lift()
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 16))
    second.move(by: step)
    #expect(pan.translation(in: nil) == CGPoint(x: 0, y: 22))
  }
}
