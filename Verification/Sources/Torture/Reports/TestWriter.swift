/// A writer of a script as a test.
nonisolated package struct TestWriter {
  private let script: Script
  private let seed: UInt64
  private let isHandMade: Bool

  /// - Parameters:
  ///   - script: The script.
  ///   - seed: The seed of the script.
  ///   - isHandMade: Whether the script runs with a handwritten transition.
  package init(_ script: Script, seed: UInt64, isHandMade: Bool = false) {
    self.script = script
    self.seed = seed
    self.isHandMade = isHandMade
  }

  /// The test in Swift.
  package var text: String {
    let lines = script.description.split(separator: "\n").map { "  \($0)" }
    return """
      @Test func seed\(seed)() async {
        let script = \(lines.joined(separator: "\n").trimmingPrefix(while: \.isWhitespace))
        #expect(await Trial.run(script\(isHandMade ? ", isHandMade: true" : "")) == [])
      }
      """
  }
}
