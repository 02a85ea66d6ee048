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

  @Test("A mapping without finite numbers holds the transition where it is")
  func unusable() {
    for mapping in [{ _ in .nan }, { _ in .infinity }] as [(CGFloat) -> CGFloat] {
      let sheet = sheet(mapping: mapping)
      let finger = sheet.press()
      sheet.move(finger, by: 212)
      #expect(sheet.fixture.transition.progress.isFinite)
      finger.lift()
      sheet.fixture.device.advanceUntilIdle()
      #expect(sheet.fixture.completions.count <= 2)
      #expect(sheet.scrollView.bounces)
    }
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
