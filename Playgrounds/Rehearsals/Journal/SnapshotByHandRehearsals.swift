import HeadlessDevice
import InterruptibleTransitions
import Scenes

extension SceneRehearsals {
  static let snapshotByHand = SceneRehearsals(
    of: .snapshotByHand, SnapshotByHandRehearsals.all
  ) { device in
    device.tap(at: CGPoint(x: 196, y: 660))
  }
}

/// Rehearsals of a card that grows into a screen, by an animator of the app.
enum SnapshotByHandRehearsals {
  static var all: [Rehearsal] {
    [
      Rehearsal(
        ending: "there-and-back",
        summary: """
          The app has its own delegate and animator. In the animator's keyframes, a snapshot \
          transition moves the card that is half behind the list's edge to its page, and back.
          """, script: thereAndBack)
    ]
  }

  private static func thereAndBack(_ fixture: RehearsalFixture) {
    let screen = SnapshotByHandViewController()
    fixture.device.launch(screen)
    fixture.device.advance(by: 0.2)
    for isPush in [true, false] {
      if isPush {
        fixture.device.tap(at: CGPoint(x: 196, y: 660))
      } else {
        screen.popViewController(animated: true)
      }
      fixture.device.advance(by: 0.25)
      let hidden = screen.cards.filter { $0.layer.mask != nil }.count
      fixture.expect(hidden == 1, "\(hidden) cards are hidden")
      fixture.device.advanceUntilIdle()
      let left = screen.cards.filter { $0.layer.mask != nil }.count
      fixture.expect(left == 0, "\(left) cards are still hidden")
      let views = screen.topViewController?.view.superview?.subviews.count ?? 0
      fixture.expect(views == 1, "there are \(views) views in the container")
      fixture.device.advance(by: 0.3)
    }
    fixture.expect(
      fixture.completions == [true, true], "the completions are \(fixture.completions)")
  }
}
