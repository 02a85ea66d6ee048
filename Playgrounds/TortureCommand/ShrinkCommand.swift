import Foundation
import Torture

/// Shrinks the script of a seed, prints it as a test, and records it.
struct ShrinkCommand {
  let seed: UInt64
  let options: TortureOptions

  init(seed: UInt64, _ options: TortureOptions) {
    (self.seed, self.options) = (seed, options)
  }

  func run() throws -> Int32 {
    guard let report = try reports(of: Reduction(seed: seed)).first else {
      print("the script of \(seed) does not fail")
      return 0
    }
    let shrinker = Shrinker { reduction in
      (try? reports(of: reduction).first?.kind) == report.kind
    }
    let reduction = shrinker.shrink(seed: seed)
    print("\n\(try reports(of: reduction).first?.text ?? report.text)")
    print(TestWriter(reduction.script, seed: seed).text)
    let isAlive = !["crash", "hang"].contains { report.kind.hasPrefix($0) }
    if isAlive, !options.isHandMade { _ = try ReplayCommand(reduction, options).run() }
    return 1
  }

  private func reports(of reduction: Reduction) throws -> [Child.Report] {
    let text = String(decoding: try JSONEncoder().encode(reduction), as: UTF8.self)
    return try Child(["--attempt", text] + options.subject).finish().reports
  }
}
