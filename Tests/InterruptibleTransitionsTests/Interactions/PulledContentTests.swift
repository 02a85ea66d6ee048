import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

/// Tests of a pull's effect on the content of its scroll view, frame by frame.
@Suite("Content during a scroll pull", .underVariants, .alsoUnder(.roundsOffsets))
struct PulledContentTests {
  @Test("Content that the app scrolls during a pull returns to its edge, and the throw counts")
  func scrolledByApp() {
    let sheet = PulledSheet()
    let finger = sheet.press()
    sheet.move(finger, by: 120)
    #expect((0.2...0.4).contains(sheet.fixture.transition.progress))
    sheet.move(finger, by: 20, over: 1 / 60)
    sheet.scrollView.contentOffset.y = 50
    sheet.fixture.device.advance(by: 1 / 60)
    #expect(sheet.rest == 0)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, true])
  }

  @Test("Content that is past its edge when the touch begins stays there")
  func pastAnyway() {
    let sheet = PulledSheet()
    let finger = sheet.press()
    sheet.scrollView.contentOffset.y = -60
    finger.move(by: CGVector(dx: 0, dy: 11))
    #expect(sheet.scrollView.contentOffset.y < -30)
    #expect(sheet.scrollView.bounces)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.begun == 0 && abs(sheet.rest) < 0.5)
  }

  @Test("A pull that begins after another session has ended moves the transition from there")
  func begunLate() throws {
    let sheet = PulledSheet()
    let (transition, slider) = (sheet.fixture.transition, UIView())
    let session = try #require(transition.beginInteraction(by: slider))
    let finger = sheet.press()
    sheet.move(finger, by: 80)
    #expect(sheet.begun == 0)
    session.cancel()
    sheet.fixture.device.advance(by: 0.1)
    #expect(sheet.begun == 1 && transition.phase == .held && transition.progress < 0.01)
    sheet.move(finger, by: 40)
    #expect(abs(transition.progress - 0.1) < 0.01)
    finger.cancel()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
  }

  @Test(
    "After a pull, the scroll view bounces again when UIKit has begun no flight for three frames")
  func withoutFlight() {
    let sheet = PulledSheet()
    sheet.fixture.transition.interactions = [.scrollPullToDismiss(sheet.scrollView, over: 400) {}]
    let finger = sheet.press()
    sheet.move(finger, by: 60)
    #expect(!sheet.scrollView.bounces)
    finger.lift()
    // The release is forgotten, and the pull starts no flight.
    sheet.fixture.transition.pending.forgetRelease()
    var frames = 0
    while !sheet.scrollView.bounces, frames < 30 {
      sheet.fixture.device.advance(by: 1 / 60)
      frames += 1
    }
    #expect(frames == 3)
    sheet.fixture.device.advanceUntilIdle()
  }

  @Test("Short content below an inset bounces during a pull")
  func shortBelowInset() {
    let sheet = PulledSheet(contentSize: 300)
    sheet.scrollView.contentInset.top = 60
    sheet.scrollView.contentOffset.y = -60
    sheet.scrollView.alwaysBounceVertical = true
    let finger = sheet.press()
    sheet.move(finger, by: 12)
    sheet.move(finger, by: 100)
    #expect(sheet.begun == 1 && sheet.scrollView.bounces)
    #expect(abs(sheet.scrollView.contentOffset.y + 60) < 1)
    sheet.move(finger, by: -40)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
  }
}
