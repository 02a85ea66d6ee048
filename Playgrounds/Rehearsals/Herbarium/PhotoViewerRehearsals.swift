import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let photoViewer = SceneRehearsals(of: .photoViewer, PhotoViewerRehearsals.all) { device in
    device.tap(at: CGPoint(x: 95, y: 672))
  }
}

/// Rehearsals of pictures that rise from a strip into separate view controllers, and are dragged
/// back.
enum PhotoViewerRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A finger scrolls the strip, and pulls a picture up. The picture rises with the finger \
          and grows. When the finger lifts, the picture opens.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          A finger pulls a picture up a little, moves it up and down, and lifts. The picture falls \
          back.
          """,
        script: cancel),
      Rehearsal(
        ending: "drag away",
        summary: """
          A tap opens a picture. A finger drags it down a little, and it stays. Then the app \
          dismisses it, and a finger catches it in flight and takes it back to the strip.
          """, script: dragAway),
      Rehearsal(
        ending: "three times",
        summary: """
          A finger, a tap and another finger open three pictures. A finger, the button and a flick \
          close them. No view and no recognizer is left behind.
          """, script: threeTimes),
    ]
  }

  private static func launch(_ fixture: RehearsalFixture) -> PhotoViewerViewController {
    let herbarium = PhotoViewerViewController()
    fixture.launch(herbarium, herbarium.reveal)
    return herbarium
  }

  /// Returns the center of a card in the strip before any scrolling.
  private static func place(_ index: Int) -> CGPoint {
    CGPoint(x: 95 + 166 * CGFloat(index), y: 672)
  }

  private static func page(_ herbarium: PhotoViewerViewController) -> PlantViewController? {
    herbarium.presentedViewController as? PlantViewController
  }

  /// Touches the screen and moves the finger just far enough to be recognized.
  private static func grab(
    _ fixture: RehearsalFixture, at point: CGPoint, by travel: CGFloat
  ) -> Finger {
    let finger = fixture.device.press(at: point)
    finger.move(by: CGVector(dx: 0, dy: travel))
    return finger
  }

  /// Watches the center of the current page's picture.
  private static func watch(
    _ fixture: RehearsalFixture, _ herbarium: PhotoViewerViewController
  ) -> Watch {
    let picture = page(herbarium)?.picture
    return Watch(fixture, "the picture") { [weak picture] in picture?.shownFrame.midY ?? .nan }
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ herbarium: PhotoViewerViewController, open: Int? = nil,
    at position: TransitionPosition, completions: [Bool]
  ) {
    let page = page(herbarium)
    fixture.expect((page != nil) == (open != nil), "the page is \(page as Any)")
    fixture.expectRest(
      of: herbarium.reveal, at: position, presenter: herbarium, presented: page,
      completions: completions)
    fixture.expect(
      herbarium.cards.map(\.alpha) == herbarium.cards.indices.map { $0 == open ? 0 : 1 },
      "the cards' alpha is \(herbarium.cards.map(\.alpha))")
    guard let page else { return }
    fixture.expect(page.picture.shownFrame.midY, near: 372, "the picture's place")
    fixture.expect(page.picture.shownFrame.width, near: 330, "the picture's width")
  }

  // MARK: Endings

  private static func finish(_ fixture: RehearsalFixture) {
    let herbarium = launch(fixture)
    let scrolling = fixture.device.press(at: place(1))
    scrolling.move(by: CGVector(dx: -120, dy: 4), over: 0.3)
    fixture.expect(herbarium.strip.contentOffset.x > 80, "the strip does not scroll")
    fixture.expect(herbarium.reveal.phase == .idle, "the phase is \(herbarium.reveal.phase)")
    scrolling.move(by: CGVector(dx: -2, dy: 0), over: 0.3)
    scrolling.lift()
    fixture.device.advanceUntilIdle()

    let finger = grab(fixture, at: CGPoint(x: 300, y: 690), by: -12)
    let picture = watch(fixture, herbarium)
    fixture.device.advance(by: 0.05)
    fixture.expect(herbarium.reveal.phase == .held, "the phase is \(herbarium.reveal.phase)")
    picture.expectFollows(finger, by: [-70, -60, 50], along: .vertical)
    finger.move(by: CGVector(dx: 0, dy: -60), over: 0.07)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, herbarium, open: 2, at: .end, completions: [true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let herbarium = launch(fixture)
    let finger = grab(fixture, at: place(0), by: -12)
    let picture = watch(fixture, herbarium)
    fixture.device.advance(by: 0.05)
    picture.expectFollows(finger, by: [-90, 50, -60], along: .vertical)
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.07)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, herbarium, at: .start, completions: [false])
  }

  private static func dragAway(_ fixture: RehearsalFixture) {
    let herbarium = launch(fixture)
    fixture.device.tap(at: place(1))
    fixture.device.advanceUntilIdle()
    expectRest(fixture, herbarium, open: 1, at: .end, completions: [true])

    fixture.device.advance(by: 0.3)
    let picture = watch(fixture, herbarium)
    let finger = grab(fixture, at: CGPoint(x: 200, y: 300), by: 12)
    picture.expectFollows(finger, by: [60, 40], along: .vertical)
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.07)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, herbarium, open: 1, at: .start, completions: [true, false])

    page(herbarium)?.dismiss(animated: true)
    fixture.device.advance(by: 0.12)
    let other = grab(fixture, at: CGPoint(x: 180, y: 350), by: 12)
    picture.expectNoJump()
    picture.expectFollows(other, by: [40, -30, 20], along: .vertical)
    other.move(by: CGVector(dx: 0, dy: 60), over: 0.07)
    other.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, herbarium, at: .end, completions: [true, false, true])
  }

  private static func threeTimes(_ fixture: RehearsalFixture) {
    let herbarium = launch(fixture)
    let recognizers = recognizerCount(in: fixture.device.window)
    var completions: [Bool] = []
    for round in 0..<3 {
      if round == 1 {
        fixture.device.tap(at: place(1))
      } else {
        let finger = grab(fixture, at: place(round == 0 ? 0 : 1), by: -12)
        finger.move(by: CGVector(dx: 0, dy: -200), over: 0.25)
        finger.lift()
      }
      fixture.device.advanceUntilIdle()
      completions.append(true)
      expectRest(
        fixture, herbarium, open: round == 0 ? 0 : 1, at: .end, completions: completions)
      weak let page = page(herbarium)
      fixture.device.advance(by: 0.2)
      if round == 1 {
        fixture.device.tap(at: CGPoint(x: 54, y: 84))
      } else {
        let finger = grab(fixture, at: CGPoint(x: 200, y: 300), by: 12)
        finger.move(by: CGVector(dx: 0, dy: round == 0 ? 220 : 70), over: round == 0 ? 0.4 : 0.08)
        finger.lift()
      }
      fixture.device.advanceUntilIdle()
      completions.append(true)
      expectRest(fixture, herbarium, at: .end, completions: completions)
      fixture.device.advance(by: 0.1)
      fixture.expect(page == nil, "the page is still there")
      let left = recognizerCount(in: fixture.device.window)
      fixture.expect(left == recognizers, "there are \(left) recognizers, not \(recognizers)")
    }
  }

  /// Returns the number of recognizers on a view and all its descendants.
  private static func recognizerCount(in view: UIView) -> Int {
    view.subviews.reduce(view.gestureRecognizers?.count ?? 0) { $0 + recognizerCount(in: $1) }
  }
}
