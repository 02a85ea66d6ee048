import Foundation
import Torture

/// The options of the command line.
nonisolated struct TortureOptions {
  enum Command {
    case help
    case run
    case replay(UInt64)
    case shrink(UInt64)
    /// Runs the scripts of some seeds in this process.
    case work(count: Int)
    /// Runs one script in this process.
    case attempt(Reduction)
  }

  /// An error in a command line.
  enum Mistake: Error, CustomStringConvertible {
    case unknownOption(String)
    case badValue(String)

    var description: String {
      switch self {
      case .unknownOption(let option): "unknown option \(option); try --help"
      case .badValue(let option): "\(option) needs a number"
      }
    }
  }

  static let usage = """
    usage: torture [--runs N] [--seed S] [--processes P] [--output DIR]
           torture --replay SEED [--output DIR]
           torture --shrink SEED [--output DIR]

    Runs scripts of fingers, calls and interruptions, made from seeds, against apps that use the
    toolkit, and checks in each frame and at rest what must hold. Of each kind of failure one script
    is shrunk, and written as a test and as a recording into DIR, .build/torture by default.

      --runs N       how many scripts; 1000 by default
      --seed S       the first seed; 1 by default
      --samples K    how many scripts of each kind of failure are shrunk; 1 by default
      --processes P  how many share the work; one for each core by default
      --by-hand      torture a transition that is written by hand in the toolkit's place
      --replay SEED  run one script, print what fails, and record it
      --shrink SEED  run one script, and shrink it if it fails
    """

  private(set) var command = Command.run
  private(set) var runs = 1_000
  private(set) var seed: UInt64 = 1
  /// How many scripts of each kind of failure are shrunk.
  private(set) var samples = 1
  /// Whether a transition that is written by hand stands in the toolkit's place.
  private(set) var isHandMade = false
  private(set) var processes = ProcessInfo.processInfo.activeProcessorCount
  private(set) var output = URL(fileURLWithPath: ".build/torture", isDirectory: true)

  init(arguments: [String]) throws(Mistake) {
    var rest = arguments[...]
    while let option = rest.popFirst() {
      switch option {
      case "--help", "-h": command = .help
      case "--runs": runs = try Self.number(option, rest.popFirst())
      case "--seed": seed = try Self.number(option, rest.popFirst())
      case "--by-hand": isHandMade = true
      case "--samples": samples = try Self.number(option, rest.popFirst())
      case "--processes": processes = try Self.number(option, rest.popFirst())
      case "--replay": command = .replay(try Self.number(option, rest.popFirst()))
      case "--shrink": command = .shrink(try Self.number(option, rest.popFirst()))
      case "--work": command = .work(count: try Self.number(option, rest.popFirst()))
      case "--attempt":
        let data = Data((rest.popFirst() ?? "").utf8)
        guard let reduction = try? JSONDecoder().decode(Reduction.self, from: data) else {
          throw .badValue(option)
        }
        command = .attempt(reduction)
      case "--output":
        output = URL(fileURLWithPath: rest.popFirst() ?? "", isDirectory: true)
      default: throw .unknownOption(option)
      }
    }
  }

  /// What a child is told of what it is to torture.
  var subject: [String] { isHandMade ? ["--by-hand"] : [] }

  private static func number<Number: FixedWidthInteger>(
    _ option: String, _ text: String?
  ) throws(Mistake) -> Number {
    guard let number = text.flatMap({ Number($0) }), number >= 0 else { throw .badValue(option) }
    return number
  }
}
