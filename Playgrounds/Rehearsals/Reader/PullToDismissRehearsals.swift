import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let pullToDismiss = SceneRehearsals(
    of: .pullToDismiss, PullToDismissRehearsals.all
  ) { device in
    device.tap(at: CGPoint(x: 120, y: 200))
  }
}

/// Rehearsals of an article that is scrolled to its top and pulled away in the same drag.
enum PullToDismissRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A finger scrolls the article back to its top and continues down: the text stays in \
          place, the sheet follows the finger, and a flick takes it away.
          """, script: finish),
      Rehearsal(
        ending: "scroll on",
        summary: """
          A finger pulls the sheet down, pushes it back, and continues to scroll. Then it pulls \
          once more, and lifts too early: the article stays.
          """, script: scrollOn),
      Rehearsal(
        ending: "catch again",
        summary: """
          A finger throws the sheet away. Another finger catches it in flight and scrolls it back.
          """,
        script: catchAgain),
    ]
  }

  private static func open(_ fixture: RehearsalFixture) -> (
    PullToDismissViewController, ArticleViewController
  ) {
    let reader = PullToDismissViewController()
    fixture.launch(reader, reader.reveal, keeping: reader.article)
    fixture.device.tap(at: CGPoint(x: 120, y: 200))
    fixture.device.advanceUntilIdle()
    fixture.expect(reader.presentedViewController === reader.article, "the article is not open")
    return (reader, reader.article)
  }

  private static func place(_ article: ArticleViewController) -> CGFloat {
    article.panel.shownFrame.minY - 54
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ reader: PullToDismissViewController, isOpen: Bool,
    at position: TransitionPosition, completions: [Bool]
  ) {
    fixture.expectRest(
      of: reader.reveal, at: position, presenter: reader,
      presented: isOpen ? reader.article : nil, completions: completions)
    fixture.expect(reader.article.scrollView.bounces, "the article no longer bounces")
    fixture.expect(reader.article.panel.transform.isIdentity, "the sheet is transformed")
  }

  private static func finish(_ fixture: RehearsalFixture) {
    let (reader, article) = open(fixture)
    fixture.allowJump()
    article.scrollView.contentOffset.y = 120
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 2, dy: 60), over: 0.2)
    let offset = article.scrollView.contentOffset.y
    fixture.expect(offset > 0 && offset < 120, "the article is scrolled to \(offset)")
    fixture.expect(place(article), near: 0, "the sheet's place")
    finger.move(by: CGVector(dx: 0, dy: 130), over: 0.3)
    fixture.expect(article.scrollView.contentOffset.y, near: 0, "the article's offset")
    let pulled = place(article)
    fixture.expect(pulled > 40, "the sheet is pulled by \(pulled)")
    finger.move(by: CGVector(dx: 0, dy: 50), over: 0.2)
    fixture.expect(place(article), near: pulled + 50, "the sheet's place")
    finger.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, reader, isOpen: false, at: .end, completions: [true, true])
  }

  private static func scrollOn(_ fixture: RehearsalFixture) {
    let (reader, article) = open(fixture)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 400))
    finger.move(by: CGVector(dx: 1, dy: 140), over: 0.3)
    let pulled = place(article)
    fixture.expect(pulled > 100, "the sheet is pulled by \(pulled)")
    finger.move(by: CGVector(dx: 0, dy: -pulled - 90), over: 0.4)
    fixture.expect(place(article), near: 0, "the sheet's place")
    fixture.expect(article.scrollView.contentOffset.y, near: 90, within: 1, "the article's offset")
    finger.move(by: CGVector(dx: 0, dy: 130), over: 0.4)
    fixture.expect(place(article), near: 40, within: 1, "the sheet's place")
    fixture.expect(article.scrollView.contentOffset.y, near: 0, "the article's offset")
    finger.move(by: CGVector(dx: 0, dy: -10), over: 0.2)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, reader, isOpen: true, at: .start, completions: [true, false])
  }

  private static func catchAgain(_ fixture: RehearsalFixture) {
    let (reader, article) = open(fixture)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 300))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.15)
    finger.lift()
    fixture.device.advance(by: 0.05)
    fixture.expect(
      reader.reveal.phase == .settling(toward: .end), "the phase is \(reader.reveal.phase)")
    let second = fixture.device.press(at: CGPoint(x: 200, y: 700))
    second.move(by: CGVector(dx: 0, dy: -12))
    guard reader.reveal.phase == .held else {
      // If UIKit delivers touches to neither view, the sheet continues.
      second.lift()
      fixture.device.advanceUntilIdle()
      expectRest(fixture, reader, isOpen: false, at: .end, completions: [true, true])
      return
    }
    let caught = place(article)
    second.move(by: CGVector(dx: 0, dy: -60), over: 0.15)
    fixture.expect(place(article), near: caught - 60, within: 1, "the sheet's place")
    second.move(by: CGVector(dx: 0, dy: -120), over: 0.1)
    second.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, reader, isOpen: true, at: .start, completions: [true, false])
  }
}
