import HeadlessDevice
import Testing

@testable import InterruptibleTransitions

extension ScrollPullTests.PullsToDismiss {
  /// Presents a sheet whose pull has a mapping and may be refused.
  private func sheet(
    mapping: @escaping (CGFloat) -> CGFloat = { $0 },
    when shouldBegin: @escaping (TransitionGestureStart) -> Bool = { _ in true }
  ) -> PulledSheet {
    let sheet = PulledSheet()
    sheet.fixture.transition.interactions = [
      .scrollPullToDismiss(
        sheet.scrollView, over: 400, mapping: mapping, when: shouldBegin
      ) { [unowned sheet] in
        sheet.begun += 1
        sheet.fixture.presented.dismiss(animated: true)
      }
    ]
    return sheet
  }

  @Test("A mapping changes the travel and the velocity of a pull, and the content stays pinned")
  func mapped() throws {
    var releases: [TransitionRelease] = []
    let sheet = sheet { $0 / 2 }
    sheet.fixture.transition.configuration.completionRule = .custom {
      releases.append($0)
      return $0.progress > 0.5
    }
    let finger = sheet.press()
    sheet.move(finger, by: 12)
    let first = sheet.fixture.transition.progress
    sheet.move(finger, by: 200)
    #expect(abs(sheet.fixture.transition.progress - first - 0.25) < 1e-3)
    #expect(abs(sheet.rest) < 1)
    finger.lift()
    let release = try #require(releases.last { $0.velocity != 0 })
    #expect(abs(release.pointsPerSecond - 500) < 1)
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, false])
  }

  @Test(
    "A mapping to numbers that are not finite or not above zero does not dismiss",
    arguments: [.nan, .infinity, -.infinity, 0, -1e9] as [CGFloat], [true, false])
  func unusable(number: CGFloat, isReduced: Bool) {
    let sheet = sheet(mapping: { _ in number })
    sheet.fixture.device.settings.reducesMotion = isReduced
    let finger = sheet.press()
    sheet.move(finger, by: 212)
    #expect(sheet.fixture.transition.flight?.progress ?? 0 == 0)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions.dropFirst().allSatisfy { !$0 })
    #expect(sheet.scrollView.bounces && sheet.fixture.presented.view.window != nil)
  }

  @Test(
    "A mapped pull continues from where it catches the dismissal, right to left too",
    arguments: [TransitionDirection.down, .leading, .trailing], [true, false])
  func caught(direction: TransitionDirection, isRightToLeft: Bool) {
    let sheet = PulledSheet(.down)
    sheet.scrollView.semanticContentAttribute =
      isRightToLeft ? .forceRightToLeft : .forceLeftToRight
    let resolved = direction.resolved(in: isRightToLeft ? .rightToLeft : .leftToRight)
    if resolved == .left { sheet.scrollView.contentOffset.x = 2000 - 393 }
    let transition = sheet.fixture.transition
    transition.configuration.completionRule = .custom { $0.travel > 60 }
    transition.interactions = [
      .scrollPullToDismiss(
        sheet.scrollView, toward: direction, over: 400, mapping: { $0 / 2 },
        begin: { [unowned sheet] in sheet.fixture.presented.dismiss(animated: true) })
    ]
    let finger = sheet.press()
    finger.move(by: resolved.vector(112), over: 0.2)
    let pulled = transition.progress
    #expect(pulled > 0.1 && pulled < 0.15)
    finger.lift()
    sheet.fixture.device.advance(by: 0.02)
    let again = sheet.press()
    again.move(by: resolved.vector(12), over: 0.02)
    let caught = transition.progress
    again.move(by: resolved.vector(140), over: 0.2)
    #expect(transition.phase == .held && abs(transition.progress - caught - 0.175) < 0.01)
    again.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true, true])
  }

  @Test("A pull that the app refuses scrolls, and is refused once")
  func refused() {
    var starts: [TransitionGestureStart] = []
    let sheet = sheet(when: {
      starts.append($0)
      return false
    })
    let finger = sheet.press()
    sheet.move(finger, by: 12)
    sheet.move(finger, by: 200)
    #expect(starts.map(\.kind) == [.drag] && sheet.begun == 0)
    #expect(sheet.scrollView.bounces && sheet.rest < 0)
    finger.lift()
    sheet.fixture.device.advanceUntilIdle()
    #expect(sheet.fixture.completions == [true])
  }
}
