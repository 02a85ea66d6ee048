import Testing
import Torture

/// Tests a part of the scripts of `torture`.
@Suite("Torture", .serialized)
struct TortureTests {
  @Test("The invariants hold for random scripts with the toolkit", arguments: 0..<3)
  func survives(part: UInt64) async {
    for seed in (170 + 50 * part)..<(220 + 50 * part) {
      let failures = await Trial.run(ScriptGenerator.script(seed))
      #expect(failures == [], "torture shrink \(seed)")
    }
  }

  @Test("A seed always has the same script and the same run", arguments: [3, 149, 313])
  func isDeterministic(seed: UInt64) async {
    let script = ScriptGenerator.script(seed)
    let first = await Trial.run(script)
    _ = await Trial.run(ScriptGenerator.script(seed + 1))
    #expect(ScriptGenerator.script(seed) == script)
    #expect(await Trial.run(script) == first)
  }

  @Test("A script is written as a test in Swift")
  func isWritten() {
    let script = Script(
      .plain, under: "linksLate",
      [
        .present(0, with: 1, by: .page(2), as: .sheet, whenBusy: .wait),
        .when(.phase, [.update(0, .value(0.5)), .update(1, .notANumber)]),
      ])
    #expect(
      TestWriter(script, seed: 7).text == """
        @Test func seed7() async {
          let script = Script(
            Setting(root: .page, framesPerSecond: 60, timings: [.linear, .linear, .linear], \
        gestures: [[], [], []], hasDelegates: false, hasGuests: false, hasElements: false, \
        answer: .none, laysOut: false, controls: .none, hasRows: false, \
        hasConstraints: false),
            under: "linksLate",
            [
              .present(0, with: 1, by: .page(2), as: .sheet, whenBusy: .wait),
              .when(.phase, [.update(0, .value(0.5)), .update(1, .notANumber)]),
            ])
          #expect(await Trial.run(script) == [])
        }
        """)
  }

  @Test("Shrinking leaves only the steps that make a script fail")
  func shrinks() {
    let whole = ScriptGenerator.script(5)
    let needed = [whole.steps[1], whole.steps[whole.steps.count - 1]]
    let shrinker = Shrinker { reduction in
      needed.allSatisfy { step in reduction.script.steps.contains(step) }
    }
    let script = shrinker.shrink(Reduction(seed: 5)).script
    #expect(script.steps == needed)
    #expect(script.variants == "" && script.setting.gestures == [[], [], []])
    #expect(!script.setting.hasDelegates && !script.setting.hasGuests)
    #expect(!script.setting.hasElements && !script.setting.hasConstraints)
  }
}
