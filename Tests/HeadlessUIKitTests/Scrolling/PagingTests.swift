import Foundation
import HeadlessDevice
import Testing

@testable import HeadlessUIKit

/// A page is 800 points high, as the scroll view.
@MainActor struct PagingTests {
  private let fixture = ScrollFixture()

  init() {
    fixture.scrollView.isPagingEnabled = true
    fixture.scrollView.contentSize = CGSize(width: 393, height: 2400)
    fixture.clear()
  }

  /// Drags the content, rests, and releases it. A positive distance moves the content down.
  private func drag(by distance: CGFloat) {
    let finger = fixture.beginDrag(down: distance > 0)
    finger.move(by: CGVector(dx: 0, dy: distance), over: 0.3)
    fixture.device.advance(by: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
  }

  /// Flings the content.
  private func fling(by distance: CGFloat, velocity: CGFloat) {
    fixture.fling(by: distance, velocity: velocity)
    fixture.device.advanceUntilIdle()
  }

  @Test("3.110 A release without a velocity stops at the nearest multiple of the bounds")
  func nearestPage() {
    drag(by: -390)
    #expect(fixture.offset == 0)
    drag(by: -420)
    #expect(fixture.offset == 800)
    drag(by: 380)
    #expect(fixture.offset == 800)
    drag(by: 420)
    #expect(fixture.offset == 0)
  }

  @Test("3.110 Without paging, the content stops where its motion ends")
  func withoutPaging() {
    fixture.scrollView.isPagingEnabled = false
    drag(by: -390)
    #expect(fixture.offset == 390)
  }

  @Test("3.111 A flick moves to the next page in its direction, and no further")
  func flick() {
    fling(by: -20, velocity: -300)
    #expect(fixture.offset == 800)
    fling(by: -20, velocity: -6000)
    #expect(fixture.offset == 1600)
    fling(by: 20, velocity: 300)
    #expect(fixture.offset == 800)
    // A flick back.
    let finger = fixture.beginDrag(down: false)
    finger.move(by: CGVector(dx: 0, dy: -600), over: 0.3)
    finger.move(by: CGVector(dx: 0, dy: 10))
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 800)
  }

