import Testing

@testable import InterruptibleTransitions

@Suite("Fractions to which an animator is scrubbed")
struct ScrubRangeTests {
  private let curve = ScrubCurve(TimingCurve.cubic(.linear))
  private let step = 1.0 / 120 / 0.5

  @Test("An animator stays half a step from its ends, unless it is known not to round")
  func margins() {
    let exact = ScrubRange(duration: 0.5, roundsFractions: false)
    #expect(exact.nearest(to: 0) < 1e-5 && exact.nearest(to: 0) > 0)
    #expect(exact.nearest(to: 1) > 1 - 1e-5 && exact.nearest(to: 1) < 1)
    #expect(exact.nearest(to: 0.405) == 0.405)
    #expect(exact.nearest(to: .nan) == exact.nearest(to: 0))
    for rounds in [true, nil] {
      let rounded = ScrubRange(duration: 0.5, roundsFractions: rounds)
      #expect(abs(rounded.margin / step - 0.55) < 1e-9)
      for end in [0.0, 1] {
        let steps = rounded.nearest(to: end) / step
        #expect(steps.rounded() == (end == 0 ? 1 : 59))
      }
    }
    for duration in [0, 1e-9, .infinity] {
      let range = ScrubRange(duration: duration, roundsFractions: true)
      #expect((0...1).contains(range.nearest(to: 1)))
    }
  }

  @Test("A fraction within half a step of an end is limited, and other steps are moved aside")
  func nearEnds() {
    // The duration is 59.4 steps, so the last step is 0.4 steps from the end.
    let duration = 59.4 / 120
    let step = 1 / 59.4
    let range = ScrubRange(duration: duration)
    let last = 1 - range.margin
    #expect(range.nearest(to: 59 * step) == last && (last / step).rounded() == 59)
    let aside = [1, 29, 31, 58].map { abs(range.nearest(to: $0 * step) / step - $0) }
    #expect(aside.allSatisfy { abs($0 - 3e-4) < 1e-9 })
  }

  /// Returns whether an animator that was scrubbed to two fractions rounds; nil if that is unknown.
  private func rounds(
    shown: Double, at last: Double, after former: Double = 0.1, along curve: ScrubCurve? = nil
  ) -> Bool? {
    var range = ScrubRange(duration: 0.5)
    range.scrubbed(to: former)
    range.scrubbed(to: last)
    range.observe(shown: shown, curve: curve ?? self.curve)
    return range.roundsFractions
  }

  @Test("The shown progress decides whether the animator rounds, only once")
  func seen() {
    #expect(rounds(shown: 19 * step, at: 18.6 * step) == true)
    #expect(rounds(shown: 30.3 * step, at: 30.3 * step) == false)
    var range = ScrubRange(duration: 0.5, roundsFractions: true)
    range.scrubbed(to: 30.3 * step)
    range.observe(shown: 30.3 * step, curve: curve)
    #expect(range.roundsFractions == true)
  }

  @Test("A step, an earlier progress, a caught animator and an unknown curve decide nothing")
  func unseen() {
    #expect(rounds(shown: 18 * step, at: 18 * step) == nil)
    #expect(rounds(shown: 19 * step, at: 18.6 * step, after: 19 * step) == nil)
    #expect(rounds(shown: 0.9, at: 18.6 * step) == nil)
    #expect(rounds(shown: 18.6 * step, at: 18.6 * step, along: ScrubCurve(.opaque)) == nil)
    var caught = ScrubRange(duration: 0.5)
    caught.recordPause(at: 18.6 * step)
    caught.observe(shown: 18.6 * step, curve: curve)
    #expect(caught.roundsFractions == nil)
  }

  @Test(
    "Until rounding is known, a step is moved aside slightly, so that it shows rounding",
    arguments: [false, true])
  func aside(isRounded: Bool) {
    for steps in [1.0, 18, 30, 59] {
      var range = ScrubRange(duration: 0.5)
      range.scrubbed(to: 0.1)
      let set = range.nearest(to: steps * step)
      #expect(set != steps * step && abs(set - steps * step) < 1e-4)
      range.scrubbed(to: set)
      range.observe(shown: isRounded ? steps * step : set, curve: curve)
      #expect(range.roundsFractions == isRounded)
      #expect(isRounded || range.nearest(to: steps * step) == steps * step)
    }
  }
}
