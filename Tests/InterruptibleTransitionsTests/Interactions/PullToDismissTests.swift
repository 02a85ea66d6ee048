import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

@Suite("Pull to dismiss", .underVariants, .alsoUnder(.roundsOffsets))
struct PullToDismissTests {
  @Test("A pull to dismiss disables the bounce of its axis only, and restores the setting")
  func bouncesPerAxis() {
    for (vertical, horizontal) in [(true, true), (true, false), (false, true)] {
      for direction in TransitionDirection.onScreen {
        let sheet = PulledSheet(direction)
        sheet.scrollView.bouncesVertically = vertical
        sheet.scrollView.bouncesHorizontally = horizontal
        let finger = sheet.press()
        sheet.move(finger, by: 60)
        let isAlong = direction.axis == .vertical
        #expect(sheet.scrollView.bouncesVertically == (vertical && !isAlong))
        #expect(sheet.scrollView.bouncesHorizontally == (horizontal && isAlong))
        finger.lift()
        sheet.fixture.device.advanceUntilIdle()
        #expect(sheet.scrollView.bouncesVertically == vertical)
        #expect(sheet.scrollView.bouncesHorizontally == horizontal)
      }
    }
  }

  @Test("A pull on content that is too short to scroll keeps the bounce setting")
  func bouncesLeftAlone() {
    let sheet = PulledSheet(contentSize: 300)
    sheet.scrollView.alwaysBounceVertical = true
    let finger = sheet.press()
    sheet.move(finger, by: 12)
    sheet.move(finger, by: 100)
    #expect(sheet.scrollView.bounces)
    #expect(sheet.begun == 1)
    #expect(sheet.fixture.transition.phase == .held)
    #expect(abs(sheet.rest) < 1)
    sheet.move(finger, by: 200)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, true])
  }

  @Test("At any edge, a pull to dismiss pins the content, and the transition follows 1:1")
  func pinned() {
    for direction in TransitionDirection.onScreen {
      let sheet = PulledSheet(direction)
      let finger = sheet.press()
      sheet.move(finger, by: 60)
      #expect(sheet.begun == 1)
      let first = sheet.fixture.transition.progress
      for _ in 0..<5 {
        sheet.move(finger, by: 20, over: 1 / 60)
        #expect(abs(sheet.rest) < 1e-9)
      }
      #expect(abs(sheet.fixture.transition.progress - first - 0.25) < 1e-9)
      sheet.move(finger, by: 100, over: 0.1)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions == [true, true])
      #expect(sheet.fixture.presenter.presentedViewController == nil)
      #expect(sheet.scrollView.bounces)
    }
  }

  @Test("A drag that scrolls content to its edge becomes a pull to dismiss")
  func scrolledFirst() {
    let sheet = PulledSheet()
    sheet.scrollView.contentOffset.y = 100
    let finger = sheet.press()
    sheet.move(finger, by: 90)
    #expect(sheet.begun == 0)
    #expect(sheet.rest > 0)
    sheet.move(finger, by: 10 + 12 + 80)
    #expect(sheet.begun == 1)
    #expect(sheet.rest == 0)
    let progress = sheet.fixture.transition.progress
    #expect(progress > 0.15 && progress < 0.25)
    sheet.move(finger, by: -20)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
    #expect(sheet.fixture.presenter.presentedViewController === sheet.fixture.presented)
    #expect(sheet.scrollView.bounces)
  }

  @Test("A pull that returns to its start scrolls the content, and can pull again")
  func handOff() {
    let sheet = PulledSheet()
    let finger = sheet.press()
    sheet.move(finger, by: 100)
    let pulled = CGFloat(sheet.fixture.transition.progress) * 400
    #expect(pulled > 50)
    sheet.move(finger, by: -pulled)
    #expect(abs(sheet.fixture.transition.progress) < 1e-9)
    #expect(abs(sheet.rest) < 0.5)
    sheet.move(finger, by: -70)
    #expect(sheet.fixture.transition.progress == 0)
    #expect(abs(sheet.rest - 70) < 0.5)
    sheet.move(finger, by: 70 + 100)
    #expect(abs(sheet.rest) < 1e-9)
    #expect(abs(sheet.fixture.transition.progress - 0.25) < 0.01)
    sheet.move(finger, by: 200, over: 0.1)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, true])
    #expect(sheet.begun == 1)
  }

  @Test(
    "Content that the app scrolls during a pull must reach its edge before the pull moves again")
  func scrolledMeanwhile() {
    let sheet = PulledSheet()
    let finger = sheet.press()
    sheet.move(finger, by: 100)
    sheet.move(finger, by: -160)
    #expect(sheet.rest > 40 && sheet.fixture.transition.progress == 0)
    sheet.scrollView.contentOffset.y += 40
    sheet.fixture.device.advance(by: 1 / 60)
    var frames = 0
    while sheet.fixture.transition.progress == 0, frames < 100 {
      let before = sheet.rest
      sheet.move(finger, by: 2, over: 1 / 60)
      #expect(abs(sheet.rest - before) < 2.01)
      frames += 1
    }
    #expect(sheet.rest == 0 && sheet.fixture.transition.progress < 0.011)
    finger.cancel()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
  }

  @Test("By default, the full travel of a pull to dismiss is the whole height")
  func wholeHeight() {
    let sheet = PulledSheet()
    sheet.fixture.transition.interactions = [
      .scrollPullToDismiss(sheet.scrollView) { [unowned sheet] in
        sheet.fixture.presented.dismiss(animated: true)
      }
    ]
    let finger = sheet.press()
    sheet.move(finger, by: 100)
    let begin = sheet.fixture.transition.progress
    sheet.move(finger, by: 213)
    #expect(abs(sheet.fixture.transition.progress - begin - 0.25) < 0.001)
    finger.cancel()
    sheet.fixture.device.advanceUntilIdle()
  }

  @Test("Throwing the content after the pull has returned to its start dismisses nothing")
  func thrownContent() {
    let sheet = PulledSheet()
    let finger = sheet.press()
    sheet.move(finger, by: 60)
    sheet.move(finger, by: -260)
    sheet.move(finger, by: 60, over: 0.04)
    #expect(sheet.rest > 50)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
    #expect(sheet.fixture.presenter.presentedViewController === sheet.fixture.presented)
    #expect(abs(sheet.rest) < 0.5)
    #expect(sheet.scrollView.bounces)
  }

  @Test("Content that scrolls in the opposite direction of the pull scrolls and bounces as usual")
  func otherWay() {
    let sheet = PulledSheet(contentSize: 400)
    sheet.scrollView.alwaysBounceVertical = true
    let finger = sheet.press()
    sheet.move(finger, by: -100)
    #expect(sheet.begun == 0)
    #expect(sheet.rest > 20)
    sheet.move(finger, by: 200)
    #expect(sheet.begun == 1)
    #expect(abs(sheet.rest) < 1e-9)
    sheet.move(finger, by: -30)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
    #expect(sheet.scrollView.bounces)
  }

  @Test("During a pull, a dismissal that scales the scroll view follows the finger")
  func scaledUnderFinger() {
    let sheet = PulledSheet()
    sheet.fixture.transition.dismissalAnimation = .scale(from: 0.2)
    let finger = sheet.press()
    sheet.move(finger, by: 60)
    let start = sheet.fixture.transition.progress
    #expect(start > 0.05 && start < 0.2)
    for part in 1...4 {
      sheet.move(finger, by: 60)
      let expected = start + 0.15 * Double(part)
      #expect(abs(sheet.fixture.transition.progress - expected) < 1e-6)
    }
    sheet.move(finger, by: -20, over: 0.1)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
  }

  @Test("A cancelled pull returns and restores the scroll view's bounce")
  func cancelled() {
    let sheet = PulledSheet()
    sheet.scrollView.bounces = true
    let finger = sheet.press()
    sheet.move(finger, by: 100)
    finger.cancel()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
    #expect(sheet.scrollView.bounces)
  }

  @Test("A scroll view that does not bounce keeps its setting and can be pulled")
  func withoutBounce() {
    let sheet = PulledSheet()
    sheet.scrollView.bounces = false
    let finger = sheet.press()
    sheet.move(finger, by: 100)
    #expect(sheet.begun == 1)
    sheet.move(finger, by: 200, over: 0.1)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, true])
    #expect(!sheet.scrollView.bounces)
  }
}
