import Testing

@testable import InterruptibleTransitions

@Suite("The fractions that an animator is scrubbed to")
struct ScrubRangeTests {
  private let curve = ScrubCurve(TimingCurve.cubic(.linear))
  private let step = 1.0 / 120 / 0.5

  @Test("Next to its ends, unless it rounds")
  func margins() {
    let exact = ScrubRange(duration: 0.5)
    #expect(exact.nearest(to: 0) < 1e-5 && exact.nearest(to: 0) > 0)
    #expect(exact.nearest(to: 1) > 1 - 1e-5 && exact.nearest(to: 1) < 1)
    #expect(exact.nearest(to: 0.4) == 0.4)
    #expect(exact.nearest(to: .nan) == exact.nearest(to: 0))
    let rounded = ScrubRange(duration: 0.5, isRounded: true)
    for end in [0.0, 1] {
      let steps = rounded.nearest(to: end) / step
      #expect(steps.rounded() == (end == 0 ? 1 : 59))
    }
    for duration in [0, 1e-9, .infinity] {
      let range = ScrubRange(duration: duration, isRounded: true)
      #expect((0...1).contains(range.nearest(to: 1)))
    }
  }

  @Test("The shown value reveals whether it rounds, once")
  func seen() {
    var range = ScrubRange(duration: 0.5)
    range.former = 0.1
    range.look(shown: 19 * step, fraction: 18.6 * step, curve: curve)
    #expect(range.isRounded)
    range.former = 0.1
    range.look(shown: 30.3 * step, fraction: 30.3 * step, curve: curve)
    #expect(range.isRounded)
    var other = ScrubRange(duration: 0.5, isRounded: true)
    other.former = 0.1
    other.look(shown: 30.3 * step, fraction: 30.3 * step, curve: curve)
    #expect(!other.isRounded)
  }

  @Test("A value that is a step by itself, or was not shown yet, reveals nothing")
  func unseen() {
    for isRounded in [false, true] {
      var range = ScrubRange(duration: 0.5, isRounded: isRounded)
      range.former = 0.1
      range.look(shown: 18 * step, fraction: 18 * step, curve: curve)
      range.former = 19 * step
      range.look(shown: 19 * step, fraction: 18.6 * step, curve: curve)
      range.former = 0.1
      range.look(shown: 0.9, fraction: 18.6 * step, curve: curve)
      #expect(range.isRounded == isRounded)
      range.former = 0.1
      range.look(
        shown: 18.6 * step, fraction: 18.6 * step,
        curve: ScrubCurve(.opaque))
      #expect(range.isRounded == isRounded)
    }
  }
}
