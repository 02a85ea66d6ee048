import Foundation
import HeadlessUIKit

/// What the command line asks for.
nonisolated struct ReadingsOptions {
  enum Command {
    case help
    case product(processes: Int)
    case replay([String])
    case explore(isExhaustive: Bool)
    case continuity
    case diagram(checks: Bool)
  }

  /// What is wrong with a command line.
  enum Mistake: Error, CustomStringConvertible {
    case unknownCommand(String)
    case unknownOption(String, command: String)
    case missingValue(String)
    case badNumber(String)
    case unknownVariant(String)

    var description: String {
      switch self {
      case .unknownCommand(let name):
        "there is no command \"\(name)\"; there are explore, continuity, diagram"
      case .unknownOption(let option, let command):
        "\(command) has no option \(option); try --help"
      case .missingValue(let option):
        "\(option) needs a value"
      case .badNumber(let text):
        "\"\(text)\" is not a number of processes, 1 or more"
      case .unknownVariant(let name):
        "there is no variant \"\(name)\"; there are \(RuntimeVariants.names.joined(separator: ", "))"
      }
    }
  }

  static let usage = """
    usage: readings [--processes N]
           readings --under NAME[+NAME…]
           readings explore [--all]
           readings continuity
           readings diagram [--check]

    Where UIKit's behaviour is documented loosely, the headless runtime has variants. With no command,
    the toolkit's tests, all scenes among them, run under every combination of them.

      --processes N  how many share the work; one for each core by default
      --under        under these variants only; default is a name too

    explore   goes through every sequence of events under a model of UIKit, checks what must hold in
              each state, and shows that mistakes put in on purpose are found
      --all   also two runs at a time, and an app that reacts within calls, under every combination
              of readings, not only under each reading alone, none and all; takes long
    continuity  measures what a person sees of flights that are grabbed at each moment, moved and let
              go, under every timing, and of a controller written by hand
    diagram   writes Documentation/StateMachine.md
      --check only says whether the page is up to date
    """

  let command: Command

  init(arguments: [String]) throws(Mistake) {
    if arguments.contains("--help") || arguments.contains("-h") {
      command = .help
      return
    }
    guard let name = arguments.first, !name.hasPrefix("-") else {
      command = try Self.suite(arguments)
      return
    }
    let options = arguments.dropFirst()
    let known: String?
    switch name {
    case "explore":
      known = "--all"
      command = .explore(isExhaustive: !options.isEmpty)
    case "continuity":
      known = nil
      command = .continuity
    case "diagram":
      known = "--check"
      command = .diagram(checks: !options.isEmpty)
    default:
      throw .unknownCommand(name)
    }
    if let other = options.first(where: { $0 != known }) {
      throw .unknownOption(other, command: name)
    }
  }

  /// Reads what the tests are to run under.
  private static func suite(_ arguments: [String]) throws(Mistake) -> Command {
    guard let option = arguments.first else {
      return .product(processes: ProcessInfo.processInfo.activeProcessorCount)
    }
    guard option == "--processes" || option == "--under" else {
      throw .unknownOption(option, command: "readings")
    }
    guard arguments.count > 1 else { throw .missingValue(option) }
    if arguments.count > 2 { throw .unknownOption(arguments[2], command: "readings") }
    let value = arguments[1]
    if option == "--under" {
      let names = value.split(separator: "+").map(String.init).filter { $0 != "default" }
      for name in names where !RuntimeVariants.names.contains(name) {
        throw .unknownVariant(name)
      }
      return .replay(names)
    }
    guard let processes = Int(value), processes > 0 else { throw .badNumber(value) }
    return .product(processes: processes)
  }
}
