/// Writes a script as a test to paste.
nonisolated package struct TestWriter {
  private let script: Script
  private let seed: UInt64

  package init(_ script: Script, seed: UInt64) {
    (self.script, self.seed) = (script, seed)
  }

  /// The test in Swift.
  package var text: String {
    let lines = script.description.split(separator: "\n").map { "  \($0)" }
    return """
      @Test func seed\(seed)() async {
        let script = \(lines.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace))
        #expect(await Trial.run(script) == [])
      }
      """
  }
}
