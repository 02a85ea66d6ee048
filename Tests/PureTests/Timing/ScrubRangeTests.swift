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
    #expect(exact.nearest(to: 0.405) == 0.405)
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

  @Test("What rounding takes to an end is left as it is, and any other step is moved aside")
  func nearEnds() {
    // 59.4 steps: the last one is 0.4 of a step from the end.
    let (duration, step) = (59.4 / 120, 1 / 59.4)
    let range = ScrubRange(duration: duration)
    #expect(range.nearest(to: 59 * step) == 59 * step)
    let aside = [1, 29, 31, 58].map { abs(range.nearest(to: $0 * step) / step - $0) }
    #expect(aside.allSatisfy { abs($0 - 3e-4) < 1e-9 })
  }

  /// A range of an animator that was scrubbed to two fractions, of which the last one is looked at.
  private func looked(
    shown: Double, at last: Double, after former: Double = 0.1, isRounded: Bool = false,
    along curve: ScrubCurve? = nil
  ) -> ScrubRange {
    var range = ScrubRange(duration: 0.5, isRounded: isRounded)
    range.scrubbed(to: former)
    range.scrubbed(to: last)
    range.look(shown: shown, curve: curve ?? self.curve)
    return range
  }

  @Test("The shown value reveals whether it rounds, once")
  func seen() {
    var range = looked(shown: 19 * step, at: 18.6 * step)
    #expect(range.isRounded && range.isSeen)
    range.scrubbed(to: 30.3 * step)
    range.look(shown: 30.3 * step, curve: curve)
    #expect(range.isRounded)
    let other = looked(shown: 30.3 * step, at: 30.3 * step, isRounded: true)
    #expect(!other.isRounded && other.isSeen)
  }

  @Test("A value that is a step by itself, was not shown yet, or was caught, reveals nothing")
  func unseen() {
    for isRounded in [false, true] {
      #expect(!looked(shown: 18 * step, at: 18 * step, isRounded: isRounded).isSeen)
      #expect(
        !looked(shown: 19 * step, at: 18.6 * step, after: 19 * step, isRounded: isRounded).isSeen)
      #expect(!looked(shown: 0.9, at: 18.6 * step, isRounded: isRounded).isSeen)
      let opaque = ScrubCurve(.opaque)
      #expect(
        !looked(shown: 18.6 * step, at: 18.6 * step, isRounded: isRounded, along: opaque).isSeen)
      var caught = ScrubRange(duration: 0.5, isRounded: isRounded)
      caught.caught(at: 18.6 * step)
      caught.look(shown: 18.6 * step, curve: curve)
      #expect(!caught.isSeen && caught.isRounded == isRounded)
    }
  }

  @Test("Until it is known, a step is moved aside by next to nothing, so that the next look tells")
  func aside() {
    for isRounded in [false, true] {
      for steps in [1.0, 18, 30, 59] {
        var range = ScrubRange(duration: 0.5)
        range.scrubbed(to: 0.1)
        let set = range.nearest(to: steps * step)
        #expect(set != steps * step && abs(set - steps * step) < 1e-4)
        range.scrubbed(to: set)
        range.look(shown: isRounded ? steps * step : set, curve: curve)
        #expect(range.isSeen && range.isRounded == isRounded)
        #expect(isRounded || range.nearest(to: steps * step) == steps * step)
      }
    }
  }

  @Test("The safe start is a step away, unless it is known not to round")
  func safeStart() {
    #expect(abs(ScrubRange(duration: 0.5).safeStart / step - 0.55) < 1e-9)
    #expect(looked(shown: 30.3 * step, at: 30.3 * step).safeStart < 1e-5)
    #expect(looked(shown: 19 * step, at: 18.6 * step).safeStart > 0.5 * step)
  }
}