  @Test("3.112 The content moves from the finger's velocity, and doesn't pass the page")
  func motion() {
    fixture.fling(by: -300, velocity: -1500)
    let offsets = fixture.record(frames: 60)
    #expect(isClose(offsets[1] - offsets[0], 1500 / 60, within: 4))
    #expect(zip(offsets, offsets.dropFirst()).allSatisfy { $0 <= $1 && $1 <= 800 })
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 800)
    // A velocity that would pass the page.
    fixture.fling(by: -500, velocity: -9000)
    let fast = fixture.record(frames: 60)
    #expect(zip(fast, fast.dropFirst()).allSatisfy { $0 <= $1 && $1 <= 1600 })
  }

  @Test("3.112 A distance that is too short to be seen is made good in one frame")
  func shortDistance() {
    let motion = ScrollMotion(offset: 799.95, velocity: 0, page: 800)
    #expect(motion.duration > 0 && motion.offset(at: 1.0 / 60) == 800)
    #expect(ScrollMotion(offset: 800, velocity: 500, page: 800).duration == 0)
  }

  @Test("3.113 Pages begin at the offset 0 with insets too, and the edges are stops")
  func insets() {
    fixture.scrollView.contentInset = UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0)
    fixture.scrollView.contentOffset.y = -60
    fling(by: -100, velocity: -500)
    #expect(fixture.offset == 800)
    fling(by: 100, velocity: 500)
    #expect(fixture.offset == 0)
    fling(by: 20, velocity: 500)
    #expect(fixture.offset == -60)
    drag(by: -20)
    #expect(fixture.offset == -60)
  }

  @Test("3.113 Content that is no multiple of the bounds ends with a stop at its edge")
  func remainder() {
    fixture.scrollView.contentSize.height = 2000
    fling(by: -20, velocity: -500)
    fling(by: -20, velocity: -500)
    #expect(fixture.offset == 1200)
    drag(by: 150)
    #expect(fixture.offset == 1200)
    fling(by: 20, velocity: 500)
    #expect(fixture.offset == 800)
    fixture.scrollView.contentSize.height = 500
    drag(by: -100)
    #expect(fixture.offset == 0)
  }

  @Test("3.114 The delegate is notified of the page, and can't change it")
  func target() {
    fixture.fling(by: -100, velocity: -600)
    #expect(fixture.release?.target == CGPoint(x: 0, y: 800))
    #expect(fixture.release.map { isClose($0.velocity.y, 0.6) } == true)
    fixture.device.advanceUntilIdle()
    #expect(
      fixture.calls == [
        "will drag", "scroll", "will end drag", "did end drag true", "will decelerate", "scroll",
        "did decelerate",
      ])
    #expect(Runtime.current.console.isEmpty)
    fixture.wantedTarget = CGPoint(x: 0, y: 1000)
    fling(by: -100, velocity: -600)
    #expect(fixture.offset == 1600)
    #expect(
      Runtime.current.console == ["Stop offset can not be modified for paging scroll views"])
  }

  @Test("3.120 Content that a finger stops between pages moves on when the finger lifts")
  func heldByFinger() {
    fixture.fling(by: -100, velocity: -600)
    fixture.device.advance(by: 0.1)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    let held = fixture.offset
    #expect(held > 100 && held < 700)
    fixture.device.advance(by: 0.2)
    #expect(fixture.offset == held)
    fixture.clear()
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == (held < 400 ? 0 : 800))
    #expect(fixture.calls.first == "did end drag true")
    #expect(fixture.calls.last == "did decelerate")
  }

  @Test("3.120 A finger that catches the content and flicks reaches the page after the next")
  func caughtAndFlicked() {
    fixture.fling(by: -600, velocity: -3000)
    fixture.device.advance(by: 0.1)
    fixture.fling(by: -150, velocity: -1000)
    #expect(fixture.release?.target.y == 1600)
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 1600)
  }

  @Test("3.121 Only a scroll stops at pages: an offset of the app stays, also under a tap")
  func offsetOfApp() {
    fixture.scrollView.contentOffset.y = 300
    fixture.device.tap(at: CGPoint(x: 200, y: 400))
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 300)
    fixture.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
    fixture.device.advanceUntilIdle()
    #expect(fixture.offset == 500)
  }

  @Test("3.121 An offset that the app shifts in flight moves on to a page")
  func endlessContent() {
    fixture.reaction = { [fixture] call in
      if call == "scroll", fixture.offset > 1200 { fixture.scrollView.contentOffset.y -= 800 }
    }
    fling(by: -20, velocity: -900)
    fling(by: -20, velocity: -900)
    #expect(fixture.offset == 800)
  }

  @Test("3.122 Each axis has its pages, which begin at the left in a right-to-left language too")
  func rightToLeft() {
    fixture.device.settings.layoutDirection = .rightToLeft
    fixture.scrollView.contentSize = CGSize(width: 393 * 2.5, height: 2400)
    let finger = fixture.device.press(at: CGPoint(x: 300, y: 500))
    finger.move(by: CGVector(dx: -10, dy: -10))
    finger.move(by: CGVector(dx: -250, dy: -450), over: 0.3)
    fixture.device.advance(by: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    #expect(fixture.scrollView.contentOffset == CGPoint(x: 393, y: 800))
  }

  @Test("A view without a size, and numbers that are none, have no pages")
  func degenerate() {
    for dimension: CGFloat in [0, .nan, .infinity, .leastNonzeroMagnitude] {
      let extent = ScrollExtent(lowest: 0, highest: 10, dimension: dimension, bounces: true)
      for velocity: CGFloat in [0, 100, -100, .nan, .infinity] {
        let page = extent.page(from: 5, velocity: velocity)
        #expect(page >= 0 && page <= 10)
        let motion = ScrollMotion(offset: 5, velocity: velocity, page: page)
        #expect(motion.offset(at: 1000) == page)
      }
    }
    fixture.scrollView.frame.size = .zero
    fixture.scrollView.frame.size = CGSize(width: 393, height: 800)
    fling(by: -20, velocity: -300)
    #expect(fixture.offset == 800)
  }
}
