import Testing
import Torture

@Suite("Torture", .serialized)
struct TortureTests {
  @Test("A script is the same for the same seed, and runs in the same way", arguments: [1, 7])
  func determinism(seed: UInt64) async {
    #expect(ScriptGenerator.script(seed) == ScriptGenerator.script(seed))
    let script = ScriptGenerator.script(seed)
    let first = await Trial.run(script)
    #expect(await Trial.run(script) == first)
  }
}
