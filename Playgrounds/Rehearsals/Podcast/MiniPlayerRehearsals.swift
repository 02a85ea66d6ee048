import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let miniPlayer = SceneRehearsals(of: .miniPlayer, MiniPlayerRehearsals.all) { device in
    device.tap(at: CGPoint(x: 160, y: 852 * PlayerPanel.barTop + 34))
  }
}

/// Rehearsals of a bar that grows into a player. The player's list pulls it down.
enum MiniPlayerRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "finish",
        summary: """
          A finger drags the bar up, with a short move down: the bar's edge follows, and its parts \
          grow to their places. Thrown up, the bar becomes the full player. A finger on the header \
          drags the player away.
          """, script: finish),
      Rehearsal(
        ending: "cancel",
        summary: """
          The bar's button pauses the episode. A finger drags the bar up a little, and lifts: the \
          bar returns, and the episode is still paused.
          """,
        script: cancel),
      Rehearsal(
        ending: "play in flight",
        summary: """
          After a tap the bar grows. A tap on its pause button in flight pauses the episode, and \
          the player moves on. At rest the button plays the episode again.
          """, script: playInFlight),
      Rehearsal(
        ending: "pull down",
        summary: """
          A finger scrolls the chapters back to their top and continues down: it drags the player \
          into the bar.
          """, script: pullDown),
      Rehearsal(
        ending: "push back",
        summary: """
          A finger pulls the chapters down, pushes them back, and continues to scroll. The player \
          stays.
          """, script: pushBack),
    ]
  }

  /// The top edge of the bar, in points.
  private static let barTop: CGFloat = 852 * PlayerPanel.barTop

  private static func launch(_ fixture: RehearsalFixture) -> MiniPlayerViewController {
    let podcasts = MiniPlayerViewController()
    fixture.launch(podcasts, podcasts.reveal, keeping: podcasts.player)
    return podcasts
  }

  /// Opens the player with a tap on its bar.
  private static func open(_ fixture: RehearsalFixture) -> MiniPlayerViewController {
    let podcasts = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 160, y: barTop + 34))
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: true, at: .end, completions: [true])
    fixture.device.advance(by: 0.3)
    return podcasts
  }

  /// Watches the top edge of the player.
  private static func watch(
    _ fixture: RehearsalFixture, _ podcasts: MiniPlayerViewController
  ) -> Watch {
    let panel = podcasts.player.panel
    return Watch(fixture, "the player") { [weak panel] in panel?.shownFrame.minY ?? .nan }
  }

  private static func expectRest(
    _ fixture: RehearsalFixture, _ podcasts: MiniPlayerViewController, isOpen: Bool,
    at position: TransitionPosition, completions: [Bool]
  ) {
    let player = podcasts.player
    fixture.expectRest(
      of: podcasts.reveal, at: position, presenter: podcasts, presented: isOpen ? player : nil,
      completions: completions)
    fixture.expect(podcasts.bar.alpha == (isOpen ? 0 : 1), "the bar's alpha is not right")
    fixture.expect(player.chapters.bounces, "the chapters no longer bounce")
    let artwork = isOpen ? player.panel.artwork : podcasts.bar.artwork
    fixture.expect(
      artwork.shownFrame.midX, near: isOpen ? 94 : 36, "the middle of the artwork")
    fixture.expect(
      artwork.shownFrame.width, near: isOpen ? 140 : 47.6, "the width of the artwork")
  }

  /// Checks that the parts of the player have the same progress as its edge.
  private static func expectGrows(
    _ fixture: RehearsalFixture, _ podcasts: MiniPlayerViewController
  ) {
    let panel = podcasts.player.panel
    let grown = 1 - panel.shownFrame.minY / barTop
    fixture.expect(
      panel.artwork.shownFrame.width, near: 47.6 + 92.4 * grown, "the width of the artwork")
    fixture.expect(
      panel.titleLabel.shownFrame.width, near: 156 + 44 * grown, "the width of the title")
    fixture.expect(
      panel.playButton.shownFrame.midY, near: 34 + 296 * grown, "the place of the play button")
  }

  /// Taps the play button at its shown position.
  private static func tapPlay(_ fixture: RehearsalFixture, _ podcasts: MiniPlayerViewController) {
    let panel = podcasts.player.panel.shownFrame
    let button = podcasts.player.panel.playButton
    fixture.device.tap(
      at: CGPoint(
        x: panel.minX + button.shownFrame.midX, y: panel.minY + button.shownFrame.midY))
  }

  // MARK: Endings

  private static func finish(_ fixture: RehearsalFixture) {
    let podcasts = launch(fixture)
    let player = watch(fixture, podcasts)
    let finger = fixture.device.press(at: CGPoint(x: 150, y: barTop + 30))
    finger.move(by: CGVector(dx: 0, dy: -12))
    fixture.device.advance(by: 0.05)
    fixture.expect(podcasts.reveal.phase == .held, "the phase is \(podcasts.reveal.phase)")
    for travel in [-180, -120, 90] as [CGFloat] {
      player.expectFollows(finger, by: [travel], along: .vertical, over: 0.3)
      expectGrows(fixture, podcasts)
    }
    finger.move(by: CGVector(dx: 0, dy: -150), over: 0.12)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: true, at: .end, completions: [true])

    fixture.device.advance(by: 0.4)
    let other = fixture.device.press(at: CGPoint(x: 200, y: 200))
    other.move(by: CGVector(dx: 0, dy: 12))
    player.expectFollows(other, by: [140, 60], along: .vertical)
    expectGrows(fixture, podcasts)
    other.move(by: CGVector(dx: 0, dy: 120), over: 0.1)
    other.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: false, at: .end, completions: [true, true])
  }

  private static func cancel(_ fixture: RehearsalFixture) {
    let podcasts = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 347, y: barTop + 34))
    fixture.device.advance(by: 0.2)
    fixture.expect(
      !podcasts.isPlaying && podcasts.reveal.phase == .idle, "the bar's button has not paused")
    let player = watch(fixture, podcasts)
    let finger = fixture.device.press(at: CGPoint(x: 150, y: barTop + 30))
    finger.move(by: CGVector(dx: 0, dy: -12))
    fixture.device.advance(by: 0.05)
    player.expectFollows(finger, by: [-160, 40], along: .vertical)
    expectGrows(fixture, podcasts)
    finger.move(by: CGVector(dx: 0, dy: 30), over: 0.07)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: false, at: .start, completions: [false])
  }

  private static func playInFlight(_ fixture: RehearsalFixture) {
    let podcasts = launch(fixture)
    fixture.device.tap(at: CGPoint(x: 160, y: barTop + 34))
    fixture.device.advance(by: 0.2)
    tapPlay(fixture, podcasts)
    fixture.expect(!podcasts.isPlaying, "the episode is still played")
    fixture.expect(
      podcasts.reveal.phase == .running(toward: .end), "the phase is \(podcasts.reveal.phase)")
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: true, at: .end, completions: [true])
    fixture.expect(!podcasts.isPlaying, "the episode is played again")

    fixture.device.advance(by: 0.3)
    tapPlay(fixture, podcasts)
    fixture.expect(podcasts.isPlaying, "the episode is not played")
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 200))
    finger.move(by: CGVector(dx: 0, dy: 200), over: 0.25)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: false, at: .end, completions: [true, true])
  }

  private static func pullDown(_ fixture: RehearsalFixture) {
    let podcasts = open(fixture)
    let chapters = podcasts.player.chapters
    let player = watch(fixture, podcasts)
    chapters.contentOffset.y = 100
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 560))
    finger.move(by: CGVector(dx: 1, dy: 60), over: 0.2)
    let offset = chapters.contentOffset.y
    fixture.expect(offset > 20 && offset < 80, "the chapters are scrolled to \(offset)")
    fixture.expect(player.place, near: 0, "the place of the player")
    finger.move(by: CGVector(dx: 0, dy: 130), over: 0.3)
    fixture.expect(chapters.contentOffset.y, near: 0, "the offset of the chapters")
    fixture.expect(player.place > 40, "the player is pulled by \(player.place)")
    player.expectFollows(finger, by: [50], along: .vertical)
    expectGrows(fixture, podcasts)
    finger.move(by: CGVector(dx: 0, dy: 90), over: 0.08)
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: false, at: .end, completions: [true, true])
  }

  private static func pushBack(_ fixture: RehearsalFixture) {
    let podcasts = open(fixture)
    let chapters = podcasts.player.chapters
    let player = watch(fixture, podcasts)
    let finger = fixture.device.press(at: CGPoint(x: 200, y: 600))
    finger.move(by: CGVector(dx: 0, dy: 150), over: 0.4)
    let pulled = player.place
    fixture.expect(pulled > 100, "the player is pulled by \(pulled)")
    finger.move(by: CGVector(dx: 0, dy: -pulled - 80), over: 0.5)
    fixture.expect(player.place, near: 0, "the place of the player")
    fixture.expect(chapters.contentOffset.y, near: 80, within: 1, "the offset of the chapters")
    finger.move(by: CGVector(dx: 0, dy: -40), over: 0.2)
    fixture.expect(chapters.contentOffset.y, near: 120, within: 1, "the offset of the chapters")
    finger.lift()
    fixture.device.advanceUntilIdle()
    expectRest(fixture, podcasts, isOpen: true, at: .start, completions: [true, false])
    fixture.expect(chapters.contentOffset.y >= 119, "the chapters have not stayed where they were")
  }
}
